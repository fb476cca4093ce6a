// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT

// Which branches a conversation shows: read with its messages, stored when they change.

#include "chatstate.h"

#include <store/branchrepository.h>
#include <store/conversationrepository.h>
#include <store/storagethread.h>

namespace breakerbox::flows {

Result<StoredTree> readTree(store::Database &database, const ConversationId &id)
{
    auto messages = store::ConversationRepository(database).messages(id);
    if (!messages)
        return std::unexpected(messages.error());
    StoredTree stored{std::move(*messages), {}};
    // A choice that cannot be read is a small loss: the newest branch is shown.
    if (auto choices = store::BranchRepository(database).choices(id))
        stored.choices = std::move(*choices);
    return stored;
}

void ChatFlow::State::takeTree(StoredTree stored)
{
    storedChoices = stored.choices;
    tree.reset(std::move(stored.messages), conversation.leaf, std::move(stored.choices));
    loaded = true;
}

void ChatFlow::State::storeChoices()
{
    ConversationTree::Choices choices = tree.choices();
    if (choices == storedChoices)
        return;
    storedChoices = choices;
    rooms.storage.write(
        [id = conversation.id, kept = std::move(choices)](store::Database &database) {
            return store::BranchRepository(database).save(id, kept);
        });
}

} // namespace breakerbox::flows
