// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/ids.h>
#include <providers/classify/budget.h>

#include <vector>

namespace breakerbox::scheduler {

// What the provider last said is left, for one model of a connection.
struct SeenBudgets
{
    ConnectionId connection;
    ModelId model;
    WallTime time{}; // when it said so
    std::vector<providers::classify::Budget> budgets;

    bool operator==(const SeenBudgets &) const = default;
};

// The latest of each, of this run; for the diagnostics (S97). Bounded: the oldest goes.
class BudgetBook final
{
public:
    static constexpr std::size_t kMost = 128;

    // Nothing said is no news: what was known stays.
    void note(SeenBudgets seen);
    [[nodiscard]] const std::vector<SeenBudgets> &all() const noexcept { return m_seen; }

private:
    std::vector<SeenBudgets> m_seen; // latest last
};

} // namespace breakerbox::scheduler
