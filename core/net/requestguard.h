// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <net/httptransport.h>

#include <QByteArray>
#include <QString>

namespace breakerbox::net {

// The last look at a request before anything is looked up or sent (R2, R3, R22, T14). Empty if it
// may go, else a word for logs: "permit", "destination", "url", "scheme", "user_info",
// "public_http", "header_name", "header_value", "header_reserved", "header_twice", "key",
// "head_too_large", "body_without_post".
[[nodiscard]] QString refusalOf(const HttpRequest &request, const SendPermit &permit);

// Request line and headers, blank line included, of a request that passed the guard. Holds the key
// in clear: write it and overwrite it.
[[nodiscard]] QByteArray requestHead(const HttpRequest &request, const QByteArray &agent);

// Name of the host as the Host header and TLS want it: ASCII, no brackets, no zone, no final dot.
[[nodiscard]] QString hostNameOf(const QUrl &url);
// The port, also where the URL leaves it out.
[[nodiscard]] quint16 portOf(const QUrl &url);

} // namespace breakerbox::net
