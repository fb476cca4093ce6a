// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <chat/savedprompt.h>
#include <store/database.h>

#include <vector>

namespace breakerbox::store {

// Parameters and system prompts that are kept under a name. Every call is one transaction (joins an
// outer one), FULL.
class ParameterSetRepository
{
public:
    explicit ParameterSetRepository(Database &database)
        : m_database(database)
    {}
    // In the order of their names.
    [[nodiscard]] Result<std::vector<chat::ParameterSet>> list() const;
    // Adds it, or replaces the one of the same id. InvalidInput if the name is another one's.
    Result<void> save(const chat::ParameterSet &set);
    Result<void> remove(const ParameterSetId &id);

private:
    Database &m_database;
};

} // namespace breakerbox::store
