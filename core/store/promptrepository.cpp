// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "promptrepository.h"

#include "rowvalues.h"
#include "transact.h"

namespace breakerbox::store {

Result<std::vector<chat::SavedPrompt>> PromptRepository::list() const
{
    auto query = Statement::prepare(m_database, "SELECT id, name, description, text, updated"
                                                " FROM prompts ORDER BY name_key, seq");
    if (!query)
        return std::unexpected(query.error());
    std::vector<chat::SavedPrompt> prompts;
    const auto read = forEachRow(*query, [&](const Statement &row) {
        prompts.push_back(
            {idAt<PromptId>(row, 0), row.text(1), row.text(2), row.text(3), timeAt(row, 4)});
    });
    if (!read)
        return std::unexpected(read.error());
    return prompts;
}

Result<void> PromptRepository::save(const std::vector<chat::SavedPrompt> &prompts)
{
    return transact(m_database, Durability::Full, [&]() -> Result<void> {
        auto insert = Statement::prepare(
            m_database, "INSERT INTO prompts (id, name, name_key, description, text, updated)"
                        " VALUES (?,?,?,?,?,?) ON CONFLICT (id) DO UPDATE SET name = excluded.name,"
                        " name_key = excluded.name_key, description = excluded.description,"
                        " text = excluded.text, updated = excluded.updated");
        if (!insert)
            return std::unexpected(insert.error());
        for (const chat::SavedPrompt &prompt : prompts) {
            bindId(*insert, 1, prompt.id);
            insert->bind(2, prompt.name)
                .bind(3, chat::nameKey(prompt.name))
                .bind(4, prompt.description)
                .bind(5, prompt.text);
            bindTime(*insert, 6, prompt.updated);
            if (auto done = insert->run(); !done)
                return done;
        }
        return {};
    });
}

Result<void> PromptRepository::remove(const PromptId &id)
{
    return transact(m_database, Durability::Full, [&]() -> Result<void> {
        auto remove = Statement::prepare(m_database, "DELETE FROM prompts WHERE id = ?");
        if (!remove)
            return std::unexpected(remove.error());
        bindId(*remove, 1, id);
        return remove->run();
    });
}

Result<QStringList> PromptRepository::knownWords() const
{
    auto query = Statement::prepare(m_database, "SELECT word FROM known_words ORDER BY seq");
    if (!query)
        return std::unexpected(query.error());
    QStringList words;
    const auto read = forEachRow(*query, [&](const Statement &row) { words.append(row.text(0)); });
    if (!read)
        return std::unexpected(read.error());
    return words;
}

Result<void> PromptRepository::addKnownWord(const QString &word)
{
    return transact(m_database, Durability::Full, [&]() -> Result<void> {
        auto insert = Statement::prepare(
            m_database, "INSERT INTO known_words (word) VALUES (?) ON CONFLICT (word) DO NOTHING");
        if (!insert)
            return std::unexpected(insert.error());
        insert->bind(1, word);
        return insert->run();
    });
}

} // namespace breakerbox::store
