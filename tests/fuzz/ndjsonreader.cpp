// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "pieces.h"

#include <net/ndjsonreader.h>

#include <QByteArrayList>

using namespace breakerbox;

// However the bytes are cut, the same lines come out.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    constexpr qsizetype limit = 512;
    const QByteArrayView bytes = fuzz::bytesOf(data, size);
    QByteArrayList whole;
    QByteArrayList cut;
    net::NdjsonReader wholeReader(limit);
    const auto wholeState =
        wholeReader.feed(bytes, [&](QByteArrayView line) { whole << line.toByteArray(); });
    wholeReader.end([&](QByteArrayView line) { whole << line.toByteArray(); });
    net::NdjsonReader cutReader(limit);
    auto cutState = net::ReaderState::Reading;
    const auto sink = [&](QByteArrayView line) { cut << line.toByteArray(); };
    fuzz::inPieces(bytes, [&](QByteArrayView piece) { cutState = cutReader.feed(piece, sink); });
    cutReader.end(sink);
    fuzz::require(whole == cut && wholeState == cutState);
    for (const QByteArray &line : whole)
        fuzz::require(!line.isEmpty() && line.size() <= limit && !line.contains('\n'));
    return 0;
}
