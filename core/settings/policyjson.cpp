// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "policyjson.h"

#include <QJsonArray>

#include <array>
#include <cmath>

namespace breakerbox::settings {

using namespace Qt::StringLiterals;
using breaker::Ladder;
using breaker::Policy;

namespace {

constexpr qint64 kLongest = 24LL * 3600 * 1000; // no delay above a day

struct Count
{
    QLatin1StringView key;
    int Policy::*member;
    int smallest;
    int largest;
};

constexpr std::array kCounts{
    Count{"runFailures"_L1, &Policy::runFailures, 1, 100},
    Count{"runRequests"_L1, &Policy::runRequests, 1, 100},
    Count{"ratioFailures"_L1, &Policy::ratioFailures, 1, 20},
    Count{"ratioWindow"_L1, &Policy::ratioWindow, 0, 20},
    Count{"ratioMinimum"_L1, &Policy::ratioMinimum, 1, 20},
    Count{"ratioRequests"_L1, &Policy::ratioRequests, 1, 20},
    Count{"closeSuccesses"_L1, &Policy::closeSuccesses, 1, 10},
    Count{"closeSuccessesHigh"_L1, &Policy::closeSuccessesHigh, 1, 10},
    Count{"closeLevel"_L1, &Policy::closeLevel, 1, Ladder::kMaximum},
    Count{"storedLevel"_L1, &Policy::storedLevel, 1, Ladder::kMaximum},
};

struct Span
{
    QLatin1StringView key;
    Milliseconds Policy::*member;
    qint64 smallest = 0;
};

constexpr std::array kSpans{
    Span{"evidenceAge"_L1, &Policy::evidenceAge, 1000}, // less, and nothing would ever count
    Span{"ladderMemory"_L1, &Policy::ladderMemory},
    Span{"probeLease"_L1, &Policy::probeLease, 1000},
    Span{"hintBound"_L1, &Policy::hintBound},
    Span{"hintFloor"_L1, &Policy::hintFloor},
    Span{"manualGap"_L1, &Policy::manualGap},
    Span{"inconclusiveGap"_L1, &Policy::inconclusiveGap},
    Span{"wakeGrace"_L1, &Policy::wakeGrace},
    Span{"rowLife"_L1, &Policy::rowLife},
    Span{"storedProbeGap"_L1, &Policy::storedProbeGap},
};

constexpr std::array kLadders{
    std::pair{"ladder"_L1, &Policy::ladder},
    std::pair{"gateLadder"_L1, &Policy::gateLadder},
};

bool isSpan(const QJsonValue &value, qint64 smallest)
{
    const double number = value.toDouble(-1);
    return number >= static_cast<double>(smallest) && number <= static_cast<double>(kLongest) &&
           std::floor(number) == number;
}

Ladder readLadder(const QJsonValue &value, const Ladder &standard)
{
    const QJsonArray steps = value.toArray();
    if (steps.isEmpty() || steps.size() > Ladder::kMaximum)
        return standard;
    Ladder ladder;
    Milliseconds before{0};
    for (const QJsonValue &step : steps) {
        const Milliseconds delay{step.toInteger()};
        if (!isSpan(step, 1) || delay < before)
            return standard;
        ladder.steps[static_cast<size_t>(ladder.count++)] = delay;
        before = delay;
    }
    return ladder;
}

} // namespace

Policy readPolicy(const QJsonObject &object, const Policy &standard)
{
    Policy policy = standard;
    for (const Count &count : kCounts) {
        const int number = object[count.key].toInt(count.smallest - 1);
        if (number >= count.smallest && number <= count.largest)
            policy.*count.member = number;
    }
    for (const Span &span : kSpans) {
        if (isSpan(object[span.key], span.smallest))
            policy.*span.member = Milliseconds(object[span.key].toInteger());
    }
    for (const auto &[key, member] : kLadders)
        policy.*member = readLadder(object[key], standard.*member);
    const double jitter = object["jitter"_L1].toDouble(-1);
    if (jitter >= 0 && jitter <= 1)
        policy.jitter = jitter;
    return policy;
}

QJsonObject policyObject(const Policy &policy)
{
    QJsonObject object;
    for (const Count &count : kCounts)
        object[count.key] = policy.*count.member;
    for (const Span &span : kSpans)
        object[span.key] = static_cast<qint64>((policy.*span.member).count());
    for (const auto &[key, member] : kLadders) {
        QJsonArray steps;
        const Ladder &ladder = policy.*member;
        for (int level = 1; level <= ladder.count; ++level)
            steps.append(static_cast<qint64>(ladder.at(level).count()));
        object[key] = steps;
    }
    object["jitter"_L1] = policy.jitter;
    return object;
}

} // namespace breakerbox::settings
