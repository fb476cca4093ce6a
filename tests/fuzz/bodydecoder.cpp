// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "pieces.h"

#include <net/bodydecoder.h>

#include <array>

using namespace breakerbox;
using net::BodyDecoder;

namespace {

constexpr std::array kEncodings{"gzip", "deflate", "x-gzip", "identity", "br"};
constexpr qsizetype kMostText = 1024 * 1024;

struct Unpacked
{
    QByteArray text;
    BodyDecoder::State state = BodyDecoder::State::Reading;
    bool ended = false;
    bool operator==(const Unpacked &) const = default;
};

// Stops above a limit, as the transport does: a bomb must not be unpacked to its end.
Unpacked unpack(const QByteArray &encoding, QByteArrayView bytes, bool whole)
{
    Unpacked result;
    BodyDecoder decoder;
    if (!decoder.setEncoding(encoding))
        return result;
    const auto sink = [&](QByteArrayView piece) {
        fuzz::require(piece.size() <= 64 * 1024);
        result.text += piece;
        return result.text.size() < kMostText;
    };
    const auto feed = [&](QByteArrayView piece) {
        if (result.state == BodyDecoder::State::Reading)
            result.state = decoder.feed(piece, sink);
    };
    if (whole)
        feed(bytes);
    else
        fuzz::inPieces(bytes, feed);
    if (result.state == BodyDecoder::State::Reading)
        result.ended = decoder.end(sink);
    return result;
}

} // namespace

// The first byte picks the Content-Encoding, the rest is the body, however it is cut.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    const QByteArray encoding(kEncodings[data[0] % kEncodings.size()]);
    const QByteArrayView bytes = fuzz::bytesOf(data + 1, size - 1);
    const Unpacked whole = unpack(encoding, bytes, true);
    const Unpacked cut = unpack(encoding, bytes, false);
    fuzz::require(whole.state == cut.state && whole.ended == cut.ended);
    if (whole.state == BodyDecoder::State::Reading)
        fuzz::require(whole.text == cut.text);
    fuzz::require(whole.text.size() < kMostText + 64 * 1024);
    return 0;
}
