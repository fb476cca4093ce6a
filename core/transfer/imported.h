// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/conversation.h>
#include <chat/message.h>
#include <transfer/sourceconversation.h>
#include <transfer/words.h>

#include <vector>

namespace breakerbox::transfer {

// A conversation as it is taken in. Its ids follow from those in the file: the same file gives the
// same ids. No message waits or streams: nothing that was imported is ever sent by itself.
struct Imported
{
    Format format = Format::Unknown;
    chat::Conversation conversation;
    std::vector<chat::Message> messages; // parents before their children
    int leftOut = 0;                     // messages without a place here: tools' work, notices
    int missingFiles = 0;                // named by the export, not in it
    bool newestTaken = false;            // the branch that was shown last is not in the file

    bool operator==(const Imported &) const = default;
};

// Fits a conversation of another product into our tree: empty nodes go and what hung on them stays
// together, circles are cut, missing times come from the nearest message. fingerprint stands in for
// an id that is missing. Without a message that says something: no messages in the answer.
[[nodiscard]] Imported fitted(SourceConversation &&source, const QByteArray &fingerprint,
                              const Words &words, WallTime now);

// Parents before children, without circles and without parents that are not there. What is in
// order already keeps its order.
void settleTree(std::vector<chat::Message> &messages);

// For a title: one line, no control or direction signs, at most 200 characters.
[[nodiscard]] QString cleanTitle(const QString &title);

} // namespace breakerbox::transfer
