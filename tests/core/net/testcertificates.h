// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>
#include <QProcess>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>
#include <QSslSocket>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace breakerbox::tests {

using Qt::StringLiterals::operator""_s;

// Certificates made while the test runs, by the openssl tool. Nothing of it is kept.
class TestCertificates
{
public:
    // False if the tool is missing: skip the test.
    [[nodiscard]] bool isAvailable() const
    {
        return !QStandardPaths::findExecutable(QStringLiteral("openssl")).isEmpty() &&
               m_folder.isValid();
    }

    [[nodiscard]] bool makeAuthority(const QString &name)
    {
        return makeKey(name) &&
               run({u"req"_s, u"-x509"_s, u"-new"_s, u"-key"_s, key(name), u"-sha256"_s, u"-days"_s,
                    u"30"_s, u"-subj"_s, u"/CN=Test authority "_s + name, u"-out"_s,
                    certificate(name)});
    }
    // Signed by that authority; empty = by itself. days below zero: already expired.
    [[nodiscard]] bool makeLeaf(const QString &name, const QString &host, const QString &authority,
                                int days = 10)
    {
        if (!makeKey(name))
            return false;
        QFile extensions(path(name, u".ext"_s));
        if (!extensions.open(QIODevice::WriteOnly))
            return false;
        extensions.write("subjectAltName=DNS:" + host.toUtf8() +
                         "\nbasicConstraints=critical,CA:FALSE\n");
        extensions.close();
        if (!run({u"req"_s, u"-new"_s, u"-key"_s, key(name), u"-subj"_s, u"/CN="_s + host,
                  u"-out"_s, path(name, u".csr"_s)}))
            return false;
        QStringList sign{u"x509"_s,
                         u"-req"_s,
                         u"-in"_s,
                         path(name, u".csr"_s),
                         u"-sha256"_s,
                         u"-days"_s,
                         QString::number(days),
                         u"-extfile"_s,
                         extensions.fileName(),
                         u"-out"_s,
                         certificate(name)};
        if (authority.isEmpty())
            sign += {u"-signkey"_s, key(name)};
        else
            sign += {u"-CA"_s, certificate(authority), u"-CAkey"_s, key(authority),
                     u"-CAcreateserial"_s};
        return run(sign);
    }

    [[nodiscard]] QByteArray pem(const QString &name) const
    {
        QFile file(certificate(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    [[nodiscard]] QByteArray fingerprint(const QString &name) const
    {
        return QSslCertificate(pem(name)).digest(QCryptographicHash::Sha256).toHex();
    }
    [[nodiscard]] QSslConfiguration server(const QString &name) const
    {
        QFile file(key(name));
        QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
        configuration.setLocalCertificate(QSslCertificate(pem(name)));
        if (file.open(QIODevice::ReadOnly))
            configuration.setPrivateKey(QSslKey(&file, QSsl::Ec));
        configuration.setPeerVerifyMode(QSslSocket::VerifyNone);
        return configuration;
    }

private:
    [[nodiscard]] QString path(const QString &name, const QString &ending) const
    {
        return m_folder.filePath(name + ending);
    }
    [[nodiscard]] QString key(const QString &name) const
    {
        return path(name, QStringLiteral(".key"));
    }
    [[nodiscard]] QString certificate(const QString &name) const
    {
        return path(name, QStringLiteral(".pem"));
    }
    bool makeKey(const QString &name)
    {
        return run({u"ecparam"_s, u"-name"_s, u"prime256v1"_s, u"-genkey"_s, u"-noout"_s, u"-out"_s,
                    key(name)});
    }
    static bool run(const QStringList &arguments)
    {
        QProcess process;
        process.start(QStringLiteral("openssl"), arguments);
        const bool fine = process.waitForFinished() && process.exitCode() == 0;
        if (!fine)
            qWarning("%s", process.readAllStandardError().constData());
        return fine;
    }

    QTemporaryDir m_folder;
};

} // namespace breakerbox::tests
