// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <store/database.h>

namespace breakerbox::store {

// Runs work() -> Result<void> inside a transaction and commits if it succeeded.
template <typename Work> Result<void> transact(Database &database, Durability durability, Work work)
{
    Transaction transaction(database, durability);
    if (auto begun = transaction.begin(); !begun)
        return begun;
    if (Result<void> done = work(); !done)
        return done;
    return transaction.commit();
}

// Steps through a query: each(statement) -> void for every row.
template <typename Each> Result<void> forEachRow(Statement &statement, Each each)
{
    for (;;) {
        const auto row = statement.step();
        if (!row)
            return std::unexpected(row.error());
        if (!*row)
            return {};
        each(statement);
    }
}

} // namespace breakerbox::store
