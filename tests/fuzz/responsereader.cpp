// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "pieces.h"

#include <net/responsereader.h>

using namespace breakerbox;
using net::ResponseReader;

namespace {

constexpr qint64 kMostHead = 1024;

struct Read
{
    QList<net::HttpHead> heads;
    QByteArray body;
    ResponseReader::State atEnd = ResponseReader::State::Head;
};

// Whatever comes, the body is never longer than what came.
Read read(QByteArrayView bytes, bool whole)
{
    Read result;
    ResponseReader reader(kMostHead);
    const ResponseReader::Sink sink{[&](const net::HttpHead &head) {
                                        result.heads << head;
                                        return true;
                                    },
                                    [&](QByteArrayView body) {
                                        result.body += body;
                                        return true;
                                    }};
    if (whole)
        reader.feed(bytes, sink);
    else
        fuzz::inPieces(bytes, [&](QByteArrayView piece) { reader.feed(piece, sink); });
    result.atEnd = reader.endOfInput();
    return result;
}

void checkHead(const net::HttpHead &head)
{
    fuzz::require(head.status == 101 || (head.status >= 200 && head.status <= 999));
    qsizetype size = 0;
    for (const net::Header &header : head.headers) {
        fuzz::require(!header.name.isEmpty() && header.name.trimmed() == header.name);
        fuzz::require(!header.value.contains('\n') && !header.value.contains('\0'));
        size += header.name.size() + header.value.size();
    }
    fuzz::require(size <= kMostHead);
}

} // namespace

// One HTTP response - status line, headers, chunks, trailers - however it is cut.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArrayView bytes = fuzz::bytesOf(data, size);
    const Read whole = read(bytes, true);
    const Read cut = read(bytes, false);
    fuzz::require(whole.atEnd == cut.atEnd);
    fuzz::require(whole.heads.size() == cut.heads.size() && whole.heads.size() <= 1);
    fuzz::require(whole.body.size() <= bytes.size());
    fuzz::require(whole.heads.isEmpty() == cut.heads.isEmpty());
    for (const net::HttpHead &head : whole.heads)
        checkHead(head);
    // A body that came to its end is the same one; of a broken one as much as came before.
    if (whole.atEnd == ResponseReader::State::Complete)
        fuzz::require(whole.body == cut.body);
    return 0;
}
