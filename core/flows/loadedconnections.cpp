// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "loadedconnections.h"

#include <store/breakerrepository.h>
#include <store/database.h>
#include <store/ledgerrepository.h>

namespace breakerbox::flows {

namespace {

std::vector<scheduler::UsedBefore> usedSince(store::Database &database, WallTime time)
{
    std::vector<scheduler::UsedBefore> used;
    if (const auto rows = store::LedgerRepository(database).usedSince(time)) {
        for (const store::UsedTokens &row : *rows)
            used.push_back(
                {row.connection, row.conversation, row.inputTokens, row.outputTokens, row.model});
    }
    return used;
}

} // namespace

Result<LoadedConnections> readConnections(store::Database &database, WallTime now)
{
    LoadedConnections loaded;
    store::ConnectionRepository repository(database);
    auto list = repository.list();
    if (!list)
        return std::unexpected(list.error());
    loaded.connections = std::move(*list);
    for (const connections::Connection &connection : loaded.connections) {
        if (auto models = repository.models(connection.id))
            loaded.models[connection.id] = std::move(*models);
    }
    if (auto notes = repository.notes())
        loaded.notes = std::move(*notes);
    if (auto scopes = store::BreakerRepository(database).scopes())
        loaded.scopes = std::move(*scopes);
    loaded.usedEver = usedSince(database, WallTime());
    loaded.usedThisMonth = usedSince(database, scheduler::monthBegin(now));
    return loaded;
}

} // namespace breakerbox::flows
