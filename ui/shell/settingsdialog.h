// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <settings/values.h>

#include <QDialog>

namespace breakerbox::ui {

// The settings there are so far. Each change is reported and applied at once; nothing needs a
// restart, so there is nothing to save or to cancel.
class SettingsDialog final : public QDialog
{
    Q_OBJECT
public:
    SettingsDialog(const settings::Values &values, const QString &dataFolder, QWidget *parent);

Q_SIGNALS:
    void themeChosen(breakerbox::settings::Theme theme);
    void localSearchChosen(bool look);
    void sendKeyChosen(breakerbox::settings::SendKey key);
};

} // namespace breakerbox::ui
