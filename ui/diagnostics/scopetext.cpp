// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "scopetext.h"

#include <ui/text/errortext.h>
#include <ui/text/moments.h>

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

using breaker::CircuitState;
using breaker::ScopeKind;

struct ScopeText
{
    Q_DECLARE_TR_FUNCTIONS(ScopeText)
};

constexpr auto kNone = u"–";

QString none()
{
    return QString::fromUtf16(kNone);
}

QString moment(const std::optional<WallTime> &time, const Moment &now)
{
    if (!time)
        return none();
    return ScopeText::tr("%1 (%2)").arg(text::clockTimeSeconds(*time),
                                        text::relativeTime(*time, now.wall));
}

QString deadline(const std::optional<BootTime> &until, const Moment &now)
{
    if (!until)
        return none();
    if (*until <= now.boot)
        return ScopeText::tr("now");
    const auto left = std::chrono::duration_cast<Milliseconds>(*until - now.boot);
    return ScopeText::tr("%1 (in %2)")
        .arg(text::clockTimeSeconds(now.wall + left), text::countdown(*until - now.boot));
}

QString provenanceText(breaker::Provenance provenance, Milliseconds claim)
{
    switch (provenance) {
    case breaker::Provenance::Stated:
        return claim.count() > 0
                   ? ScopeText::tr("the provider asked for %1").arg(text::duration(claim))
                   : ScopeText::tr("stated by the provider");
    case breaker::Provenance::Declared:
        return ScopeText::tr("declared by the provider");
    case breaker::Provenance::OwnGuess:
        break;
    }
    return ScopeText::tr("own guess");
}

QString gateText(const breaker::ScopeSnapshot &snapshot, const Moment &now)
{
    if (!snapshot.gateUntil)
        return ScopeText::tr("none");
    if (*snapshot.gateUntil <= now.boot)
        return ScopeText::tr("one trial, then open");
    return ScopeText::tr("%1, %2").arg(deadline(snapshot.gateUntil, now),
                                       provenanceText(snapshot.gateProvenance, snapshot.gateClaim));
}

QString attentionText(const breaker::ScopeSnapshot &snapshot)
{
    switch (snapshot.attention) {
    case breaker::Attention::Credential:
        return ScopeText::tr("needs its key repaired");
    case breaker::Attention::Billing:
        return ScopeText::tr("needs its billing looked at");
    case breaker::Attention::Model:
        return ScopeText::tr("needs another model");
    case breaker::Attention::None:
        break;
    }
    return ScopeText::tr("none");
}

QString number(qint64 value)
{
    return QLocale().toString(value);
}

} // namespace

QString scopeName(const breaker::ScopeKey &key, const QString &connection)
{
    switch (key.kind) {
    case ScopeKind::Transport:
        return ScopeText::tr("Transport");
    case ScopeKind::Model:
        return key.model.isEmpty() ? ScopeText::tr("(no model)") : key.model.toString();
    case ScopeKind::Operation:
        break;
    default:
        return connection;
    }
    switch (key.operation) {
    case breaker::Operation::Chat:
        return ScopeText::tr("Chat");
    case breaker::Operation::Models:
        return ScopeText::tr("Model list");
    case breaker::Operation::Title:
        return ScopeText::tr("Titles");
    case breaker::Operation::Files:
        return ScopeText::tr("Files");
    case breaker::Operation::Embeddings:
        return ScopeText::tr("Embeddings");
    case breaker::Operation::Unknown:
        break;
    }
    return ScopeText::tr("Other");
}

QString stateName(CircuitState state)
{
    switch (state) {
    case CircuitState::Open:
        return ScopeText::tr("Open");
    case CircuitState::HalfOpen:
        return ScopeText::tr("Half-open");
    case CircuitState::Closed:
        break;
    }
    return ScopeText::tr("Closed");
}

QString stateSummary(const breaker::ScopeSnapshot &snapshot, const Moment &now)
{
    QString state = stateName(snapshot.state);
    if (snapshot.paused)
        return ScopeText::tr("%1 · paused").arg(state);
    if (snapshot.gateUntil && *snapshot.gateUntil > now.boot)
        return ScopeText::tr("%1 · limited").arg(state);
    if (snapshot.attention != breaker::Attention::None)
        return ScopeText::tr("%1 · needs you").arg(state);
    return state;
}

QString nextTry(const breaker::ScopeSnapshot &snapshot, const Moment &now)
{
    std::optional<BootTime> until;
    if (snapshot.state == CircuitState::Open)
        until = snapshot.retryNotBefore;
    if (snapshot.gateUntil && *snapshot.gateUntil > now.boot &&
        (!until || *snapshot.gateUntil > *until))
        until = snapshot.gateUntil;
    if (!until)
        return snapshot.state == CircuitState::HalfOpen ? ScopeText::tr("now") : QString();
    return *until <= now.boot ? ScopeText::tr("now") : text::countdown(*until - now.boot);
}

