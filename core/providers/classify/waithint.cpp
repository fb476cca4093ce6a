// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "waithint.h"

#include <providers/classify/duration.h>

#include <QDateTime>
#include <QRegularExpression>
#include <QTimeZone>

#include <algorithm>
#include <array>

namespace breakerbox::providers::classify {

using namespace Qt::StringLiterals;

namespace {

using Hint = std::optional<Milliseconds>;

// Above this a fraction of a second is noise; the provider's own headers round up, too (K18).
constexpr Milliseconds kWholeSecondsFrom{10'000};

Hint roundedUp(Hint hint)
{
    if (hint && *hint >= kWholeSecondsFrom)
        return std::chrono::ceil<Seconds>(*hint);
    return hint;
}

WallTime referenceTime(const net::HttpHead &head, WallTime now)
{
    const auto age = readDigits(head.header("Age"));
    const auto date = readHttpDate(head.header("Date"));
    return date && age.value_or(0) == 0 ? *date : now;
}

// Until a point in time; past = absent.
Hint until(WallTime time, WallTime reference)
{
    if (time <= reference)
        return std::nullopt;
    return fromSeconds(static_cast<double>((time - reference).count()) / 1000);
}

// A number that large is a point in time, in seconds or in milliseconds (C30).
std::optional<WallTime> epochOf(qint64 number)
{
    if (number >= 1'000'000'000 && number <= 9'999'999'999)
        return wallFromMilliseconds(number * 1000);
    if (number >= 1'000'000'000'000 && number <= 9'999'999'999'999)
        return wallFromMilliseconds(number);
    return std::nullopt;
}

Hint fromNumber(qint64 number, WallTime reference)
{
    if (const auto time = epochOf(number))
        return until(*time, reference);
    return fromSeconds(static_cast<double>(number));
}

Hint googleMidnight(const ErrorBody &error, WallTime reference)
{
    const bool daily = std::ranges::any_of(error.quotas, [](const QString &quota) {
        return quota.contains(u"PerDay"_s) || quota.contains(u"Daily"_s);
    });
    if (!daily)
        return std::nullopt;
    const QTimeZone pacific("America/Los_Angeles");
    if (!pacific.isValid())
        return fromSeconds(86400);
    const QDateTime here = QDateTime::fromMSecsSinceEpoch(toMilliseconds(reference), pacific);
    const QDateTime midnight = here.date().addDays(1).startOfDay(pacific);
    return until(wallFromMilliseconds(midnight.toMSecsSinceEpoch()), reference);
}

Hint retryAfterMs(const net::HttpHead &head)
{
    static const QRegularExpression decimal(u"^\\d{1,15}(?:\\.\\d{1,15})?$"_s);
    const QString value = QString::fromLatin1(head.header("retry-after-ms").trimmed());
    if (!decimal.match(value).hasMatch())
        return std::nullopt;
    return fromSeconds(value.toDouble() / 1000);
}

Hint retryAfter(const net::HttpHead &head, WallTime reference)
{
    const QByteArray value = head.header("Retry-After");
    if (const auto number = readDigits(value))
        return fromNumber(*number, reference);
    if (const auto date = readHttpDate(value))
        return until(*date, reference);
    return std::nullopt;
}

Hint rateLimitReset(const net::HttpHead &head, WallTime reference)
{
    const auto number = readDigits(head.header("X-RateLimit-Reset"));
    return number ? fromNumber(*number, reference) : std::nullopt;
}

QString normalUnits(QString span)
{
    static const QRegularExpression milliseconds(u"\\s*(?:milliseconds?|msecs?)"_s);
    static const QRegularExpression seconds(u"\\s*(?:seconds?|secs?)"_s);
    static const QRegularExpression minutes(u"\\s*(?:minutes?|mins?)"_s);
    static const QRegularExpression hours(u"\\s*(?:hours?|hrs?)"_s);
    span.replace(milliseconds, u"ms"_s);
    span.replace(seconds, u"s"_s);
    span.replace(minutes, u"m"_s);
    span.replace(hours, u"h"_s);
    span.remove(u' ');
    return span;
}

Hint fromText(const QString &message)
{
    // Only so far: a message is a sentence or two.
    const QString text = message.first(std::min<qsizetype>(message.size(), 4096)).toLower();
    static const QRegularExpression request(
        u"(?:try again|retry)\\s+(?:in|after)\\s+"
        "((?:\\d+(?:\\.\\d+)?\\s*(?:milliseconds?|msecs?|ms|seconds?|secs?|minutes?|mins?|hours?|"
        "hrs?|s|m|h)(?![a-z])\\s?(?:and\\s)?)+)"_s);
    const QRegularExpressionMatch match = request.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    QString span = match.captured(1);
    span.remove(u"and"_s);
    return readDuration(normalUnits(span));
}

struct BudgetHeaders
{
    BudgetKind kind;
    const char *limit;
    const char *remaining;
    const char *reset;
    Dimension dimension;
};

constexpr std::array kBudgets{
    BudgetHeaders{BudgetKind::Requests, "x-ratelimit-limit-requests",
                  "x-ratelimit-remaining-requests", "x-ratelimit-reset-requests",
                  Dimension::Requests},
    BudgetHeaders{BudgetKind::Tokens, "x-ratelimit-limit-tokens", "x-ratelimit-remaining-tokens",
                  "x-ratelimit-reset-tokens", Dimension::Tokens},
    BudgetHeaders{BudgetKind::Requests, "anthropic-ratelimit-requests-limit",
                  "anthropic-ratelimit-requests-remaining", "anthropic-ratelimit-requests-reset",
                  Dimension::Requests},
    BudgetHeaders{BudgetKind::InputTokens, "anthropic-ratelimit-input-tokens-limit",
                  "anthropic-ratelimit-input-tokens-remaining",
                  "anthropic-ratelimit-input-tokens-reset", Dimension::Tokens},
    BudgetHeaders{BudgetKind::OutputTokens, "anthropic-ratelimit-output-tokens-limit",
                  "anthropic-ratelimit-output-tokens-remaining",
                  "anthropic-ratelimit-output-tokens-reset", Dimension::Tokens},
    BudgetHeaders{BudgetKind::Tokens, "anthropic-ratelimit-tokens-limit",
                  "anthropic-ratelimit-tokens-remaining", "anthropic-ratelimit-tokens-reset",
                  Dimension::Tokens},
};

Hint resetOf(const net::HttpHead &head, const BudgetHeaders &budget, WallTime reference)
{
    const QByteArray value = head.header(budget.reset);
    if (const auto instant = readInstant(value))
        return until(*instant, reference);
    return readDuration(QString::fromLatin1(value));
}

// The longest reset of the budgets that are used up.
Hint usedUp(const net::HttpHead &head, WallTime reference)
{
    Hint longest;
    for (const BudgetHeaders &budget : kBudgets) {
        if (readDigits(head.header(budget.remaining)) != 0)
            continue;
        if (const Hint reset = resetOf(head, budget, reference))
            longest = std::max(longest.value_or(Milliseconds(0)), *reset);
    }
    return longest;
}

// Used up, else the budget the error names.
Hint budgetReset(const net::HttpHead &head, Dimension dimension, WallTime reference)
{
    if (const Hint hint = usedUp(head, reference))
        return hint;
    for (const BudgetHeaders &budget : kBudgets) {
        if (dimension == budget.dimension) {
            if (const Hint hint = resetOf(head, budget, reference))
                return hint;
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<Milliseconds> waitHint(const net::HttpHead &head, const ErrorBody &error,
                                     Dimension dimension, HintSources sources, WallTime now)
{
    const WallTime reference = referenceTime(head, now);
    if (const Hint hint = googleMidnight(error, reference))
        return hint;
    if (const Hint hint = roundedUp(readDuration(error.retryDelay)))
        return hint;
    if (const Hint hint = retryAfterMs(head))
        return hint;
    if (const Hint hint = retryAfter(head, reference))
        return hint;
    if (sources == HintSources::Limit) {
        if (const Hint hint = rateLimitReset(head, reference))
            return hint;
    }
    if (error.retryAfter) {
        if (const Hint hint = roundedUp(fromSeconds(*error.retryAfter)))
            return hint;
    }
    if (const Hint hint = roundedUp(fromText(error.message)))
        return hint;
    if (sources == HintSources::Limit) {
        if (const Hint hint = budgetReset(head, dimension, reference))
            return hint;
    }
    // "At once" is a time, if nothing better was said: the shortest that is kept (K18).
    if (readDigits(head.header("Retry-After")) == 0)
        return Milliseconds(1000);
    return std::nullopt;
}

std::optional<Milliseconds> usedUpFor(const net::HttpHead &head, WallTime now)
{
    return usedUp(head, referenceTime(head, now));
}

std::vector<Budget> budgetsOf(const net::HttpHead &head, WallTime now)
{
    std::vector<Budget> budgets;
    const WallTime reference = referenceTime(head, now);
    for (const BudgetHeaders &headers : kBudgets) {
        const auto remaining = readDigits(head.header(headers.remaining));
        if (!remaining)
            continue;
        Budget budget;
        budget.kind = headers.kind;
        budget.remaining = *remaining;
        budget.limit = readDigits(head.header(headers.limit));
        if (const Hint reset = resetOf(head, headers, reference))
            budget.resetAt = now + *reset;
        budgets.push_back(budget);
    }
    return budgets;
}

} // namespace breakerbox::providers::classify
