// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "connection.h"

#include <base/names.h>

#include <QCryptographicHash>

namespace breakerbox::connections {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kKindNames{
    Named<ConnectionKind>{ConnectionKind::Cloud, u"cloud"},
    Named<ConnectionKind>{ConnectionKind::Endpoint, u"endpoint"},
    Named<ConnectionKind>{ConnectionKind::Local, u"local"},
};

constexpr std::array kProtocolNames{
    Named<Protocol>{Protocol::OpenAiChat, u"openai-chat"},
    Named<Protocol>{Protocol::OpenAiResponses, u"openai-responses"},
    Named<Protocol>{Protocol::Anthropic, u"anthropic"},
    Named<Protocol>{Protocol::Gemini, u"gemini"},
    Named<Protocol>{Protocol::Ollama, u"ollama"},
};

constexpr std::array kSourceNames{
    Named<CredentialSource>{CredentialSource::None, u"none"},
    Named<CredentialSource>{CredentialSource::Keychain, u"keychain"},
    Named<CredentialSource>{CredentialSource::Session, u"session"},
    Named<CredentialSource>{CredentialSource::Environment, u"environment"},
};

} // namespace

Limits Limits::standard(ConnectionKind kind)
{
    return standard(kind, BoundaryClass::Unknown);
}

Limits Limits::standard(ConnectionKind kind, BoundaryClass where)
{
    Limits limits;
    if (kind == ConnectionKind::Local || where == BoundaryClass::Device ||
        where == BoundaryClass::Lan) {
        limits.firstByte = Milliseconds(600'000);
        limits.silence = Milliseconds(180'000);
    }
    return limits;
}

QString originOf(const QUrl &url)
{
    const QString scheme = url.scheme().toLower();
    QString host = url.host(QUrl::FullyEncoded);
    if (host.contains(u':') && !host.startsWith(u'['))
        host = u'[' + host + u']';
    const int port = url.port(scheme == "https"_L1 ? 443 : 80);
    return scheme + "://"_L1 + host + u':' + QString::number(port);
}

QString Connection::origin() const
{
    return originOf(baseUrl);
}

QByteArray Connection::fingerprint() const
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    // Each part is closed by a zero byte, so that no two lists of parts read the same.
    const auto add = [&hash](const QByteArray &part) {
        hash.addData(part);
        hash.addData(QByteArrayView("\0", 1));
    };
    add(toName(protocol).toUtf8());
    add(baseUrl.toEncoded());
    add(credential.variable.toUtf8());
    add(QByteArray::number(credential.version));
    if (!apiVersion.isEmpty())
        add(apiVersion.toUtf8());
    return hash.result().first(16).toHex();
}

QString toName(ConnectionKind kind)
{
    return nameOf(kKindNames, kind);
}

QString toName(Protocol protocol)
{
    return nameOf(kProtocolNames, protocol);
}

QString toName(CredentialSource source)
{
    return nameOf(kSourceNames, source);
}

ConnectionKind connectionKindFromName(QStringView name)
{
    return valueOf(kKindNames, name, ConnectionKind::Unknown);
}

Protocol protocolFromName(QStringView name)
{
    return valueOf(kProtocolNames, name, Protocol::Unknown);
}

CredentialSource credentialSourceFromName(QStringView name)
{
    return valueOf(kSourceNames, name, CredentialSource::None);
}

} // namespace breakerbox::connections
