// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/values/policy.h>

namespace breakerbox::settings {

// Numbers that are each within bounds and make no sense together.
enum class PolicyFault {
    None = 0,
    RequestsAboveFailures, // so many requests cannot have fewer failures
    ShareAboveWindow,      // more failures than calls are looked at
    RequestsAboveShare,
    MinimumAboveWindow,
    LongestBelowFirst, // of the waits
    LimitBelowFirst,   // of the waits after a limit
};

// The first fault there is.
[[nodiscard]] PolicyFault faultOf(const breaker::Policy &policy);

// What of a policy makes sense together; each group with a fault is the standard's.
[[nodiscard]] breaker::Policy mended(breaker::Policy policy, const breaker::Policy &standard);

} // namespace breakerbox::settings
