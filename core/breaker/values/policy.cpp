// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "policy.h"

namespace breakerbox::breaker {

Policy Policy::local()
{
    Policy policy;
    policy.runFailures = 2;
    policy.runRequests = 1;
    policy.ladder = {{Milliseconds(2'000), Milliseconds(4'000), Milliseconds(8'000),
                      Milliseconds(16'000), Milliseconds(30'000)},
                     5};
    policy.gateLadder = {{Milliseconds(5'000)}, 1};
    policy.hintBound = Milliseconds(30'000);
    return policy;
}

} // namespace breakerbox::breaker
