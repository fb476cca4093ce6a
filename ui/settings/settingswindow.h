// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <connections/connection.h>
#include <settings/values.h>

#include <QDialog>

#include <vector>

class QLineEdit;
class QListWidget;
class QStackedWidget;

namespace breakerbox::ui {

class ConversationPage;
class PolicyPage;
class SettingsPage;
class TokenLabel;

// The settings: pages, and a search over all of them. Each change is reported and applied at once;
// nothing needs a restart, so there is nothing to save or to cancel.
class SettingsWindow final : public QDialog
{
    Q_OBJECT
public:
    SettingsWindow(const settings::Values &values, const QString &dataFolder,
                   QWidget *parent = nullptr);

    // The page about breakers, for this kind of connection.
    void showPolicies(connections::ConnectionKind kind);
    // The dictionaries that are there.
    void setLanguages(const QStringList &there);

Q_SIGNALS:
    // All values with the one that was changed.
    void changed(const breakerbox::settings::Values &values);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void addPage(SettingsPage *page);
    void search(const QString &words);

    settings::Values m_values;
    QLineEdit *m_search;
    QListWidget *m_list;
    QStackedWidget *m_stack;
    TokenLabel *m_nothing;
    PolicyPage *m_policies;
    ConversationPage *m_conversation;
    std::vector<SettingsPage *> m_pages;
};

} // namespace breakerbox::ui
