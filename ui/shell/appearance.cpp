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

bool isHighContrast(const QPalette &palette)
{
    const auto extreme = [](const QColor &color) {
        return color == QColor(Qt::black) || color == QColor(Qt::white);
    };
    const QColor text = palette.color(QPalette::Active, QPalette::WindowText);
    const QColor ground = palette.color(QPalette::Active, QPalette::Window);
    // The plain white on black or black on white of those themes; Base alone is often pure white.
    return extreme(text) && extreme(ground) && theme::contrast(text, ground) > 19.0;
}

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
    if (theme == Theme::System && isHighContrast(m_system)) {
        QApplication::setPalette(m_system);
        return;
    }
    const bool dark = theme == Theme::Dark || (theme == Theme::System && isSystemDark());
    QApplication::setPalette(dark ? ui::theme::darkPalette() : ui::theme::lightPalette());
}

} // namespace breakerbox::ui
