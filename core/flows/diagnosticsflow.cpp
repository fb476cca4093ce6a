// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "diagnosticsflow.h"

#include "breakerjson.h"
#include "connectionsflow.h"
#include "rooms.h"

#include <scheduler/requestscheduler.h>
#include <store/breakerrepository.h>
#include <store/storagethread.h>

#include <algorithm>

namespace breakerbox::flows {

namespace {

// What cannot be read is left out: a picture with a gap is better than none.
ScopeHistory readHistory(store::Database &database, const breaker::ScopeKey &scope, int limit)
{
    using breaker::ScopeKind;
    ScopeHistory history;
    const store::BreakerRepository repository(database);
    std::vector<breaker::ScopeKey> roots{scope};
    if (scope.kind == ScopeKind::Connection)
        roots.push_back({ScopeKind::Transport, scope.connection, {}, {}});
    for (const breaker::ScopeKey &root : roots) {
        if (const auto rows = repository.history(root, limit))
            history.evidence.insert(history.evidence.end(), rows->begin(), rows->end());
        if (const auto rows = repository.transitions(root, limit))
            history.transitions.insert(history.transitions.end(), rows->begin(), rows->end());
    }
    std::ranges::stable_sort(history.evidence, {}, &breaker::Evidence::time);
    std::ranges::stable_sort(history.transitions, {}, [](const breaker::Transition &each) {
        return std::pair(each.time, each.sequence);
    });
    const bool chat =
        scope.kind == ScopeKind::Connection ||
        (scope.kind != ScopeKind::Transport && scope.operation == breaker::Operation::Chat);
    if (!chat)
        return history;
    if (auto tokens = store::firstTokens(database, scope.connection,
                                         scope.kind == ScopeKind::Model ? scope.model : ModelId()))
        history.firstTokens = std::move(*tokens);
    return history;
}

} // namespace

struct DiagnosticsFlow::State
{
    Rooms &rooms;
};

DiagnosticsFlow::DiagnosticsFlow(Rooms &rooms)
    : m_state(new State{rooms})
{
    connect(rooms.scheduler, &scheduler::RequestScheduler::happened, this,
            &DiagnosticsFlow::changed);
    connect(rooms.connections, &ConnectionsFlow::listChanged, this, &DiagnosticsFlow::changed);
    connect(rooms.connections, &ConnectionsFlow::connectionChanged, this,
            &DiagnosticsFlow::changed);
}

DiagnosticsFlow::~DiagnosticsFlow() = default;

std::vector<breaker::ScopeSnapshot> DiagnosticsFlow::scopes() const
{
    return m_state->rooms.breakers.snapshots(m_state->rooms.clock.now());
}

void DiagnosticsFlow::history(const breaker::ScopeKey &scope, int limit, QObject *context,
                              std::function<void(std::vector<breaker::Evidence>)> done)
{
    m_state->rooms.storage.submit(
        context,
        [scope, limit](store::Database &database) {
            return store::BreakerRepository(database).history(scope, limit);
        },
        [done = std::move(done)](Result<std::vector<breaker::Evidence>> rows) {
            done(rows ? std::move(*rows) : std::vector<breaker::Evidence>());
        });
}

void DiagnosticsFlow::timeline(const breaker::ScopeKey &scope, int limit, QObject *context,
                               std::function<void(ScopeHistory)> done)
{
    m_state->rooms.storage.submit(
        context,
        [scope, limit](store::Database &database) -> Result<ScopeHistory> {
            return readHistory(database, scope, limit);
        },
        [done = std::move(done)](Result<ScopeHistory> history) {
            done(history ? std::move(*history) : ScopeHistory());
        });
}

scheduler::SeenBudgets DiagnosticsFlow::budgets(const breaker::ScopeKey &scope) const
{
    using breaker::ScopeKind;
    const bool chat =
        scope.kind == ScopeKind::Connection ||
        (scope.kind == ScopeKind::Model && scope.operation == breaker::Operation::Chat);
    const auto &seen = m_state->rooms.scheduler->budgets();
    const auto found = std::find_if(seen.rbegin(), seen.rend(), [&](const auto &each) {
        return each.connection == scope.connection &&
               (scope.kind == ScopeKind::Connection || each.model == scope.model);
    });
    return chat && found != seen.rend() ? *found : scheduler::SeenBudgets();
}

void DiagnosticsFlow::reset(const breaker::ScopeKey &scope)
{
    m_state->rooms.breakers.reset(scope, m_state->rooms.clock.now());
    m_state->rooms.scheduler->reconsider();
    Q_EMIT changed();
}

void DiagnosticsFlow::pause(const ConnectionId &id)
{
    m_state->rooms.connections->pause(id);
}

void DiagnosticsFlow::resume(const ConnectionId &id)
{
    m_state->rooms.connections->resume(id);
}

QJsonArray DiagnosticsFlow::toJson(bool withEvidence) const
{
    const Rooms &rooms = m_state->rooms;
    const BootTime now = rooms.clock.now();
    QJsonArray array;
    for (const breaker::ScopeSnapshot &scope : rooms.breakers.snapshots(now)) {
        const ConnectionView *view = rooms.connections->find(scope.scope.connection);
        if (!view)
            continue;
        std::vector<breaker::Evidence> evidence;
        if (withEvidence)
            evidence = rooms.breakers.evidence(scope.scope, now);
        QJsonObject object = toJsonObject(scope, view->connection, now, rooms.clock.wall(),
                                          withEvidence ? &evidence : nullptr);
        object.insert(QStringLiteral("rate_budgets"), toJsonArray(budgets(scope.scope)));
        array.append(object);
    }
    return array;
}

} // namespace breakerbox::flows
