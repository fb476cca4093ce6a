// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "rawresponse.h"

#include <QFile>

#include <algorithm>

namespace breakerbox::test {

namespace {

void appendPart(RawResponse &response, const QByteArray &file, qsizetype from, qsizetype size)
{
    response.body += QByteArrayView(file).sliced(from, size);
    for (qsizetype i = 0; i < size; ++i)
        response.places.push_back(from + i);
}

void readChunks(RawResponse &response, const QByteArray &file, qsizetype at)
{
    response.cutShort = true;
    while (at < file.size()) {
        const qsizetype lineEnd = file.indexOf("\r\n", at);
        if (lineEnd < 0)
            return;
        const QByteArray digits = file.mid(at, lineEnd - at).split(';').first().trimmed();
        const qsizetype size = digits.toLongLong(nullptr, 16);
        if (size == 0) {
            response.cutShort = false;
            return;
        }
        const qsizetype from = lineEnd + 2;
        appendPart(response, file, from, std::min(size, file.size() - from));
        at = from + size + 2;
    }
}

} // namespace

qsizetype RawResponse::bodyOffset(qsizetype fileOffset) const
{
    return std::ranges::lower_bound(places, fileOffset) - places.begin();
}

RawResponse readRawResponse(const QByteArray &file)
{
    RawResponse response;
    const qsizetype blank = file.indexOf("\r\n\r\n");
    const QList<QByteArray> lines = file.first(blank).replace("\r\n", "\n").split('\n');
    response.head.status = lines.first().mid(9, 3).toInt();
    for (const QByteArray &line : lines.sliced(1)) {
        const qsizetype colon = line.indexOf(':');
        response.head.headers.push_back({line.first(colon), line.sliced(colon + 1).trimmed()});
    }
    const qsizetype from = blank + 4;
    if (response.head.header("Transfer-Encoding") == "chunked") {
        readChunks(response, file, from);
        return response;
    }
    appendPart(response, file, from, file.size() - from);
    const QByteArray length = response.head.header("Content-Length");
    response.cutShort = !length.isEmpty() && length.toLongLong() > response.body.size();
    return response;
}

QByteArray testFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qUtf8Printable(path));
    return file.readAll();
}

} // namespace breakerbox::test
