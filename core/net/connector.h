// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/timers.h>
#include <net/socketattempt.h>

#include <QHostAddress>
#include <QNetworkProxy>
#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace breakerbox::net {

// Where to connect. Either checked addresses, or a name that only the proxy resolves.
struct ConnectPlan
{
    std::vector<QHostAddress> addresses; // in order of preference; none with a proxy
    QString nameForProxy;
    quint16 port = 0;
    bool secure = false; // the socket given back can do TLS; it has not begun
    QNetworkProxy proxy = QNetworkProxy(QNetworkProxy::NoProxy);
};

// Opens one TCP connection. Several addresses are tried one after another: the next as soon as one
// fails, or 300 ms after the one before (C37); the first to answer wins and the others are closed.
// Answers once, never from inside start(). Destroying it closes what it holds.
class Connector final : public QObject
{
    Q_OBJECT

public:
    using Connected = std::function<void(QTcpSocket *, const QHostAddress &)>; // takes the socket
    using Failed = std::function<void(const ConnectFailure &)>;

    Connector(Timers &timers, ConnectPlan plan, Connected connected, Failed failed);
    ~Connector() override;
    void start();
    // Closes every socket it holds at once and says nothing more.
    void cancel();

private:
    void tryNext();
    [[nodiscard]] std::unique_ptr<SocketAttempt> take(const SocketAttempt *attempt);
    void won(const SocketAttempt *attempt, QTcpSocket *socket, const QHostAddress &address);
    void lost(const SocketAttempt *attempt, const ConnectFailure &failure);

    Timers &m_timers;
    ConnectPlan m_plan;
    Connected m_connected;
    Failed m_failed;
    std::size_t m_next = 0;
    std::vector<std::unique_ptr<SocketAttempt>> m_trying;
    std::optional<ConnectFailure> m_failure;
    Timer m_stagger;
    bool m_done = false;
};

} // namespace breakerbox::net
