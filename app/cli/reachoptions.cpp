// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "reachoptions.h"
#include "words.h"

#include <connections/pricetable.h>
#include <ui/text/limittext.h>

#include <QFileInfo>

#include <array>
#include <limits>

namespace breakerbox::app {

using namespace Qt::StringLiterals;
using connections::Connection;

namespace {

Result<void> applyProxy(const Arguments &arguments, Connection &connection)
{
    const auto typed = arguments.value(u"proxy"_s);
    if (!typed)
        return {};
    if (*typed == "system"_L1 || *typed == "none"_L1) {
        connection.proxy = {};
        connection.proxy.use = connections::proxyUseFromName(*typed);
        return {};
    }
    const auto proxy = connections::readProxy(*typed);
    if (proxy) {
        const connections::PasswordPlace kept = connection.proxy.password;
        connection.proxy = *proxy;
        connection.proxy.password = kept; // detached where it is saved, if the proxy is another one
        return {};
    }
    if (proxy.error().detail == "password"_L1)
        return failure(ErrorCode::InvalidKey,
                       tr("Passwords are never taken from the command line: name the user only and "
                          "use --proxy-password-stdin."));
    return failure(ErrorCode::InvalidInput,
                   tr("--proxy is system, none, http://HOST:PORT or socks5://HOST:PORT."));
}

Result<void> applyFile(const Arguments &arguments, Connection &connection)
{
    const auto typed = arguments.value(u"ca-file"_s);
    if (!typed)
        return {};
    connection.caFile =
        typed->isEmpty() || *typed == "none"_L1 ? QString() : QFileInfo(*typed).absoluteFilePath();
    return {};
}

struct NumberOption
{
    const char16_t *name;
    int least;
    int most;
};

Result<void> readNumber(const Arguments &arguments, const NumberOption &option,
                        const std::function<void(int)> &take)
{
    const QString name = QString::fromUtf16(option.name);
    const auto typed = arguments.value(name);
    if (!typed)
        return {};
    bool good = false;
    const int value = typed->toInt(&good);
    if (!good || value < option.least || value > option.most)
        return failure(
            ErrorCode::InvalidInput,
            tr("--%1 is a number from %2 to %3.").arg(name).arg(option.least).arg(option.most));
    take(value);
    return {};
}

Result<void> applyNumbers(const Arguments &arguments, Connection &connection)
{
    struct Row
    {
        NumberOption option;
        std::function<void(int)> take;
    };
    const std::array rows{
        Row{{u"connect-limit", 1, 3600},
            [&](int value) { connection.limits.connect = Seconds(value); }},
        Row{{u"first-byte-limit", 1, 3600},
            [&](int value) { connection.limits.firstByte = Seconds(value); }},
        Row{{u"silence-limit", 1, 3600},
            [&](int value) { connection.limits.silence = Seconds(value); }},
        Row{{u"parallel", 1, 16}, [&](int value) { connection.parallel = value; }},
        Row{{u"requests-per-minute", 0, 100'000},
            [&](int value) { connection.pace.requestsPerMinute = value; }},
        Row{{u"tokens-per-minute", 0, 100'000'000},
            [&](int value) { connection.pace.tokensPerMinute = value; }},
    };
    for (const Row &row : rows) {
        if (auto done = readNumber(arguments, row.option, row.take); !done)
            return done;
    }
    return {};
}

// Some of this service's models have prices in the table.
bool isPriced(const Connection &connection)
{
    const auto prices = connections::PriceTable::load(u":/prices/prices.json"_s);
    return prices && prices->knows(connection.preset);
}

Result<void> applySpend(const Arguments &arguments, Connection &connection)
{
    connections::SpendGuard &guard = connection.spend;
    const std::array rows{
        std::pair{u"price-in"_s, &guard.inputPrice},
        std::pair{u"price-out"_s, &guard.outputPrice},
        std::pair{u"limit-conversation"_s, &guard.conversationLimit},
        std::pair{u"limit-month"_s, &guard.monthLimit},
    };
    for (const auto &[name, into] : rows) {
        const auto typed = arguments.value(name);
        if (!typed)
            continue;
        const auto amount = ui::text::readAmount(*typed);
        if (!amount)
            return failure(ErrorCode::InvalidInput,
                           tr("--%1 is an amount, for example 2.50; 0 for none.").arg(name));
        *into = *amount;
    }
    if (guard.isSet() && !guard.hasPrices() && !isPriced(connection))
        return failure(ErrorCode::InvalidInput,
                       tr("A limit needs a price: --price-in and --price-out, for a million "
                          "tokens."));
    return {};
}

} // namespace

QStringList reachOptionNames()
{
    return {u"proxy"_s,         u"ca-file"_s,   u"connect-limit"_s,       u"first-byte-limit"_s,
            u"silence-limit"_s, u"parallel"_s,  u"requests-per-minute"_s, u"tokens-per-minute"_s,
            u"price-in"_s,      u"price-out"_s, u"limit-conversation"_s,  u"limit-month"_s};
}

Result<void> applyReach(const Arguments &arguments, Connection &connection)
{
    for (const auto apply : {&applyProxy, &applyFile, &applyNumbers, &applySpend}) {
        if (auto done = apply(arguments, connection); !done)
            return done;
    }
    return {};
}

QJsonObject reachObject(const Connection &connection)
{
    const auto millions = [](connections::Amount amount) {
        return static_cast<double>(amount) / 1'000'000;
    };
    return {
        {u"proxy"_s, connection.proxy.toText()},
        {u"ca_file"_s, connection.caFile.isEmpty() ? QJsonValue() : QJsonValue(connection.caFile)},
        {u"limits_ms"_s,
         QJsonObject{{u"connect"_s, static_cast<qint64>(connection.limits.connect.count())},
                     {u"first_byte"_s, static_cast<qint64>(connection.limits.firstByte.count())},
                     {u"silence"_s, static_cast<qint64>(connection.limits.silence.count())}}},
        {u"parallel"_s, connection.parallel},
        {u"requests_per_minute"_s, connection.pace.requestsPerMinute},
        {u"tokens_per_minute"_s, connection.pace.tokensPerMinute},
        {u"spend"_s,
         QJsonObject{{u"price_in"_s, millions(connection.spend.inputPrice)},
                     {u"price_out"_s, millions(connection.spend.outputPrice)},
                     {u"limit_conversation"_s, millions(connection.spend.conversationLimit)},
                     {u"limit_month"_s, millions(connection.spend.monthLimit)}}},
    };
}

} // namespace breakerbox::app
