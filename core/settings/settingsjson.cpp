// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "settingsjson.h"

#include "policycheck.h"
#include "policyjson.h"

#include <base/names.h>

#include <QJsonArray>

#include <optional>

namespace breakerbox::settings {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kThemeNames{
    Named<Theme>{Theme::System, u"system"},
    Named<Theme>{Theme::Light, u"light"},
    Named<Theme>{Theme::Dark, u"dark"},
};

constexpr std::array kSendKeyNames{
    Named<SendKey>{SendKey::Enter, u"enter"},
    Named<SendKey>{SendKey::ControlEnter, u"ctrlEnter"},
};

constexpr std::array kSpellingNames{
    Named<Spelling>{Spelling::Automatic, u"automatic"},
    Named<Spelling>{Spelling::Chosen, u"chosen"},
    Named<Spelling>{Spelling::Off, u"off"},
};

constexpr qsizetype kMostLanguages = 20;

// A whole number within bounds, else the standard one.
int wholeNumber(const QJsonValue &value, int smallest, int largest, int standard)
{
    const int number = value.toInt(smallest - 1);
    return number >= smallest && number <= largest ? number : standard;
}

QByteArray bytesOf(const QJsonValue &value)
{
    const auto decoded = QByteArray::fromBase64Encoding(value.toString().toLatin1(),
                                                        QByteArray::AbortOnBase64DecodingErrors);
    return decoded ? *decoded : QByteArray();
}

QString textOf(const QByteArray &bytes)
{
    return QString::fromLatin1(bytes.toBase64());
}

Appearance readAppearance(const QJsonObject &object)
{
    Appearance appearance;
    appearance.theme = valueOf(kThemeNames, object["theme"_L1].toString(), Theme::System);
    const double scale = object["fontScale"_L1].toDouble(1.0);
    if (scale >= Appearance::kSmallestFont && scale <= Appearance::kLargestFont)
        appearance.fontScale = scale;
    appearance.language = Language::fromCode(object["language"_L1].toString());
    return appearance;
}

Composer readComposer(const QJsonObject &object)
{
    Composer composer;
    composer.sendKey = valueOf(kSendKeyNames, object["sendKey"_L1].toString(), SendKey::Enter);
    composer.spelling =
        valueOf(kSpellingNames, object["spelling"_L1].toString(), Spelling::Automatic);
    for (const QJsonValue &language : object["languages"_L1].toArray()) {
        if (language.isString() && composer.languages.size() < kMostLanguages)
            composer.languages.append(language.toString());
    }
    return composer;
}

Window readWindow(const QJsonObject &object)
{
    Window window;
    window.geometry = bytesOf(object["geometry"_L1]);
    window.docks = bytesOf(object["docks"_L1]);
    const QJsonObject splitters = object["splitters"_L1].toObject();
    for (auto each = splitters.begin(); each != splitters.end(); ++each)
        window.splitters[each.key()] = bytesOf(each.value());
    window.sidebarWidth = wholeNumber(object["sidebarWidth"_L1], 120, 2000, window.sidebarWidth);
    window.sidebarVisible = object["sidebarVisible"_L1].toBool(window.sidebarVisible);
    window.diagnosticsVisible = object["diagnosticsVisible"_L1].toBool(window.diagnosticsVisible);
    for (const QJsonValue &id : object["pinned"_L1].toArray()) {
        if (id.isString())
            window.pinned.append(id.toString());
    }
    return window;
}

QJsonObject windowObject(const Window &window, QJsonObject object)
{
    object["geometry"_L1] = textOf(window.geometry);
    object["docks"_L1] = textOf(window.docks);
    QJsonObject splitters;
    for (const auto &[name, state] : window.splitters)
        splitters[name] = textOf(state);
    object["splitters"_L1] = splitters;
    object["sidebarWidth"_L1] = window.sidebarWidth;
    object["sidebarVisible"_L1] = window.sidebarVisible;
    object["diagnosticsVisible"_L1] = window.diagnosticsVisible;
    object["pinned"_L1] = QJsonArray::fromStringList(window.pinned);
    return object;
}

// One that is no list of texts is passed over: its command has the standard keys then.
Shortcuts readShortcuts(const QJsonObject &object)
{
    constexpr qsizetype kMostKeys = 8;
    constexpr qsizetype kLongestName = 64;
    Shortcuts shortcuts;
    for (auto each = object.begin(); each != object.end(); ++each) {
        const QJsonArray keys = each.value().toArray();
        bool sound =
            each.value().isArray() && keys.size() <= kMostKeys && each.key().size() <= kLongestName;
        QStringList names;
        for (const QJsonValue &key : keys) {
            sound = sound && key.isString() && key.toString().size() <= kLongestName;
            names.append(key.toString());
        }
        if (sound)
            shortcuts[each.key()] = names;
    }
    return shortcuts;
}

std::optional<Price> readPrice(const QJsonObject &object)
{
    constexpr double kHighest = 1e11;
    const auto amount = [&object](QLatin1StringView name, double standard) {
        return object.contains(name) ? object[name].toDouble(-2) : standard;
    };
    const double input = amount("input"_L1, -2);
    const double cached = amount("cached"_L1, -1);
    const double output = amount("output"_L1, -2);
    Price price;
    price.provider = object["provider"_L1].toString();
    price.model = object["model"_L1].toString();
    price.currency = object["currency"_L1].toString();
    if (price.provider.isEmpty() || price.model.isEmpty() || price.model.size() > 200 ||
        price.currency.isEmpty() || price.currency.size() > 8 || input < 0 || input > kHighest ||
        output < 0 || output > kHighest || cached < -1 || cached > kHighest)
        return std::nullopt;
    price.input = static_cast<long long>(input);
    price.cached = static_cast<long long>(cached);
    price.output = static_cast<long long>(output);
    return price;
}

// A row that makes no sense is passed over; the shipped one counts again then.
Prices readPrices(const QJsonObject &object)
{
    Prices prices;
    for (const QJsonValue &row : object["own"_L1].toArray()) {
        if (const auto price = readPrice(row.toObject()))
            prices.own.push_back(*price);
    }
    for (const QJsonValue &key : object["removed"_L1].toArray()) {
        if (key.isString())
            prices.removed.append(key.toString());
    }
    return prices;
}

QJsonObject pricesObject(const Prices &prices)
{
    QJsonArray own;
    for (const Price &price : prices.own) {
        QJsonObject row{{"provider"_L1, price.provider},
                        {"model"_L1, price.model},
                        {"input"_L1, price.input},
                        {"output"_L1, price.output},
                        {"currency"_L1, price.currency}};
        if (price.cached >= 0)
            row["cached"_L1] = price.cached;
        own.append(row);
    }
    return {{"own"_L1, own}, {"removed"_L1, QJsonArray::fromStringList(prices.removed)}};
}

} // namespace

