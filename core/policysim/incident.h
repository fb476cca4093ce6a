// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/values/evidence.h>
#include <policysim/scenario.h>
#include <providers/protocoladapter.h>

#include <optional>
#include <vector>

namespace breakerbox::policysim {

// What is stored of one connection: attempts and changes of state, oldest first, and what the
// connection is.
struct IncidentRecord
{
    std::vector<breaker::Evidence> evidence;
    std::vector<breaker::Transition> transitions;
    connections::ConnectionKind kind = connections::ConnectionKind::Cloud;
    connections::Protocol protocol = connections::Protocol::OpenAiChat;
    breaker::Policy policy; // the present one
};

struct IncidentSpan
{
    WallTime from{};
    WallTime to{}; // included
};

// An incident as a scenario. It holds times, outcomes and names of models; no content, no key, no
// address and no name of the connection ("c"), no ids (requests are "r1", "r2").
struct Incident
{
    Scenario scenario;
    WallTime start{}; // moment 0
    int attempts = 0;
    int likened = 0; // ends that are written as another one of the same effect
    breaker::ScopeKey scope;
};

// What concerns this scope: all on its path, above and below, and the transport.
[[nodiscard]] IncidentRecord concerning(IncidentRecord record, const breaker::ScopeKey &scope);
[[nodiscard]] IncidentRecord within(IncidentRecord record, const IncidentSpan &span);

// From the oldest evidence that could have counted for the latest opening, and those that came
// before within the ladder's memory, to the end of what followed. nullopt: nothing ever opened.
[[nodiscard]] std::optional<IncidentSpan> latestIncident(const IncidentRecord &record);

// Writes the record as a scenario under the present policy, without jitter. Attempts begin when
// they were admitted and end when their outcome was known; what a person did in between (a reset, a
// repair after which it went on) is put where it must have been. Pure.
[[nodiscard]] Incident exportIncident(const IncidentRecord &record, const breaker::ScopeKey &scope,
                                      const providers::Adapters &adapters);

// "c/chat/A": a scope of the record as the scenario names it.
[[nodiscard]] QString scenarioName(const breaker::ScopeKey &scope);

} // namespace breakerbox::policysim
