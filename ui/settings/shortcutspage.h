// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/settings/settingspage.h>
#include <ui/settings/shortcuttable.h>

class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace breakerbox::ui {

class ActionButton;
class ColumnFit;
class KeyCapture;
class TokenLabel;

// Every action with its keys. New keys hold at once; those of another action are offered to be
// taken over.
class ShortcutsPage final : public SettingsPage
{
    Q_OBJECT
public:
    explicit ShortcutsPage(QWidget *parent = nullptr);

    // What there is to be given keys to; those that have no name have theirs for good.
    void setRows(std::vector<ShortcutRow> rows);
    void setValues(const settings::Values &values) override;
    int filter(const QString &words) override;

private:
    void fill();
    void showFound();
    void showRow(QTreeWidgetItem *item) const;
    void showCurrent();
    [[nodiscard]] const ShortcutRow *current() const;
    // Asks first where one of them is another's.
    void wish(const QList<QKeySequence> &keys);
    void give(const QList<QKeySequence> &keys);
    void report();
    void say(const QString &sentence, bool asks);

    ShortcutTable m_table;
    std::vector<ShortcutRow> m_rows;
    settings::Shortcuts m_changed;
    QString m_words; // of the window's search
    QList<QKeySequence> m_wanted;
    QLineEdit *m_filter;
    QTreeWidget *m_list;
    ColumnFit *m_columns;
    TokenLabel *m_name;
    KeyCapture *m_capture;
    ActionButton *m_none;
    ActionButton *m_reset;
    TokenLabel *m_said;
    ActionButton *m_take;
    ActionButton *m_leave;
    ActionButton *m_resetAll;
};

} // namespace breakerbox::ui
