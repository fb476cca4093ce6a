// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/values/outcome.h>
#include <connections/preset.h>
#include <policysim/scenario.h>
#include <providers/protocoladapter.h>

namespace breakerbox::policysim {

// Where and when an attempt ends.
struct EndingFacts
{
    const providers::ProtocolAdapter &adapter;
    const connections::Preset &preset;
    breaker::Operation operation = breaker::Operation::Chat;
    bool deviceOffline = false; // offline, waking, or a local outage
    WallTime now{};
};

// The outcome the running program would come to: what this side did by itself as its own outcome,
// everything else by the classifier of the connection's protocol.
[[nodiscard]] breaker::Outcome outcomeOf(const Ending &ending, const EndingFacts &facts);

} // namespace breakerbox::policysim
