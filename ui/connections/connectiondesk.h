// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/connections/connectionactions.h>

#include <QObject>

#include <functional>

class QWidget;

namespace breakerbox::ui {

class LinkOpener;

// Opens the dialogs about connections over a window and joins them to ConnectionsFlow.
class ConnectionDesk final : public QObject
{
    Q_OBJECT
public:
    ConnectionDesk(flows::ConnectionsFlow &connections, LinkOpener &opener, QWidget *window);

    void add();
    // Straight to the form of a preset ("ollama"); the list of services if there is no such one.
    void add(const QString &presetId);
    // The form of a preset, with a variable of the environment as the place of its key.
    void addWithVariable(const QString &presetId, const QString &variable);
    // Whether "Add connection" may look for running local servers.
    void setSearch(flows::LocalSearch *search, std::function<bool()> mayLook);
    void edit(const ConnectionId &id);
    // Asks first.
    void remove(const ConnectionId &id);
    void setPaused(const ConnectionId &id, bool paused);

Q_SIGNALS:
    void noticed(const QString &sentence);

private:
    [[nodiscard]] ConnectionActions actions(const ConnectionId &edited) const;

    flows::ConnectionsFlow &m_connections;
    LinkOpener &m_opener;
    QWidget *m_window;
    flows::LocalSearch *m_search = nullptr;
    std::function<bool()> m_mayLook;
};

} // namespace breakerbox::ui
