// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/widgets/theme.h>

#include <array>
#include <cmath>

namespace breakerbox::ui::theme {

namespace {

struct TokenRow
{
    Token token;
    QRgb light;
    QRgb dark;
};

constexpr std::array kTokenRows{
    TokenRow{Token::Ok, 0xff1a7037, 0xff5cc27a},
    TokenRow{Token::Hold, 0xff7d5300, 0xffe0b04a},
    TokenRow{Token::Action, 0xff5b45b5, 0xffb3a2ff},
    TokenRow{Token::Fail, 0xffb3261e, 0xffff8a80},
    TokenRow{Token::Link, 0xff0b5cad, 0xff7ab8ff},
    TokenRow{Token::Found, 0xffffeaa6, 0xff5a4a16},
    TokenRow{Token::FoundHere, 0xfff5b83d, 0xfff0c14f},
};

double linear(double channel)
{
    return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &color)
{
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
           0.0722 * linear(color.blueF());
}

struct PaletteColors
{
    QRgb window, base, alternate, text, button, mid, highlight, highlightedText, link, disabled;
};

QPalette paletteOf(const PaletteColors &c)
{
    QPalette palette;
    const auto set = [&palette](QPalette::ColorRole role, QRgb value) {
        palette.setColor(role, QColor::fromRgb(value));
    };
    set(QPalette::Window, c.window);
    set(QPalette::WindowText, c.text);
    set(QPalette::Base, c.base);
    set(QPalette::AlternateBase, c.alternate);
    set(QPalette::Text, c.text);
    set(QPalette::Button, c.button);
    set(QPalette::ButtonText, c.text);
    set(QPalette::BrightText, c.text);
    set(QPalette::ToolTipBase, c.base);
    set(QPalette::ToolTipText, c.text);
    set(QPalette::Highlight, c.highlight);
    set(QPalette::HighlightedText, c.highlightedText);
    set(QPalette::Link, c.link);
    set(QPalette::LinkVisited, c.link);
    set(QPalette::Mid, c.mid);
    set(QPalette::Midlight, c.alternate);
    set(QPalette::Light, c.base);
    set(QPalette::Dark, c.mid);
    set(QPalette::Shadow, 0xff000000);
    set(QPalette::PlaceholderText, c.disabled);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(QPalette::Disabled, role, QColor::fromRgb(c.disabled));
    }
    palette.setColor(QPalette::Disabled, QPalette::Highlight, QColor::fromRgb(c.mid));
    palette.setColor(QPalette::Inactive, QPalette::Highlight, QColor::fromRgb(c.highlight));
    return palette;
}

} // namespace

bool isDark(const QPalette &palette)
{
    return luminance(palette.color(QPalette::Base)) < 0.25;
}

bool isHighContrast(const QPalette &palette)
{
    const auto extreme = [](const QColor &color) {
        return color == QColor(Qt::black) || color == QColor(Qt::white);
    };
    const QColor text = palette.color(QPalette::Active, QPalette::WindowText);
    const QColor ground = palette.color(QPalette::Active, QPalette::Window);
    // The plain white on black or black on white of those themes; Base alone is often pure white.
    return extreme(text) && extreme(ground) && contrast(text, ground) > 19.0;
}

QColor blend(const QColor &a, const QColor &b, double amount)
{
    const auto mix = [amount](float x, float y) {
        return static_cast<float>(double(x) * amount + double(y) * (1 - amount));
    };
    return QColor::fromRgbF(mix(a.redF(), b.redF()), mix(a.greenF(), b.greenF()),
                            mix(a.blueF(), b.blueF()));
}

QColor color(Token token, const QPalette &palette)
{
    const bool dark = isDark(palette);
    const QColor base = palette.color(QPalette::Active, QPalette::Base);
    const QColor text = palette.color(QPalette::Active, QPalette::Text);
    switch (token) {
    case Token::Muted:
        return blend(text, base, dark ? 0.66 : 0.68);
    case Token::Border:
        return blend(text, base, dark ? 0.20 : 0.15);
    case Token::CardBackground:
        return blend(text, base, dark ? 0.055 : 0.03);
    case Token::CodeBackground:
        return blend(text, base, dark ? 0.07 : 0.04);
    case Token::UserBackground:
        return blend(palette.color(QPalette::Active, QPalette::Highlight), base,
                     dark ? 0.20 : 0.09);
    case Token::Hover: {
        QColor over = text;
        over.setAlphaF(dark ? 0.10F : 0.06F);
        return over;
    }
    default:
        break;
    }
    for (const TokenRow &row : kTokenRows) {
        if (row.token == token)
            return QColor::fromRgb(dark ? row.dark : row.light);
    }
    return text;
}

double contrast(const QColor &a, const QColor &b)
{
    const double first = luminance(a) + 0.05;
    const double second = luminance(b) + 0.05;
    return first > second ? first / second : second / first;
}

QPalette lightPalette()
{
    return paletteOf({.window = 0xfff6f6f7,
                      .base = 0xffffffff,
                      .alternate = 0xfff0f0f2,
                      .text = 0xff1c1d21,
                      .button = 0xfffbfbfc,
                      .mid = 0xffc9cad0,
                      .highlight = 0xff2f66d0,
                      .highlightedText = 0xffffffff,
                      .link = 0xff0b5cad,
                      .disabled = 0xff74767f});
}

QPalette darkPalette()
{
    return paletteOf({.window = 0xff1b1c1f,
                      .base = 0xff212226,
                      .alternate = 0xff292a2f,
                      .text = 0xffe6e7ea,
                      .button = 0xff2c2d32,
                      .mid = 0xff4a4c53,
                      .highlight = 0xff3c70da,
                      .highlightedText = 0xffffffff,
                      .link = 0xff7ab8ff,
                      .disabled = 0xff8d9099});
}

} // namespace breakerbox::ui::theme
