// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "alternatives.h"

#include <algorithm>

namespace breakerbox::policysim {

using breaker::Ladder;
using breaker::Policy;

Policy policyOf(Alternative alternative, const Policy &present)
{
    Policy policy = present;
    switch (alternative) {
    case Alternative::MorePatient:
        policy.runFailures = present.runFailures + 2;
        policy.runRequests = std::min(present.runRequests + 1, policy.runFailures);
        policy.ratioWindow = 0;
        policy.ladder = Ladder::growing({present.ladder.at(1) / 2, present.ladder.last() / 3, 2});
        break;
    case Alternative::QuickerToStop:
        policy.runFailures = std::min(present.runFailures, 2);
        policy.runRequests = 1;
        policy.ladder = Ladder::growing({present.ladder.at(1) * 2, present.ladder.last() * 2, 2});
        break;
    case Alternative::ClassicWindow:
        policy.runFailures = Policy::kMostFailures; // that rule is out of the game
        policy.runRequests = 1;
        policy.ratioFailures = 5;
        policy.ratioWindow = 10;
        policy.ratioMinimum = 10;
        policy.ratioRequests = 1;
        policy.ladder = Ladder::growing({Milliseconds(30'000), Milliseconds(30'000), 1});
        break;
    }
    return policy;
}

} // namespace breakerbox::policysim
