// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <connections/connection.h>

#include <QByteArray>
#include <QDate>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace breakerbox::connections {

// What a million tokens of a model cost.
struct ModelPrice
{
    QString provider; // a preset's id
    QString model;    // a dated name of it is the same model; "*" at the end stands for any rest
    Amount input = 0;
    std::optional<Amount> cached; // input that the provider had in its cache; none: as input
    Amount output = 0;
    QString currency;      // "USD"
    QDate read;            // when the source said so; null: the user said it
    QString source;        // the name of the provider's page
    std::int64_t upTo = 0; // holds for prompts of so many tokens; 0 = for all
    QDate until;           // the last day on which it holds; null: none is known

    [[nodiscard]] QString key() const { return provider + u'/' + model; }
    [[nodiscard]] bool isOwn() const { return read.isNull(); }
    bool operator==(const ModelPrice &) const = default;
};

// Tokens of one or several requests, as services report them. cached is a part of input.
struct TokenCounts
{
    std::int64_t input = 0;
    std::int64_t output = 0;
    std::int64_t cached = 0;
};

struct Cost
{
    Amount amount = 0;
    QString currency;      // empty: the user's own, whatever the connection's prices are typed in
    bool estimate = false; // by the table, not by the connection's own prices
    QDate read;            // of the table's row; null: the user's own row, or no estimate

    bool operator==(const Cost &) const = default;
};

// Prices of models by provider: what is shipped, or that with the user's changes. A value.
class PriceTable
{
public:
    PriceTable() = default;
    explicit PriceTable(std::vector<ModelPrice> rows)
        : m_rows(std::move(rows))
    {}
    // ":/prices/prices.json". A row that makes no sense is an error: it is our own file.
    [[nodiscard]] static Result<PriceTable> load(const QString &file);
    [[nodiscard]] static Result<PriceTable> read(const QByteArray &json);

    [[nodiscard]] const std::vector<ModelPrice> &rows() const noexcept { return m_rows; }
    // Exact names before patterns, longer ones before shorter ones. Null: it is not known.
    [[nodiscard]] const ModelPrice *find(QStringView provider, QStringView model) const;
    [[nodiscard]] bool knows(QStringView provider) const;
    bool operator==(const PriceTable &) const = default;

private:
    std::vector<ModelPrice> m_rows;
};

[[nodiscard]] bool priceFits(QStringView pattern, QStringView model);

enum class Requests { One = 0, Several };
// At the connection's own prices if it has some, else by the table. None: neither knows, or one
// request was so long that the table's price does not hold for it.
[[nodiscard]] std::optional<Cost> costOf(const Connection &connection, const PriceTable &prices,
                                         QStringView model, const TokenCounts &tokens,
                                         Requests requests);

} // namespace breakerbox::connections
