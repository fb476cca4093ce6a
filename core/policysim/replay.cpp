// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "replay.h"

#include <policysim/simulation.h>

#include <algorithm>

namespace breakerbox::policysim {

using namespace Qt::StringLiterals;
using breaker::CircuitState;
using breaker::Verdict;

namespace {

// Gathers changes of state into openings.
class Openings
{
public:
    void take(Moment at, const QString &scope, CircuitState to, int level, const QString &why)
    {
        const auto open = std::find_if(m_all.rbegin(), m_all.rend(), [&](const Opening &entry) {
            return entry.scope == scope && !entry.closed;
        });
        if (to == CircuitState::Closed) {
            if (open != m_all.rend())
                open->closed = at;
            return;
        }
        if (open != m_all.rend())
            open->highestLevel = std::max(open->highestLevel, level);
        else if (to == CircuitState::Open)
            m_all.push_back({scope, at, {}, std::max(level, 1), why, false});
    }
    std::vector<Opening> all() { return std::move(m_all); }

private:
    std::vector<Opening> m_all;
};

bool isWithin(const QString &scope, const QString &above)
{
    return scope == above || scope.startsWith(above + u'/') || above.endsWith("#transport"_L1);
}

bool covers(const Opening &opening, const TraceRow &row)
{
    return opening.at <= row.at && (!opening.closed || row.at < *opening.closed) &&
           isWithin(row.scope, opening.scope);
}

// Seconds in which at least one of them was not closed.
double secondsOpen(const std::vector<Opening> &openings, Moment end)
{
    Moment sum{0};
    Moment seen{0};
    for (const Opening &opening : openings) { // in order of time
        const Moment from = std::max(opening.at, seen);
        const Moment to = opening.closed.value_or(std::max(end, opening.at));
        if (to > from)
            sum += to - from;
        seen = std::max(seen, to);
    }
    return seconds(sum);
}

// The trace has one row per ask, in the order of the steps.
std::vector<const AskStep *> asksOf(const Scenario &scenario)
{
    std::vector<const AskStep *> asks;
    for (const Step &step : scenario.steps) {
        if (const auto *ask = std::get_if<AskStep>(&step.what))
            asks.push_back(ask);
    }
    return asks;
}

bool wasAnswered(const AskStep &ask)
{
    return ask.ending && ask.ending->word == Word::Ok;
}

void countCalls(const Report &report, const std::vector<const AskStep *> &asks, Replay &replay)
{
    for (std::size_t i = 0; i < report.trace.size(); ++i) {
        const TraceRow &row = report.trace[i];
        const Ending ending = asks[i]->ending.value_or(Ending{});
        replay.end = std::max(replay.end, row.at + ending.after);
        if (row.decision == Decision::Hold || row.decision == Decision::Blocked) {
            ++replay.heldBack;
            replay.heldAnswered += wasAnswered(*asks[i]) ? 1 : 0;
            continue;
        }
        ++replay.calls;
        replay.probes += row.decision == Decision::Probe ? 1 : 0;
        if (row.verdict == Verdict::Failure) {
            ++replay.failed;
            replay.secondsFailing += seconds(ending.after);
        }
    }
}

void judgeOpenings(const Report &report, const std::vector<const AskStep *> &asks, Replay &replay)
{
    for (Opening &opening : replay.openings) {
        for (std::size_t i = 0; i < report.trace.size(); ++i) {
            const TraceRow &row = report.trace[i];
            if (row.decision != Decision::Hold || !covers(opening, row))
                continue;
            opening.isFalse = wasAnswered(*asks[i]);
            break;
        }
    }
}

} // namespace

qint64 Replay::falseOpenings() const
{
    return std::ranges::count_if(openings, &Opening::isFalse);
}

Replay replay(const Scenario &scenario, const breaker::Policy &policy,
              const providers::Adapters &adapters)
{
    Scenario played = scenario;
    if (!played.connections.empty()) {
        played.connections.front().policy = policy;
        played.connections.front().policy.jitter = 0;
    }
    const Report report = simulate(played, adapters);
    Openings openings;
    for (const TransitionRow &row : report.transitions)
        openings.take(row.at, row.scope, row.to, row.level, row.why);
    Replay replay;
    replay.openings = openings.all();
    const std::vector<const AskStep *> asks = asksOf(played);
    countCalls(report, asks, replay);
    judgeOpenings(report, asks, replay);
    replay.secondsOpen = secondsOpen(replay.openings, replay.end);
    return replay;
}

std::vector<Opening> recordedOpenings(const IncidentRecord &record, WallTime start)
{
    Openings openings;
    for (const breaker::Transition &change : record.transitions) {
        openings.take(change.time - start, scenarioName(change.scope), change.to, change.level,
                      change.why);
    }
    return openings.all();
}

bool openSame(const std::vector<Opening> &a, const std::vector<Opening> &b)
{
    return std::ranges::equal(a, b, [](const Opening &one, const Opening &other) {
        const auto isNear = [](Moment x, Moment y) {
            return std::chrono::abs(x - y) <= Seconds(1);
        };
        return one.scope == other.scope && isNear(one.at, other.at);
    });
}

} // namespace breakerbox::policysim
