// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <base/error.h>
#include <base/timers.h>
#include <simulator/receivedrequest.h>
#include <simulator/script.h>

#include <QHostAddress>
#include <QObject>
#include <QSslConfiguration>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

QT_BEGIN_NAMESPACE
class QTcpServer;
class QTcpSocket;
QT_END_NAMESPACE

namespace breakerbox::simulator {

class ServedConnection;

// What is known of one connection, also after it ended.
struct ConnectionRecord
{
    int number = 0;
    BootTime opened;
    std::optional<BootTime> closed; // by either side
    bool closedByPeer = false;
    bool encrypted = false; // the TLS handshake was completed
    QByteArray received;    // every byte (decrypted), also of unfinished requests
};

// A deterministic HTTP/1.1 server that answers by script, byte for byte, and keeps every request
// it saw. It listens on loopback only. Delays come from the Timers given; with QtTimers it runs in
// real time. Use it from one thread with an event loop; ends all its sockets when it dies.
class ScriptedServer final : public QObject
{
    Q_OBJECT

public:
    using Handler = std::function<Script(const ReceivedRequest &)>;

    ScriptedServer(const Clock &clock, Timers &timers, QObject *parent = nullptr);
    ~ScriptedServer() override;

    // Port 0 takes a free one. Only loopback addresses; may be called for 127.0.0.1 and ::1 (the
    // second on the same port).
    Result<quint16> listen(const QHostAddress &address = QHostAddress(QHostAddress::LocalHost),
                           quint16 port = 0);
    [[nodiscard]] quint16 port() const noexcept { return m_port; }
    // Stops listening and resets what is open, but keeps the port: connecting is refused.
    void refuse();
    // Listens again on the same addresses and port.
    Result<void> resume();
    [[nodiscard]] bool isListening() const;
    // Ends every open connection.
    void dropConnections(Then how = Then::Reset);

    // TLS from now on, for new connections.
    void setTls(const QSslConfiguration &configuration) { m_tls = configuration; }
    // Every new connection gets this at once and nothing of it is read. Null undoes it.
    void setOnConnect(std::optional<Script> script) { m_onConnect = std::move(script); }
    // Answers to requests of this method and path, in order; the last repeats. An empty method or
    // path matches any. A later call for the same pair replaces the earlier one.
    void serve(const QByteArray &method, const QByteArray &path, std::vector<Script> inOrder);
    // Answers what serve() does not cover. Without one that is a 404.
    void setHandler(Handler handler) { m_handler = std::move(handler); }

    [[nodiscard]] const std::vector<ReceivedRequest> &requests() const noexcept
    {
        return m_requests;
    }
    [[nodiscard]] int count(QByteArrayView method, QByteArrayView path = {}) const;
    [[nodiscard]] const std::vector<ConnectionRecord> &connections() const noexcept
    {
        return m_records;
    }
    [[nodiscard]] int openConnections() const;
    // All bytes ever received, over all connections.
    [[nodiscard]] qint64 bytesReceived() const;
    void forget();

Q_SIGNALS:
    void connectionOpened(int connection);
    void connectionClosed(int connection);
    void bytesArrived(int connection);
    void requestReceived(int number);
    // The last step of its script has been written.
    void answered(int number);

private:
    friend class ServedConnection;
    struct Route
    {
        QByteArray method;
        QByteArray path;
        std::vector<Script> scripts;
        std::size_t next = 0;
    };

    void accept(qintptr descriptor);
    [[nodiscard]] Route *routeFor(const ReceivedRequest &request);
    // The script that begins before the body is there, if the next one is of that kind.
    [[nodiscard]] std::optional<Script> earlyScriptFor(const ReceivedRequest &request);
    [[nodiscard]] Script scriptFor(const ReceivedRequest &request);
    [[nodiscard]] ConnectionRecord *record(int connection);
    [[nodiscard]] int store(ReceivedRequest request);
    void ended(int connection, bool byPeer);

    const Clock &m_clock;
    Timers &m_timers;
    std::vector<std::unique_ptr<QTcpServer>> m_listeners;
    std::vector<QHostAddress> m_addresses;
    std::vector<std::unique_ptr<QTcpSocket>> m_reserved; // bound, not listening
    quint16 m_port = 0;
    std::optional<QSslConfiguration> m_tls;
    std::optional<Script> m_onConnect;
    std::vector<Route> m_routes;
    Handler m_handler;
    std::vector<ReceivedRequest> m_requests;
    std::vector<ConnectionRecord> m_records;
    std::vector<ServedConnection *> m_open; // children
    int m_connectionCount = 0;
    int m_requestCount = 0;
};

} // namespace breakerbox::simulator
