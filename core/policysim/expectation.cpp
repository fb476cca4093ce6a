// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "expectation.h"

#include <array>
#include <cmath>

namespace breakerbox::policysim {

using namespace Qt::StringLiterals;
using breaker::ScopeSnapshot;

namespace {

struct Number
{
    QLatin1StringView key;
    double (*of)(const ScopeSnapshot &);
};

double asNumber(qint64 value)
{
    return static_cast<double>(value);
}

constexpr std::array kNumbers{
    Number{"level"_L1, [](const ScopeSnapshot &s) { return asNumber(s.level); }},
    Number{"cooldown_level"_L1, [](const ScopeSnapshot &s) { return asNumber(s.level); }},
    Number{"samples"_L1, [](const ScopeSnapshot &s) { return asNumber(s.samples); }},
    Number{"transient_failures"_L1,
           [](const ScopeSnapshot &s) { return asNumber(s.transientFailures); }},
    Number{"consecutive_failures"_L1,
           [](const ScopeSnapshot &s) { return asNumber(s.consecutiveFailures); }},
    Number{"failed_requests"_L1, [](const ScopeSnapshot &s) { return asNumber(s.failedRequests); }},
    Number{"in_flight"_L1, [](const ScopeSnapshot &s) { return asNumber(s.inFlight); }},
    Number{"probes_in_flight"_L1,
           [](const ScopeSnapshot &s) { return asNumber(s.probesInFlight); }},
    Number{"opens"_L1, [](const ScopeSnapshot &s) { return asNumber(s.metrics.opens); }},
    Number{"probes_admitted"_L1,
           [](const ScopeSnapshot &s) { return asNumber(s.metrics.probesAdmitted); }},
    Number{"probes_succeeded"_L1,
           [](const ScopeSnapshot &s) { return asNumber(s.metrics.probesSucceeded); }},
    Number{"probes_failed"_L1,
           [](const ScopeSnapshot &s) { return asNumber(s.metrics.probesFailed); }},
    Number{"probes_inconclusive"_L1,
           [](const ScopeSnapshot &s) { return asNumber(s.metrics.probesInconclusive); }},
    Number{"leases_expired"_L1,
           [](const ScopeSnapshot &s) { return asNumber(s.metrics.leasesExpired); }},
    Number{"manual_overrides"_L1,
           [](const ScopeSnapshot &s) { return asNumber(s.metrics.manualProbes); }},
    Number{"denied"_L1, [](const ScopeSnapshot &s) { return asNumber(s.metrics.denied); }},
    Number{"late_successes"_L1,
           [](const ScopeSnapshot &s) { return asNumber(s.metrics.lateSuccesses); }},
    Number{"late_failures"_L1,
           [](const ScopeSnapshot &s) { return asNumber(s.metrics.lateFailures); }},
    Number{"false_trips"_L1, [](const ScopeSnapshot &s) { return asNumber(s.metrics.falseTrips); }},
};

// A gate is open while it runs. Its trial afterwards shows in the answers to asks.
QString stateOf(const ScopeName &name, const ScopeSnapshot &snapshot, BootTime now)
{
    if (name.gate)
        return snapshot.gateUntil && *snapshot.gateUntil > now ? u"open"_s : u"closed"_s;
    return breaker::toName(snapshot.state);
}

} // namespace

QStringList expectableNumbers()
{
    QStringList keys;
    for (const Number &number : kNumbers)
        keys.append(number.key);
    return keys;
}

bool isSameTime(std::optional<Moment> a, std::optional<Moment> b)
{
    if (!a || !b)
        return a.has_value() == b.has_value();
    return std::abs((*a - *b).count()) < 1'000'000;
}

QString words(std::optional<Moment> moment)
{
    return moment ? QString::number(seconds(*moment), 'g', 10) : u"no time"_s;
}

QStringList disagreements(const ExpectStep &step, const World &world)
{
    QStringList sentences;
    const auto held = world.breakers().snapshot(world.keyOf(step.scope), world.now());
    const ScopeSnapshot snapshot = held.value_or(ScopeSnapshot{});
    const auto differs = [&](const QString &what, const QString &is, const QString &expected) {
        if (is != expected)
            sentences.append(u"%1 of %2 is %3, not %4"_s.arg(what, step.name, is, expected));
    };
    if (!step.state.isEmpty())
        differs(u"state"_s, stateOf(step.scope, snapshot, world.now()), step.state);
    if (step.retryNotBefore) {
        const auto until = step.scope.gate ? snapshot.gateUntil : snapshot.retryNotBefore;
        const auto is = until ? std::optional(world.momentOf(*until)) : std::nullopt;
        if (!isSameTime(is, step.retryNotBefore->time))
            differs(u"retry_not_before"_s, words(is), words(step.retryNotBefore->time));
    }
    if (step.needs) {
        const QString is = snapshot.attention == breaker::Attention::None
                               ? QString()
                               : breaker::toName(snapshot.attention);
        differs(u"needs"_s, is.isEmpty() ? u"nothing"_s : is,
                step.needs->isEmpty() ? u"nothing"_s : *step.needs);
    }
    if (step.paused)
        differs(u"paused"_s, snapshot.paused ? u"true"_s : u"false"_s,
                *step.paused ? u"true"_s : u"false"_s);
    for (const ExpectedNumber &expected : step.numbers) {
        const auto number = std::ranges::find(kNumbers, expected.key, &Number::key);
        if (number != kNumbers.end())
            differs(expected.key, QString::number(number->of(snapshot)),
                    QString::number(expected.value));
    }
    return sentences;
}

} // namespace breakerbox::policysim
