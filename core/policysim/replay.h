// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <policysim/incident.h>
#include <policysim/scenario.h>
#include <providers/protocoladapter.h>

#include <QString>

#include <optional>
#include <vector>

namespace breakerbox::policysim {

// One scope, from closed to closed again.
struct Opening
{
    QString scope; // "c/chat/A"
    Moment at{0};
    std::optional<Moment> closed; // absent: not until the end
    int highestLevel = 1;
    QString why;
    // The first call it held back was answered in truth.
    bool isFalse = false;

    bool operator==(const Opening &) const = default;
};

// What a policy would have made of the calls of a scenario.
struct Replay
{
    std::vector<Opening> openings; // in order of time
    qint64 calls = 0;              // sent
    qint64 failed = 0;             // of these, as the provider's failure
    qint64 probes = 0;             // of these, as probes
    qint64 heldBack = 0;           // not sent
    qint64 heldAnswered = 0;       // of these, answered in truth
    double secondsFailing = 0;     // waited for calls that failed
    double secondsOpen = 0;        // some scope was not closed
    Moment end{0};                 // of the last call

    [[nodiscard]] qint64 falseOpenings() const;
    bool operator==(const Replay &) const = default;
};

// Plays the scenario with this policy for its first connection. Jitter is left out, so that the
// same question has the same answer.
[[nodiscard]] Replay replay(const Scenario &scenario, const breaker::Policy &policy,
                            const providers::Adapters &adapters);

// What was recorded as having opened, in the moments of the incident.
[[nodiscard]] std::vector<Opening> recordedOpenings(const IncidentRecord &record, WallTime start);

// Whether the same scopes opened at the same times, to the second: how far a replay is to be
// trusted.
[[nodiscard]] bool openSame(const std::vector<Opening> &a, const std::vector<Opening> &b);

} // namespace breakerbox::policysim
