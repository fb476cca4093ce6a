// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>

#include <QByteArray>

#include <utility>
#include <vector>

namespace breakerbox::simulator {

// One request as it came in. raw is every byte of it, as received.
struct ReceivedRequest
{
    int number = 0;     // counts from 1 over the life of the server
    int connection = 0; // counts from 1
    BootTime at;        // when it was read as far as its script asked
    QByteArray method;
    QByteArray target;                                      // path and query as sent
    std::vector<std::pair<QByteArray, QByteArray>> headers; // as spelled, in order
    QByteArray body;
    QByteArray raw;

    // The target without its query.
    [[nodiscard]] QByteArray path() const;
    // Case-insensitive; the first one; empty if absent.
    [[nodiscard]] QByteArray header(QByteArrayView name) const;
};

// Reads one HTTP/1.1 request out of a buffer that grows.
class RequestParser
{
public:
    enum class State { Incomplete = 0, HeadersRead, Whole, Malformed };

    // Looks at the buffer from its beginning.
    State parse(const QByteArray &buffer);
    // Bytes of the buffer that belong to the request, once it is Whole.
    [[nodiscard]] qsizetype consumed() const noexcept { return m_consumed; }
    // What is known; raw and body are filled once it is Whole.
    [[nodiscard]] const ReceivedRequest &request() const noexcept { return m_request; }

private:
    bool parseHead(QByteArrayView head);
    State parseChunked(const QByteArray &buffer);

    ReceivedRequest m_request;
    qsizetype m_bodyBegin = -1;
    qint64 m_length = 0;
    bool m_chunked = false;
    qsizetype m_consumed = 0;
};

} // namespace breakerbox::simulator
