// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <breaker/values/evidence.h>
#include <scheduler/request.h>

#include <functional>
#include <vector>

namespace breakerbox::scheduler {

// The ledger as the scheduler sees it. flows implements it over the store.
class AttemptLog
{
public:
    AttemptLog() = default;
    virtual ~AttemptLog() = default;
    AttemptLog(const AttemptLog &) = delete;
    AttemptLog &operator=(const AttemptLog &) = delete;

    // Scopes whose probe was just admitted. Written before any row that is opened later: whoever is
    // killed while a probe is out remembers it, and the next one keeps its distance
    // (breaker.md 1.8).
    virtual void probing(const std::vector<breaker::StoredScope> &scopes) = 0;
    // done comes on the scheduler's thread once the row is durable; only then a byte may leave.
    virtual void open(const LedgerEntry &entry, std::function<void(Result<void>)> done) = 0;
    virtual void close(const LedgerResult &result) = 0;
};

} // namespace breakerbox::scheduler
