// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <net/httptransport.h>

#include <QByteArray>
#include <QList>
#include <QNetworkProxy>
#include <QString>

namespace breakerbox::net {

// Of the system's proxies the first one that carries TLS without reading it; NoProxy = direct.
// agent is what a CONNECT says of us: as little as the request itself (R15).
[[nodiscard]] QNetworkProxy usableProxy(const QList<QNetworkProxy> &proxies,
                                        const QByteArray &agent);
// The request's own one. Its password is in Qt's hands from here on.
[[nodiscard]] QNetworkProxy ownProxy(const ProxyChoice &choice, const QByteArray &agent);
// "host:port"; empty for NoProxy.
[[nodiscard]] QString addressOf(const QNetworkProxy &proxy);

} // namespace breakerbox::net
