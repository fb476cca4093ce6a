// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <flows/usage.h>

#include <QDate>
#include <QString>
#include <QStringList>

#include <map>
#include <vector>

namespace breakerbox::ui {

// All lines of one month together.
struct UsageMonth
{
    QString month; // "2026-11"
    qint64 attempts = 0;
    qint64 inputTokens = 0;
    qint64 outputTokens = 0;
    std::map<QString, connections::Amount> costs; // of the lines that have one, by currency
    bool priced = false;                          // any line has one
    bool whole = true;                            // every line with tokens has one
    bool estimate = false;                        // any is by the price table
    QDate read;                                   // the oldest of the table's rows; null: none
    std::vector<flows::UsageLine> lines;

    [[nodiscard]] qint64 tokens() const { return inputTokens + outputTokens; }
};

// In the order of the lines: the latest month first.
[[nodiscard]] std::vector<UsageMonth> usageMonths(const std::vector<flows::UsageLine> &lines);

// "November 2026"; what cannot be read stays as it is.
[[nodiscard]] QString monthName(const QString &month);
// "1,234": as the locale of the program writes it.
[[nodiscard]] QString count(qint64 number);
// An amount, rounded for reading, with its currency; empty = the user's own, which has no name
// here.
[[nodiscard]] QString costText(connections::Amount cost, const QString &currency = {});
// The same; an estimate is marked with "≈".
[[nodiscard]] QString costText(const connections::Cost &cost);
// The cells of a month and of a line of it: name, model, attempts, tokens in, tokens out, cost.
[[nodiscard]] QStringList monthCells(const UsageMonth &month);
[[nodiscard]] QStringList lineCells(const flows::UsageLine &line);
// The whole as text with tabs between the cells, for a spreadsheet.
[[nodiscard]] QString usageTable(const std::vector<UsageMonth> &months);
[[nodiscard]] QStringList usageHeader();

} // namespace breakerbox::ui
