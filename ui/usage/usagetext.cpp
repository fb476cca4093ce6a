// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/usage/usagetext.h>

#include <ui/text/hiddentext.h>
#include <ui/text/moments.h>

#include <QCoreApplication>
#include <QDate>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

struct UsageText
{
    Q_DECLARE_TR_FUNCTIONS(UsageText)
};

} // namespace

std::vector<UsageMonth> usageMonths(const std::vector<flows::UsageLine> &lines)
{
    std::vector<UsageMonth> months;
    for (const flows::UsageLine &line : lines) {
        if (months.empty() || months.back().month != line.month) {
            months.emplace_back();
            months.back().month = line.month;
        }
        UsageMonth &month = months.back();
        month.attempts += line.attempts;
        month.inputTokens += line.inputTokens;
        month.outputTokens += line.outputTokens;
        if (line.cost) {
            month.costs[line.cost->currency] += line.cost->amount;
            month.priced = true;
            month.estimate = month.estimate || line.cost->estimate;
            if (line.cost->read.isValid() &&
                !(month.read < line.cost->read && month.read.isValid()))
                month.read = line.cost->read;
        } else if (line.inputTokens + line.outputTokens > 0) {
            month.whole = false;
        }
        month.lines.push_back(line);
    }
    return months;
}

QString monthName(const QString &month)
{
    const QDate first = QDate::fromString(month, u"yyyy-MM"_s);
    return first.isValid() ? text::monthText(first) : month;
}

QString count(qint64 number)
{
    return QLocale().toString(number);
}

// As exactly as one looks at it: two places, four below one.
QString costText(connections::Amount cost, const QString &currency)
{
    const double value = double(cost) / 1'000'000;
    const QString number = QLocale().toString(value, 'f', value >= 1 || cost == 0 ? 2 : 4);
    return currency.isEmpty() ? number : UsageText::tr("%1 %2", "4.20 USD").arg(number, currency);
}

QString costText(const connections::Cost &cost)
{
    const QString text = costText(cost.amount, cost.currency);
    return cost.estimate ? UsageText::tr("≈ %1", "about so much").arg(text) : text;
}

QStringList usageHeader()
{
    return {UsageText::tr("Month and connection"),
            UsageText::tr("Model"),
            UsageText::tr("Attempts"),
            UsageText::tr("Tokens in"),
            UsageText::tr("Tokens out"),
            UsageText::tr("Cost")};
}

QStringList monthCells(const UsageMonth &month)
{
    QStringList sums;
    for (const auto &[currency, amount] : month.costs)
        sums << costText(connections::Cost{amount, currency, month.estimate, {}});
    const QString all = sums.join(u" + "_s);
    const QString cost = month.whole ? all : UsageText::tr("at least %1").arg(all);
    return {monthName(month.month),    QString(),
            count(month.attempts),     count(month.inputTokens),
            count(month.outputTokens), month.priced ? cost : QString()};
}

QStringList lineCells(const flows::UsageLine &line)
{
    return {line.connectionName.isEmpty()
                ? UsageText::tr("A connection that was removed")
                : text::withMarks(line.connectionName, text::HiddenIn::Code),
            text::withMarks(line.model, text::HiddenIn::Code),
            count(line.attempts),
            count(line.inputTokens),
            count(line.outputTokens),
            line.cost ? costText(*line.cost) : UsageText::tr("no price known")};
}

QString usageTable(const std::vector<UsageMonth> &months)
{
    QStringList rows{usageHeader().join(u'\t')};
    for (const UsageMonth &month : months) {
        rows << monthCells(month).join(u'\t');
        for (const flows::UsageLine &line : month.lines)
            rows << lineCells(line).join(u'\t');
    }
    return rows.join(u'\n');
}

} // namespace breakerbox::ui
