// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "pieces.h"

#include <transfer/exportreader.h>
#include <transfer/markdownhtml.h>

#include <QSet>

using namespace breakerbox;
using namespace breakerbox::transfer;

namespace {

Words words()
{
    return {[](const QString &text) { return text.left(20); },
            [](WallTime) { return QStringLiteral("stand-in"); },
            [](const QString &name) { return QStringLiteral("missing ") + name; }};
}

void checkTree(const Imported &imported)
{
    QSet<MessageId> seen;
    for (const chat::Message &message : imported.messages) {
        fuzz::require(!message.id.isNull() && !seen.contains(message.id));
        fuzz::require(message.parent.isNull() || seen.contains(message.parent));
        fuzz::require(message.conversation == imported.conversation.id);
        fuzz::require(message.state != chat::TurnState::Waiting &&
                      message.state != chat::TurnState::Streaming);
        for (const chat::Attachment &file : message.attachments)
            fuzz::require(!file.name.contains(u'/') && !file.name.contains(u'\\'));
        seen.insert(message.id);
    }
    fuzz::require(imported.messages.empty() || seen.contains(imported.conversation.leaf));
    fuzz::require(imported.conversation.title.size() <= 200);
}

ExportScan scanned(QByteArrayView bytes, qsizetype piece)
{
    ExportScan scan;
    for (qsizetype at = 0; at < bytes.size(); at += piece) {
        if (!scan.feed(bytes.sliced(at, std::min(piece, bytes.size() - at))))
            break;
    }
    scan.finish();
    return scan;
}

} // namespace

// The same answer however the bytes come; every conversation becomes a sound tree; text that was
// never checked does no harm.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArrayView bytes = fuzz::bytesOf(data, size);
    const ExportScan whole = scanned(bytes, std::max<qsizetype>(bytes.size(), 1));
    const ExportScan pieces = scanned(bytes, 3);
    fuzz::require(whole.fault() == pieces.fault() && whole.units() == pieces.units() &&
                  whole.isCutOff() == pieces.isCutOff());
    if (whole.fault().kind == FaultKind::None) {
        for (const Unit &unit : whole.units()) {
            const auto one = bytes.sliced(unit.offset, unit.length);
            const auto read = readConversation(one, unit.format, words(), {});
            if (read)
                checkTree(*read);
            fuzz::require(read == readConversation(one, unit.format, words(), {}));
        }
    }
    const auto format = static_cast<Format>(size % 7);
    if (const auto read = readConversation(bytes, format, words(), {}))
        checkTree(*read);
    return 0;
}
