// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "holdpolicy.h"

namespace breakerbox::scheduler {

using breaker::HoldReason;

namespace {

// The lease of a probe (breaker.md 2.1).
constexpr Milliseconds kProbeLease{60'000};

bool endsByVerdict(HoldReason reason)
{
    return reason == HoldReason::GateTrial || reason == HoldReason::ProbeInFlight ||
           reason == HoldReason::Recovering;
}

} // namespace

HoldStep decideHold(const breaker::Denial &denial, const HoldFacts &facts)
{
    if (facts.onHold == OnHold::Never)
        return HoldStep::Finish;
    // Nobody is there to act for a request that was submitted to wait.
    if (needsUser(denial.reason) || denial.reason == HoldReason::UnsafeReplay)
        return facts.onHold == OnHold::Wait ? HoldStep::Finish : HoldStep::Ask;
    if (facts.onHold == OnHold::Wait || facts.userWaits)
        return HoldStep::Wait;
    if (!facts.autoWait)
        return HoldStep::Ask;
    if (endsByVerdict(denial.reason))
        return HoldStep::Wait;
    if (isShortLimit(denial, facts.now) && (facts.limitWaitRuns || !facts.limitWaitUsed))
        return HoldStep::Wait;
    return HoldStep::Ask;
}

bool isShortLimit(const breaker::Denial &denial, BootTime now)
{
    return denial.reason == HoldReason::RateLimited && denial.until &&
           *denial.until - now <= kShortLimit;
}

bool needsUser(HoldReason reason)
{
    return reason == HoldReason::NeedsCredential || reason == HoldReason::NeedsBilling ||
           reason == HoldReason::NeedsModel;
}

ResultKind kindOfDenial(const breaker::Denial &denial)
{
    return needsUser(denial.reason) ? ResultKind::Blocked : ResultKind::Held;
}

BootTime lookAgainAt(const breaker::Denial &denial, BootTime now)
{
    if (denial.until && *denial.until > now)
        return *denial.until;
    if (denial.reason == HoldReason::TooSoon && denial.manualFrom && *denial.manualFrom > now)
        return *denial.manualFrom;
    return now + kProbeLease;
}

} // namespace breakerbox::scheduler
