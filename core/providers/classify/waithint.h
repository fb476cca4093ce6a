// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <net/httptransport.h>
#include <providers/classify/budget.h>
#include <providers/classify/errorbody.h>

#include <optional>
#include <vector>

namespace breakerbox::providers::classify {

// Which budget a limit is about.
enum class Dimension { Unknown = 0, Requests, Tokens };

// Which sources count: a reset header tells of a budget, not of a broken server.
enum class HintSources { Refusal, Limit };

// How long the provider asks to wait, from the first valid source of providers.md 2.2; absent if it
// does not say. Dates are measured against the response's own Date, unless an Age header shows
// that it was cached; then, and without Date, against now (breaker.md 1.5).
[[nodiscard]] std::optional<Milliseconds> waitHint(const net::HttpHead &head,
                                                   const ErrorBody &error, Dimension dimension,
                                                   HintSources sources, WallTime now);

// After a good answer: the budget that is used up, if its reset time is named (design 5).
[[nodiscard]] std::optional<Milliseconds> usedUpFor(const net::HttpHead &head, WallTime now);

// What a response says is left, whatever became of the request; empty if it says nothing.
[[nodiscard]] std::vector<Budget> budgetsOf(const net::HttpHead &head, WallTime now);

} // namespace breakerbox::providers::classify
