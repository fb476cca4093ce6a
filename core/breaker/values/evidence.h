// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <breaker/values/outcome.h>
#include <breaker/values/scope.h>

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace breakerbox::breaker {

// An outcome as the breaker remembers it (design 1). Never any content.
struct Evidence
{
    ScopeKey scope;
    WallTime time{};
    RequestId request;
    AttemptId attempt;
    Category category = Category::Unknown;
    Phase phase = Phase::Unknown;
    LifecycleCause cause = LifecycleCause::Normal;
    Verdict verdict = Verdict::Inconclusive;
    bool counted = false;
    QString whyNot; // stable word: "not_health", "late", "suspended", "offline", "user_stop"…
    int httpStatus = 0;
    Milliseconds latency{0};
    QString requestId;
    bool probe = false;
    bool manual = false;
    Milliseconds hint{0}; // how long the provider asked to wait, as claimed; 0 = it named no time

    bool operator==(const Evidence &) const = default;
};

enum class CircuitState : std::uint8_t { Closed = 0, Open, HalfOpen };

// A change of a scope's state, for the history and the views.
struct Transition
{
    std::uint64_t sequence = 0;
    ScopeKey scope;
    CircuitState from = CircuitState::Closed;
    CircuitState to = CircuitState::Closed;
    int level = 0;
    WallTime time{};
    std::optional<WallTime> retryNotBefore;
    QString why; // "3 in a row", "5 of the last 8", "probe succeeded"…

    bool operator==(const Transition &) const = default;
};

// One outcome inside a stored row.
struct StoredOutcome
{
    Milliseconds age{0}; // before the row was written
    Verdict verdict = Verdict::Inconclusive;
    Category category = Category::Unknown;
    std::uint64_t requestHash = 0;

    bool operator==(const StoredOutcome &) const = default;
};

// A deadline in the three forms of breaker.md 1.8.
struct StoredDeadline
{
    Milliseconds remaining{0}; // when it was written
    WallTime wall{};
    std::int64_t bootNanoseconds = 0;

    bool operator==(const StoredDeadline &) const = default;
};

// What the breaker decides with, as one row. Small; dies 600 s after its last meaning.
struct StoredScope
{
    ScopeKey scope;
    QByteArray fingerprint;
    QString bootId;
    std::int64_t writtenBoot = 0; // nanoseconds
    WallTime written{};
    CircuitState state = CircuitState::Closed; // Closed or Open only
    int level = 0;
    std::optional<StoredDeadline> retryNotBefore; // health
    std::optional<StoredDeadline> gate;           // rate gate
    Provenance gateProvenance = Provenance::OwnGuess;
    Milliseconds gateStep{0};
    Milliseconds gateClaim{0}; // as the provider claimed it
    Attention attention = Attention::None;
    Category attentionCause = Category::Unknown;
    Milliseconds lastCloseAge{-1}; // before written; < 0 = never
    Milliseconds lastProbeStartAge{-1};
    std::optional<WallTime> openedAt;
    std::optional<WallTime> lastSuccess;
    Category lastFailure = Category::Unknown;
    std::vector<StoredOutcome> outcomes; // newest last, at most 20

    bool operator==(const StoredScope &) const = default;
};

[[nodiscard]] QString toName(CircuitState state); // "closed", "open", "half-open" (design 8)
[[nodiscard]] CircuitState circuitStateFromName(QStringView name);

} // namespace breakerbox::breaker
