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

// A rate-limit hold is waited out by itself up to this length (design 3).
inline constexpr Milliseconds kShortLimit{15'000};

// What one request does with its denials. Holds that another request's verdict ends (a probe in
// flight, the trial after a gate, recovery) ask nothing of the user and are always waited for,
// unless the submitter wants no waiting at all; so is the user's own pace, and a rate limit of at
// most 15 s, once per request.
class HoldPolicy final
{
public:
    explicit HoldPolicy(OnHold onHold)
        : m_onHold(onHold)
    {}

    [[nodiscard]] HoldStep decide(const breaker::Denial &denial, BootTime now);

    void waitChosen();    // the user waits for this hold
    void waitCancelled(); // … or wants no waiting, not even the kind that begins by itself
    void retryChosen() { m_waitsByItself = true; }
    void admitted(); // the hold is over
    // The provider limited it but no gate runs: one wait by itself is used up. False if it was.
    bool useLimitWait();

private:
    OnHold m_onHold;
    bool m_userWaits = false;
    bool m_waitsByItself = true;
    bool m_limitWaitUsed = false;
    bool m_limitWaitRuns = false;
};

// Another request's verdict ends it; its time, if it has one, is only the latest.
[[nodiscard]] bool endsByVerdict(breaker::HoldReason reason);
// No time ends it: the key, the account or the model has to be put right, or the user's own limit
// decided about.
[[nodiscard]] bool needsUser(breaker::HoldReason reason);

// How a request ends that is not sent because of this: Blocked if the user must act, else Held.
[[nodiscard]] ResultKind kindOfDenial(const breaker::Denial &denial);

// When a waiting request looks again: the denial's own time, else after the lease of a probe. The
// verdict normally comes first and wakes it.
[[nodiscard]] BootTime lookAgainAt(const breaker::Denial &denial, BootTime now);

} // namespace breakerbox::scheduler
