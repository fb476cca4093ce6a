// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/highlight/highlighter.h>

#include <QColor>
#include <QPalette>

namespace breakerbox::ui::theme {

// How a part of code is drawn on Token::CodeBackground.
struct CodeInk
{
    QColor color; // at least 4.5:1 there
    bool bold = false;
    bool italic = false;

    bool operator==(const CodeInk &) const = default;
};

// Where the palette was made for high contrast, or leaves our colours too little of it, everything
// has the colour of text, and weight and slant tell the kinds apart.
[[nodiscard]] CodeInk codeInk(highlight::Kind kind, const QPalette &palette);

} // namespace breakerbox::ui::theme
