// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/admission.h>
#include <scheduler/chatexchange.h>
#include <scheduler/request.h>

namespace breakerbox::scheduler {

enum class HoldStep {
    Ask = 0, // Held: the user chooses
    Wait,    // Waiting: sent by itself
    Finish,  // answered at once: not sent
};

struct HoldFacts
{
    OnHold onHold = OnHold::Ask;
    bool userWaits = false;     // the user said "wait" for this hold
    bool autoWait = true;       // false once the user cancelled a wait that began by itself
    bool limitWaitUsed = false; // a rate limit was already waited out by itself
    bool limitWaitRuns = false; // … and that wait is the present one
    BootTime now{};
};

// A rate-limit hold is waited out by itself up to this length (design 3).
inline constexpr Milliseconds kShortLimit{15'000};

// What a denied request does. Holds that another request's verdict ends (a probe in flight, the
// trial after a gate, recovery) ask nothing of the user and are always waited for, unless the
// submitter wants no waiting at all; so is a rate limit of at most 15 s, once per request.
[[nodiscard]] HoldStep decideHold(const breaker::Denial &denial, const HoldFacts &facts);

// True for the short rate limit that decideHold() lets wait by itself.
[[nodiscard]] bool isShortLimit(const breaker::Denial &denial, BootTime now);

// No time ends it: the key, the account or the model has to be put right.
[[nodiscard]] bool needsUser(breaker::HoldReason reason);

// How a request ends that is not sent because of this: Blocked if the user must act, else Held.
[[nodiscard]] ResultKind kindOfDenial(const breaker::Denial &denial);

// When a waiting request looks again: the denial's own time, else the longest a probe can hold its
// slot. The verdict normally comes first and wakes it.
[[nodiscard]] BootTime lookAgainAt(const breaker::Denial &denial, BootTime now);

} // namespace breakerbox::scheduler
