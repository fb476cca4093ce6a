// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "breakerjson.h"

#include <QDateTime>

namespace breakerbox::flows {

using namespace Qt::StringLiterals;

namespace {

QJsonObject metricsObject(const breaker::Metrics &metrics)
{
    return {
        {u"opens"_s, metrics.opens},
        {u"open_seconds"_s, static_cast<double>(metrics.openTime.count()) / 1000},
        {u"probes_admitted"_s, metrics.probesAdmitted},
        {u"probes_succeeded"_s, metrics.probesSucceeded},
        {u"probes_failed"_s, metrics.probesFailed},
        {u"probes_inconclusive"_s, metrics.probesInconclusive},
        {u"leases_expired"_s, metrics.leasesExpired},
        {u"manual_overrides"_s, metrics.manualProbes},
        {u"denied"_s, metrics.denied},
        {u"seconds_saved"_s, static_cast<double>(metrics.waitSaved.count()) / 1000},
        {u"late_successes"_s, metrics.lateSuccesses},
        {u"late_failures"_s, metrics.lateFailures},
        {u"false_trips"_s, metrics.falseTrips},
        {u"gates_stated"_s, metrics.gatesStated},
        {u"gates_guessed"_s, metrics.gatesGuessed},
        {u"gates_declared"_s, metrics.gatesDeclared},
    };
}

QJsonValue operationValue(const breaker::ScopeKey &scope)
{
    switch (scope.kind) {
    case breaker::ScopeKind::Transport:
        return u"transport"_s;
    case breaker::ScopeKind::Operation:
    case breaker::ScopeKind::Model:
        return breaker::toName(scope.operation);
    case breaker::ScopeKind::Unknown:
    case breaker::ScopeKind::Connection:
        break;
    }
    return QJsonValue::Null;
}

QJsonValue categoryValue(breaker::Category category)
{
    return category == breaker::Category::Unknown ? QJsonValue() : breaker::toName(category);
}

} // namespace

QJsonArray toJsonArray(const scheduler::SeenBudgets &seen)
{
    using providers::classify::BudgetKind;
    const auto kind = [](BudgetKind each) {
        switch (each) {
        case BudgetKind::Requests:
            break;
        case BudgetKind::Tokens:
            return u"tokens"_s;
        case BudgetKind::InputTokens:
            return u"input_tokens"_s;
        case BudgetKind::OutputTokens:
            return u"output_tokens"_s;
        }
        return u"requests"_s;
    };
    QJsonArray array;
    for (const providers::classify::Budget &budget : seen.budgets) {
        array.append(QJsonObject{
            {u"kind"_s, kind(budget.kind)},
            {u"limit"_s, budget.limit ? QJsonValue(*budget.limit) : QJsonValue()},
            {u"remaining"_s, budget.remaining},
            {u"reset_at"_s, isoTime(budget.resetAt)},
            {u"seen_at"_s, isoTime(seen.time)},
        });
    }
    return array;
}

QJsonValue isoTime(std::optional<WallTime> time)
{
    if (!time)
        return QJsonValue::Null;
    return QDateTime::fromMSecsSinceEpoch(toMilliseconds(*time), Qt::UTC)
        .toString(Qt::ISODateWithMs);
}

std::optional<WallTime> onTheWall(std::optional<BootTime> time, BootTime now, WallTime wall)
{
    if (!time)
        return {};
    return wall + std::chrono::ceil<Milliseconds>(*time - now);
}

QJsonObject toJsonObject(const breaker::Evidence &evidence)
{
    return {
        {u"time"_s, isoTime(evidence.time)},
        {u"category"_s, breaker::toName(evidence.category)},
        {u"phase"_s, toName(evidence.phase)},
        {u"cause"_s, toName(evidence.cause)},
        {u"verdict"_s, breaker::toName(evidence.verdict)},
        {u"counted"_s, evidence.counted},
        {u"why_not"_s, evidence.whyNot.isEmpty() ? QJsonValue() : evidence.whyNot},
        {u"http_status"_s,
         evidence.httpStatus > 0 ? QJsonValue(evidence.httpStatus) : QJsonValue()},
        {u"latency_ms"_s, static_cast<qint64>(evidence.latency.count())},
        {u"request_id"_s,
         evidence.requestId.isEmpty() ? QJsonValue() : QJsonValue(evidence.requestId)},
        {u"probe"_s, evidence.probe},
        {u"manual"_s, evidence.manual},
    };
}

QJsonObject toJsonObject(const breaker::ScopeSnapshot &scope,
                         const connections::Connection &connection, BootTime now, WallTime wall,
                         const std::vector<breaker::Evidence> *evidence)
{
    QJsonObject object{
        {u"connection"_s, connection.name},
        {u"kind"_s, connections::toName(connection.kind)},
        {u"model"_s,
         scope.scope.model.isEmpty() ? QJsonValue() : QJsonValue(scope.scope.model.toString())},
        {u"operation"_s, operationValue(scope.scope)},
        {u"state"_s, breaker::toName(scope.state)},
        {u"paused"_s, scope.paused},
        {u"opened_at"_s, isoTime(scope.openedAt)},
        {u"retry_not_before"_s, isoTime(onTheWall(scope.retryNotBefore, now, wall))},
        {u"cooldown_level"_s, scope.level},
        {u"samples"_s, scope.samples},
        {u"transient_failures"_s, scope.transientFailures},
        {u"consecutive_failures"_s, scope.consecutiveFailures},
        {u"last_success"_s, isoTime(scope.lastSuccess)},
        {u"last_failure_category"_s, categoryValue(scope.lastFailure)},
        {u"probes_in_flight"_s, scope.probesInFlight},
        {u"limited_until"_s, isoTime(onTheWall(scope.gateUntil, now, wall))},
        {u"needs"_s, scope.attention == breaker::Attention::None
                         ? QJsonValue()
                         : QJsonValue(breaker::toName(scope.attention))},
        {u"metrics"_s, metricsObject(scope.metrics)},
    };
    if (evidence) {
        QJsonArray rows;
        for (const breaker::Evidence &row : *evidence)
            rows.append(toJsonObject(row));
        object.insert(u"evidence"_s, rows);
    }
    return object;
}

} // namespace breakerbox::flows
