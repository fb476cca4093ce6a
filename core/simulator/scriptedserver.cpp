// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "scriptedserver.h"

#include <simulator/servedconnection.h>

#include <QNetworkProxy>
#include <QSslSocket>
#include <QTcpServer>
#include <QTcpSocket>

#include <algorithm>

namespace breakerbox::simulator {

namespace {

class Listener final : public QTcpServer
{
public:
    explicit Listener(std::function<void(qintptr)> accept)
        : m_accept(std::move(accept))
    {}

protected:
    void incomingConnection(qintptr descriptor) override { m_accept(descriptor); }

private:
    std::function<void(qintptr)> m_accept;
};

} // namespace

ScriptedServer::ScriptedServer(const Clock &clock, Timers &timers, QObject *parent)
    : QObject(parent),
      m_clock(clock),
      m_timers(timers)
{}

ScriptedServer::~ScriptedServer()
{
    for (ServedConnection *connection : std::exchange(m_open, {}))
        delete connection;
}

Result<quint16> ScriptedServer::listen(const QHostAddress &address, quint16 port)
{
    if (!address.isLoopback())
        return failure(ErrorCode::NotAllowed, QStringLiteral("not_loopback"));
    auto listener = std::make_unique<Listener>([this](qintptr descriptor) { accept(descriptor); });
    listener->setProxy(QNetworkProxy(QNetworkProxy::NoProxy));
    listener->setListenBacklogSize(256);
    if (!listener->listen(address, port == 0 ? m_port : port))
        return failure(ErrorCode::NetworkFailed, QStringLiteral("listen"));
    m_port = listener->serverPort();
    m_addresses.push_back(address);
    m_listeners.push_back(std::move(listener));
    return m_port;
}

void ScriptedServer::refuse()
{
    m_listeners.clear();
    dropConnections();
    // A bound socket that does not listen refuses and keeps others from taking the port.
    for (const QHostAddress &address : m_addresses) {
        auto reserved = std::make_unique<QTcpSocket>();
        reserved->bind(address, m_port);
        m_reserved.push_back(std::move(reserved));
    }
}

Result<void> ScriptedServer::resume()
{
    m_reserved.clear();
    for (const QHostAddress &address : std::exchange(m_addresses, {})) {
        if (const auto port = listen(address, m_port); !port)
            return std::unexpected(port.error());
    }
    return {};
}

bool ScriptedServer::isListening() const
{
    return !m_listeners.empty();
}

void ScriptedServer::dropConnections(Then how)
{
    const auto open = m_open;
    for (ServedConnection *connection : open)
        connection->end(how);
}

void ScriptedServer::serve(const QByteArray &method, const QByteArray &path,
                           std::vector<Script> inOrder)
{
    std::erase_if(m_routes,
                  [&](const Route &route) { return route.method == method && route.path == path; });
    m_routes.push_back({method, path, std::move(inOrder), 0});
}

int ScriptedServer::count(QByteArrayView method, QByteArrayView path) const
{
    return static_cast<int>(std::ranges::count_if(m_requests, [&](const ReceivedRequest &request) {
        return (method.isEmpty() || request.method == method) &&
               (path.isEmpty() || request.path() == path);
    }));
}

int ScriptedServer::openConnections() const
{
    return static_cast<int>(m_open.size());
}

qint64 ScriptedServer::bytesReceived() const
{
    qint64 sum = 0;
    for (const ConnectionRecord &record : m_records)
        sum += record.received.size();
    return sum;
}

void ScriptedServer::forget()
{
    m_requests.clear();
    std::erase_if(m_records,
                  [](const ConnectionRecord &record) { return record.closed.has_value(); });
    for (ConnectionRecord &record : m_records)
        record.received.clear();
}

void ScriptedServer::accept(qintptr descriptor)
{
    auto *secure = m_tls ? new QSslSocket : nullptr;
    QTcpSocket *socket = secure ? secure : new QTcpSocket;
    socket->setSocketDescriptor(descriptor);
    const int number = ++m_connectionCount;
    m_records.push_back({number, m_clock.now(), {}, false, false, {}});
    auto *connection = new ServedConnection(*this, socket, number);
    m_open.push_back(connection);
    if (secure) {
        connect(secure, &QSslSocket::encrypted, connection, [this, number] {
            if (ConnectionRecord *known = record(number))
                known->encrypted = true;
        });
        secure->setSslConfiguration(*m_tls);
        secure->startServerEncryption();
    }
    Q_EMIT connectionOpened(number);
    if (m_onConnect)
        connection->playUnread(*m_onConnect);
    else
        connection->readRequests();
}

ScriptedServer::Route *ScriptedServer::routeFor(const ReceivedRequest &request)
{
    for (Route &route : m_routes) {
        if ((route.method.isEmpty() || route.method == request.method) &&
            (route.path.isEmpty() || route.path == request.path()) && !route.scripts.empty())
            return &route;
    }
    return nullptr;
}

std::optional<Script> ScriptedServer::earlyScriptFor(const ReceivedRequest &request)
{
    Route *route = routeFor(request);
    if (!route)
        return std::nullopt;
    const Script &script = route->scripts[std::min(route->next, route->scripts.size() - 1)];
    if (script.trigger != Trigger::HeadersRead)
        return std::nullopt;
    ++route->next;
    return script;
}

Script ScriptedServer::scriptFor(const ReceivedRequest &request)
{
    if (Route *route = routeFor(request))
        return route->scripts[std::min(route->next++, route->scripts.size() - 1)];
    if (m_handler)
        return m_handler(request);
    return scriptOf(httpResponse(404, "text/plain", "404 page not found"), Then::KeepAlive);
}

ConnectionRecord *ScriptedServer::record(int connection)
{
    const auto found = std::ranges::find(m_records, connection, &ConnectionRecord::number);
    return found == m_records.end() ? nullptr : &*found;
}

int ScriptedServer::store(ReceivedRequest request)
{
    request.number = ++m_requestCount;
    request.at = m_clock.now();
    m_requests.push_back(std::move(request));
    Q_EMIT requestReceived(m_requestCount);
    return m_requestCount;
}

void ScriptedServer::ended(int connection, bool byPeer)
{
    if (ConnectionRecord *known = record(connection)) {
        known->closed = m_clock.now();
        known->closedByPeer = byPeer;
    }
    std::erase_if(m_open, [&](ServedConnection *open) { return open->number() == connection; });
    Q_EMIT connectionClosed(connection);
}

} // namespace breakerbox::simulator
