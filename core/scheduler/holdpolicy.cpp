// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "holdpolicy.h"

namespace breakerbox::scheduler {

using breaker::HoldReason;

namespace {

// The lease of a probe (breaker.md 2.1).
constexpr Milliseconds kProbeLease{60'000};

bool isShortLimit(const breaker::Denial &denial, BootTime now)
{
    return denial.reason == HoldReason::RateLimited && denial.until &&
           *denial.until - now <= kShortLimit;
}

} // namespace

HoldStep HoldPolicy::decide(const breaker::Denial &denial, BootTime now)
{
    if (m_onHold == OnHold::Never)
        return HoldStep::Finish;
    // Nobody is there to act for a request that was submitted to wait.
    if (needsUser(denial.reason) || denial.reason == HoldReason::UnsafeReplay)
        return m_onHold == OnHold::Wait ? HoldStep::Finish : HoldStep::Ask;
    if (m_onHold == OnHold::Wait || m_userWaits)
        return HoldStep::Wait;
    if (m_waitsByItself && (endsByVerdict(denial.reason) || denial.reason == HoldReason::Paced))
        return HoldStep::Wait;
    if (m_waitsByItself && isShortLimit(denial, now) && (m_limitWaitRuns || !m_limitWaitUsed)) {
        m_limitWaitUsed = true;
        m_limitWaitRuns = true;
        return HoldStep::Wait;
    }
    m_limitWaitRuns = false;
    return HoldStep::Ask;
}

void HoldPolicy::waitChosen()
{
    m_userWaits = true;
    m_waitsByItself = true;
}

void HoldPolicy::waitCancelled()
{
    m_userWaits = false;
    m_waitsByItself = false;
    m_limitWaitRuns = false;
}

void HoldPolicy::admitted()
{
    m_userWaits = false;
    m_limitWaitRuns = false;
}

bool HoldPolicy::useLimitWait()
{
    if (m_onHold == OnHold::Never)
        return false;
    const bool first = !m_limitWaitUsed;
    m_limitWaitUsed = true;
    return first || m_onHold == OnHold::Wait;
}

bool endsByVerdict(HoldReason reason)
{
    return reason == HoldReason::GateTrial || reason == HoldReason::ProbeInFlight ||
           reason == HoldReason::Recovering;
}

bool needsUser(HoldReason reason)
{
    return reason == HoldReason::NeedsCredential || reason == HoldReason::NeedsBilling ||
           reason == HoldReason::NeedsModel || reason == HoldReason::SpendConversation ||
           reason == HoldReason::SpendMonth;
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
