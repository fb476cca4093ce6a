// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <policysim/incident.h>

#include "shellfakes.h"

namespace breakerbox::fakes {

inline constexpr qint64 kIncidentStart = 1'790'000'000'000;

inline breaker::ScopeKey replayedScope()
{
    return {breaker::ScopeKind::Model, connections()[1].connection.id, breaker::Operation::Chat,
            ModelId(QStringLiteral("gpt-large"))};
}

// A call every ten seconds: answered, four failures of 2 s each, answered again. What was recorded
// is what the standard policy does with them.
inline policysim::IncidentRecord incident()
{
    using breaker::CircuitState;
    policysim::IncidentRecord made;
    for (int i = 0; i < 12; ++i) {
        breaker::Evidence evidence;
        evidence.scope = replayedScope();
        evidence.time = wallFromMilliseconds(kIncidentStart + i * 10'000);
        evidence.request = RequestId(uuid(500 + i));
        const bool failed = i >= 2 && i < 6;
        evidence.category = failed ? breaker::Category::ServerError : breaker::Category::Ok;
        evidence.httpStatus = failed ? 500 : 200;
        evidence.verdict = failed ? breaker::Verdict::Failure : breaker::Verdict::Success;
        evidence.latency = Milliseconds(2'000);
        evidence.counted = true;
        made.evidence.push_back(evidence);
    }
    const auto at = [](int seconds) {
        return wallFromMilliseconds(kIncidentStart + seconds * 1'000);
    };
    const breaker::ScopeKey scope = replayedScope();
    made.transitions = {
        {1, scope, CircuitState::Closed, CircuitState::Open, 1, at(40), {}, {}},
        {2, scope, CircuitState::Open, CircuitState::HalfOpen, 1, at(58), {}, {}},
        {3, scope, CircuitState::HalfOpen, CircuitState::Closed, 1, at(60), {}, {}}};
    return made;
}

} // namespace breakerbox::fakes
