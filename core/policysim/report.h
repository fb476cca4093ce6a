// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/breakers.h>
#include <policysim/scenario.h>

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace breakerbox::policysim {

// One ask: what was decided, and what came of it.
struct TraceRow
{
    Moment at{0};
    QString request;
    QString scope; // the leaf: "c/chat/A"
    Decision decision = Decision::Admit;
    std::optional<Moment> until;
    QString reason;                          // stable word of the denial, empty if none
    QString blockingScope;                   // empty if none
    std::optional<QString> outcome;          // absent: not sent, or its end was never known
    std::optional<breaker::Verdict> verdict; // absent likewise
    breaker::CircuitState after = breaker::CircuitState::Closed; // the worst of the path
};

struct TransitionRow
{
    Moment at{0};
    QString scope;
    breaker::CircuitState from = breaker::CircuitState::Closed;
    breaker::CircuitState to = breaker::CircuitState::Closed;
    int level = 0;
    std::optional<Moment> retryNotBefore;
    QString why;
};

// What a client spent. Costs are in the scenario's own unit.
struct Bill
{
    qint64 calls = 0;
    qint64 timeouts = 0; // attempts that ended as a failure of the provider's
    double secondsLost = 0;
    double cost = 0;
};

struct ScopeReport
{
    breaker::ScopeSnapshot snapshot;
    ConnectionIndex connection = 0;
    std::vector<breaker::Evidence> evidence;
};

struct Report
{
    std::vector<TraceRow> trace;
    std::vector<TransitionRow> transitions;
    // What the running program would have stored, in order.
    std::vector<breaker::Evidence> storedEvidence;
    std::vector<breaker::Transition> storedTransitions;
    Bill blind;   // a client that sends whatever it is asked for
    Bill breaker; // this one
    qint64 avoided = 0;
    qint64 probes = 0;
    std::vector<ScopeReport> scopes; // at the end
    BootTime now{};                  // of the snapshots
    WallTime wall{};
    qint64 expectationsMet = 0;
    QStringList expectationsFailed; // a sentence each, with the event's path
};

} // namespace breakerbox::policysim
