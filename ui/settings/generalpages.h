// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/settings/settingspage.h>

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace breakerbox::ui {

class SettingRows;
class TokenLabel;
enum class GlobalKeyState;

class AppearancePage final : public SettingsPage
{
    Q_OBJECT
public:
    explicit AppearancePage(QWidget *parent = nullptr);
    void setValues(const settings::Values &values) override;
    int filter(const QString &words) override;
    // To go on with the choice of a language.
    void focusLanguage();

private:
    SettingRows *m_rows;
    QComboBox *m_language;
    QComboBox *m_theme;
    QSpinBox *m_scale;
};

class ConversationPage final : public SettingsPage
{
    Q_OBJECT
public:
    explicit ConversationPage(QWidget *parent = nullptr);
    void setValues(const settings::Values &values) override;
    int filter(const QString &words) override;

private:
    SettingRows *m_rows;
    QComboBox *m_sendKey;
};

class PrivacyPage final : public SettingsPage
{
    Q_OBJECT
public:
    explicit PrivacyPage(QWidget *parent = nullptr);
    void setValues(const settings::Values &values) override;
    int filter(const QString &words) override;

private:
    void showDays();

    SettingRows *m_rows;
    QCheckBox *m_look;
    QSpinBox *m_history;
};

class DesktopPage final : public SettingsPage
{
    Q_OBJECT
public:
    explicit DesktopPage(QWidget *parent = nullptr);
    void setValues(const settings::Values &values) override;
    int filter(const QString &words) override;
    // How it stands with the key of the whole desktop.
    void setGlobalKey(GlobalKeyState state, const QString &trigger);

private:
    SettingRows *m_rows;
    QCheckBox *m_notices;
    QCheckBox *m_tray;
    QCheckBox *m_globalKey;
    TokenLabel *m_globalKeyWords;
};

class DataPage final : public SettingsPage
{
    Q_OBJECT
public:
    explicit DataPage(const QString &folder, QWidget *parent = nullptr);
    void setValues(const settings::Values &values) override;
    int filter(const QString &words) override;

private:
    SettingRows *m_rows;
};

} // namespace breakerbox::ui
