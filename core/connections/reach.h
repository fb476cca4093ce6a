// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>

#include <QString>

#include <cstdint>

namespace breakerbox::connections {

enum class ProxyUse {
    System = 0, // what the desktop or the environment says
    None,       // always direct
    Own,        // the one named here
};

enum class ProxyKind { Http = 0, Socks5 };

// Where a proxy's password is kept. Never the password.
enum class PasswordPlace { None = 0, Keychain, Session };

// How a connection reaches the public net. This device and the local network are always reached
// directly, whatever stands here (security.md R14, case C38), and only https is ever passed on: a
// proxy sees the host's name and port, never what is said.
struct ProxySettings
{
    ProxyUse use = ProxyUse::System;
    ProxyKind kind = ProxyKind::Http; // Own only, like all that follows
    QString host;                     // in ASCII
    int port = 0;
    QString user; // empty: no login
    PasswordPlace password = PasswordPlace::None;

    // "proxy-http://host:port": what the password is bound to, as a key is to its origin (R19). No
    // key is ever bound to such an origin.
    [[nodiscard]] QString origin() const;
    // "host:port", as the ledger has it.
    [[nodiscard]] QString address() const;
    // "http://host:port" or "socks5://user@host:port", as readProxy() reads it.
    [[nodiscard]] QString toText() const;

    bool operator==(const ProxySettings &) const = default;
};

// Reads a proxy as it is typed: "host:port", "http://host:port", "socks5://user@host:port". The
// detail of an error is one word: "empty", "scheme", "password" (it has a field of its own and is
// never taken from here), "host", "port".
[[nodiscard]] Result<ProxySettings> readProxy(const QString &typed);

// The user's own pace (design 5). Zero = no limit.
struct Pace
{
    int requestsPerMinute = 0;
    int tokensPerMinute = 0;

    [[nodiscard]] bool isSet() const noexcept
    {
        return requestsPerMinute > 0 || tokensPerMinute > 0;
    }
    bool operator==(const Pace &) const = default;
};

// Amounts are millionths of the user's own currency: whatever unit the prices are typed in.
using Amount = std::int64_t;

// The user's own guard against spending (design 5): warns at 80 %, asks at 100 %. It counts the
// tokens that services report, at these prices. Zero = not set.
struct SpendGuard
{
    Amount inputPrice = 0; // for a million tokens
    Amount outputPrice = 0;
    Amount conversationLimit = 0;
    Amount monthLimit = 0; // a calendar month in local time

    [[nodiscard]] bool isSet() const noexcept { return conversationLimit > 0 || monthLimit > 0; }
    [[nodiscard]] bool hasPrices() const noexcept { return inputPrice > 0 || outputPrice > 0; }
    // What so many tokens cost, rounded up.
    [[nodiscard]] Amount costOf(std::int64_t inputTokens, std::int64_t outputTokens) const noexcept;
    bool operator==(const SpendGuard &) const = default;
};

[[nodiscard]] QString toName(ProxyUse use);        // "system", "none", "own"
[[nodiscard]] QString toName(ProxyKind kind);      // "http", "socks5"
[[nodiscard]] QString toName(PasswordPlace place); // "none", "keychain", "session"
[[nodiscard]] ProxyUse proxyUseFromName(QStringView name);
[[nodiscard]] ProxyKind proxyKindFromName(QStringView name);
[[nodiscard]] PasswordPlace passwordPlaceFromName(QStringView name);

} // namespace breakerbox::connections