std::vector<Field> scopeFields(const breaker::ScopeSnapshot &snapshot, const QString &path,
                               const Moment &now)
{
    const bool failed = snapshot.lastFailure != breaker::Category::Unknown;
    QString failure = failed ? text::categoryWord(snapshot.lastFailure) : none();
    if (failed && snapshot.lastFailureAt)
        failure = ScopeText::tr("%1, %2").arg(failure, moment(snapshot.lastFailureAt, now));
    const QString paused = snapshot.paused ? ScopeText::tr("%1, paused by you") : u"%1"_s;
    return {
        {ScopeText::tr("Scope"), path},
        {ScopeText::tr("State"), paused.arg(stateName(snapshot.state))},
        {ScopeText::tr("Opened at"), moment(snapshot.openedAt, now)},
        {ScopeText::tr("Retry not before"), deadline(snapshot.retryNotBefore, now)},
        {ScopeText::tr("Recent samples"), number(snapshot.samples)},
        {ScopeText::tr("Recent transient failures"), number(snapshot.transientFailures)},
        {ScopeText::tr("Last success"), moment(snapshot.lastSuccess, now)},
        {ScopeText::tr("Last failure category"), failure},
        {ScopeText::tr("Half-open probes in flight"), number(snapshot.probesInFlight)},
        {ScopeText::tr("Failures in a row"), number(snapshot.consecutiveFailures)},
        {ScopeText::tr("Requests in flight"), number(snapshot.inFlight)},
        {ScopeText::tr("Cooldown level"), number(snapshot.level)},
        {ScopeText::tr("Rate gate"), gateText(snapshot, now)},
        {ScopeText::tr("Attention"), attentionText(snapshot)},
    };
}

std::vector<Field> budgetFields(const scheduler::SeenBudgets &seen, const Moment &now)
{
    using providers::classify::BudgetKind;
    std::vector<Field> fields;
    for (const providers::classify::Budget &budget : seen.budgets) {
        QString name = ScopeText::tr("Requests left");
        if (budget.kind == BudgetKind::Tokens)
            name = ScopeText::tr("Tokens left");
        else if (budget.kind == BudgetKind::InputTokens)
            name = ScopeText::tr("Input tokens left");
        else if (budget.kind == BudgetKind::OutputTokens)
            name = ScopeText::tr("Output tokens left");
        QString value = number(budget.remaining);
        if (budget.limit)
            value = ScopeText::tr("%1 of %2").arg(value, number(*budget.limit));
        if (budget.resetAt && *budget.resetAt > now.wall)
            value =
                ScopeText::tr("%1, full again at %2").arg(value, text::clockTime(*budget.resetAt));
        fields.push_back(
            {name, ScopeText::tr("%1 (said at %2)").arg(value, text::clockTime(seen.time))});
    }
    return fields;
}

std::vector<Field> metricFields(const breaker::Metrics &metrics)
{
    const qint64 judged = metrics.probesSucceeded + metrics.probesFailed;
    const QString rate =
        judged > 0 ? ScopeText::tr("%1 % of %2")
                         .arg(number(metrics.probesSucceeded * 100 / judged), number(judged))
                   : none();
    return {
        {ScopeText::tr("Times opened"), number(metrics.opens)},
        {ScopeText::tr("Time spent open"), text::duration(metrics.openTime)},
        {ScopeText::tr("Half-open success rate"), rate},
        {ScopeText::tr("Requests failed fast"), number(metrics.denied)},
        {ScopeText::tr("Waiting saved"), text::duration(metrics.waitSaved)},
        {ScopeText::tr("Manual probes"), number(metrics.manualProbes)},
        {ScopeText::tr("Rate gates"),
         ScopeText::tr("%1 stated, %2 guessed, %3 declared")
             .arg(number(metrics.gatesStated), number(metrics.gatesGuessed),
                  number(metrics.gatesDeclared))},
        {ScopeText::tr("Late results"),
         ScopeText::tr("%1 good, %2 bad")
             .arg(number(metrics.lateSuccesses), number(metrics.lateFailures))},
        {ScopeText::tr("False trips"), number(metrics.falseTrips)},
    };
}

QString plainReport(const std::vector<Field> &fields, const std::vector<Field> &metrics)
{
    QString report;
    for (const Field &field : fields)
        report += u"%1: %2\n"_s.arg(field.name, field.value);
    report += u'\n';
    for (const Field &field : metrics)
        report += u"%1: %2\n"_s.arg(field.name, field.value);
    return report;
}

} // namespace breakerbox::ui
