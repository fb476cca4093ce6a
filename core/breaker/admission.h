// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <base/ids.h>
#include <breaker/permit.h>
#include <breaker/values/outcome.h>
#include <breaker/values/scope.h>

#include <expected>
#include <optional>

namespace breakerbox::breaker {

// Who asks: the queue, or the user with "Retry now" (breaker.md 1.6).
enum class AskKind : std::uint8_t { Automatic = 0, Manual };

// Whether sending this again can do harm: a request that may already have been received and is
// not idempotent is Unsafe until the user confirms.
enum class Replay : std::uint8_t { Safe = 0, Unsafe };

struct Ask
{
    ScopePath path;
    RequestId request;
    AskKind kind = AskKind::Automatic;
    Replay replay = Replay::Safe;
};

// Why a request may not go now. The order is the order in which they are asked (design 2). The
// last four are the scheduler's: breakers never give them.
enum class HoldReason : std::uint8_t {
    None = 0,
    NeedsCredential, // configuration: no time, the user must act
    NeedsBilling,
    NeedsModel,
    Offline,           // this computer
    Paused,            // by the user
    RateLimited,       // a gate runs until `until`
    GateTrial,         // after a gate ran out: one in flight until its first success
    Open,              // a health circuit is open until `until`
    ProbeInFlight,     // half-open, the probe's verdict is awaited
    Recovering,        // just closed: in-flight cap 2, 4, 8, 16
    TooSoon,           // a manual retry within 2 s of the last verdict
    UnsafeReplay,      // a manual retry that must be confirmed
    Paced,             // the user's own pace: until
    SpendConversation, // the user's own limit for one conversation is reached: asks
    SpendMonth,        // … for a month
    DrillOver,         // it was held in a drill that has ended: asks, never sends by itself
};

// The answer "not now", as a value that explains itself (breaker.md 1.9). Of the reasons that end
// by time, the one that lasts longest speaks. For GateTrial, ProbeInFlight and Recovering `until`
// is the end of a lease; the verdict that ends them usually comes sooner.
struct Denial
{
    HoldReason reason = HoldReason::None;
    ScopeKey scope;                     // which scope objects
    std::optional<BootTime> until;      // earliest moment to ask again; absent = an event ends it
    std::optional<BootTime> manualFrom; // earliest "Retry now"; absent = not possible now
    Provenance provenance = Provenance::OwnGuess; // of `until`
    Milliseconds claim{0};                        // what the provider asked for, if it named a time
    Category cause = Category::Unknown;           // the outcome that set the state
    int level = 0;                                // ladder step of an open circuit
    bool drill = false;                           // pretended, for the user to practise

    bool operator==(const Denial &) const = default;
};

using Admission = std::expected<Permit, Denial>;

[[nodiscard]] QString toName(HoldReason reason); // "rate_limited", "open", …

} // namespace breakerbox::breaker
