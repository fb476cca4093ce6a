// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "branchrepository.h"

#include "rowvalues.h"
#include "transact.h"

namespace breakerbox::store {

Result<BranchChoices> BranchRepository::choices(const ConversationId &conversation) const
{
    auto query =
        Statement::prepare(m_database, "SELECT parent, child FROM branches WHERE conversation = ?");
    if (!query)
        return std::unexpected(query.error());
    bindId(*query, 1, conversation);
    BranchChoices choices;
    const auto read = forEachRow(*query, [&](const Statement &row) {
        choices.emplace(idAt<MessageId>(row, 0), idAt<MessageId>(row, 1));
    });
    if (!read)
        return std::unexpected(read.error());
    return choices;
}

Result<void> BranchRepository::save(const ConversationId &conversation,
                                    const BranchChoices &choices)
{
    return transact(m_database, Durability::Normal, [&]() -> Result<void> {
        auto clear = Statement::prepare(m_database, "DELETE FROM branches WHERE conversation = ?");
        if (!clear)
            return std::unexpected(clear.error());
        bindId(*clear, 1, conversation);
        if (auto done = clear->run(); !done)
            return done;
        auto insert = Statement::prepare(
            m_database, "INSERT INTO branches (conversation, parent, child) VALUES (?,?,?)");
        if (!insert)
            return std::unexpected(insert.error());
        for (const auto &[parent, child] : choices) {
            bindId(*insert, 1, conversation);
            bindId(*insert, 2, parent);
            bindId(*insert, 3, child);
            if (auto done = insert->run(); !done)
                return done;
        }
        return {};
    });
}

} // namespace breakerbox::store
