// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <chat/conversation.h>
#include <chat/message.h>
#include <store/database.h>

#include <vector>

namespace breakerbox::store {

struct ConversationSummary
{
    chat::Conversation conversation;
    int messages = 0;
};

// A message that was not sent yet: a follow-up of the user's, or a reply that is held.
struct WaitingTurn
{
    ConversationId conversation;
    QString title;
    MessageId message;
    chat::Role role = chat::Role::Unknown;
    QString text;            // of the user's message
    ConnectionId connection; // replies
    QString model;           // replies

    bool operator==(const WaitingTurn &) const = default;
};

// Conversations and their messages. Every call is one transaction (joins an outer one). Message
// writes are durable (FULL) unless said otherwise.
class ConversationRepository
{
public:
    explicit ConversationRepository(Database &database)
        : m_database(database)
    {}
    [[nodiscard]] Result<std::vector<ConversationSummary>> list() const; // newest first
    [[nodiscard]] Result<chat::Conversation> find(const ConversationId &id) const;
    // Inserts or updates. Where it is kept is written only with a new one, whose folder must be
    // there.
    Result<void> save(const chat::Conversation &conversation);
    // NORMAL. NotFound if there is no such conversation.
    Result<void> saveDraft(const ConversationId &id, const QString &draft);
    // With its messages; what the ledger says of it stays. Removing what is not there is done.
    Result<void> remove(const ConversationId &id);

    // All messages of the tree, oldest first, with attachments.
    [[nodiscard]] Result<std::vector<chat::Message>> messages(const ConversationId &id) const;
    // What waits in all conversations, oldest first. Reads every message's state: not at start.
    [[nodiscard]] Result<std::vector<WaitingTurn>> waiting() const;
    // Inserts or replaces. A new message becomes the conversation's leaf and moves its updated
    // time on; replacing one leaves the branch on screen alone. InvalidInput if the conversation
    // does not exist.
    Result<void> saveMessage(const chat::Message &message);
    // Only that one: its children become its parent's, and the leaf moves there if it was the leaf.
    Result<void> removeMessage(const MessageId &id);
    // All of these, in one transaction. Nothing is adopted and no leaf is moved: the caller takes
    // whole subtrees away and saves the conversation's leaf with it.
    Result<void> removeMessages(const std::vector<MessageId> &ids);
    // The journal of a running reply: replaces text and reasoning of a Streaming message
    // (NORMAL, at most once a second per reply; security.md R32). A reply that has ended
    // meanwhile keeps its text.
    Result<void> journal(const MessageId &id, const QString &text, const QString &reasoning);
    // At start: replies left Streaming by a crash become Partial, or Failed where no text came;
    // Waiting ones stay Waiting. Returns how many were mended.
    Result<int> mendInterrupted();

private:
    Database &m_database;
};

} // namespace breakerbox::store
