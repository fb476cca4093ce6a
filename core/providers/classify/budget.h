// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>

#include <optional>

namespace breakerbox::providers::classify {

enum class BudgetKind { Requests = 0, Tokens, InputTokens, OutputTokens };

// What a response says is left of one of the provider's own limits (providers.md 2.2). For people:
// nothing is decided by it but where it is used up.
struct Budget
{
    BudgetKind kind = BudgetKind::Requests;
    std::optional<qint64> limit;
    qint64 remaining = 0;
    std::optional<WallTime> resetAt; // when it is full again, as the provider says

    bool operator==(const Budget &) const = default;
};

} // namespace breakerbox::providers::classify
