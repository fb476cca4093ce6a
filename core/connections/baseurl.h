// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <connections/boundary.h>
#include <connections/connection.h>

#include <QString>
#include <QUrl>

namespace breakerbox::connections {

// What a host is, judged from its text alone (security.md T17).
enum class HostClass { Invalid = 0, Device, Lan, Public, Refused };

struct ReadBaseUrl
{
    QUrl url; // normalised
    HostClass host = HostClass::Invalid;
    QString apiVersion;     // from a query "api-version=", kept as a setting of its own
    bool changed = false;   // what was typed was not what is kept: show it before saving
    bool lookAlike = false; // letters of another script imitate Latin ones: warn (T17)
};

// Reads what a user typed or pasted as base URL (providers.md 1.6, cases C36): trims, drops a
// trailing slash and a pasted endpoint suffix, collapses a doubled /v1, offers /v1 where there is
// no path (OpenAI protocols), removes it for Ollama. InvalidUrl with a detail word when refused:
// "empty", "scheme", "user_info", "query", "host", "public_http", "refused_address",
// "percent_host", "look_alike".
[[nodiscard]] Result<ReadBaseUrl> readBaseUrl(const QString &typed, Protocol protocol);

// The class of the host a QUrl holds. QUrl has then already folded odd spellings: what a person
// typed is judged by readBaseUrl.
[[nodiscard]] HostClass classifyHost(const QUrl &url);
// The class of a resolved address ("127.0.0.1", "fe80::1%eth0").
[[nodiscard]] HostClass classifyAddress(const QString &literal);

// The boundary of an endpoint: this device, a LAN host, a known provider's company, else the
// registrable domain.
[[nodiscard]] Boundary boundaryForUrl(const QUrl &url);

} // namespace breakerbox::connections
