// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "admission.h"

#include <base/names.h>

namespace breakerbox::breaker {

namespace {

constexpr std::array kHoldReasons{
    Named{HoldReason::None, u"none"},
    Named{HoldReason::NeedsCredential, u"needs_credential"},
    Named{HoldReason::NeedsBilling, u"needs_billing"},
    Named{HoldReason::NeedsModel, u"needs_model"},
    Named{HoldReason::Offline, u"offline"},
    Named{HoldReason::Paused, u"paused"},
    Named{HoldReason::RateLimited, u"rate_limited"},
    Named{HoldReason::GateTrial, u"gate_trial"},
    Named{HoldReason::Open, u"open"},
    Named{HoldReason::ProbeInFlight, u"probe_in_flight"},
    Named{HoldReason::Recovering, u"recovering"},
    Named{HoldReason::TooSoon, u"too_soon"},
    Named{HoldReason::UnsafeReplay, u"unsafe_replay"},
    Named{HoldReason::Paced, u"paced"},
    Named{HoldReason::SpendConversation, u"spend_conversation"},
    Named{HoldReason::SpendMonth, u"spend_month"},
    Named{HoldReason::DrillOver, u"drill_over"},
};

} // namespace

QString toName(HoldReason reason)
{
    return nameOf(kHoldReasons, reason);
}

} // namespace breakerbox::breaker
