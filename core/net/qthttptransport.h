// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <base/timers.h>
#include <net/httptransport.h>
#include <net/namelookup.h>

#include <QHash>
#include <QList>
#include <QNetworkProxy>
#include <QSslCertificate>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace breakerbox::net {

// What a transport is made of. clock, timers and names must outlive it and its exchanges.
struct TransportParts
{
    const Clock &clock;
    Timers &timers;
    NameLookup &names;
    // The class of an address ("10.0.0.5", "fe80::1%eth0"); Unknown = never connect to it.
    std::function<DestinationClass(const QString &literal)> classify;
    QString version; // the program's, as the User-Agent names it
    // The proxies for a public https address, best first. Not asked for any other. Called on
    // another thread, for the system may take long to find out.
    std::function<QList<QNetworkProxy>(const QUrl &)> proxiesFor = systemProxies;

    [[nodiscard]] static QList<QNetworkProxy> systemProxies(const QUrl &url);
};

// What all exchanges of a transport share, and what outlives it while one is ending.
struct TransportShared
{
    explicit TransportShared(TransportParts made)
        : parts(std::move(made))
    {}
    TransportParts parts;
    QHash<quint16, QHostAddress> localhostAnswered; // by port
    // Read once, and only if a request brings authorities of its own.
    std::optional<QList<QSslCertificate>> systemAuthorities;
    QThreadPool aside;
};

// HTTP/1.1 over Qt's TCP and TLS sockets: one connection per request, closed after it.
//
// Not over QNetworkAccessManager, because rules of security.md cannot be kept with it: it sends a
// POST a second time when a server closes early (R9); it has no limit for response headers (T38);
// it does not tell a silent host from a silent TLS handshake (T37), nor which address it connected
// to (R4, T19); it opens six connections per host and lets the others wait inside (R12, R13, T36).
// Redirects, challenges, cookies, HTTP/2 and Qt's transfer timeout do not exist here (R5 to R8).
//
// A connection is never used for a second request: a server may close an idle one at the very
// moment of its reuse, and whether it read the request then cannot be known (R9, T35). A request is
// written to one socket once; nothing here can repeat it.
//
// Lives on the thread of its event loop; that is where observers are called.
class QtHttpTransport final : public HttpTransport
{
public:
    explicit QtHttpTransport(TransportParts parts);
    ~QtHttpTransport() override;

    [[nodiscard]] std::unique_ptr<HttpExchange> start(HttpRequest request, SendPermit permit,
                                                      HttpObserver &observer) override;
    // No idle socket is ever kept; forgets which loopback address answered and whom the system
    // believes.
    void dropIdleConnections() override;

private:
    std::shared_ptr<TransportShared> m_shared;
};

} // namespace breakerbox::net
