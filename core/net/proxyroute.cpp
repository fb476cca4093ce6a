// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "proxyroute.h"

namespace breakerbox::net {

QNetworkProxy usableProxy(const QList<QNetworkProxy> &proxies, const QByteArray &agent)
{
    const QNetworkProxy none(QNetworkProxy::NoProxy);
    for (QNetworkProxy proxy : proxies) {
        if (proxy.type() == QNetworkProxy::NoProxy || proxy.type() == QNetworkProxy::DefaultProxy)
            return none;
        if (proxy.type() == QNetworkProxy::HttpCachingProxy)
            proxy.setType(QNetworkProxy::HttpProxy);
        if (proxy.type() == QNetworkProxy::HttpProxy) {
            proxy.setRawHeader("User-Agent", agent);
            return proxy;
        }
        if (proxy.type() == QNetworkProxy::Socks5Proxy)
            return proxy;
    }
    return none;
}

QNetworkProxy ownProxy(const ProxyChoice &choice, const QByteArray &agent)
{
    QNetworkProxy proxy(choice.type == ProxyType::Socks5 ? QNetworkProxy::Socks5Proxy
                                                         : QNetworkProxy::HttpProxy,
                        choice.host, choice.port, choice.user);
    if (choice.password)
        proxy.setPassword(QString::fromUtf8(choice.password->view()));
    if (choice.type == ProxyType::Http)
        proxy.setRawHeader("User-Agent", agent);
    return proxy;
}

QString addressOf(const QNetworkProxy &proxy)
{
    if (proxy.type() == QNetworkProxy::NoProxy)
        return {};
    const QString host = proxy.hostName();
    return (host.contains(u':') ? u'[' + host + u']' : host) + u':' + QString::number(proxy.port());
}

} // namespace breakerbox::net
