// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <chat/conversation.h>
#include <store/database.h>

#include <vector>

namespace breakerbox::store {

// Where conversations are kept: folders, and the archive. Every call is one transaction (joins an
// outer one) and durable (FULL), but how a folder is shown.
class FolderRepository
{
public:
    explicit FolderRepository(Database &database)
        : m_database(database)
    {}
    [[nodiscard]] Result<std::vector<chat::Folder>> list() const; // the oldest first
    // One that is there stays as it is; an empty name makes none.
    Result<void> make(const QString &name);
    // NORMAL: whether its conversations are shown.
    Result<void> saveFolded(const chat::Folder &folder);
    // Its conversations come along. InvalidInput if there is one of that name.
    Result<void> rename(const QString &from, const QString &to);
    // Its conversations are in no folder then.
    Result<void> remove(const QString &name);
    // Puts each where it says it is kept; folders that are missing are made. One that was begun and
    // is not stored yet is stored with it.
    Result<void> place(const std::vector<chat::Conversation> &conversations);

private:
    Database &m_database;
};

} // namespace breakerbox::store
