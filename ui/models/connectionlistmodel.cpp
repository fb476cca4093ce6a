// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "connectionlistmodel.h"

#include <ui/models/rowroles.h>
#include <ui/text/healthtext.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

ConnectionListModel::ConnectionListModel(QObject *parent)
    : QAbstractListModel(parent)
{}

void ConnectionListModel::setConnections(std::vector<flows::ConnectionView> connections)
{
    beginResetModel();
    m_connections = std::move(connections);
    endResetModel();
}

void ConnectionListModel::updateConnection(const flows::ConnectionView &connection)
{
    const QModelIndex at = indexOf(connection.connection.id);
    if (!at.isValid())
        return;
    m_connections[static_cast<size_t>(at.row())] = connection;
    Q_EMIT dataChanged(at, at);
}

void ConnectionListModel::setNow(BootTime now)
{
    m_now = now;
    for (int row = 0; row < rowCount(); ++row) {
        if (m_connections[static_cast<size_t>(row)].health.until)
            Q_EMIT dataChanged(index(row), index(row));
    }
}

bool ConnectionListModel::hasCountdown() const
{
    return std::any_of(m_connections.begin(), m_connections.end(),
                       [](const auto &view) { return view.health.until.has_value(); });
}

ConnectionId ConnectionListModel::idAt(const QModelIndex &index) const
{
    return ConnectionId::fromString(index.data(IdRole).toString());
}

QModelIndex ConnectionListModel::indexOf(const ConnectionId &id) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (m_connections[static_cast<size_t>(row)].connection.id == id)
            return index(row);
    }
    return {};
}

int ConnectionListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_connections.size());
}

QString ConnectionListModel::healthWord(const flows::ConnectionView &view) const
{
    if (view.connection.enabled == connections::Enabled::No)
        return text::healthName(flows::HealthKind::Paused);
    return text::healthWord(view.health, m_now);
}

QVariant ConnectionListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const auto &view = m_connections[static_cast<size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return view.connection.name;
    case Qt::AccessibleTextRole:
        return tr("%1, %2").arg(view.connection.name, healthWord(view));
    case Qt::ToolTipRole:
        return u"<p style='white-space:pre-wrap'>%1<br>%2<br>%3</p>"_s.arg(
            view.connection.name.toHtmlEscaped(),
            text::boundarySentence(view.connection.boundary).toHtmlEscaped(),
            healthWord(view).toHtmlEscaped());
    case IdRole:
        return view.connection.id.toString();
    case HealthKindRole:
    case MarkRowRole:
        return static_cast<int>(view.health.kind);
    case HealthWordRole:
    case TrailingRowRole:
        return healthWord(view);
    case DimmedRowRole:
        return view.connection.enabled == connections::Enabled::No;
    case BoundaryRole:
        return text::boundaryWord(view.connection.boundary);
    case DrillRole:
        return view.health.drill;
    case LocalRole:
        return view.connection.kind == connections::ConnectionKind::Local;
    case EnabledRole:
        return view.connection.enabled == connections::Enabled::Yes;
    default:
        return {};
    }
}

} // namespace breakerbox::ui
