// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "scopetreemodel.h"

#include <ui/diagnostics/scopetext.h>
#include <ui/text/moments.h>

#include <QSet>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

using breaker::Operation;
using breaker::ScopeKey;
using breaker::ScopeKind;

ScopeKey parentOf(const ScopeKey &key)
{
    switch (key.kind) {
    case ScopeKind::Model:
        return {ScopeKind::Operation, key.connection, key.operation, {}};
    case ScopeKind::Transport:
    case ScopeKind::Operation:
        return {ScopeKind::Connection, key.connection, Operation::Unknown, {}};
    default:
        return {};
    }
}

QStandardItem *childWith(QStandardItem *parent, const QString &key)
{
    for (int row = 0; row < parent->rowCount(); ++row) {
        QStandardItem *child = parent->child(row);
        if (child->data(ScopeTreeModel::KeyRole).toString() == key)
            return child;
    }
    return nullptr;
}

} // namespace

ScopeTreeModel::ScopeTreeModel(QObject *parent)
    : QStandardItemModel(parent)
{
    setColumnCount(ColumnCount);
    setHorizontalHeaderLabels({tr("Scope"), tr("State"), tr("Since"), tr("Next try")});
}

void ScopeTreeModel::update(const std::vector<NamedConnection> &connections,
                            const std::vector<breaker::ScopeSnapshot> &snapshots, const Moment &now)
{
    m_names.clear();
    for (const NamedConnection &connection : connections)
        m_names.insert(connection.id, connection.name);
    m_snapshots.clear();
    for (const breaker::ScopeSnapshot &snapshot : snapshots)
        m_snapshots.insert(snapshot.scope.toString(), snapshot);
    dropMissing(connections);

    for (const NamedConnection &connection : connections) {
        for (const ScopeKey &key :
             {ScopeKey{ScopeKind::Connection, connection.id, Operation::Unknown, {}},
              ScopeKey{ScopeKind::Transport, connection.id, Operation::Unknown, {}},
              ScopeKey{ScopeKind::Operation, connection.id, Operation::Chat, {}}})
            fill(rowFor(key), snapshot(key), now);
    }
    for (const breaker::ScopeSnapshot &snapshot : snapshots) {
        if (m_names.contains(snapshot.scope.connection))
            fill(rowFor(snapshot.scope), snapshot, now);
    }
}

// Rows of connections and of models that are gone.
void ScopeTreeModel::dropMissing(const std::vector<NamedConnection> &connections)
{
    QSet<ConnectionId> known;
    for (const NamedConnection &connection : connections)
        known.insert(connection.id);
    for (int row = rowCount() - 1; row >= 0; --row) {
        QStandardItem *top = item(row);
        if (!known.contains(ScopeKey::fromString(top->data(KeyRole).toString()).connection)) {
            removeRow(row);
            continue;
        }
        for (int child = top->rowCount() - 1; child >= 0; --child) {
            QStandardItem *operation = top->child(child);
            for (int leaf = operation->rowCount() - 1; leaf >= 0; --leaf) {
                if (!m_snapshots.contains(operation->child(leaf)->data(KeyRole).toString()))
                    operation->removeRow(leaf);
            }
        }
    }
}

QStandardItem *ScopeTreeModel::rowFor(const ScopeKey &key)
{
    const ScopeKey above = parentOf(key);
    QStandardItem *parent = above.kind == ScopeKind::Unknown ? invisibleRootItem() : rowFor(above);
    const QString text = key.toString();
    if (QStandardItem *row = childWith(parent, text))
        return row;
    QList<QStandardItem *> cells;
    for (int column = 0; column < ColumnCount; ++column) {
        auto *cell = new QStandardItem;
        cell->setEditable(false);
        cells.append(cell);
    }
    cells.first()->setData(text, KeyRole);
    parent->appendRow(cells);
    return cells.first();
}

void ScopeTreeModel::fill(QStandardItem *row, const breaker::ScopeSnapshot &snapshot,
                          const Moment &now)
{
    QStandardItem *parent = row->parent() ? row->parent() : invisibleRootItem();
    const auto cell = [&](int column) { return parent->child(row->row(), column); };
    const auto put = [](QStandardItem *item, const QString &value) {
        if (item->text() != value)
            item->setText(value);
    };
    put(cell(ScopeColumn), scopeName(snapshot.scope, m_names.value(snapshot.scope.connection)));
    put(cell(StateColumn), stateSummary(snapshot, now));
    put(cell(SinceColumn),
        snapshot.openedAt ? text::relativeTime(*snapshot.openedAt, now.wall) : QString());
    put(cell(NextColumn), nextTry(snapshot, now));
    cell(StateColumn)->setData(static_cast<int>(snapshot.state), StateRole);
    cell(StateColumn)->setData(snapshot.gateUntil && *snapshot.gateUntil > now.boot, GateRole);
}

ScopeKey ScopeTreeModel::keyAt(const QModelIndex &index) const
{
    return ScopeKey::fromString(index.siblingAtColumn(0).data(KeyRole).toString());
}

QModelIndex ScopeTreeModel::indexOf(const ScopeKey &key) const
{
    const QModelIndexList found =
        match(index(0, 0), KeyRole, key.toString(), 1, Qt::MatchExactly | Qt::MatchRecursive);
    return found.isEmpty() ? QModelIndex() : found.first();
}

breaker::ScopeSnapshot ScopeTreeModel::snapshot(const ScopeKey &key) const
{
    const auto at = m_snapshots.constFind(key.toString());
    if (at != m_snapshots.constEnd())
        return *at;
    breaker::ScopeSnapshot quiet;
    quiet.scope = key;
    return quiet;
}

QString ScopeTreeModel::path(const ScopeKey &key) const
{
    QString connection = m_names.value(key.connection);
    switch (key.kind) {
    case ScopeKind::Transport:
        return u"%1 · %2"_s.arg(connection, scopeName(key, {}));
    case ScopeKind::Operation:
        return u"%1 · %2"_s.arg(connection, scopeName(key, {}));
    case ScopeKind::Model:
        return u"%1 · %2 · %3"_s.arg(connection, scopeName(parentOf(key), {}),
                                     key.model.toString());
    default:
        return connection;
    }
}

} // namespace breakerbox::ui
