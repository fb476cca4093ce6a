// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <base/ids.h>
#include <connections/boundary.h>
#include <connections/reach.h>

#include <QByteArray>
#include <QString>
#include <QUrl>

#include <vector>

namespace breakerbox::connections {

enum class ConnectionKind { Unknown = 0, Cloud, Endpoint, Local };

// The wire language.
enum class Protocol { Unknown = 0, OpenAiChat, OpenAiResponses, Anthropic, Gemini, Ollama };

enum class CredentialSource {
    None = 0,    // no key is sent
    Keychain,    // the desktop's keychain
    Session,     // kept in memory, gone when the program quits (chosen by the user)
    Environment, // the variable named in Credential::variable (security.md R20)
};

// Where the key comes from. Never the key.
struct Credential
{
    CredentialSource source = CredentialSource::None;
    QString variable; // Environment only
    int version = 0;  // raised whenever the key is replaced: part of the fingerprint
    QString lastFour; // shown so that two keys can be told apart; empty if short or unknown

    bool operator==(const Credential &) const = default;
};

// The three limits, security.md T37: 10 s connect, 120 s first byte (600 s for this device and
// LAN hosts), 60 s silence (180 s).
struct Limits
{
    Milliseconds connect{10'000};
    Milliseconds firstByte{120'000};
    Milliseconds silence{60'000};

    [[nodiscard]] static Limits standard(ConnectionKind kind);
    // The same for an endpoint that turned out to be on this device or on the LAN.
    [[nodiscard]] static Limits standard(ConnectionKind kind, BoundaryClass where);
    bool operator==(const Limits &) const = default;
};

struct ExtraHeader
{
    QByteArray name;
    QByteArray value;
    bool operator==(const ExtraHeader &) const = default;
};

enum class Enabled { No = 0, Yes };

// One configured way to reach models. Its id never changes; a change of URL or key changes its
// fingerprint (breaker.md 1.3).
struct Connection
{
    ConnectionId id;
    QString name;
    ConnectionKind kind = ConnectionKind::Unknown;
    Protocol protocol = Protocol::Unknown;
    QString preset; // id of the preset it was made from; empty = none
    QUrl baseUrl;   // normalised, without trailing slash, user-info or query
    Credential credential;
    Boundary boundary;
    ModelId defaultModel;
    std::vector<ExtraHeader> headers;
    QString organisation;
    QString apiVersion; // sent as the query "api-version" (Azure, providers.md 4); empty = none
    Limits limits;
    ProxySettings proxy;
    QString caFile; // PEM: believed for this connection, beside the system's; empty = none
    Pace pace;
    SpendGuard spend;
    Enabled enabled = Enabled::Yes;
    int parallel = 4; // attempts in flight at once
    int position = 0; // in the sidebar
    WallTime created{};

    // Scheme, host and port, always with the port: what a key is bound to (security.md R19).
    [[nodiscard]] QString origin() const;
    // Names base URL and credential version without telling either: breaker rows of another
    // fingerprint are not applied (I117). The way there (proxy, certificate file) is no part of it
    // (breaker.md 1.3): what fails on the way is never evidence.
    [[nodiscard]] QByteArray fingerprint() const;

    bool operator==(const Connection &) const = default;
};

// "scheme://host:port" of any URL, always with the port, the host as it goes over the wire.
[[nodiscard]] QString originOf(const QUrl &url);

[[nodiscard]] QString toName(ConnectionKind kind);     // "cloud", "endpoint", "local"
[[nodiscard]] QString toName(Protocol protocol);       // "openai-chat", … (design 8)
[[nodiscard]] QString toName(CredentialSource source); // "none", "keychain", …
[[nodiscard]] ConnectionKind connectionKindFromName(QStringView name);
[[nodiscard]] Protocol protocolFromName(QStringView name);
[[nodiscard]] CredentialSource credentialSourceFromName(QStringView name);

// Where a model is answered: the connection's boundary, or the company a local server relays it
// to (a name ending in "-cloud" or ":cloud", or metadata naming a remote host; security.md 3.2).
[[nodiscard]] Boundary boundaryOf(const Connection &connection, const ModelId &model);

} // namespace breakerbox::connections
