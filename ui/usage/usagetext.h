// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <flows/usage.h>

#include <QString>
#include <QStringList>

#include <vector>

namespace breakerbox::ui {

// All lines of one month together.
struct UsageMonth
{
    QString month; // "2026-11"
    qint64 attempts = 0;
    qint64 inputTokens = 0;
    qint64 outputTokens = 0;
    connections::Amount cost = 0; // of the lines that have one
    bool priced = false;          // any line has one
    bool whole = true;            // every line with tokens has one
    std::vector<flows::UsageLine> lines;

    [[nodiscard]] qint64 tokens() const { return inputTokens + outputTokens; }
};

// In the order of the lines: the latest month first.
[[nodiscard]] std::vector<UsageMonth> usageMonths(const std::vector<flows::UsageLine> &lines);

// "November 2026"; what cannot be read stays as it is.
[[nodiscard]] QString monthName(const QString &month);
// "1,234": as the locale of the program writes it.
[[nodiscard]] QString count(qint64 number);
// An amount in the user's own currency, rounded for reading.
[[nodiscard]] QString costText(connections::Amount cost);
// The cells of a month and of a line of it: name, model, attempts, tokens in, tokens out, cost.
[[nodiscard]] QStringList monthCells(const UsageMonth &month);
[[nodiscard]] QStringList lineCells(const flows::UsageLine &line);
// The whole as text with tabs between the cells, for a spreadsheet.
[[nodiscard]] QString usageTable(const std::vector<UsageMonth> &months);
[[nodiscard]] QStringList usageHeader();

} // namespace breakerbox::ui
