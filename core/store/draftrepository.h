// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <chat/message.h>
#include <store/database.h>

#include <vector>

namespace breakerbox::store {

// The files of a conversation's draft; its text is the conversation's own. Every call is one
// transaction (joins an outer one), NORMAL: survives a kill.
class DraftRepository
{
public:
    explicit DraftRepository(Database &database)
        : m_database(database)
    {}
    // In the order in which they were attached.
    [[nodiscard]] Result<std::vector<chat::Attachment>> files(const ConversationId &id) const;
    // In place of those that were there. InvalidInput if there is no such conversation.
    Result<void> saveFiles(const ConversationId &id, const std::vector<chat::Attachment> &files);

private:
    Database &m_database;
};

} // namespace breakerbox::store
