// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <settings/values.h>

#include <QObject>
#include <QPalette>

namespace breakerbox::ui {

// Puts light or dark over the whole program, at once. "System" follows the desktop while the
// program runs. Where the desktop asks for high contrast its own palette stays untouched. One per
// program.
class AppearanceSwitch final : public QObject
{
    Q_OBJECT
public:
    // Takes note of the desktop's palette: make it before anything sets another.
    explicit AppearanceSwitch(QObject *parent = nullptr);

    void apply(settings::Theme theme);
    [[nodiscard]] settings::Theme theme() const { return m_theme; }
    // As the desktop is now.
    [[nodiscard]] bool isSystemDark() const;

private:
    QPalette m_system;
    settings::Theme m_theme = settings::Theme::System;
};

} // namespace breakerbox::ui
