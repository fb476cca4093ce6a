// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "policy.h"

#include <algorithm>
#include <cmath>

namespace breakerbox::breaker {

Ladder Ladder::growing(const LadderShape &shape)
{
    Ladder ladder{{std::max(shape.first, Milliseconds(1))}, 1};
    if (shape.growth <= 1)
        return ladder;
    const Milliseconds longest = std::max(shape.longest, ladder.at(1));
    double next = static_cast<double>(ladder.at(1).count());
    while (ladder.count < kMaximum && ladder.last() < longest) {
        next = std::min(next * shape.growth, static_cast<double>(longest.count()));
        ladder.steps[static_cast<size_t>(ladder.count++)] = Milliseconds(std::llround(next));
    }
    ladder.steps[static_cast<size_t>(ladder.count - 1)] = longest;
    return ladder;
}

LadderShape Ladder::shape() const
{
    const double first = static_cast<double>(at(1).count());
    double growth = first > 0 ? static_cast<double>(at(2).count()) / first : 1;
    // The second step may be the longest, cut short: then any growth beyond does as well.
    if (count == 2)
        growth = std::max(growth, 2.0);
    return {at(1), last(), growth};
}

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
