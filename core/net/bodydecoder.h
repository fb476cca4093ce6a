// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <functional>
#include <memory>

struct z_stream_s;

namespace breakerbox::net {

// Undoes a content encoding as the bytes come. We ask for none, yet some servers pack (C9), and
// some label plain text as packed (C12): what does not look packed is handed on as it is.
class BodyDecoder
{
public:
    // Gets pieces of at most 64 KiB; returns false to stop.
    using Sink = std::function<bool(QByteArrayView)>;
    enum class State { Reading = 0, Stopped, Broken };

    BodyDecoder();
    ~BodyDecoder();
    BodyDecoder(const BodyDecoder &) = delete;
    BodyDecoder &operator=(const BodyDecoder &) = delete;

    // The value of the Content-Encoding header. False for one that is not known (br, zstd, lists).
    [[nodiscard]] bool setEncoding(const QByteArray &encoding);
    State feed(QByteArrayView bytes, const Sink &sink);
    // The body is over: hands on what was held back. False if a packed body had not come to its
    // own end.
    [[nodiscard]] bool end(const Sink &sink);

private:
    enum class Mode { Plain = 0, Undecided, Inflating, Ended, Padding };

    State decide(const Sink &sink, bool last);
    void beginInflating(int windowBits);
    State inflate(QByteArrayView bytes, const Sink &sink);
    State afterEnd(QByteArrayView bytes, const Sink &sink);

    Mode m_mode = Mode::Plain;
    bool m_gzip = false;
    QByteArray m_held; // too little yet to tell what it is
    std::unique_ptr<z_stream_s> m_stream;
};

} // namespace breakerbox::net
