// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "bodydecoder.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace breakerbox::net {

namespace {

constexpr std::size_t kPiece = 64 * 1024;
// Packed data that looks like text for so long does not happen.
constexpr qsizetype kTextSample = 8;

unsigned char byteAt(QByteArrayView bytes, qsizetype index)
{
    return static_cast<unsigned char>(bytes[index]);
}

bool looksLikeGzip(QByteArrayView bytes)
{
    return byteAt(bytes, 0) == 0x1f && byteAt(bytes, 1) == 0x8b;
}

bool looksLikeZlib(QByteArrayView bytes)
{
    const unsigned first = byteAt(bytes, 0);
    return (first & 0x0fU) == 8 && (first * 256 + byteAt(bytes, 1)) % 31 == 0;
}

bool looksLikeText(const QByteArray &bytes)
{
    return std::ranges::all_of(bytes.first(std::min(bytes.size(), kTextSample)), [](char c) {
        return (c >= 0x20 && c < 0x7f) || c == '\r' || c == '\n' || c == '\t';
    });
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
        return afterEnd(bytes, sink);
    case Mode::Padding:
        return State::Reading;
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
    if (m_held.size() < (m_gzip ? 2 : kTextSample) && !last)
        return State::Reading;
    const QByteArray begin = std::exchange(m_held, {});
    const bool longEnough = begin.size() >= 2;
    if (longEnough && m_gzip && looksLikeGzip(begin)) {
        beginInflating(16 + MAX_WBITS);
    } else if (longEnough && !m_gzip && looksLikeZlib(begin)) {
        beginInflating(MAX_WBITS);
    } else if (longEnough && !m_gzip && !looksLikeText(begin)) {
        beginInflating(-MAX_WBITS); // "deflate" is often sent without its zlib frame
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
            return State::Broken;
        if (got > 0 && !sink(QByteArrayView(reinterpret_cast<const char *>(out.data()), got)))
            return State::Stopped;
        if (code == Z_STREAM_END) {
            const QByteArrayView rest = bytes.last(static_cast<qsizetype>(m_stream->avail_in));
            if (!m_gzip || rest.size() < 2 || !looksLikeGzip(rest)) {
                m_mode = rest.size() < 2 ? Mode::Ended : Mode::Padding;
                m_held = m_gzip && rest.size() == 1 ? rest.toByteArray() : QByteArray();
                return State::Reading;
            }
            inflateReset(m_stream.get()); // goes on with the input that is left
            continue;
        }
        if (m_stream->avail_out > 0)
            return State::Reading; // all input is used up
    }
}

// Another gzip member may follow (RFC 1952); anything else is padding, which gunzip ignores too.
BodyDecoder::State BodyDecoder::afterEnd(QByteArrayView bytes, const Sink &sink)
{
    if (!m_gzip || bytes.isEmpty())
        return State::Reading;
    m_held += bytes.toByteArray();
    if (m_held.size() < 2)
        return State::Reading;
    const QByteArray rest = std::exchange(m_held, {});
    if (!looksLikeGzip(rest)) {
        m_mode = Mode::Padding; // what looks like a member behind it is none
        return State::Reading;
    }
    inflateReset(m_stream.get());
    m_mode = Mode::Inflating;
    return inflate(rest, sink);
}

} // namespace breakerbox::net
