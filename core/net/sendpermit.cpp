// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "sendpermit.h"

#include <QCryptographicHash>

#include <utility>

namespace breakerbox::net {

SendPermit::SendPermit(ConversationId conversation, QString origin, Purpose purpose,
                       QByteArray bodyHash)
    : m_conversation(conversation),
      m_origin(std::move(origin)),
      m_purpose(purpose),
      m_bodyHash(std::move(bodyHash))
{}

bool SendPermit::covers(const QUrl &url, QByteArrayView body) const
{
    if (m_purpose == Purpose::Unknown || m_origin.isEmpty() || m_bodyHash.isEmpty())
        return false;
    return originOf(url) == m_origin && hashOf(body) == m_bodyHash;
}

QString SendPermit::originOf(const QUrl &url)
{
    const QString scheme = url.scheme().toLower();
    const QString host = url.host(QUrl::FullyEncoded).toLower();
    const int standard = scheme == QLatin1String("https")  ? 443
                         : scheme == QLatin1String("http") ? 80
                                                           : -1;
    const int port = url.port(standard);
    if (scheme.isEmpty() || host.isEmpty() || port <= 0)
        return {};
    const bool bare = host.contains(QLatin1Char(':')) && !host.startsWith(QLatin1Char('['));
    return scheme + QLatin1String("://") +
           (bare ? QLatin1Char('[') + host + QLatin1Char(']') : host) + QLatin1Char(':') +
           QString::number(port);
}

QByteArray SendPermit::hashOf(QByteArrayView body)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(body);
    return hash.result();
}

} // namespace breakerbox::net
