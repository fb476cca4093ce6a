// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QHostAddress>
#include <QNetworkProxy>
#include <QObject>
#include <QSocketNotifier>
#include <QString>

#include <functional>
#include <memory>

QT_BEGIN_NAMESPACE
class QTcpSocket;
QT_END_NAMESPACE

namespace breakerbox::net {

struct ConnectFailure
{
    enum class Kind {
        NoAnswer = 0, // nor a route
        Refused,
        Reset,        // accepted and thrown out at once
        Proxy,        // not reached, or gone without an answer
        ProxyRefused, // it answered, and would not connect
        ProxyLogin,   // it takes no or another login
    };
    Kind kind = Kind::NoAnswer;
    QString word; // for logs: a code, never a sentence
};

// One try to open one TCP connection. Answers once, by one of two callbacks, from the event loop.
// Destroying it closes what it holds.
class SocketAttempt : public QObject
{
public:
    // Hands the socket over, without a parent.
    using Connected = std::function<void(QTcpSocket *)>;
    using Failed = std::function<void(const ConnectFailure &)>;

    // To an address that was checked. secure: the socket can do TLS.
    [[nodiscard]] static std::unique_ptr<SocketAttempt> direct(const QHostAddress &address,
                                                               quint16 port, bool secure,
                                                               Connected connected, Failed failed);
    // By name through a proxy, which resolves it.
    [[nodiscard]] static std::unique_ptr<SocketAttempt> proxied(const QString &name, quint16 port,
                                                                const QNetworkProxy &proxy,
                                                                Connected connected, Failed failed);

protected:
    SocketAttempt(Connected connected, Failed failed);
    void succeed(QTcpSocket *socket);
    void fail(ConnectFailure::Kind kind, const QString &word);
    [[nodiscard]] static QTcpSocket *makeSocket(bool secure);

private:
    Connected m_connected;
    Failed m_failed;
};

} // namespace breakerbox::net
