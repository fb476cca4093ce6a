// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "appearance.h"

#include <ui/shell/housestyle.h>
#include <ui/widgets/theme.h>

#include <QApplication>
#include <QStyleHints>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

using settings::Theme;

namespace {

// Desktops that set a theme of strong contrast often leave out the words of empty fields: those
// stay as they are on white, and cannot be seen on black.
QPalette withPlaceholders(QPalette palette)
{
    constexpr double kReadable = 4.5;
    for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled}) {
        QColor words = palette.color(group, QPalette::PlaceholderText);
        const QColor ground = palette.color(group, QPalette::Base);
        const double strength = words.alphaF();
        words.setAlpha(255);
        if (theme::contrast(theme::blend(words, ground, strength), ground) < kReadable)
            palette.setColor(group, QPalette::PlaceholderText,
                             palette.color(group, QPalette::Text));
    }
    return palette;
}

} // namespace

AppearanceSwitch::AppearanceSwitch(QObject *parent)
    : QObject(parent),
      m_system(QApplication::palette())
{
    QApplication::setStyle(new HouseStyle);
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, [this] {
        if (m_theme == Theme::System)
            apply(m_theme);
    });
#endif
}

bool AppearanceSwitch::isSystemDark() const
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    const Qt::ColorScheme scheme = QGuiApplication::styleHints()->colorScheme();
    if (scheme != Qt::ColorScheme::Unknown)
        return scheme == Qt::ColorScheme::Dark;
#endif
    return theme::isDark(m_system);
}

void AppearanceSwitch::apply(Theme theme)
{
    m_theme = theme;
    if (theme == Theme::System && theme::isHighContrast(m_system)) {
        QApplication::setPalette(withPlaceholders(m_system));
        return;
    }
    const bool dark = theme == Theme::Dark || (theme == Theme::System && isSystemDark());
    QApplication::setPalette(dark ? ui::theme::darkPalette() : ui::theme::lightPalette());
}

} // namespace breakerbox::ui
