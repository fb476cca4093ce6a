// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <flows/connectionsflow.h>

#include <QAbstractListModel>

#include <vector>

namespace breakerbox::ui {

// The connections with their health, as the sidebar shows them. Holds values only. Countdowns are
// words of the moment setNow() named: the owner ticks it once a second while it is on screen.
class ConnectionListModel final : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role {
        IdRole = Qt::UserRole, // the connection's id as text
        HealthKindRole,        // flows::HealthKind as int
        HealthWordRole,        // "Working", "Failing · next try 0:42"
        BoundaryRole,          // words
        EnabledRole,
        DrillRole, // bool: a drill is on
        LocalRole, // bool: a local server
    };

    explicit ConnectionListModel(QObject *parent = nullptr);

    void setConnections(std::vector<flows::ConnectionView> connections);
    void updateConnection(const flows::ConnectionView &connection);
    void setNow(BootTime now);
    // True while a row shows a time that runs down.
    [[nodiscard]] bool hasCountdown() const;

    [[nodiscard]] const std::vector<flows::ConnectionView> &connections() const
    {
        return m_connections;
    }
    [[nodiscard]] ConnectionId idAt(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexOf(const ConnectionId &id) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    [[nodiscard]] QString healthWord(const flows::ConnectionView &view) const;

    std::vector<flows::ConnectionView> m_connections;
    BootTime m_now{};
};

} // namespace breakerbox::ui
