// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/ids.h>
#include <chat/message.h>

#include <unordered_map>
#include <utility>
#include <vector>

namespace breakerbox::flows {

// Which of a turn's versions one is: "2 of 3". Versions are siblings of the same role, oldest
// first.
struct Versions
{
    int number = 1;
    int count = 1;

    bool operator==(const Versions &) const = default;
};

// The messages of one conversation as a tree, and the branch that is on screen. A plain value:
// no store, no signals.
class ConversationTree
{
public:
    // Parent: the child that was shown last.
    using Choices = std::unordered_map<MessageId, MessageId>;

    // Takes messages in any order; those whose parent is missing become roots. leaf null or
    // unknown: the newest message's branch. What stands below the leaf is shown as well. chosen is
    // what choices() said of it before.
    void reset(std::vector<chat::Message> messages, const MessageId &leaf, Choices chosen = {});

    [[nodiscard]] const std::vector<chat::Message> &branch() const noexcept { return m_branch; }
    [[nodiscard]] const chat::Message *find(const MessageId &id) const;
    // The last message on screen; null if there is none.
    [[nodiscard]] MessageId leaf() const;
    // The branch from the root to this message, with it.
    [[nodiscard]] std::vector<chat::Message> pathTo(const MessageId &id) const;
    // Itself and its versions, by time.
    [[nodiscard]] std::vector<MessageId> siblings(const MessageId &id) const;
    [[nodiscard]] Versions versionsOf(const MessageId &id) const;
    // All turns on screen that have more than one version. One pass, for long conversations.
    [[nodiscard]] std::vector<std::pair<MessageId, Versions>> versions() const;
    [[nodiscard]] bool hasChildren(const MessageId &id) const;
    [[nodiscard]] bool isShown(const MessageId &id) const;
    // What neither the leaf nor the age of the messages tells: below which parents that are not on
    // screen an older child was shown last.
    [[nodiscard]] Choices choices() const;
    // Itself and everything below it on all branches.
    [[nodiscard]] std::vector<MessageId> subtree(const MessageId &id) const;

    // Adds below its parent and shows its branch.
    void append(chat::Message message);
    // Puts new values in place of a message with the same id; false if there is none.
    bool replace(const chat::Message &message);
    // To be changed in place (streaming text), on screen or not; null if there is none.
    [[nodiscard]] chat::Message *edit(const MessageId &id);
    // Shows the branch through this message, and below it what was shown there last, else the
    // newest.
    void show(const MessageId &id);
    // Removes it and everything below it, and hands it over; a version beside it is shown.
    std::vector<chat::Message> remove(const MessageId &id);
    // Puts back what remove() handed over and shows it. Its first message is the topmost.
    void restore(std::vector<chat::Message> messages);
    // Removes only this one: what is below it hangs on its parent.
    void takeOut(const MessageId &id);

private:
    void showBranchOf(const MessageId &leaf);
    // Of messages not on the branch.
    [[nodiscard]] MessageId leafBelow(const MessageId &id) const;

    std::vector<chat::Message> m_off;    // messages not on the branch
    std::vector<chat::Message> m_branch; // root first
    Choices m_chosen;
};

} // namespace breakerbox::flows
