// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/ids.h>
#include <chat/message.h>

#include <vector>

namespace breakerbox::flows {

// The messages of one conversation as a tree, and the branch that is on screen. A plain value:
// no store, no signals.
class ConversationTree
{
public:
    // Takes messages in any order; those whose parent is missing become roots. leaf null or
    // unknown: the newest message's branch.
    void reset(std::vector<chat::Message> messages, const MessageId &leaf);

    [[nodiscard]] const std::vector<chat::Message> &branch() const noexcept { return m_branch; }
    [[nodiscard]] const chat::Message *find(const MessageId &id) const;
    // The last message on screen; null if there is none.
    [[nodiscard]] MessageId leaf() const;
    // The branch from the root to this message, with it.
    [[nodiscard]] std::vector<chat::Message> pathTo(const MessageId &id) const;
    [[nodiscard]] std::vector<MessageId>
    siblings(const MessageId &id) const; // with itself, by time

    // Adds below its parent and shows its branch.
    void append(chat::Message message);
    // Puts new values in place of a message with the same id; false if there is none.
    bool replace(const chat::Message &message);
    // The message on screen, to be changed in place (streaming text); null if it is not there.
    [[nodiscard]] chat::Message *edit(const MessageId &id);
    // Removes it and everything below it.
    void remove(const MessageId &id);

private:
    void showBranchOf(const MessageId &leaf);
    [[nodiscard]] MessageId newestBelow(const MessageId &id) const;

    std::vector<chat::Message> m_off;    // messages not on the branch
    std::vector<chat::Message> m_branch; // root first
};

} // namespace breakerbox::flows
