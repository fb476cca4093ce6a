// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/widgets/codetheme.h>

#include <ui/widgets/theme.h>

#include <array>

namespace breakerbox::ui::theme {

namespace {

using highlight::Kind;

constexpr double kReadable = 4.5;

struct InkRow
{
    Kind kind;
    QRgb light;
    QRgb dark;
    bool bold = false;   // also without colours
    bool italic = false; // also without colours
};

constexpr std::array kInkRows{
    InkRow{Kind::Keyword, 0xff7a35b0, 0xffc9a6ff},
    InkRow{Kind::Type, 0xff0b6870, 0xff74d0d0},
    InkRow{Kind::Function, 0xff2459b0, 0xff8ab9ff},
    InkRow{Kind::Variable, 0xff85480a, 0xffe6b98c},
    InkRow{Kind::Number, 0xff9a3b12, 0xfff2a57c},
    InkRow{Kind::String, 0xff1a6b35, 0xff93d694},
    InkRow{Kind::Escape, 0xff9a2a80, 0xfff0a0d8},
    InkRow{Kind::Comment, 0xff646770, 0xffa3a7b0, false, true},
    InkRow{Kind::Preprocessor, 0xff765000, 0xffe0b860},
    InkRow{Kind::Attribute, 0xff0b579f, 0xff9cc9f0},
    InkRow{Kind::Tag, 0xff9c1f44, 0xffff9cab},
    InkRow{Kind::Heading, 0xff2459b0, 0xff8ab9ff, true},
    InkRow{Kind::Inserted, 0xff1a6b35, 0xff7fd696},
    InkRow{Kind::Deleted, 0xffb3261e, 0xffff968c},
};
static_assert(kInkRows.size() + 1 == highlight::kKindCount);

// Without colours: what one looks for is bold, what was said is italic.
CodeInk colorless(Kind kind, const QColor &text)
{
    const bool bold = kind == Kind::Keyword || kind == Kind::Tag || kind == Kind::Heading ||
                      kind == Kind::Inserted;
    const bool italic = kind == Kind::Comment || kind == Kind::String || kind == Kind::Deleted;
    return {text, bold, italic};
}

} // namespace

CodeInk codeInk(Kind kind, const QPalette &palette)
{
    const QColor text = palette.color(QPalette::Active, QPalette::Text);
    const bool plain = isHighContrast(palette);
    for (const InkRow &row : kInkRows) {
        if (row.kind != kind)
            continue;
        const QColor color = QColor::fromRgb(isDark(palette) ? row.dark : row.light);
        if (plain || contrast(color, theme::color(Token::CodeBackground, palette)) < kReadable)
            return colorless(kind, text);
        return {color, row.bold, row.italic};
    }
    return {text};
}

} // namespace breakerbox::ui::theme
