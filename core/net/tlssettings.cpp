// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "tlssettings.h"

#include <QCryptographicHash>
#include <QSslCertificate>
#include <QSslSocket>
#include <QStringList>

namespace breakerbox::net {

using namespace Qt::StringLiterals;

namespace {

QString wordOf(QSslError::SslError error)
{
    switch (error) {
    case QSslError::SelfSignedCertificate:
    case QSslError::SelfSignedCertificateInChain:
        return u"self_signed"_s;
    case QSslError::CertificateExpired:
        return u"expired"_s;
    case QSslError::CertificateNotYetValid:
        return u"not_yet_valid"_s;
    case QSslError::HostNameMismatch:
        return u"host_mismatch"_s;
    case QSslError::UnableToGetIssuerCertificate:
    case QSslError::UnableToGetLocalIssuerCertificate:
    case QSslError::UnableToVerifyFirstCertificate:
    case QSslError::CertificateUntrusted:
        return u"unknown_authority"_s;
    case QSslError::CertificateRevoked:
    case QSslError::CertificateBlacklisted:
        return u"revoked"_s;
    default:
        return u"tls_error_%1"_s.arg(int(error));
    }
}

} // namespace

QSslConfiguration tlsConfiguration()
{
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setProtocol(QSsl::TlsV1_2OrLater);
    configuration.setPeerVerifyMode(QSslSocket::VerifyPeer);
    configuration.setAllowedNextProtocols({QByteArrayLiteral("http/1.1")});
    return configuration;
}

std::optional<QSslConfiguration> tlsConfigurationWith(const QByteArray &moreAuthorities,
                                                      const QList<QSslCertificate> &system)
{
    const QList<QSslCertificate> own = QSslCertificate::fromData(moreAuthorities, QSsl::Pem);
    if (own.isEmpty())
        return std::nullopt;
    QSslConfiguration configuration = tlsConfiguration();
    configuration.setCaCertificates(system + own);
    return configuration;
}

QString wordsOf(const QList<QSslError> &errors)
{
    QStringList words;
    for (const QSslError &error : errors)
        words.append(wordOf(error.error()));
    words.removeDuplicates();
    return words.join(u',');
}

QByteArray fingerprintOf(const QSslCertificate &certificate)
{
    return certificate.isNull() ? QByteArray()
                                : certificate.digest(QCryptographicHash::Sha256).toHex();
}

} // namespace breakerbox::net
