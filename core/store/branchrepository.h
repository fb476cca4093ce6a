// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <base/ids.h>
#include <store/database.h>

#include <unordered_map>

namespace breakerbox::store {

// Parent: the child that was shown last.
using BranchChoices = std::unordered_map<MessageId, MessageId>;

// Which branches of a conversation were shown last where they are not on screen. Ids may name
// messages that are gone. Every call is one transaction (joins an outer one), NORMAL: at worst a
// choice is forgotten.
class BranchRepository
{
public:
    explicit BranchRepository(Database &database)
        : m_database(database)
    {}
    [[nodiscard]] Result<BranchChoices> choices(const ConversationId &conversation) const;
    // In place of those that were there. InvalidInput if there is no such conversation.
    Result<void> save(const ConversationId &conversation, const BranchChoices &choices);

private:
    Database &m_database;
};

} // namespace breakerbox::store
