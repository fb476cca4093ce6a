// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QMenu>
#include <QObject>
#include <QSystemTrayIcon>

class QAction;

namespace breakerbox::flows {
class ConnectionsFlow;
} // namespace breakerbox::flows

namespace breakerbox::ui {

// The program's icon in the desktop's tray, with a mark while a connection is not well. Its words
// name those connections. Only where the desktop has a tray and the person wants it.
class Tray final : public QObject
{
    Q_OBJECT
public:
    // newConversation, quickAsk, quit: actions of the window. connections outlives it.
    Tray(const flows::ConnectionsFlow &connections, QAction *newConversation, QAction *quickAsk,
         QAction *quit, QObject *parent = nullptr);

    [[nodiscard]] static bool isPossible() { return QSystemTrayIcon::isSystemTrayAvailable(); }
    void setShown(bool shown);
    // The words beside the icon.
    [[nodiscard]] QString words() const;

Q_SIGNALS:
    void showWanted();

private:
    void refresh();

    const flows::ConnectionsFlow &m_connections;
    QMenu m_menu;
    QSystemTrayIcon m_icon;
    int m_worst = -1; // HealthKind that the icon shows
};

} // namespace breakerbox::ui
