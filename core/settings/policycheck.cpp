// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "policycheck.h"

namespace breakerbox::settings {

using breaker::Policy;

PolicyFault faultOf(const Policy &policy)
{
    if (policy.runRequests > policy.runFailures)
        return PolicyFault::RequestsAboveFailures;
    if (policy.ratioWindow > 0) {
        if (policy.ratioFailures > policy.ratioWindow)
            return PolicyFault::ShareAboveWindow;
        if (policy.ratioRequests > policy.ratioFailures)
            return PolicyFault::RequestsAboveShare;
        if (policy.ratioMinimum > policy.ratioWindow)
            return PolicyFault::MinimumAboveWindow;
    }
    if (policy.ladder.last() < policy.ladder.at(1))
        return PolicyFault::LongestBelowFirst;
    if (policy.gateLadder.last() < policy.gateLadder.at(1))
        return PolicyFault::LimitBelowFirst;
    return PolicyFault::None;
}

Policy mended(Policy policy, const Policy &standard)
{
    for (PolicyFault fault = faultOf(policy); fault != PolicyFault::None; fault = faultOf(policy)) {
        switch (fault) {
        case PolicyFault::None:
            break;
        case PolicyFault::RequestsAboveFailures:
            policy.runFailures = standard.runFailures;
            policy.runRequests = standard.runRequests;
            break;
        case PolicyFault::ShareAboveWindow:
        case PolicyFault::RequestsAboveShare:
        case PolicyFault::MinimumAboveWindow:
            policy.ratioFailures = standard.ratioFailures;
            policy.ratioWindow = standard.ratioWindow;
            policy.ratioMinimum = standard.ratioMinimum;
            policy.ratioRequests = standard.ratioRequests;
            break;
        case PolicyFault::LongestBelowFirst:
            policy.ladder = standard.ladder;
            break;
        case PolicyFault::LimitBelowFirst:
            policy.gateLadder = standard.gateLadder;
            break;
        }
    }
    return policy;
}

} // namespace breakerbox::settings
