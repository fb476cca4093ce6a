// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <net/bodydecoder.h>
#include <net/connector.h>
#include <net/qthttptransport.h>
#include <net/responsereader.h>

#include <QAbstractSocket>
#include <QList>
#include <QObject>

#include <memory>
#include <optional>

QT_BEGIN_NAMESPACE
class QSslError;
QT_END_NAMESPACE

namespace breakerbox::net {

// "socket_error_1": codes go to logs, Qt's sentences do not (R23).
[[nodiscard]] QString socketWord(QAbstractSocket::SocketError code);

// One exchange under way: name lookup, connection, TLS, request, response, each under its limit.
// Outlives its handle by a turn of the event loop, silent, because it may be let go from inside a
// callback of its own. Deletes itself after detach().
class ExchangeWork final : public QObject
{
    Q_OBJECT

public:
    ExchangeWork(std::shared_ptr<TransportShared> shared, HttpRequest request, SendPermit permit,
                 HttpObserver &observer);
    ~ExchangeWork() override;

    void abort();
    // Nothing is said from here on; the socket is closed at once.
    void detach();
    void extendLimit(Milliseconds limit);
    [[nodiscard]] Phase phase() const noexcept { return m_phase; }
    [[nodiscard]] Milliseconds phaseAge() const;

private:
    // Steps before the connection.
    void begin();
    void readAuthorities();
    void prepareAuthorities();
    void route();
    void chooseProxy(const QString &name);
    void goBy(const QString &name, const QNetworkProxy &proxy);
    void lookUp(const QString &host);
    void resolved(const NameAnswer &answer);
    void connectTo(std::vector<QHostAddress> addresses);
    void connectBy(ConnectPlan plan);
    void connectFailed(const ConnectFailure &failure);
    // Steps with a socket.
    void connected(QTcpSocket *socket, const QHostAddress &address);
    void startTls();
    void certificateRefused(const QList<QSslError> &errors);
    void sendRequest();
    void written(qint64 bytes);
    void readBytes();
    void responseState(ResponseReader::State state);
    bool headArrived(const HttpHead &head);
    bool bodyBytes(QByteArrayView bytes);
    bool decodedBytes(QByteArrayView bytes);
    void bodyComplete();
    void socketEnded();
    void dropSocket();
    // Time.
    void enter(Phase phase, Milliseconds limit);
    void arm(Milliseconds delay);
    void timerFired();
    [[nodiscard]] TransportEnd endAtLimit() const;

    [[nodiscard]] QByteArray agent() const; // what we say we are (R15)
    [[nodiscard]] bool isSecure() const;
    void finish(TransportEnd end, const QString &detail = {});

    std::shared_ptr<TransportShared> m_shared;
    HttpRequest m_request;
    std::optional<SendPermit> m_permit;
    HttpObserver *m_observer; // null once nothing may be said
    std::unique_ptr<PendingLookup> m_lookup;
    std::unique_ptr<Connector> m_connector;
    QTcpSocket *m_socket = nullptr; // child
    ResponseReader m_reader;
    BodyDecoder m_decoder;
    HttpEnd m_end;
    Phase m_phase = Phase::Unknown;
    bool m_encrypted = false;
    bool m_sending = false;
    bool m_headSeen = false;
    bool m_encodingKnown = true;
    bool m_done = false; // finished, aborted or detached
    qint64 m_requestBytes = 0;
    qint64 m_bodyDown = 0;  // as sent
    qint64 m_bodyGiven = 0; // as handed on
    BootTime m_phaseBegan;
    BootTime m_waitBegan;
    Milliseconds m_limit{0};
    Timer m_timer;
};

} // namespace breakerbox::net
