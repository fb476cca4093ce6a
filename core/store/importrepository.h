// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <chat/conversation.h>
#include <chat/message.h>
#include <store/database.h>

#include <atomic>
#include <vector>

namespace breakerbox::store {

enum class Taken {
    Added = 0,
    AlreadyThere, // a conversation of that id: left as it is
    Clash,        // one of its messages is another conversation's: nothing of it was added
};

// Takes whole conversations in from outside. Nothing that is there is ever replaced.
class ImportRepository
{
public:
    explicit ImportRepository(Database &database)
        : m_database(database)
    {}
    // One transaction (joins an outer one, which the caller then gives up on an error). messages:
    // parents first. Cancelled as soon as stop is set, with nothing written.
    [[nodiscard]] Result<Taken> add(const chat::Conversation &conversation,
                                    const std::vector<chat::Message> &messages,
                                    const std::atomic<bool> &stop);

private:
    Result<bool> addMessages(const std::vector<chat::Message> &messages,
                             const std::atomic<bool> &stop);
    Result<void> settle(const chat::Conversation &conversation);

    Database &m_database;
};

} // namespace breakerbox::store
