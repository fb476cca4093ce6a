// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "simulationjson.h"

#include <flows/breakerjson.h>

#include <QJsonArray>

#include <cmath>

namespace breakerbox::app {

using namespace Qt::StringLiterals;
using policysim::Moment;

namespace {

// Sums of decimal fractions, as people would write them.
double tidy(double value)
{
    return std::round(value * 1e9) / 1e9;
}

QJsonValue timeValue(std::optional<Moment> moment)
{
    return moment ? QJsonValue(tidy(policysim::seconds(*moment))) : QJsonValue();
}

QJsonValue textOrNull(const QString &text)
{
    return text.isEmpty() ? QJsonValue() : QJsonValue(text);
}

QJsonObject traceObject(const policysim::TraceRow &row)
{
    return {
        {u"at"_s, timeValue(row.at)},
        {u"request"_s, row.request},
        {u"scope"_s, row.scope},
        {u"decision"_s, policysim::toName(row.decision)},
        {u"until"_s, timeValue(row.until)},
        {u"reason"_s, textOrNull(row.reason)},
        {u"blocking_scope"_s, textOrNull(row.blockingScope)},
        {u"outcome"_s, row.outcome ? QJsonValue(*row.outcome) : QJsonValue()},
        {u"verdict"_s, row.verdict ? QJsonValue(breaker::toName(*row.verdict)) : QJsonValue()},
        {u"state_after"_s, breaker::toName(row.after)},
    };
}

QJsonObject transitionObject(const policysim::TransitionRow &row)
{
    return {
        {u"at"_s, timeValue(row.at)},
        {u"scope"_s, row.scope},
        {u"from"_s, breaker::toName(row.from)},
        {u"to"_s, breaker::toName(row.to)},
        {u"level"_s, row.level},
        {u"retry_not_before"_s, timeValue(row.retryNotBefore)},
        {u"why"_s, row.why},
    };
}

QJsonObject billObject(const policysim::Bill &bill)
{
    return {
        {u"calls"_s, bill.calls},
        {u"timeouts"_s, bill.timeouts},
        {u"seconds_lost"_s, tidy(bill.secondsLost)},
        {u"cost"_s, tidy(bill.cost)},
    };
}

template <typename Rows, typename Convert> QJsonArray arrayOf(const Rows &rows, Convert convert)
{
    QJsonArray array;
    for (const auto &row : rows)
        array.append(convert(row));
    return array;
}

} // namespace

QJsonObject toJsonObject(const policysim::Report &report, const policysim::Scenario &scenario)
{
    QJsonObject breaker = billObject(report.breaker);
    breaker.insert(u"avoided"_s, report.avoided);
    breaker.insert(u"probes"_s, report.probes);
    const auto scopeObject = [&](const policysim::ScopeReport &scope) {
        const policysim::ConnectionPlan &plan = scenario.connections[scope.connection];
        connections::Connection connection;
        connection.name = plan.name;
        connection.kind = plan.kind;
        return flows::toJsonObject(scope.snapshot, connection, report.now, report.wall,
                                   &scope.evidence);
    };
    return {
        {u"trace"_s, arrayOf(report.trace, traceObject)},
        {u"transitions"_s, arrayOf(report.transitions, transitionObject)},
        {u"blind"_s, billObject(report.blind)},
        {u"breaker"_s, breaker},
        {u"scopes"_s, arrayOf(report.scopes, scopeObject)},
        {u"expectations"_s,
         QJsonObject{{u"passed"_s, report.expectationsMet},
                     {u"failed"_s, QJsonArray::fromStringList(report.expectationsFailed)}}},
    };
}

} // namespace breakerbox::app
