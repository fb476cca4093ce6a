// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "rategate.h"

#include <algorithm>

namespace breakerbox::breaker {

bool RateGate::isOnTrial(BootTime now) const noexcept
{
    return m_until && now >= *m_until;
}

bool RateGate::isTrialBusy(BootTime now) const noexcept
{
    return isOnTrial(now) && m_holder != 0 && now < m_leaseEnd;
}

bool RateGate::isOutlived(const Policy &policy, BootTime now) const noexcept
{
    return m_until && now > *m_until + policy.rowLife;
}

bool RateGate::isForgotten(const Policy &policy, BootTime now) const noexcept
{
    return isOutlived(policy, now) && !isTrialBusy(now);
}

void RateGate::limit(const Setting &setting, const Limit &limit)
{
    if (isForgotten(setting.policy, setting.now))
        clear();
    if (!limit.delay) {
        guess(setting, limit);
        return;
    }
    const Provenance provenance =
        limit.provenance == Provenance::Declared ? Provenance::Declared : Provenance::Stated;
    extend(setting.now + bounded(setting.policy, *limit.delay), provenance, *limit.delay,
           limit.cause);
}

void RateGate::guess(const Setting &setting, const Limit &limit)
{
    if (isRunning(setting.now) && isStated())
        return;
    // Attempts that were under way together repeat one refusal; only a later one is a next step.
    const bool repeats = m_step > 0 && (isRunning(setting.now) || limit.admitted < m_steppedAt);
    if (!repeats) {
        m_step = std::min(m_step + 1, std::max(setting.policy.gateLadder.count, 1));
        m_steppedAt = setting.nextEpoch();
    }
    extend(setting.now + setting.policy.gateLadder.at(m_step), Provenance::OwnGuess,
           Milliseconds(0), limit.cause);
}

void RateGate::extend(BootTime until, Provenance provenance, Milliseconds claim,
                      Category cause) noexcept
{
    if (m_until && *m_until >= until)
        return;
    m_until = until;
    m_provenance = provenance;
    m_claim = claim;
    m_cause = cause;
    m_holder = 0;
}

void RateGate::claimTrial(const Setting &setting, Epoch holder) noexcept
{
    m_holder = holder;
    m_leaseEnd = setting.now + setting.policy.probeLease;
}

void RateGate::expireLease(BootTime now) noexcept
{
    if (m_holder != 0 && now >= m_leaseEnd)
        m_holder = 0;
}

void RateGate::forgetGuess(BootTime now) noexcept
{
    if (isRunning(now) && isStated())
        m_step = 0;
    else
        clear();
}

void RateGate::restore(BootTime until, Provenance provenance, Milliseconds claim, int step,
                       Category cause) noexcept
{
    clear();
    m_until = until;
    m_provenance = provenance;
    m_claim = claim;
    m_step = step;
    m_cause = cause;
}

Milliseconds RateGate::bounded(const Policy &policy, Milliseconds claim) noexcept
{
    return std::clamp(claim, policy.hintFloor, std::max(policy.hintFloor, policy.hintBound));
}

} // namespace breakerbox::breaker
