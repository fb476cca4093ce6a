// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/setting.h>
#include <breaker/values/category.h>
#include <breaker/values/outcome.h>

#include <optional>

namespace breakerbox::breaker {

// A rate limit as it was met, ready for a gate.
struct Limit
{
    std::optional<Milliseconds> delay; // as claimed; absent = guess
    Provenance provenance = Provenance::OwnGuess;
    Category cause = Category::Unknown;
    Epoch admitted = 0; // of the attempt that met it
};

// "Not before": one scope's rate gate (breaker.md 1.5). Kept apart from health: it is set by
// limits, ended by time, and after that lets one attempt through until its first success.
class RateGate
{
public:
    [[nodiscard]] bool isSet() const noexcept { return m_until.has_value(); }
    [[nodiscard]] bool isRunning(BootTime now) const noexcept { return m_until && now < *m_until; }
    // Over by time, not yet proven by a success.
    [[nodiscard]] bool isOnTrial(BootTime now) const noexcept;
    [[nodiscard]] bool isTrialBusy(BootTime now) const noexcept;
    // So long over that it says nothing any more.
    [[nodiscard]] bool isOutlived(const Policy &policy, BootTime now) const noexcept;
    // … and nobody is trying it out: without meaning.
    [[nodiscard]] bool isForgotten(const Policy &policy, BootTime now) const noexcept;

    [[nodiscard]] std::optional<BootTime> until() const noexcept { return m_until; }
    [[nodiscard]] BootTime leaseEnd() const noexcept { return m_leaseEnd; }
    [[nodiscard]] Provenance provenance() const noexcept { return m_provenance; }
    [[nodiscard]] Milliseconds claim() const noexcept { return m_claim; }
    [[nodiscard]] Category cause() const noexcept { return m_cause; }
    [[nodiscard]] int step() const noexcept { return m_step; }
    [[nodiscard]] bool isStated() const noexcept { return m_provenance != Provenance::OwnGuess; }

    // The latest deadline wins; a guess never shortens or steps a stated one.
    void limit(const Setting &setting, const Limit &limit);
    void claimTrial(const Setting &setting, Epoch holder) noexcept;
    [[nodiscard]] bool isHeldBy(Epoch holder) const noexcept { return m_holder == holder; }
    void releaseTrial() noexcept { m_holder = 0; }
    void expireLease(BootTime now) noexcept;
    // The trial's first success, or nothing left to remember.
    void clear() noexcept { *this = RateGate(); }
    // The user's reset: what the provider stated stays while it runs.
    void forgetGuess(BootTime now) noexcept;

    void restore(BootTime until, Provenance provenance, Milliseconds claim, int step,
                 Category cause) noexcept;

    // What is enforced of a provider's claim.
    [[nodiscard]] static Milliseconds bounded(const Policy &policy, Milliseconds claim) noexcept;

private:
    void guess(const Setting &setting, const Limit &limit);
    void extend(BootTime until, Provenance provenance, Milliseconds claim, Category cause) noexcept;

    std::optional<BootTime> m_until;
    Provenance m_provenance = Provenance::OwnGuess;
    Milliseconds m_claim{0};
    Category m_cause = Category::Unknown;
    int m_step = 0; // of the guesses; kept until a success
    Epoch m_steppedAt = 0;
    Epoch m_holder = 0; // the attempt on trial; 0 = none
    BootTime m_leaseEnd{};
};

} // namespace breakerbox::breaker
