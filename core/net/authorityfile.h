// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <expected>

namespace breakerbox::net {

enum class AuthorityFileFault {
    Missing = 0, // not there, not readable, no file
    Invalid,     // holds no certificate in PEM, or is far too large to be one
};

// Reads a file of authorities (HttpRequest::caFile). Blocks: for another thread than the window's.
[[nodiscard]] std::expected<QByteArray, AuthorityFileFault> readAuthorityFile(const QString &path);

} // namespace breakerbox::net
