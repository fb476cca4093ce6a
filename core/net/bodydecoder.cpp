// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "bodydecoder.h"

#include <zlib.h>

#include <array>
#include <limits>

namespace breakerbox::net {

namespace {

constexpr std::size_t kPiece = 64 * 1024;

unsigned char byteAt(const QByteArray &bytes, qsizetype index)
{
    return static_cast<unsigned char>(bytes.at(index));
}

bool looksLikeGzip(const QByteArray &bytes)
{
    return byteAt(bytes, 0) == 0x1f && byteAt(bytes, 1) == 0x8b;
}

bool looksLikeZlib(const QByteArray &bytes)
{
    const unsigned first = byteAt(bytes, 0);
    return (first & 0x0fU) == 8 && (first * 256 + byteAt(bytes, 1)) % 31 == 0;
}

} // namespace

BodyDecoder::BodyDecoder() = default;

BodyDecoder::~BodyDecoder()
{
    if (m_stream)
        inflateEnd(m_stream.get());
}

bool BodyDecoder::setEncoding(const QByteArray &encoding)
{
    const QByteArray word = encoding.trimmed().toLower();
    if (word.isEmpty() || word == "identity")
        return true;
    m_gzip = word == "gzip" || word == "x-gzip";
    if (!m_gzip && word != "deflate")
        return false;
    m_mode = Mode::Undecided;
    return true;
}

BodyDecoder::State BodyDecoder::feed(QByteArrayView bytes, const Sink &sink)
{
    switch (m_mode) {
    case Mode::Plain:
        return bytes.isEmpty() || sink(bytes) ? State::Reading : State::Stopped;
    case Mode::Undecided:
        m_held += bytes.toByteArray();
        return decide(sink, false);
    case Mode::Inflating:
        return inflate(bytes, sink);
    case Mode::Ended:
        return State::Reading; // padding after the end, as gunzip ignores it
    }
    return State::Broken;
}

bool BodyDecoder::end(const Sink &sink)
{
    if (m_mode == Mode::Undecided && !m_held.isEmpty())
        decide(sink, true);
    return m_mode != Mode::Inflating;
}

BodyDecoder::State BodyDecoder::decide(const Sink &sink, bool last)
{
    if (m_held.size() < 2 && !last)
        return State::Reading;
    const QByteArray begin = std::exchange(m_held, {});
    const bool longEnough = begin.size() >= 2;
    if (longEnough && m_gzip && looksLikeGzip(begin)) {
        beginInflating(16 + MAX_WBITS);
    } else if (longEnough && !m_gzip && looksLikeZlib(begin)) {
        beginInflating(MAX_WBITS);
    } else if (longEnough && !m_gzip) {
        // "deflate" is often sent without its zlib frame, which has no mark of its own.
        m_mayBePlain = true;
        beginInflating(-MAX_WBITS);
    } else {
        m_mode = Mode::Plain;
        return sink(begin) ? State::Reading : State::Stopped;
    }
    return inflate(begin, sink);
}

void BodyDecoder::beginInflating(int windowBits)
{
    m_stream = std::make_unique<z_stream>();
    inflateInit2(m_stream.get(), windowBits);
    m_mode = Mode::Inflating;
}

BodyDecoder::State BodyDecoder::inflate(QByteArrayView bytes, const Sink &sink)
{
    if (m_mayBePlain)
        m_held += bytes.toByteArray();
    std::array<Bytef, kPiece> out;
    // zlib does not write to its input; its interface is older than const.
    m_stream->next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.data()));
    m_stream->avail_in =
        static_cast<uInt>(std::min<qsizetype>(bytes.size(), std::numeric_limits<int>::max()));
    for (;;) {
        m_stream->next_out = out.data();
        m_stream->avail_out = kPiece;
        const int code = ::inflate(m_stream.get(), Z_SYNC_FLUSH);
        const auto got = static_cast<qsizetype>(kPiece - m_stream->avail_out);
        const bool fine = code == Z_OK || code == Z_STREAM_END || code == Z_BUF_ERROR;
        if (!fine)
            return failed(sink);
        if (got > 0) {
            m_mayBePlain = false;
            m_held.clear();
            if (!sink(QByteArrayView(reinterpret_cast<const char *>(out.data()), got)))
                return State::Stopped;
        }
        if (code == Z_STREAM_END) {
            // Another member may follow (RFC 1952); anything else is padding.
            if (m_gzip && m_stream->avail_in >= 2 && m_stream->next_in[0] == 0x1f &&
                m_stream->next_in[1] == 0x8b) {
                inflateReset(m_stream.get());
                continue;
            }
            m_mode = Mode::Ended;
            return State::Reading;
        }
        if (m_stream->avail_out > 0)
            return State::Reading; // all input is used up
    }
}

BodyDecoder::State BodyDecoder::failed(const Sink &sink)
{
    if (!m_mayBePlain)
        return State::Broken;
    m_mode = Mode::Plain;
    m_mayBePlain = false;
    return sink(std::exchange(m_held, {})) ? State::Reading : State::Stopped;
}

} // namespace breakerbox::net
