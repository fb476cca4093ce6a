// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "connector.h"

#include <QSslSocket>
#include <QTcpSocket>

#include <utility>

namespace breakerbox::net {

namespace {

constexpr Milliseconds kStagger{300};
// Bounds what arrives while nobody reads (R11).
constexpr qint64 kReadBuffer = 64 * 1024;

} // namespace

Connector::Connector(Timers &timers, ConnectPlan plan, Connected connected, Failed failed)
    : m_timers(timers),
      m_plan(std::move(plan)),
      m_connected(std::move(connected)),
      m_failed(std::move(failed))
{}

Connector::~Connector()
{
    cancel();
}

void Connector::cancel()
{
    m_done = true;
    m_stagger.reset();
    for (QTcpSocket *socket : std::exchange(m_trying, {})) {
        socket->disconnect(this);
        socket->abort();
    }
}

void Connector::start()
{
    // Queued, for a socket may fail from inside its own connectToHost().
    QMetaObject::invokeMethod(this, &Connector::tryNext, Qt::QueuedConnection);
}

void Connector::tryNext()
{
    if (m_done)
        return;
    const bool proxied = m_plan.proxy.type() != QNetworkProxy::NoProxy;
    const std::size_t choices = proxied ? 1 : m_plan.addresses.size();
    if (m_next >= choices) {
        if (m_trying.empty())
            giveUp();
        return;
    }
    const QHostAddress address = proxied ? QHostAddress() : m_plan.addresses[m_next];
    ++m_next;
    QTcpSocket *socket = makeSocket();
    connect(socket, &QTcpSocket::connected, this,
            [this, socket, address] { won(socket, address); });
    connect(socket, &QTcpSocket::errorOccurred, this, [this, socket] { lost(socket); });
    if (m_next < choices)
        m_stagger = m_timers.after(kStagger, [this] { tryNext(); });
    if (proxied)
        socket->connectToHost(m_plan.nameForProxy, m_plan.port);
    else
        socket->connectToHost(address, m_plan.port);
}

QTcpSocket *Connector::makeSocket()
{
    QTcpSocket *socket = m_plan.secure ? new QSslSocket(this) : new QTcpSocket(this);
    // Always said: the application's default proxy must never step in (R14).
    socket->setProxy(m_plan.proxy);
    socket->setReadBufferSize(kReadBuffer);
    m_trying.push_back(socket);
    return socket;
}

void Connector::won(QTcpSocket *socket, const QHostAddress &address)
{
    if (std::exchange(m_done, true))
        return;
    m_stagger.reset();
    for (QTcpSocket *other : std::exchange(m_trying, {})) {
        other->disconnect(this);
        if (other == socket)
            continue;
        other->abort();
        other->deleteLater();
    }
    socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    socket->setSocketOption(QAbstractSocket::KeepAliveOption, 1);
    m_connected(socket, address);
}

void Connector::lost(QTcpSocket *socket)
{
    if (m_done)
        return;
    ConnectFailure failure{ConnectFailure::Kind::NoAnswer, socket->error()};
    if (m_plan.proxy.type() != QNetworkProxy::NoProxy)
        failure.kind = ConnectFailure::Kind::Proxy;
    else if (socket->error() == QAbstractSocket::ConnectionRefusedError)
        failure.kind = ConnectFailure::Kind::Refused;
    // "Refused" tells most: somebody answered for that address.
    if (!m_failure || failure.kind == ConnectFailure::Kind::Refused)
        m_failure = failure;
    socket->disconnect(this);
    socket->deleteLater();
    std::erase(m_trying, socket);
    m_stagger.reset();
    // Queued: the next socket must not be made inside the signal of this one.
    QMetaObject::invokeMethod(this, &Connector::tryNext, Qt::QueuedConnection);
}

void Connector::giveUp()
{
    m_done = true;
    m_failed(m_failure.value_or(ConnectFailure{}));
}

} // namespace breakerbox::net
