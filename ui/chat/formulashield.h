// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/chat/formulafinder.h>

#include <QString>

#include <vector>

// Hides formulas from the Markdown parser, to which their underscores and backslashes would be
// marks of its own. Internal to markdown.cpp and the reader. Pure.
namespace breakerbox::ui::markdown {

struct Formula
{
    QString written; // with its delimiters, without the marks of quotes between its lines
    QString tex; // empty: it is not drawn, as it holds characters that nobody sees or has no end
    bool display = false;

    bool operator==(const Formula &) const = default;
};

struct Shielded
{
    QString text;                  // a sign in place of each formula, and of pipes in cells' code
    std::vector<Formula> formulas; // by the number in the sign
    bool hasSigns = false;         // if not, what looks like one is the writer's own
};

[[nodiscard]] Shielded shieldFormulas(const QString &source, Ending ending);

// Splits text at its signs: position of the next one from `from` on, or -1; the formula's number
// and the sign's length.
struct Sign
{
    qsizetype at = -1;
    qsizetype size = 0;
    size_t formula = 0;
};
[[nodiscard]] Sign nextSign(QStringView text, qsizetype from);
[[nodiscard]] QString withPipes(QString text);

} // namespace breakerbox::ui::markdown
