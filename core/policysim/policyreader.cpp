// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "policyreader.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace breakerbox::policysim {

using namespace Qt::StringLiterals;
using breaker::Ladder;
using breaker::Policy;

namespace {

struct CountKey
{
    QLatin1StringView key;
    int Policy::*field;
    int smallest;
};
constexpr std::array kCounts{
    CountKey{"run_failures"_L1, &Policy::runFailures, 1},
    CountKey{"run_requests"_L1, &Policy::runRequests, 1},
    CountKey{"ratio_failures"_L1, &Policy::ratioFailures, 1},
    CountKey{"ratio_window"_L1, &Policy::ratioWindow, 0},
    CountKey{"ratio_minimum"_L1, &Policy::ratioMinimum, 1},
    CountKey{"ratio_requests"_L1, &Policy::ratioRequests, 1},
    CountKey{"close_successes"_L1, &Policy::closeSuccesses, 1},
};

struct TimeKey
{
    QLatin1StringView key;
    Milliseconds Policy::*field;
};
constexpr std::array kTimes{
    TimeKey{"evidence_age"_L1, &Policy::evidenceAge},
    TimeKey{"ladder_memory"_L1, &Policy::ladderMemory},
    TimeKey{"probe_lease"_L1, &Policy::probeLease},
    TimeKey{"hint_bound"_L1, &Policy::hintBound},
};

Milliseconds span(double seconds)
{
    return Milliseconds(std::llround(seconds * 1000));
}

void readLadder(Fields &fields, const QString &key, Ladder &ladder)
{
    if (!fields.has(key))
        return;
    const QJsonArray steps = fields.array(key);
    if (steps.isEmpty() || steps.size() > Ladder::kMaximum) {
        fields.problem().at(fields.path(key), u"one to eight steps are needed here"_s);
        return;
    }
    Ladder read;
    for (const QJsonValue &step : steps) {
        if (!step.isDouble() || step.toDouble() <= 0 || step.toDouble() > 1e6) {
            fields.problem().at(fields.path(key), u"a step is a number of seconds above 0"_s);
            return;
        }
        read.steps[static_cast<size_t>(read.count++)] = span(step.toDouble());
    }
    ladder = read;
}

} // namespace

void applyOverrides(Fields &fields, Policy &policy)
{
    for (const CountKey &count : kCounts) {
        if (const auto value = fields.integer(count.key)) {
            if (*value < count.smallest || *value > 1000)
                fields.problem().at(fields.path(count.key),
                                    u"from %1 to 1000 is possible"_s.arg(count.smallest));
            policy.*count.field = *value;
        }
    }
    // One success more from a high step on stays one more at most, never one less.
    policy.closeSuccessesHigh = std::max(policy.closeSuccessesHigh, policy.closeSuccesses);
    for (const TimeKey &time : kTimes) {
        if (const auto value = fields.number(time.key)) {
            if (*value <= 0 || *value > 1e6)
                fields.problem().at(fields.path(time.key), u"a time in seconds above 0"_s);
            policy.*time.field = span(*value);
        }
    }
    if (const auto jitter = fields.number(u"jitter"_s)) {
        if (*jitter < 0 || *jitter > 1)
            fields.problem().at(fields.path(u"jitter"_s), u"from 0 to 1 is possible"_s);
        policy.jitter = *jitter;
    }
    readLadder(fields, u"ladder"_s, policy.ladder);
    readLadder(fields, u"gate_ladder"_s, policy.gateLadder);
}

QJsonObject overridesOf(const Policy &policy)
{
    QJsonObject object;
    for (const CountKey &count : kCounts)
        object[count.key] = policy.*count.field;
    for (const TimeKey &time : kTimes)
        object[time.key] = static_cast<double>((policy.*time.field).count()) / 1000;
    object["jitter"_L1] = policy.jitter;
    for (const auto &[key, ladder] :
         {std::pair{"ladder"_L1, policy.ladder}, std::pair{"gate_ladder"_L1, policy.gateLadder}}) {
        QJsonArray steps;
        for (int level = 1; level <= ladder.count; ++level)
            steps.append(static_cast<double>(ladder.at(level).count()) / 1000);
        object[key] = steps;
    }
    return object;
}

} // namespace breakerbox::policysim
