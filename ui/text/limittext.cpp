// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/text/limittext.h>

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace breakerbox::ui::text {

namespace {

struct LimitText
{
    Q_DECLARE_TR_FUNCTIONS(LimitText)
};

constexpr double kMillion = 1'000'000;
// Beyond this an amount is a slip of the hand.
constexpr double kMost = 1'000'000'000;

} // namespace

QString amount(connections::Amount amount)
{
    const double value = static_cast<double>(amount) / kMillion;
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    for (const int places : {2, 4}) {
        const double scale = std::pow(10.0, places);
        if (std::abs(value * scale - std::round(value * scale)) < 1e-6 * scale)
            return locale.toString(value, 'f', places);
    }
    return locale.toString(value, 'f', 6);
}

std::optional<connections::Amount> readAmount(const QString &typed)
{
    const QString text = typed.trimmed();
    if (text.isEmpty())
        return 0;
    // Without separators of thousands: what is a comma here is a point elsewhere, and prices are
    // copied from pages in another language. 0.375 is not 375.
    const auto read = [&text](QLocale locale) -> std::optional<double> {
        locale.setNumberOptions(QLocale::RejectGroupSeparator);
        bool good = false;
        const double value = locale.toDouble(text, &good);
        return good ? std::optional(value) : std::nullopt;
    };
    std::optional<double> value = read(QLocale());
    if (!value)
        value = read(QLocale::c());
    if (!value || !(*value >= 0) || *value > kMost)
        return std::nullopt;
    // 2.500 may be meant as two thousand and five hundred: then it is asked for anew.
    bool grouped = false;
    const double thousands = QLocale().toDouble(text, &grouped);
    if (grouped && thousands != *value && !text.startsWith(u'0'))
        return std::nullopt;
    return static_cast<connections::Amount>(std::llround(*value * kMillion));
}

QString paceSentence(const connections::Pace &pace)
{
    const QLocale locale;
    const QString requests = locale.toString(pace.requestsPerMinute);
    const QString tokens = locale.toString(pace.tokensPerMinute);
    if (pace.requestsPerMinute > 0 && pace.tokensPerMinute > 0)
        return LimitText::tr("You set at most %1 requests and %2 tokens a minute.", nullptr,
                             pace.requestsPerMinute)
            .arg(requests, tokens);
    if (pace.tokensPerMinute > 0)
        return LimitText::tr("You set at most %1 tokens a minute.", nullptr, pace.tokensPerMinute)
            .arg(tokens);
    return pace.requestsPerMinute == 1 ? LimitText::tr("You set at most one request a minute.")
                                       : LimitText::tr("You set at most %1 requests a minute.",
                                                       nullptr, pace.requestsPerMinute)
                                             .arg(requests);
}

QString spendingSentence(const scheduler::Spending &spending)
{
    const QString line = spending.scope == scheduler::SpendScope::Month
                             ? LimitText::tr("%1 of %2 are spent this month")
                             : LimitText::tr("%1 of %2 are spent in this conversation");
    if (!spending.estimate)
        return line.arg(amount(spending.spent), amount(spending.limit));
    return LimitText::tr("%1 (an estimate by the price table)")
        .arg(line.arg(LimitText::tr("%1 %2").arg(amount(spending.spent), spending.currency),
                      amount(spending.limit)));
}

QString spendingWarning(const QString &connection, const scheduler::Spending &spending)
{
    return LimitText::tr("%1: %2. At %3 you are asked before more is sent.")
        .arg(connection, spendingSentence(spending), amount(spending.limit));
}

} // namespace breakerbox::ui::text
