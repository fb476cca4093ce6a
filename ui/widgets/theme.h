// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QPalette>

// The house's own colours, sizes and palettes. Everything else comes from the palette (look.md 1).
namespace breakerbox::ui::theme {

enum class Token {
    Ok = 0,
    Hold,
    Action,
    Fail,
    Muted, // quiet text, at least 4.5:1 on base and window
    Link,
    Border, // one-pixel separators and frames
    CardBackground,
    CodeBackground,
    UserBackground, // the bubble of what the user wrote
    Found,          // behind words that were looked for; text in the usual colour
    FoundHere,      // behind the one of them that is shown; black text
    Hover,          // under the pointer, on any of the backgrounds
};

inline constexpr int kSpace = 4; // every distance is a multiple
inline constexpr int kCardRadius = 8;
inline constexpr int kControlRadius = 6;
inline constexpr int kIconSize = 16;

[[nodiscard]] bool isDark(const QPalette &palette);
// Text and ground of a palette so far apart that it was made for high contrast (19:1 and more, and
// pure black or white).
[[nodiscard]] bool isHighContrast(const QPalette &palette);
[[nodiscard]] QColor color(Token token, const QPalette &palette);
// WCAG contrast of two opaque colours, 1 … 21.
[[nodiscard]] double contrast(const QColor &a, const QColor &b);
// a over b, amount 0 … 1.
[[nodiscard]] QColor blend(const QColor &a, const QColor &b, double amount);

// The two palettes of Appearance: light and dark. "As the system" uses the platform's own.
[[nodiscard]] QPalette lightPalette();
[[nodiscard]] QPalette darkPalette();

} // namespace breakerbox::ui::theme
