// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <breaker/values/evidence.h>
#include <store/database.h>

#include <vector>

namespace breakerbox::store {

// What the breaker decides with (rows of scopes, small and short-lived) and what people look at
// (a history of evidence and transitions, kept 30 days, read by no decision). NORMAL.
class BreakerRepository
{
public:
    explicit BreakerRepository(Database &database)
        : m_database(database)
    {}
    // Rows that cannot be read are skipped and deleted (unreadable = closed).
    [[nodiscard]] Result<std::vector<breaker::StoredScope>> scopes() const;
    Result<void> saveScopes(const std::vector<breaker::StoredScope> &rows);
    Result<void> removeScope(const breaker::ScopeKey &scope);
    Result<void> removeConnection(const ConnectionId &connection);
    // Deletes rows dead at `now` (600 s after max(retry not before, last evidence)).
    Result<int> sweep(WallTime now);

    Result<void> appendHistory(const std::vector<breaker::Evidence> &evidence,
                               const std::vector<breaker::Transition> &transitions);
    // Of one scope and everything below it, newest first.
    [[nodiscard]] Result<std::vector<breaker::Evidence>> history(const breaker::ScopeKey &scope,
                                                                 int limit) const;
    [[nodiscard]] Result<std::vector<breaker::Transition>>
    transitions(const breaker::ScopeKey &scope, int limit) const;
    Result<int> trimHistory(WallTime olderThan);

private:
    Database &m_database;
};

} // namespace breakerbox::store