Values readValues(const QJsonObject &object)
{
    Values values;
    values.appearance = readAppearance(object["appearance"_L1].toObject());
    values.composer = readComposer(object["composer"_L1].toObject());
    values.window = readWindow(object["window"_L1].toObject());
    values.privacy.keepHistoryDays =
        wholeNumber(object["privacy"_L1].toObject()["keepHistoryDays"_L1], 1, 3650, 30);
    values.privacy.lookForLocalServers =
        object["privacy"_L1].toObject()["lookForLocalServers"_L1].toBool(true);
    const QJsonObject desktop = object["desktop"_L1].toObject();
    values.desktop.notices = desktop["notices"_L1].toBool(true);
    values.desktop.tray = desktop["tray"_L1].toBool(false);
    values.desktop.globalKey = desktop["global_key"_L1].toBool(false);
    values.shortcuts = readShortcuts(object["shortcuts"_L1].toObject());
    values.prices = readPrices(object["prices"_L1].toObject());
    const QJsonObject policies = object["policies"_L1].toObject();
    for (auto each = policies.begin(); each != policies.end(); ++each) {
        const breaker::Policy standard = Values::standardPolicy(each.key());
        values.setPolicy(each.key(),
                         mended(readPolicy(each.value().toObject(), standard), standard));
    }
    return values;
}

void writeValues(const Values &values, QJsonObject &object)
{
    object["version"_L1] = std::max(object["version"_L1].toInt(1), 1);
    QJsonObject appearance = object["appearance"_L1].toObject();
    appearance["theme"_L1] = nameOf(kThemeNames, values.appearance.theme);
    appearance["fontScale"_L1] = values.appearance.fontScale;
    const Language &language = values.appearance.language;
    appearance["language"_L1] = language.isSystem() ? u"system"_s : language.code;
    object["appearance"_L1] = appearance;
    QJsonObject composer = object["composer"_L1].toObject();
    composer["sendKey"_L1] = nameOf(kSendKeyNames, values.composer.sendKey);
    composer["spelling"_L1] = nameOf(kSpellingNames, values.composer.spelling);
    composer["languages"_L1] = QJsonArray::fromStringList(values.composer.languages);
    object["composer"_L1] = composer;
    object["window"_L1] = windowObject(values.window, object["window"_L1].toObject());
    QJsonObject privacy = object["privacy"_L1].toObject();
    privacy["keepHistoryDays"_L1] = values.privacy.keepHistoryDays;
    privacy["lookForLocalServers"_L1] = values.privacy.lookForLocalServers;
    object["privacy"_L1] = privacy;
    QJsonObject desktop = object["desktop"_L1].toObject();
    desktop["notices"_L1] = values.desktop.notices;
    desktop["tray"_L1] = values.desktop.tray;
    desktop["global_key"_L1] = values.desktop.globalKey;
    object["desktop"_L1] = desktop;
    QJsonObject shortcuts;
    for (const auto &[command, keys] : values.shortcuts)
        shortcuts[command] = QJsonArray::fromStringList(keys);
    object["shortcuts"_L1] = shortcuts;
    object["prices"_L1] = pricesObject(values.prices);
    QJsonObject policies;
    for (const auto &[kind, policy] : values.policies)
        policies[kind] = policyObject(policy);
    object["policies"_L1] = policies;
}

} // namespace breakerbox::settings
