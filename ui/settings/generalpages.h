// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/settings/settingspage.h>

class QCheckBox;
class QComboBox;
class QMenu;
class QSpinBox;

namespace breakerbox::ui {

class ActionButton;
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
    // The dictionaries that are there.
    void setLanguages(const QStringList &there);
    // As it is now; belongs to its button.
    [[nodiscard]] QMenu *makeLanguageMenu();

private:
    void choose(settings::Spelling mode, const QStringList &languages);
    void showSpelling();

    SettingRows *m_rows;
    QComboBox *m_sendKey;
    ActionButton *m_spelling;
    settings::Spelling m_mode = settings::Spelling::Automatic;
    QStringList m_chosen;
    QStringList m_there;
    bool m_looked = false; // m_there is what there is
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
