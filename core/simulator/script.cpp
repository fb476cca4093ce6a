// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "script.h"

#include <algorithm>
#include <array>
#include <utility>

namespace breakerbox::simulator {

namespace {

constexpr std::array<std::pair<int, const char *>, 22> kReasons{{
    {200, "OK"},
    {301, "Moved Permanently"},
    {302, "Found"},
    {303, "See Other"},
    {307, "Temporary Redirect"},
    {308, "Permanent Redirect"},
    {400, "Bad Request"},
    {401, "Unauthorized"},
    {402, "Payment Required"},
    {403, "Forbidden"},
    {404, "Not Found"},
    {405, "Method Not Allowed"},
    {407, "Proxy Authentication Required"},
    {408, "Request Timeout"},
    {413, "Payload Too Large"},
    {422, "Unprocessable Entity"},
    {429, "Too Many Requests"},
    {500, "Internal Server Error"},
    {502, "Bad Gateway"},
    {503, "Service Unavailable"},
    {504, "Gateway Timeout"},
    {529, "Site Overloaded"},
}};

QByteArray statusLine(int status)
{
    return "HTTP/1.1 " + QByteArray::number(status) + ' ' + httpReason(status) + "\r\n";
}

} // namespace

QByteArray Script::bytes() const
{
    QByteArray all;
    for (const Step &step : steps)
        all += step.bytes;
    return all;
}

Script scriptOf(QByteArray bytes, Then then)
{
    Script script;
    script.steps.push_back({std::move(bytes), Milliseconds(0), 1});
    script.then = then;
    return script;
}

Script scriptCutAt(const QByteArray &bytes, const std::vector<qsizetype> &offsets,
                   const std::vector<Milliseconds> &pauses, Then then)
{
    Script script;
    script.then = then;
    qsizetype begin = 0;
    Milliseconds pause{0};
    for (std::size_t i = 0; i < offsets.size(); ++i) {
        const qsizetype end = offsets[i];
        if (end <= begin || end >= bytes.size())
            continue;
        script.steps.push_back({bytes.sliced(begin, end - begin), pause, 1});
        begin = end;
        // The last pause given holds for the rest.
        pause = pauses.empty() ? Milliseconds(0) : pauses[std::min(i, pauses.size() - 1)];
    }
    script.steps.push_back({bytes.sliced(begin), pause, 1});
    return script;
}

Script scriptInPieces(const QByteArray &bytes, qsizetype size, Milliseconds pause, Then then)
{
    Script script;
    script.then = then;
    for (qsizetype at = 0; at < bytes.size(); at += size)
        script.steps.push_back({bytes.mid(at, size), at == 0 ? Milliseconds(0) : pause, 1});
    return script;
}

QByteArray httpResponse(int status, QByteArrayView contentType, QByteArrayView body,
                        QByteArrayView moreHeaders)
{
    QByteArray out = statusLine(status);
    if (!contentType.isEmpty())
        out += "Content-Type: " + contentType.toByteArray() + "\r\n";
    out += moreHeaders.toByteArray();
    out += "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n";
    return out + body.toByteArray();
}

QByteArray httpChunkedHead(int status, QByteArrayView contentType, QByteArrayView moreHeaders)
{
    return statusLine(status) + "Content-Type: " + contentType.toByteArray() + "\r\n" +
           moreHeaders.toByteArray() + "Transfer-Encoding: chunked\r\n\r\n";
}

QByteArray httpChunk(QByteArrayView data)
{
    return QByteArray::number(data.size(), 16) + "\r\n" + data.toByteArray() + "\r\n";
}

QByteArray httpReason(int status)
{
    for (const auto &[code, reason] : kReasons) {
        if (code == status)
            return reason;
    }
    return "Status";
}

} // namespace breakerbox::simulator
