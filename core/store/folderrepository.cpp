// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "folderrepository.h"

#include "conversationrepository.h"
#include "rowvalues.h"
#include "transact.h"

namespace breakerbox::store {

namespace {

void bindFolder(Statement &statement, int position, const QString &name)
{
    if (name.isEmpty())
        statement.bindNull(position);
    else
        statement.bind(position, name);
}

} // namespace

Result<std::vector<chat::Folder>> FolderRepository::list() const
{
    auto query = Statement::prepare(m_database, "SELECT name, folded FROM folders ORDER BY seq");
    if (!query)
        return std::unexpected(query.error());
    std::vector<chat::Folder> folders;
    const auto read = forEachRow(*query, [&](const Statement &row) {
        folders.push_back({row.text(0), row.integer(1) != 0});
    });
    if (!read)
        return std::unexpected(read.error());
    return folders;
}

Result<void> FolderRepository::make(const QString &name)
{
    if (name.isEmpty())
        return {};
    return transact(m_database, Durability::Full, [&]() -> Result<void> {
        auto insert = Statement::prepare(
            m_database, "INSERT INTO folders (name) VALUES (?1) ON CONFLICT (name) DO NOTHING");
        if (!insert)
            return std::unexpected(insert.error());
        return insert->bind(1, name).run();
    });
}

Result<void> FolderRepository::saveFolded(const chat::Folder &folder)
{
    return transact(m_database, Durability::Normal, [&]() -> Result<void> {
        auto update =
            Statement::prepare(m_database, "UPDATE folders SET folded = ?1 WHERE name = ?2");
        if (!update)
            return std::unexpected(update.error());
        return update->bind(1, folder.folded ? 1 : 0).bind(2, folder.name).run();
    });
}

Result<void> FolderRepository::rename(const QString &from, const QString &to)
{
    return transact(m_database, Durability::Full, [&]() -> Result<void> {
        auto update =
            Statement::prepare(m_database, "UPDATE folders SET name = ?1 WHERE name = ?2");
        if (!update)
            return std::unexpected(update.error());
        return update->bind(1, to).bind(2, from).run();
    });
}

Result<void> FolderRepository::remove(const QString &name)
{
    return transact(m_database, Durability::Full, [&]() -> Result<void> {
        auto gone = Statement::prepare(m_database, "DELETE FROM folders WHERE name = ?1");
        if (!gone)
            return std::unexpected(gone.error());
        return gone->bind(1, name).run();
    });
}

Result<void> FolderRepository::place(const std::vector<chat::Conversation> &conversations)
{
    return transact(m_database, Durability::Full, [&]() -> Result<void> {
        auto update = Statement::prepare(
            m_database, "UPDATE conversations SET folder = ?1, archived = ?2 WHERE id = ?3");
        if (!update)
            return std::unexpected(update.error());
        for (const chat::Conversation &conversation : conversations) {
            if (auto made = make(conversation.folder); !made)
                return made;
            bindFolder(*update, 1, conversation.folder);
            update->bind(2, conversation.archived == chat::Archived::Yes ? 1 : 0);
            bindId(*update, 3, conversation.id);
            if (auto done = update->run(); !done)
                return done;
            if (m_database.changes() > 0)
                continue;
            if (auto saved = ConversationRepository(m_database).save(conversation); !saved)
                return saved;
        }
        return {};
    });
}

} // namespace breakerbox::store
