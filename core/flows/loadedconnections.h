// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <breaker/values/evidence.h>
#include <connections/connection.h>
#include <connections/modelinfo.h>
#include <scheduler/spendbook.h>
#include <store/connectionrepository.h>

#include <map>
#include <vector>

namespace breakerbox::store {
class Database;
}

namespace breakerbox::flows {

// All that a start reads of connections, in one go on the storage thread.
struct LoadedConnections
{
    std::vector<connections::Connection> connections;
    std::map<ConnectionId, std::vector<connections::ModelInfo>> models;
    std::vector<store::StoredNotes> notes;
    std::vector<breaker::StoredScope> scopes;
    std::vector<scheduler::UsedBefore> usedEver;
    std::vector<scheduler::UsedBefore> usedThisMonth;
};

// now says which month it is, for what was spent in it. Fails only where the list itself cannot be
// read.
[[nodiscard]] Result<LoadedConnections> readConnections(store::Database &database, WallTime now);

} // namespace breakerbox::flows
