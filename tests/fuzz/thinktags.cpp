// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "replycheck.h"

#include <providers/wire/thinktags.h>

using namespace breakerbox;
using providers::wire::ThinkTagSplitter;
using providers::wire::ThoughtSplit;

namespace {

struct Split
{
    QString text;
    QString reasoning;
    bool operator==(const Split &) const = default;

    void add(const ThoughtSplit &piece)
    {
        if (piece.closedLate) {
            reasoning = text + reasoning;
            text.clear();
        }
        text += piece.text;
        reasoning += piece.reasoning;
    }
};

} // namespace

// However a reply is cut into pieces, the same is thinking; nothing is made up.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QString reply = QString::fromUtf8(fuzz::bytesOf(data, size));
    Split whole;
    ThinkTagSplitter wholeSplitter;
    whole.add(wholeSplitter.feed(reply));
    whole.add(wholeSplitter.end());
    Split cut;
    ThinkTagSplitter cutSplitter;
    for (qsizetype at = 0; at < reply.size();) {
        const qsizetype piece = 1 + reply[at].unicode() % 5;
        cut.add(cutSplitter.feed(reply.mid(at, piece)));
        at += piece;
    }
    cut.add(cutSplitter.end());
    // Where a late closing tag makes text to thinking, the blanks around it may differ.
    fuzz::require(whole.text.trimmed() == cut.text.trimmed());
    fuzz::require(whole.reasoning.simplified() == cut.reasoning.simplified());
    fuzz::require(whole.text.size() + whole.reasoning.size() <= reply.size());
    return 0;
}
