// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <cstdint>

namespace breakerbox::breaker {

// What an attempt's end was, in one word (providers.md 9.1, breaker.md 1.4). The words are those
// of logs, JSON and the database.
enum class Category : std::uint8_t {
    Unknown = 0,
    Ok,
    // A reply of its own kind.
    ContentFiltered,
    // The account or the connection's settings.
    CredentialInvalid,
    CredentialMissing, // no key here: nothing was sent
    PermissionDenied,
    QuotaExhausted,
    RegionUnsupported,
    EndpointNotFound, // wrong path, or a redirect
    CertificateInvalid,
    // The model.
    ModelNotFound,
    ModelNotLoaded,
    LocalLoading,
    LocalOutOfMemory,
    // The request.
    MalformedRequest,
    ContextTooLong,
    PayloadTooLarge,
    UnsupportedParameter,
    ModelOutputInvalid,
    // Limits.
    RateLimitedRequests,
    RateLimitedTokens,
    RateLimitedModel,
    // The service.
    CapacityShared,
    Overloaded,
    ServerError,
    GatewayError,
    StreamBroken,
    FirstByteTimedOut,
    StreamStalled,
    ReplyTooLarge,
    // The transport.
    NameNotFound,
    NameServiceSilent,
    ConnectionRefused,
    ConnectTimedOut,
    TlsFailed,
    ResetBeforeResponse,
    ProxyFailed,          // the proxy was not reached, or went silent
    ProxyRefused,         // the proxy answered, and would not connect to the host
    ProxyLoginNeeded,     // the proxy wants a login, or another one (407)
    AuthorityFileMissing, // the connection's certificate file could not be read: nothing was sent
    AuthorityFileInvalid, // … holds no certificate: nothing was sent
    // This side.
    UserStopped,
    OwnDeadline,
    Suspended,
    Offline,
    StorageFailed,
    ToolDenied,
    HeartbeatsOnly, // the server says it works on, the limit for that is over
    Abandoned,      // a permit dropped unsettled, or its lease ran out
};

[[nodiscard]] QString toName(Category category);
[[nodiscard]] Category categoryFromName(QStringView name);

} // namespace breakerbox::breaker
