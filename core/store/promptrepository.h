// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <chat/savedprompt.h>
#include <store/database.h>

#include <QStringList>

#include <vector>

namespace breakerbox::store {

// The prompt library, and the words that a person taught the spelling. Every call is one
// transaction (joins an outer one), FULL.
class PromptRepository
{
public:
    explicit PromptRepository(Database &database)
        : m_database(database)
    {}
    // In the order of their names.
    [[nodiscard]] Result<std::vector<chat::SavedPrompt>> list() const;
    // Adds them, or replaces those of the same id. InvalidInput, and nothing is saved, if a name is
    // another prompt's.
    Result<void> save(const std::vector<chat::SavedPrompt> &prompts);
    Result<void> remove(const PromptId &id);

    [[nodiscard]] Result<QStringList> knownWords() const;
    Result<void> addKnownWord(const QString &word);

private:
    Database &m_database;
};

} // namespace breakerbox::store
