// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <connections/pricetable.h>
#include <settings/values.h>

#include <QDialog>

#include <utility>
#include <vector>

class QLineEdit;
class QListWidget;
class QStackedWidget;

namespace breakerbox::ui {

class AppearancePage;
class ConversationPage;
class DesktopPage;
class PolicyPage;
class PricesPage;
enum class GlobalKeyState;
class SettingsPage;
class ShortcutsPage;
struct ShortcutRow;
class TokenLabel;

// The settings: pages, and a search over all of them. Each change is reported and applied at once;
// nothing needs a restart, so there is nothing to save or to cancel.
class SettingsWindow final : public QDialog
{
    Q_OBJECT
public:
    SettingsWindow(const settings::Values &values, const QString &dataFolder,
                   QWidget *parent = nullptr);

    // How it stands with the key of the whole desktop; without, there is none.
    void setGlobalKey(GlobalKeyState state, const QString &trigger);
    // The page about breakers, for this kind of connection.
    void showPolicies(connections::ConnectionKind kind);
    // The page about how things look, at the choice of a language.
    void showLanguage();
    // What keys can be given to.
    void setShortcutRows(std::vector<ShortcutRow> rows);
    // What comes with the program, and the services by id and name.
    void setShippedPrices(const connections::PriceTable &prices,
                          const std::vector<std::pair<QString, QString>> &services);
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
    AppearancePage *m_appearance;
    ShortcutsPage *m_shortcuts;
    PricesPage *m_prices;
    ConversationPage *m_conversation;
    DesktopPage *m_desktop = nullptr;
    std::vector<SettingsPage *> m_pages;
};

} // namespace breakerbox::ui
