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
        QApplication::setPalette(m_system);
        return;
    }
    const bool dark = theme == Theme::Dark || (theme == Theme::System && isSystemDark());
    QApplication::setPalette(dark ? ui::theme::darkPalette() : ui::theme::lightPalette());
}

} // namespace breakerbox::ui
