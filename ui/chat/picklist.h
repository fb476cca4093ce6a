// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <connections/boundary.h>
#include <flows/health.h>

#include <QFrame>
#include <QString>

#include <vector>

class QLineEdit;
class QLabel;
class QListView;
class QSortFilterProxyModel;
class QStandardItemModel;

namespace breakerbox::ui {

class ActionButton;
class TokenLabel;

// One row of a list of places to send to.
struct PickRow
{
    QString group; // the heading it stands under; rows of one group follow each other
    QString name;
    QString model;
    QString note; // at the right: who reads it, what it would see, why it is not possible
    connections::BoundaryClass boundary = connections::BoundaryClass::Unknown;
    flows::Health health;
    QString healthWord;
    QString search; // found by this too, beside what is shown
    bool enabled = true;
    bool current = false;

    bool operator==(const PickRow &) const = default;
};

// A popup with a filter and grouped rows: the target of the next message, or where to switch.
// Typing filters, the arrows move, Enter takes, Escape closes. It closes itself and says once what
// was picked.
class PickList final : public QFrame
{
    Q_OBJECT
public:
    explicit PickList(const QString &title, QWidget *parent = nullptr);
    void setRows(const std::vector<PickRow> &rows);
    // Rows are ticked, from fewest to most of them, and taken together. Once, before there are
    // rows.
    void setChoosing(size_t fewest, size_t most);
    // Those that are ticked at the beginning, in this order; others are not any more.
    void setChosen(const std::vector<int> &rows);
    [[nodiscard]] const std::vector<int> &chosenRows() const { return m_chosen; }
    // Below or above the anchor, whichever has room.
    void popUpAt(const QWidget *anchor);
    [[nodiscard]] QLineEdit *filter() const { return m_filter; }
    [[nodiscard]] QListView *list() const { return m_list; }
    [[nodiscard]] ActionButton *takeButton() const { return m_take; } // null: one is picked

Q_SIGNALS:
    void picked(int row);
    void chosen(const std::vector<int> &rows); // in the order they were ticked

protected:
    bool eventFilter(QObject *object, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void applyFilter(const QString &text);
    void selectFirst();
    void move(int by);
    void take(const QModelIndex &index);
    void toggle(int row);
    void takeChosen();
    void showChosen();

    QLineEdit *m_filter;
    QListView *m_list;
    QLabel *m_nothing;
    TokenLabel *m_hint = nullptr;
    ActionButton *m_take = nullptr;
    size_t m_fewest = 0;
    size_t m_most = 0;
    std::vector<int> m_chosen;
    QStandardItemModel *m_model;
    QSortFilterProxyModel *m_shown;
};

} // namespace breakerbox::ui
