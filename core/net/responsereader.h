// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <net/httptransport.h>

#include <QByteArray>

#include <functional>

namespace breakerbox::net {

// Reads one HTTP/1.1 response (RFC 9112) from pieces of any size. Interim responses (1xx) are
// skipped. Takes what real servers send - bare LF, folded header lines, no reason phrase - and
// knows whether the body came to its end.
class ResponseReader
{
public:
    enum class State {
        Head = 0,
        Body,
        Complete,
        HeadTooLarge,
        Malformed,     // no HTTP/1 response, contradicting lengths, broken chunks
        CodingUnknown, // a transfer coding other than chunked
    };
    // Both return false to stop: nothing more is read then.
    struct Sink
    {
        std::function<bool(const HttpHead &)> head;
        std::function<bool(QByteArrayView)> body; // transfer coding undone
    };

    explicit ResponseReader(qint64 maximumHead)
        : m_maximumHead(maximumHead)
    {}

    State feed(QByteArrayView bytes, const Sink &sink);
    // The peer closed. Complete if the body was to last until then.
    State endOfInput();
    [[nodiscard]] State state() const noexcept { return m_state; }

private:
    enum class Framing { UntilClose = 0, Length, Chunked };
    enum class ChunkPart { Size = 0, Data, DataEnd, Trailer };

    QByteArrayView feedHead(QByteArrayView bytes, const Sink &sink);
    bool parseHead(QByteArrayView text, HttpHead &head) const;
    void chooseFraming(const HttpHead &head);
    QByteArrayView feedChunked(QByteArrayView bytes, const Sink &sink);
    QByteArrayView feedChunkLine(QByteArrayView bytes);
    void chunkLine(QByteArrayView line);
    QByteArrayView takeBody(QByteArrayView bytes, const Sink &sink);

    qint64 m_maximumHead;
    State m_state = State::Head;
    QByteArray m_head;
    qint64 m_headBytes = 0; // over all interim heads
    Framing m_framing = Framing::UntilClose;
    qint64 m_left = 0; // of the body or of the chunk
    ChunkPart m_part = ChunkPart::Size;
    QByteArray m_line;
    qint64 m_trailerBytes = 0;
    bool m_stopped = false;
};

} // namespace breakerbox::net
