// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>

#include <QByteArray>

#include <optional>
#include <vector>

namespace breakerbox::simulator {

// Bytes that leave together, after a pause.
struct Step
{
    QByteArray bytes;
    Milliseconds pause{0}; // waited before these bytes leave, each time
    int times = 1;         // sent that often; 0 = without end

    bool operator==(const Step &) const = default;
};

// What happens to the connection once the last step has left.
enum class Then {
    KeepAlive = 0, // ready for another request
    Close,         // an orderly close (FIN)
    Reset,         // an abortive one (RST)
    Silence,       // open, and nothing more
};

// When an answer begins.
enum class Trigger {
    WholeRequest = 0,
    HeadersRead, // the body is not waited for
};

// One answer of a scripted server: the exact bytes, head included, where they are cut, how long
// it waits before each piece and how it ends. A value; it knows nothing of HTTP.
struct Script
{
    std::vector<Step> steps;
    Then then = Then::Close;
    Trigger trigger = Trigger::WholeRequest;
    // With KeepAlive: the idle connection closes after that long.
    std::optional<Milliseconds> idleClose;
    // With KeepAlive: a later request on the same connection is answered by a reset.
    bool resetLateRequest = false;

    bool operator==(const Script &) const = default;

    // All bytes of the steps, each once.
    [[nodiscard]] QByteArray bytes() const;
};

// Whole bytes in one piece.
[[nodiscard]] Script scriptOf(QByteArray bytes, Then then = Then::Close);

// The bytes cut at these offsets, with a pause before every piece but the first. Offsets outside
// the bytes and out of order are left out.
[[nodiscard]] Script scriptCutAt(const QByteArray &bytes, const std::vector<qsizetype> &offsets,
                                 const std::vector<Milliseconds> &pauses, Then then = Then::Close);

// The bytes in pieces of that size (1 = every byte alone).
[[nodiscard]] Script scriptInPieces(const QByteArray &bytes, qsizetype size, Milliseconds pause,
                                    Then then = Then::Close);

// A whole HTTP/1.1 response with a Content-Length. Header lines end with CR LF each.
[[nodiscard]] QByteArray httpResponse(int status, QByteArrayView contentType, QByteArrayView body,
                                      QByteArrayView moreHeaders = {});
// Head of a response whose body comes in chunked coding, blank line included.
[[nodiscard]] QByteArray httpChunkedHead(int status, QByteArrayView contentType,
                                         QByteArrayView moreHeaders = {});
// One chunk in chunked coding; for empty data the last chunk.
[[nodiscard]] QByteArray httpChunk(QByteArrayView data);
[[nodiscard]] QByteArray httpReason(int status);

} // namespace breakerbox::simulator
