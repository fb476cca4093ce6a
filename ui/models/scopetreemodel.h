// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/breakers.h>

#include <QHash>
#include <QStandardItemModel>

#include <vector>

namespace breakerbox::ui {

// A connection's name for the tree, in the order of the sidebar.
struct NamedConnection
{
    ConnectionId id;
    QString name;
};

// Both clocks at one moment: what "since" and "next try" are told from.
struct Moment
{
    BootTime boot{};
    WallTime wall{};
};

// The scopes of all breakers as a tree: connection → transport, chat → model. A connection's own
// row is its service node; nodes without a snapshot are shown closed. Rows keep their place and
// selection when values change.
class ScopeTreeModel final : public QStandardItemModel
{
    Q_OBJECT
public:
    enum Column { ScopeColumn = 0, StateColumn, SinceColumn, NextColumn, ColumnCount };
    enum Role {
        KeyRole = Qt::UserRole + 1, // ScopeKey::toString()
        StateRole,                  // breaker::CircuitState as int
        GateRole,                   // true: a rate gate runs
    };

    explicit ScopeTreeModel(QObject *parent = nullptr);

    void update(const std::vector<NamedConnection> &connections,
                const std::vector<breaker::ScopeSnapshot> &snapshots, const Moment &now);

    [[nodiscard]] breaker::ScopeKey keyAt(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexOf(const breaker::ScopeKey &key) const;
    // The snapshot of a row; a closed one without a past if the breaker holds none.
    [[nodiscard]] breaker::ScopeSnapshot snapshot(const breaker::ScopeKey &key) const;
    // "Work · chat · gpt-x", for titles and copies.
    [[nodiscard]] QString path(const breaker::ScopeKey &key) const;

private:
    QStandardItem *rowFor(const breaker::ScopeKey &key);
    void fill(QStandardItem *row, const breaker::ScopeSnapshot &snapshot, const Moment &now);
    void dropMissing(const std::vector<NamedConnection> &connections);

    QHash<QString, breaker::ScopeSnapshot> m_snapshots; // by ScopeKey::toString()
    QHash<ConnectionId, QString> m_names;
};

} // namespace breakerbox::ui
