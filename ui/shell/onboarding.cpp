// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "onboarding.h"

#include <ui/connections/connectiondesk.h>
#include <ui/shell/startpage.h>
#include <ui/text/errortext.h>

#include <QPointer>

namespace breakerbox::ui {

Onboarding::Onboarding(flows::ConnectionsFlow &connections, flows::LocalSearch &search,
                       settings::AppSettings &settings, StartPage &page, ConnectionDesk &desk)
    : m_connections(connections),
      m_search(search),
      m_settings(settings),
      m_page(page),
      m_desk(desk)
{
    connect(&m_search, &flows::LocalSearch::finished, this, [this] {
        m_looked = true;
        show();
    });
    connect(&m_connections, &flows::ConnectionsFlow::listChanged, this, &Onboarding::show);
    connect(&m_page, &StartPage::lookRequested, this, &Onboarding::look);
    connect(&m_page, &StartPage::addFoundRequested, this, &Onboarding::addFound);
    connect(&m_page, &StartPage::useVariableRequested, this,
            [this](const QString &preset, const QString &variable) {
                m_desk.addWithVariable(preset, variable);
            });
}

void Onboarding::begin()
{
    if (!m_connections.connections().empty())
        return;
    if (m_settings.values().privacy.lookForLocalServers)
        look();
    else
        show();
}

void Onboarding::look()
{
    m_search.start();
    show();
}

void Onboarding::show()
{
    FirstSteps steps;
    steps.looking = m_search.isLooking();
    steps.looked = m_looked;
    steps.ports = m_search.ports();
    for (const flows::FoundServer &server : m_search.found()) {
        const QUrl &url = server.connection.baseUrl;
        steps.servers.push_back({server.connection.name,
                                 url.host() + u':' + QString::number(url.port()), server.models});
    }
    for (const flows::KeyVariable &each : m_search.keyVariables())
        steps.keys.push_back({each.preset, each.service, each.variable});
    m_page.setFirstSteps(steps);
}

void Onboarding::addFound(int at)
{
    const auto found = m_search.found();
    if (at < 0 || at >= static_cast<int>(found.size()))
        return;
    connections::Connection connection = found[static_cast<std::size_t>(at)].connection;
    const QString base = connection.name;
    for (int number = 2; m_connections.findByName(connection.name); ++number)
        connection.name = QStringLiteral("%1 %2").arg(base).arg(number);
    m_connections.save(
        connection, flows::ConnectionSecrets(), [desk = QPointer(this)](const Result<void> &saved) {
            if (!desk)
                return;
            if (saved)
                Q_EMIT desk->connectionAdded();
            else
                Q_EMIT desk->noticed(tr("Not added. %1").arg(text::sentence(saved.error().code)));
        });
}

} // namespace breakerbox::ui
