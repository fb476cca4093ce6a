// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <vector>

// Where the formulas of a line of Markdown are: $…$ and \(…\) inline, $$…$$ and \[…\] displayed.
// Prices, shell variables and dollars in code, links and addresses are none (C45). Pure.
namespace breakerbox::ui::markdown {

// Whether the text may still go on behind its last character. What stands at an open end is no
// formula until the next character says so: "$5–$" becomes a price, "$x$ " a formula.
enum class Ending { Complete = 0, Open };

struct FormulaPlace
{
    qsizetype from = 0; // with its delimiters
    qsizetype size = 0;
    int delimiter = 1; // characters of each; 0 = it has no end yet
    bool display = false;

    bool operator==(const FormulaPlace &) const = default;
};

struct FormulaLine
{
    std::vector<FormulaPlace> formulas;
    // Pipes in code: in a row of a table they would end the cell (C44).
    std::vector<qsizetype> codePipes;
    // A displayed formula that begins here and ends on a later line, if at all: "$$" or "\]".
    QString closer;
    qsizetype openAt = -1; // where it begins
    bool alone = false;    // nothing else stands on that line: blank lines may follow inside
};

// text is one line, or several that a displayed formula joins.
[[nodiscard]] FormulaLine findFormulas(QStringView text, Ending ending);
// Whether the delimiter closes a formula somewhere in this line, all of which is inside it.
[[nodiscard]] bool closesFormula(QStringView line, QStringView closer);
// Where the text of a line begins, behind the marks of quotes and items.
[[nodiscard]] qsizetype contentStart(QStringView line);

} // namespace breakerbox::ui::markdown
