// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QList>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslError>
#include <QString>

#include <optional>

namespace breakerbox::net {

// What a client socket of ours is set to: TLS 1.2 or newer, the peer verified against the system's
// authorities, HTTP/1.1 only (R8).
[[nodiscard]] QSslConfiguration tlsConfiguration();
// The same with more authorities, in PEM. Naming any switches off the loading of the system's on
// demand, so all of those have to be given (loading them takes half a second). Nothing if the PEM
// text holds no certificate.
[[nodiscard]] std::optional<QSslConfiguration>
tlsConfigurationWith(const QByteArray &moreAuthorities, const QList<QSslCertificate> &system);

// "self_signed,host_mismatch": words for logs, never Qt's own sentences (R23).
[[nodiscard]] QString wordsOf(const QList<QSslError> &errors);

// SHA-256 of a certificate, lower-case hex; empty for none.
[[nodiscard]] QByteArray fingerprintOf(const QSslCertificate &certificate);

} // namespace breakerbox::net
