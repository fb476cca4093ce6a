// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <base/phase.h>
#include <net/sendpermit.h>
#include <secrets/secret.h>

#include <QByteArray>
#include <QString>
#include <QUrl>

#include <memory>
#include <optional>
#include <vector>

namespace breakerbox::net {

enum class Method { Get = 0, Post };

struct Header
{
    QByteArray name;
    QByteArray value;
    bool operator==(const Header &) const = default;
};

// The header that carries the key. The transport composes "prefix SECRET" and wipes it.
struct SecretHeader
{
    QByteArray name;   // "Authorization", "x-api-key"
    QByteArray prefix; // "Bearer " or empty
    secrets::Secret secret;
};

// The class the destination was admitted as; a name that resolves to another one gets no byte
// (security.md R4, T19).
enum class DestinationClass { Unknown = 0, Device, Lan, Public };

// Limits per phase (security.md T37). Zero = none. A limit may be lengthened while it runs.
struct PhaseLimits
{
    Milliseconds nameLookup{10'000};
    Milliseconds connect{10'000};
    Milliseconds tls{10'000};
    Milliseconds firstByte{120'000};
    Milliseconds silence{60'000};
    qint64 headerBytes = 64 * 1024;
    qint64 bodyBytes = 64 * 1024 * 1024;

    bool operator==(const PhaseLimits &) const = default;
};

enum class ProxyType { Http = 0, Socks5 };

// Which way to the public net.
struct ProxyChoice
{
    enum class Use { System = 0, None, Own };
    Use use = Use::System;
    ProxyType type = ProxyType::Http; // Own only, like what follows
    QString host;
    quint16 port = 0;
    QString user; // empty: a proxy that wants a login is an error
    std::optional<secrets::Secret> password;
};

struct HttpRequest
{
    Method method = Method::Post;
    QUrl url;
    std::vector<Header> headers; // composed by the protocol; no CR, LF or NUL (checked)
    std::optional<SecretHeader> secretHeader;
    QByteArray body;
    DestinationClass destination = DestinationClass::Unknown;
    PhaseLimits limits;
    QByteArray caCertificates; // PEM, beside the system's; empty = the system's only
    // A file of the same kind, read when connecting. Missing or without a certificate it ends the
    // request before anything is sent.
    QString caFile;
    ProxyChoice proxy; // for a public https address; never asked for any other
};

struct HttpHead
{
    int status = 0;
    std::vector<Header> headers;

    // Case-insensitive; the first one; empty if absent.
    [[nodiscard]] QByteArray header(QByteArrayView name) const;
    // What decides how a body is read. What a status means is the classifier's to say.
    [[nodiscard]] bool isAnswer() const noexcept { return status == 200; }
    [[nodiscard]] bool isRefusal() const noexcept { return status >= 300; }
    [[nodiscard]] bool isMove() const noexcept { return status >= 300 && status < 400; }
    [[nodiscard]] bool isNotFound() const noexcept { return status == 404; }
    bool operator==(const HttpHead &) const = default;
};

// How an exchange ended below HTTP. A whole response of any status is Complete.
enum class TransportEnd {
    Unknown = 0,
    Complete,
    NotPermitted, // no or another permit, refused header, refused address: nothing was sent
    NameNotFound,
    NameServiceSilent,
    ConnectionRefused,
    ConnectTimedOut, // no answer from the host, or no route to it
    TlsFailed,
    TlsTimedOut,
    CertificateInvalid,
    ClassChanged,        // the name now means another class of address: nothing was sent
    ResetBeforeResponse, // thrown out or closed before the headers were whole
    FirstByteTimedOut,
    Stalled,
    BrokenBody, // cut short, reset, missing last chunk; or no HTTP at all (then no head came)
    HeadersTooLarge,
    BodyTooLarge,
    EncodingWrong,        // labelled with a content encoding it does not have, and unreadable
    ProxyFailed,          // not reached, or silent
    ProxyRefused,         // it answered, and not with a connection
    ProxyLoginNeeded,     // 407, or a SOCKS proxy that takes no or another login
    AuthorityFileMissing, // HttpRequest::caFile cannot be read: nothing was sent
    AuthorityFileInvalid, // … holds no certificate: nothing was sent
    Aborted,              // by us
};

// The stable word, as logs and JSON have it ("connection_refused").
[[nodiscard]] QString toName(TransportEnd end);

struct HttpEnd
{
    TransportEnd end = TransportEnd::Unknown;
    Phase phase = Phase::Unknown;
    bool sessionWasUp = false;         // TCP and, for https, TLS were established
    bool bytesLeft = false;            // at least one byte of the request may have reached the wire
    QString address;                   // the literal connected to, if known
    QString proxy;                     // "host:port" if one was used
    QByteArray certificateFingerprint; // SHA-256 of the leaf, hex; empty for plain http
    QString certificateFault;          // why it was not believed: "expired,host_mismatch"
    QString detail;                    // for logs and "copy details": codes and host only (R23)
    qint64 bytesUp = 0;
    qint64 bytesDown = 0;

    bool operator==(const HttpEnd &) const = default;
};

// Receives one exchange, on the thread of the transport, never from inside start(). finished comes
// exactly once and last, unless the exchange is destroyed before: then nothing comes any more.
class HttpObserver
{
public:
    virtual ~HttpObserver() = default;
    virtual void phaseChanged(Phase phase) = 0;
    virtual void headArrived(const HttpHead &head) = 0;
    // Decoded body bytes (content encoding undone).
    virtual void bodyArrived(QByteArrayView bytes) = 0;
    virtual void finished(const HttpEnd &end) = 0;
};

// One request under way. Destroying it aborts it, closes the socket and says nothing more.
class HttpExchange
{
public:
    HttpExchange() = default;
    virtual ~HttpExchange() = default;
    HttpExchange(const HttpExchange &) = delete;
    HttpExchange &operator=(const HttpExchange &) = delete;

    // Ends it with TransportEnd::Aborted; finished() follows. The socket is closed.
    virtual void abort() = 0;
    // "Wait longer": the limit of the phase under way starts again with this length.
    virtual void extendLimit(Milliseconds limit) = 0;
    [[nodiscard]] virtual Phase phase() const = 0;
    // How long the present phase has lasted.
    [[nodiscard]] virtual Milliseconds phaseAge() const = 0;
};

// The one door to the network (security.md R1). Sends each request once and never again (R9).
class HttpTransport
{
public:
    HttpTransport() = default;
    virtual ~HttpTransport() = default;
    HttpTransport(const HttpTransport &) = delete;
    HttpTransport &operator=(const HttpTransport &) = delete;

    // observer must outlive the returned exchange. The permit is used up whatever happens.
    [[nodiscard]] virtual std::unique_ptr<HttpExchange>
    start(HttpRequest request, SendPermit permit, HttpObserver &observer) = 0;
    // Drops every idle socket: after a wake or a change of network (R12).
    virtual void dropIdleConnections() = 0;
};

} // namespace breakerbox::net
