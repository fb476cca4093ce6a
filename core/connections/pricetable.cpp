// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "pricetable.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace breakerbox::connections {

using namespace Qt::StringLiterals;

namespace {

constexpr double kMillionth = 1'000'000;
constexpr double kHighestPrice = 100'000; // for a million tokens

std::optional<Amount> amountOf(const QJsonValue &value)
{
    const double number = value.toDouble(-1);
    if (!(number >= 0) || number > kHighestPrice)
        return std::nullopt;
    return static_cast<Amount>(std::llround(number * kMillionth));
}

std::optional<ModelPrice> priceOf(const QJsonObject &object, const ModelPrice &common)
{
    ModelPrice price = common;
    price.model = object["model"_L1].toString();
    const auto input = amountOf(object["input"_L1]);
    const auto output = amountOf(object["output"_L1]);
    if (price.model.isEmpty() || !input || !output)
        return std::nullopt;
    price.input = *input;
    price.output = *output;
    if (object.contains("cached"_L1)) {
        price.cached = amountOf(object["cached"_L1]);
        if (!price.cached)
            return std::nullopt;
    }
    price.upTo = object["upTo"_L1].toInteger();
    price.until = QDate::fromString(object["until"_L1].toString(), Qt::ISODate);
    if (object.contains("until"_L1) && !price.until.isValid())
        return std::nullopt;
    return price;
}

// "-20260407", "-2026-04-07", "-latest": the same model.
bool isDate(QStringView rest)
{
    if (rest == "-latest"_L1)
        return true;
    if (!rest.startsWith(u'-') || (rest.size() != 9 && rest.size() != 11))
        return false;
    return QDate::fromString(rest.sliced(1), rest.size() == 9 ? u"yyyyMMdd" : u"yyyy-MM-dd")
        .isValid();
}

} // namespace

bool priceFits(QStringView pattern, QStringView model)
{
    if (pattern.endsWith(u'*'))
        return model.startsWith(pattern.chopped(1), Qt::CaseInsensitive);
    return model.startsWith(pattern, Qt::CaseInsensitive) &&
           (model.size() == pattern.size() || isDate(model.sliced(pattern.size())));
}

Result<PriceTable> PriceTable::load(const QString &file)
{
    QFile prices(file);
    if (!prices.open(QIODevice::ReadOnly))
        return failure(ErrorCode::NotFound, file);
    return read(prices.readAll());
}

Result<PriceTable> PriceTable::read(const QByteArray &json)
{
    const QJsonArray sources = QJsonDocument::fromJson(json).object()["sources"_L1].toArray();
    std::vector<ModelPrice> rows;
    for (const QJsonValue &each : sources) {
        const QJsonObject source = each.toObject();
        ModelPrice common;
        common.provider = source["provider"_L1].toString();
        common.currency = source["currency"_L1].toString();
        common.source = source["name"_L1].toString();
        common.read = QDate::fromString(source["read"_L1].toString(), Qt::ISODate);
        if (common.provider.isEmpty() || common.currency.isEmpty() || common.source.isEmpty() ||
            !common.read.isValid())
            return failure(ErrorCode::InvalidInput, u"source %1"_s.arg(common.provider));
        for (const QJsonValue &model : source["models"_L1].toArray()) {
            const auto price = priceOf(model.toObject(), common);
            if (!price)
                return failure(ErrorCode::InvalidInput,
                               model.toObject()["model"_L1].toString(common.provider));
            rows.push_back(*price);
        }
    }
    if (rows.empty())
        return failure(ErrorCode::InvalidInput, u"no prices"_s);
    return PriceTable(std::move(rows));
}

const ModelPrice *PriceTable::find(QStringView provider, QStringView model) const
{
    const ModelPrice *best = nullptr;
    const auto rank = [](const ModelPrice &price) {
        return std::pair(!price.model.endsWith(u'*'), price.model.size());
    };
    for (const ModelPrice &price : m_rows) {
        if (price.provider != provider || !priceFits(price.model, model))
            continue;
        if (!best || rank(price) > rank(*best))
            best = &price;
    }
    return best;
}

bool PriceTable::knows(QStringView provider) const
{
    return std::ranges::any_of(
        m_rows, [provider](const ModelPrice &price) { return price.provider == provider; });
}

std::optional<Cost> costOf(const Connection &connection, const PriceTable &prices,
                           QStringView model, const TokenCounts &tokens, Requests requests)
{
    if (connection.spend.hasPrices())
        return Cost{connection.spend.costOf(tokens.input, tokens.output), {}, false, {}};
    const ModelPrice *price = prices.find(connection.preset, model);
    if (!price)
        return std::nullopt;
    if (requests == Requests::One && price->upTo > 0 && tokens.input > price->upTo)
        return std::nullopt;
    const std::int64_t cached = std::clamp<std::int64_t>(tokens.cached, 0, tokens.input);
    SpendGuard fresh;
    fresh.inputPrice = price->input;
    fresh.outputPrice = price->output;
    SpendGuard again;
    again.inputPrice = price->cached.value_or(price->input);
    return Cost{fresh.costOf(tokens.input - cached, tokens.output) + again.costOf(cached, 0),
                price->currency, true, price->read};
}

} // namespace breakerbox::connections
