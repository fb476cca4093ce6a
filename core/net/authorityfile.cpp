// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "authorityfile.h"

#include <QFile>
#include <QFileInfo>
#include <QSslCertificate>

namespace breakerbox::net {

namespace {

// All authorities of a system together are a quarter of this.
constexpr qint64 kLargest = 1024 * 1024;

} // namespace

std::expected<QByteArray, AuthorityFileFault> readAuthorityFile(const QString &path)
{
    // A pipe or a device would never end.
    if (!QFileInfo(path).isFile())
        return std::unexpected(AuthorityFileFault::Missing);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::unexpected(AuthorityFileFault::Missing);
    QByteArray pem = file.read(kLargest + 1);
    if (pem.size() > kLargest || QSslCertificate::fromData(pem, QSsl::Pem).isEmpty())
        return std::unexpected(AuthorityFileFault::Invalid);
    return pem;
}

} // namespace breakerbox::net
