// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/breakers.h>
#include <breaker/circuit.h>
#include <breaker/rategate.h>

namespace breakerbox::breaker {

// All that is known of one scope. Made at the first outcome that is not a success; forgotten only
// when it has no meaning left (breaker.md 1.3).
struct Node
{
    explicit Node(ScopeKey scope)
        : key(std::move(scope))
    {}

    ScopeKey key;
    Circuit circuit;
    RateGate gate; // never on a transport
    Attention attention = Attention::None;
    Category attentionCause = Category::Unknown;
    BootTime attentionSince{};
    std::optional<WallTime> lastSuccess;
    Category lastFailure = Category::Unknown;
    std::optional<WallTime> lastFailureAt;
    Milliseconds lastFailureLatency{0};
    Metrics metrics;
    bool isDirty = false; // in the journal's list of changed scopes

    // Closed, without a gate, a configuration state or a limit after a recovery.
    [[nodiscard]] bool isQuiet() const noexcept
    {
        return circuit.isClosed() && !circuit.isCapped() && !gate.isSet() &&
               attention == Attention::None;
    }
    [[nodiscard]] Reading reading() const noexcept;
    [[nodiscard]] bool hasMeaning(const Policy &policy, BootTime now) const noexcept;
    // Successes that close it. Any answer closes a transport.
    [[nodiscard]] int successesNeeded(const Policy &policy) const noexcept;
    [[nodiscard]] ScopeSnapshot snapshot(const Policy &policy, BootTime now) const;
};

} // namespace breakerbox::breaker
