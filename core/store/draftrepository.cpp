// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "draftrepository.h"

#include "rowvalues.h"
#include "transact.h"

namespace breakerbox::store {

Result<std::vector<chat::Attachment>> DraftRepository::files(const ConversationId &id) const
{
    auto query = Statement::prepare(m_database, "SELECT name, media_type, bytes FROM draft_files"
                                                " WHERE conversation = ? ORDER BY position");
    if (!query)
        return std::unexpected(query.error());
    bindId(*query, 1, id);
    std::vector<chat::Attachment> files;
    const auto read = forEachRow(*query, [&](const Statement &row) {
        files.push_back({row.text(0), row.text(1), row.blob(2)});
    });
    if (!read)
        return std::unexpected(read.error());
    return files;
}

Result<void> DraftRepository::saveFiles(const ConversationId &id,
                                        const std::vector<chat::Attachment> &files)
{
    return transact(m_database, Durability::Normal, [&]() -> Result<void> {
        auto clear =
            Statement::prepare(m_database, "DELETE FROM draft_files WHERE conversation = ?");
        if (!clear)
            return std::unexpected(clear.error());
        bindId(*clear, 1, id);
        if (auto done = clear->run(); !done)
            return done;
        auto insert = Statement::prepare(
            m_database, "INSERT INTO draft_files (conversation, position, name, media_type, bytes)"
                        " VALUES (?,?,?,?,?)");
        if (!insert)
            return std::unexpected(insert.error());
        int position = 0;
        for (const chat::Attachment &file : files) {
            bindId(*insert, 1, id);
            insert->bind(2, position++)
                .bind(3, file.name)
                .bind(4, file.mediaType)
                .bind(5, file.bytes);
            if (auto done = insert->run(); !done)
                return done;
        }
        return {};
    });
}

} // namespace breakerbox::store
