// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <flows/localsearch.h>
#include <settings/appsettings.h>

#include <QObject>

namespace breakerbox::ui {

class ConnectionDesk;
class StartPage;

// The first start: what runs on this computer and which keys are in the environment is offered on
// the start page. It looks by itself only while there is no connection and the settings allow it.
class Onboarding final : public QObject
{
    Q_OBJECT
public:
    // All outlive it.
    Onboarding(flows::ConnectionsFlow &connections, flows::LocalSearch &search,
               settings::AppSettings &settings, StartPage &page, ConnectionDesk &desk);

    // Looks if it may and there is a reason to.
    void begin();

Q_SIGNALS:
    // A server that was found has become a connection.
    void connectionAdded();
    void noticed(const QString &sentence);

private:
    void show();
    void look();
    void addFound(int at);

    flows::ConnectionsFlow &m_connections;
    flows::LocalSearch &m_search;
    settings::AppSettings &m_settings;
    StartPage &m_page;
    ConnectionDesk &m_desk;
    bool m_looked = false;
};

} // namespace breakerbox::ui
