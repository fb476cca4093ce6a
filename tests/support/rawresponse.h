// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <net/httptransport.h>

#include <QByteArray>
#include <QString>

#include <vector>

namespace breakerbox::test {

// One HTTP/1.1 response as it stands on the wire, split into head and body. Chunked framing is
// undone; a content encoding is not.
struct RawResponse
{
    net::HttpHead head;
    QByteArray body;
    bool cutShort = false; // less than Content-Length said, or no last chunk

    // How many bytes of the body lie before an offset into the file.
    [[nodiscard]] qsizetype bodyOffset(qsizetype fileOffset) const;

    std::vector<qsizetype> places; // of each byte of the body in the file
};

[[nodiscard]] RawResponse readRawResponse(const QByteArray &file);

// The whole file; fails the process if it is not there.
[[nodiscard]] QByteArray testFile(const QString &path);

} // namespace breakerbox::test
