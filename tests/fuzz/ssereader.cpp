// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "pieces.h"

#include <net/ssereader.h>

#include <QList>

using namespace breakerbox;
using net::SseEvent;

namespace {

struct SseRun
{
    QList<SseEvent> events;
    bool left = false;
    bool tooLarge = false;
    bool operator==(const SseRun &) const = default;
};

constexpr qsizetype kLimit = 1024;

} // namespace

// However the bytes are cut, the same events come out, and none above the limit.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArrayView bytes = fuzz::bytesOf(data, size);
    SseRun whole;
    SseRun cut;
    net::SseReader wholeReader(kLimit);
    whole.tooLarge = wholeReader.feed(bytes, [&](const SseEvent &e) { whole.events << e; }) ==
                     net::ReaderState::TooLarge;
    whole.left = wholeReader.end([&](const SseEvent &e) { whole.events << e; });
    net::SseReader cutReader(kLimit);
    const auto sink = [&](const SseEvent &e) { cut.events << e; };
    fuzz::inPieces(bytes, [&](QByteArrayView piece) {
        cut.tooLarge = cutReader.feed(piece, sink) == net::ReaderState::TooLarge;
    });
    cut.left = cutReader.end(sink);
    fuzz::require(whole == cut);
    fuzz::require(wholeReader.comments() == cutReader.comments());
    for (const SseEvent &event : whole.events)
        fuzz::require(event.data.size() <= kLimit + 1 && event.error.size() <= kLimit + 1);
    return 0;
}
