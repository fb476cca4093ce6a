// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "localsearch.h"

#include <connections/baseurl.h>

#include <QPointer>

#include <algorithm>

namespace breakerbox::flows {

using connections::ConnectionKind;
using connections::HostClass;

namespace {

constexpr Milliseconds kLimit{1'000};

bool isSearched(const connections::Preset &preset)
{
    return preset.kind == ConnectionKind::Local && !preset.ports.empty() &&
           connections::classifyHost(preset.baseUrl) == HostClass::Device;
}

} // namespace

LocalSearch::LocalSearch(ConnectionsFlow &connections, const connections::Presets &presets,
                         Timers &timers)
    : m_connections(connections),
      m_presets(presets),
      m_timers(timers)
{}

void LocalSearch::start()
{
    if (isLooking())
        return;
    ++m_run;
    m_found.clear();
    std::size_t place = 0;
    for (const connections::Preset &preset : m_presets.all()) {
        if (!isSearched(preset))
            continue;
        for (const int port : preset.ports)
            look(preset, port, place++);
    }
    if (m_open == 0) {
        finish();
        return;
    }
    // A server that trickles has no more time than one that is silent.
    m_limit = m_timers.after(3 * kLimit, [this] { finish(); });
}

void LocalSearch::look(const connections::Preset &preset, int port, std::size_t place)
{
    connections::Connection connection;
    connection.name = preset.name;
    connection.kind = preset.kind;
    connection.protocol = preset.protocol;
    connection.preset = preset.id;
    connection.baseUrl = preset.baseUrl;
    connection.baseUrl.setPort(port);
    connection.boundary = connections::boundaryForUrl(connection.baseUrl);
    connection.proxy.use = connections::ProxyUse::None;
    connection.limits = {kLimit, kLimit, kLimit};
    ++m_open;
    m_connections.test(
        connection, ConnectionSecrets(),
        [this, run = m_run, place, connection, alive = QPointer(this)](const TestReport &report) {
            if (alive && run == m_run)
                ended(place, connection, report);
        });
}

void LocalSearch::ended(std::size_t place, const connections::Connection &asked,
                        const TestReport &report)
{
    if (!isLooking())
        return;
    if (report.listed) {
        FoundServer server{asked, report.models};
        server.connection.limits = connections::Limits::standard(asked.kind, asked.boundary.kind);
        server.connection.proxy = {};
        const auto chat = std::ranges::find_if(
            report.list, [](const connections::ModelInfo &model) { return model.chat; });
        if (chat != report.list.end())
            server.connection.defaultModel = chat->id;
        m_found.emplace_back(place, std::move(server));
        std::ranges::sort(m_found, {}, &std::pair<std::size_t, FoundServer>::first);
    }
    if (--m_open == 0)
        finish();
}

void LocalSearch::finish()
{
    m_limit.reset();
    m_open = 0;
    ++m_run;
    Q_EMIT finished();
}

std::vector<FoundServer> LocalSearch::found() const
{
    std::vector<FoundServer> free;
    for (const auto &[place, server] : m_found) {
        const QString origin = server.connection.origin();
        const bool known =
            std::ranges::any_of(m_connections.connections(), [&](const ConnectionView &view) {
                return view.connection.origin() == origin;
            });
        if (!known)
            free.push_back(server);
    }
    return free;
}

QStringList LocalSearch::ports() const
{
    QStringList ports;
    for (const connections::Preset &preset : m_presets.all()) {
        if (!isSearched(preset))
            continue;
        for (const int port : preset.ports)
            ports.append(QString::number(port));
    }
    ports.removeDuplicates();
    return ports;
}

std::vector<KeyVariable> LocalSearch::keyVariables() const
{
    std::vector<KeyVariable> set;
    for (const connections::Preset &preset : m_presets.all()) {
        for (const QString &variable : preset.keyVariables) {
            if (!qEnvironmentVariableIsEmpty(variable.toLocal8Bit().constData()))
                set.push_back({preset.id, preset.name, variable});
        }
    }
    return set;
}

} // namespace breakerbox::flows
