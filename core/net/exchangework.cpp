// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "exchangework.h"

#include <net/aside.h>
#include <net/requestguard.h>
#include <net/tlssettings.h>

#include <QSslSocket>
#include <QTcpSocket>

#include <algorithm>
#include <limits>
#include <utility>

namespace breakerbox::net {

using namespace Qt::StringLiterals;

namespace {

// More addresses of one name than this are not tried.
constexpr qsizetype kMaximumAddresses = 6;

bool isLocalhost(const QString &host)
{
    return host.compare("localhost"_L1, Qt::CaseInsensitive) == 0;
}

// One of each family in turn, so that a dead family costs one pause only.
std::vector<QHostAddress> alternating(const QList<QHostAddress> &addresses)
{
    std::vector<QHostAddress> first;
    std::vector<QHostAddress> second;
    for (const QHostAddress &address : addresses) {
        const bool sameAsFirst = address.protocol() == addresses.front().protocol();
        (sameAsFirst ? first : second).push_back(address);
    }
    std::vector<QHostAddress> mixed;
    for (std::size_t i = 0; i < std::max(first.size(), second.size()); ++i) {
        if (i < first.size())
            mixed.push_back(first[i]);
        if (i < second.size())
            mixed.push_back(second[i]);
    }
    mixed.resize(std::min<std::size_t>(mixed.size(), kMaximumAddresses));
    return mixed;
}

// The first proxy that carries TLS without reading it; NoProxy = direct.
QNetworkProxy usableProxy(const QList<QNetworkProxy> &proxies, const QByteArray &agent)
{
    const QNetworkProxy none(QNetworkProxy::NoProxy);
    for (QNetworkProxy proxy : proxies) {
        if (proxy.type() == QNetworkProxy::NoProxy || proxy.type() == QNetworkProxy::DefaultProxy)
            return none;
        if (proxy.type() == QNetworkProxy::HttpCachingProxy)
            proxy.setType(QNetworkProxy::HttpProxy);
        if (proxy.type() == QNetworkProxy::HttpProxy) {
            proxy.setRawHeader("User-Agent",
                               agent); // the CONNECT says as little as the request (R15)
            return proxy;
        }
        if (proxy.type() == QNetworkProxy::Socks5Proxy)
            return proxy;
    }
    return none;
}

} // namespace

ExchangeWork::ExchangeWork(std::shared_ptr<TransportShared> shared, HttpRequest request,
                           SendPermit permit, HttpObserver &observer)
    : m_shared(std::move(shared)),
      m_request(std::move(request)),
      m_permit(std::move(permit)),
      m_observer(&observer),
      m_reader(m_request.limits.headerBytes > 0 ? m_request.limits.headerBytes
                                                : std::numeric_limits<qint64>::max()),
      m_phaseBegan(m_shared->parts.clock.now())
{
    QMetaObject::invokeMethod(this, &ExchangeWork::begin, Qt::QueuedConnection);
}

ExchangeWork::~ExchangeWork() = default;

void ExchangeWork::begin()
{
    if (m_done)
        return;
    const SendPermit permit = *std::exchange(m_permit, std::nullopt);
    if (const QString refusal = refusalOf(m_request, permit); !refusal.isEmpty()) {
        finish(TransportEnd::NotPermitted, refusal);
        return;
    }
    const bool ownAuthorities = isSecure() && !m_request.caCertificates.isEmpty();
    if (!ownAuthorities || m_shared->systemAuthorities) {
        route();
        return;
    }
    runAside<QList<QSslCertificate>>(
        m_shared->aside, this, [] { return QSslConfiguration::systemCaCertificates(); },
        [this](const QList<QSslCertificate> &authorities) {
            m_shared->systemAuthorities = authorities;
            if (!m_done)
                route();
        });
}

void ExchangeWork::route()
{
    const QString host = m_request.url.host(QUrl::FullyDecoded);
    const QHostAddress literal(host);
    if (!literal.isNull()) {
        // What was admitted and what the address is must agree; here no name can have changed.
        if (m_shared->parts.classify(literal.toString()) != m_request.destination)
            finish(TransportEnd::NotPermitted, u"address_class"_s);
        else
            connectTo({literal});
        return;
    }
    const QString name = hostNameOf(m_request.url);
    if (isLocalhost(name)) {
        if (m_request.destination != DestinationClass::Device) {
            finish(TransportEnd::NotPermitted, u"address_class"_s);
            return;
        }
        // R4: both literals, without asking any name service; the one that answered goes first.
        const QHostAddress four(QHostAddress::LocalHost);
        const QHostAddress six(QHostAddress::LocalHostIPv6);
        const bool sixFirst = m_shared->localhostAnswered.value(portOf(m_request.url), four) == six;
        connectTo(sixFirst ? std::vector{six, four} : std::vector{four, six});
        return;
    }
    routeByName(name);
}

void ExchangeWork::routeByName(const QString &name)
{
    enter(Phase::NameLookup, m_request.limits.nameLookup);
    if (m_done)
        return;
    const auto proxiesFor = m_shared->parts.proxiesFor;
    if (m_request.destination != DestinationClass::Public || !proxiesFor) {
        lookUp(name);
        return;
    }
    runAside<QList<QNetworkProxy>>(
        m_shared->aside, this, [proxiesFor, url = m_request.url] { return proxiesFor(url); },
        [this, name](const QList<QNetworkProxy> &proxies) {
            if (!m_done)
                proxiesKnown(name, proxies);
        });
}

void ExchangeWork::proxiesKnown(const QString &name, const QList<QNetworkProxy> &proxies)
{
    const QNetworkProxy proxy =
        usableProxy(proxies, "Breakerbox/" + m_shared->parts.version.toLatin1());
    if (proxy.type() == QNetworkProxy::NoProxy) {
        lookUp(name);
        return;
    }
    m_end.proxy = proxy.hostName() + u':' + QString::number(proxy.port());
    connectBy({{}, name, portOf(m_request.url), true, proxy});
}

void ExchangeWork::lookUp(const QString &host)
{
    m_lookup = m_shared->parts.names.lookUp(host, [this](const NameAnswer &answer) {
        if (!m_done)
            resolved(answer);
    });
}

void ExchangeWork::resolved(const NameAnswer &answer)
{
    if (answer.state != NameAnswer::State::Found || answer.addresses.isEmpty()) {
        const bool silent = answer.state == NameAnswer::State::NoAnswer;
        finish(silent ? TransportEnd::NameServiceSilent : TransportEnd::NameNotFound);
        return;
    }
    // T19: all answers must be of the class that was admitted; a mixed answer is refused as well.
    for (const QHostAddress &address : answer.addresses) {
        if (m_shared->parts.classify(address.toString()) != m_request.destination) {
            finish(TransportEnd::ClassChanged, u"address_class"_s);
            return;
        }
    }
    connectTo(alternating(answer.addresses));
}

void ExchangeWork::connectTo(std::vector<QHostAddress> addresses)
{
    connectBy({std::move(addresses),
               {},
               portOf(m_request.url),
               isSecure(),
               QNetworkProxy(QNetworkProxy::NoProxy)});
}

void ExchangeWork::connectBy(ConnectPlan plan)
{
    enter(Phase::Connect, m_request.limits.connect);
    if (m_done)
        return;
    m_connector = std::make_unique<Connector>(
        m_shared->parts.timers, std::move(plan),
        [this](QTcpSocket *socket, const QHostAddress &address) { connected(socket, address); },
        [this](const ConnectFailure &failure) { connectFailed(failure); });
    m_connector->start();
}

void ExchangeWork::connectFailed(const ConnectFailure &failure)
{
    if (m_done)
        return;
    switch (failure.kind) {
    case ConnectFailure::Kind::Refused:
        finish(TransportEnd::ConnectionRefused, failure.word);
        return;
    case ConnectFailure::Kind::Reset:
        finish(TransportEnd::ResetBeforeResponse, failure.word);
        return;
    case ConnectFailure::Kind::Proxy:
        finish(TransportEnd::ProxyFailed, failure.word);
        return;
    case ConnectFailure::Kind::NoAnswer:
        finish(TransportEnd::ConnectTimedOut, failure.word);
        return;
    }
}

void ExchangeWork::connected(QTcpSocket *socket, const QHostAddress &address)
{
    socket->setParent(this);
    m_socket = socket;
    m_connector.release()->deleteLater(); // this runs inside its callback
    if (!address.isNull())
        m_end.address = address.toString();
    if (isLocalhost(hostNameOf(m_request.url)))
        m_shared->localhostAnswered[portOf(m_request.url)] = address;
    connect(m_socket, &QTcpSocket::readyRead, this, &ExchangeWork::readBytes);
    connect(m_socket, &QTcpSocket::errorOccurred, this, &ExchangeWork::socketEnded);
    connect(m_socket, &QTcpSocket::disconnected, this, &ExchangeWork::socketEnded);
    connect(m_socket, &QTcpSocket::bytesWritten, this, &ExchangeWork::written);
    if (isSecure()) {
        startTls();
        return;
    }
    sendRequest();
}

void ExchangeWork::startTls()
{
    enter(Phase::Tls, m_request.limits.tls);
    if (m_done)
        return;
    auto *secure = qobject_cast<QSslSocket *>(m_socket);
    const auto configuration =
        m_request.caCertificates.isEmpty()
            ? std::optional(tlsConfiguration())
            : tlsConfigurationWith(m_request.caCertificates,
                                   m_shared->systemAuthorities.value_or(QList<QSslCertificate>()));
    if (!secure || !configuration) {
        finish(TransportEnd::TlsFailed, secure ? u"own_authority_unreadable"_s : u"no_tls"_s);
        return;
    }
    secure->setSslConfiguration(*configuration);
    secure->setPeerVerifyName(hostNameOf(m_request.url));
    // Nothing is ever ignored: the socket closes itself after this signal, before any byte of ours.
    connect(secure, &QSslSocket::sslErrors, this, &ExchangeWork::certificateRefused);
    connect(secure, &QSslSocket::encrypted, this, [this, secure] {
        if (m_done)
            return;
        m_encrypted = true;
        m_end.certificateFingerprint = fingerprintOf(secure->peerCertificate());
        sendRequest();
    });
    secure->startClientEncryption();
}

void ExchangeWork::certificateRefused(const QList<QSslError> &errors)
{
    if (m_done)
        return;
    if (auto *secure = qobject_cast<QSslSocket *>(m_socket))
        m_end.certificateFingerprint = fingerprintOf(secure->peerCertificate());
    finish(TransportEnd::CertificateInvalid, wordsOf(errors));
}

void ExchangeWork::sendRequest()
{
    m_end.sessionWasUp = true;
    enter(Phase::WaitingForFirstByte, m_request.limits.firstByte);
    if (m_done)
        return;
    QByteArray head = requestHead(m_request, "Breakerbox/" + m_shared->parts.version.toLatin1());
    m_requestBytes = head.size() + m_request.body.size();
    m_end.bytesLeft = true;
    m_sending = true;
    m_socket->write(head);
    head.fill('\0');
    if (m_request.secretHeader)
        m_request.secretHeader->secret.wipe();
    if (!m_request.body.isEmpty())
        m_socket->write(m_request.body);
}

void ExchangeWork::written(qint64 bytes)
{
    if (m_done || !m_sending)
        return;
    m_end.bytesUp += bytes;
    m_sending = m_end.bytesUp < m_requestBytes;
    // The wait for an answer begins when the request is out; while it goes out, each byte counts
    // as life.
    if (m_phase == Phase::WaitingForFirstByte && !m_headSeen)
        m_phaseBegan = m_waitBegan = m_shared->parts.clock.now();
}

bool ExchangeWork::isSecure() const
{
    return m_request.url.scheme() == "https"_L1;
}

void ExchangeWork::dropSocket()
{
    m_lookup.reset();
    if (m_connector) {
        m_connector->cancel();
        m_connector.release()->deleteLater(); // this may run inside its callback
    }
    if (!m_socket)
        return;
    QTcpSocket *socket = std::exchange(m_socket, nullptr);
    socket->disconnect(this);
    socket->abort();
    socket->deleteLater();
}

} // namespace breakerbox::net
