// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "exchangework.h"

#include <net/aside.h>
#include <net/authorityfile.h>
#include <net/proxyroute.h>
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
    if (isSecure() && !m_request.caFile.isEmpty())
        readAuthorities();
    else
        prepareAuthorities();
}

// The file is read anew for each connection: it may have been replaced, and it may be on a disk
// that takes its time.
void ExchangeWork::readAuthorities()
{
    using Answer = std::expected<QByteArray, AuthorityFileFault>;
    runAside<Answer>(
        m_shared->aside, this, [path = m_request.caFile] { return readAuthorityFile(path); },
        [this](const Answer &read) {
            if (m_done)
                return;
            if (!read) {
                finish(read.error() == AuthorityFileFault::Missing
                           ? TransportEnd::AuthorityFileMissing
                           : TransportEnd::AuthorityFileInvalid);
                return;
            }
            m_request.caCertificates += *read;
            prepareAuthorities();
        });
}

void ExchangeWork::prepareAuthorities()
{
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
        else if (m_request.destination == DestinationClass::Public)
            chooseProxy(literal.toString()); // a proxy is for addresses as it is for names
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
    enter(Phase::NameLookup, m_request.limits.nameLookup);
    if (m_done)
        return;
    // R14, C38: a proxy is asked for nothing but the public net.
    if (m_request.destination == DestinationClass::Public)
        chooseProxy(name);
    else
        lookUp(name);
}

void ExchangeWork::chooseProxy(const QString &name)
{
    const auto proxiesFor = m_shared->parts.proxiesFor;
    const bool own = m_request.proxy.use == ProxyChoice::Use::Own;
    if (own || m_request.proxy.use == ProxyChoice::Use::None || !proxiesFor) {
        goBy(name,
             own ? ownProxy(m_request.proxy, agent()) : QNetworkProxy(QNetworkProxy::NoProxy));
        m_request.proxy.password.reset();
        return;
    }
    runAside<QList<QNetworkProxy>>(
        m_shared->aside, this, [proxiesFor, url = m_request.url] { return proxiesFor(url); },
        [this, name](const QList<QNetworkProxy> &proxies) {
            if (!m_done)
                goBy(name, usableProxy(proxies, agent()));
        });
}

void ExchangeWork::goBy(const QString &name, const QNetworkProxy &proxy)
{
    if (proxy.type() == QNetworkProxy::NoProxy) {
        const QHostAddress literal(name);
        if (literal.isNull())
            lookUp(name);
        else
            connectTo({literal});
        return;
    }
    m_end.proxy = addressOf(proxy);
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
    case ConnectFailure::Kind::ProxyRefused:
        finish(TransportEnd::ProxyRefused, failure.word);
        return;
    case ConnectFailure::Kind::ProxyLogin:
        finish(TransportEnd::ProxyLoginNeeded, failure.word);
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
    m_end.certificateFault = wordsOf(errors);
    finish(TransportEnd::CertificateInvalid, m_end.certificateFault);
}

void ExchangeWork::sendRequest()
{
    m_end.sessionWasUp = true;
    enter(Phase::WaitingForFirstByte, m_request.limits.firstByte);
    if (m_done)
        return;
    QByteArray head = requestHead(m_request, agent());
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

QByteArray ExchangeWork::agent() const
{
    return "Breakerbox/" + m_shared->parts.version.toLatin1();
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
