// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "replayflow.h"

#include "connectionsflow.h"
#include "rooms.h"

#include <policysim/scenariowriter.h>
#include <store/breakerrepository.h>
#include <store/storagethread.h>

#include <QPointer>
#include <QSaveFile>
#include <QThreadPool>

#include <algorithm>

namespace breakerbox::flows {

using breaker::ScopeKey;
using breaker::ScopeKind;
using policysim::IncidentRecord;
using policysim::IncidentSpan;

namespace {

constexpr int kMostRows = 5000; // of a connection's service and of its transport each

template <typename Entry>
void addOldestFirst(std::vector<Entry> &all, const std::vector<Entry> &newestFirst)
{
    all.insert(all.end(), newestFirst.rbegin(), newestFirst.rend());
}

// All there is of a connection: one node's openings change what is admitted at another.
Result<IncidentRecord> readRecord(store::Database &database, const ConnectionId &connection,
                                  IncidentRecord record)
{
    const store::BreakerRepository repository(database);
    for (const ScopeKind kind : {ScopeKind::Connection, ScopeKind::Transport}) {
        const ScopeKey scope{kind, connection, {}, {}};
        const auto evidence = repository.history(scope, kMostRows);
        if (!evidence)
            return std::unexpected(evidence.error());
        const auto transitions = repository.transitions(scope, kMostRows);
        if (!transitions)
            return std::unexpected(transitions.error());
        addOldestFirst(record.evidence, *evidence);
        addOldestFirst(record.transitions, *transitions);
    }
    std::ranges::stable_sort(record.evidence, {}, &breaker::Evidence::time);
    std::ranges::stable_sort(record.transitions, {}, &breaker::Transition::time);
    return record;
}

IncidentSpan spanOf(ReplayPeriod period, const IncidentRecord &record, WallTime now,
                    bool &neverOpened)
{
    const WallTime everAfter = WallTime::max(); // a clock set back hides nothing
    switch (period) {
    case ReplayPeriod::LatestIncident:
        if (const auto span = policysim::latestIncident(record))
            return *span;
        neverOpened = true;
        return {now - std::chrono::hours(24), everAfter};
    case ReplayPeriod::LastHour:
        return {now - std::chrono::hours(1), everAfter};
    case ReplayPeriod::LastDay:
        return {now - std::chrono::hours(24), everAfter};
    case ReplayPeriod::Everything:
        break;
    }
    return {WallTime{}, everAfter};
}

} // namespace

ReplayAnswer replayed(const IncidentRecord &record, const ReplayQuestion &question, WallTime now,
                      const providers::Adapters &adapters)
{
    ReplayAnswer answer;
    const IncidentRecord ours = policysim::concerning(record, question.scope);
    const IncidentSpan span = spanOf(question.period, ours, now, answer.neverOpened);
    const IncidentRecord part = policysim::within(ours, span);
    answer.incident = policysim::exportIncident(part, question.scope, adapters);
    for (const breaker::Evidence &evidence : part.evidence)
        answer.end = std::max(answer.end, evidence.time);
    answer.recorded = policysim::recordedOpenings(part, answer.incident.start);
    answer.presentPolicy = record.policy;
    answer.present = policysim::replay(answer.incident.scenario, record.policy, adapters);
    answer.other = policysim::replay(answer.incident.scenario, question.other, adapters);
    return answer;
}

struct ReplayFlow::State
{
    explicit State(Rooms &roomsIn)
        : rooms(roomsIn)
    {}

    Rooms &rooms;
    QThreadPool pool; // its destructor waits
};

ReplayFlow::ReplayFlow(Rooms &rooms)
    : m_state(new State(rooms))
{
    m_state->pool.setMaxThreadCount(1);
}

ReplayFlow::~ReplayFlow() = default;

void ReplayFlow::replay(const ReplayQuestion &question, QObject *context, Done done)
{
    Rooms &rooms = m_state->rooms;
    IncidentRecord record;
    if (const ConnectionView *view = rooms.connections->find(question.scope.connection)) {
        record.kind = view->connection.kind;
        record.protocol = view->connection.protocol;
    }
    record.policy = policyOf(question.scope.connection);
    const auto play = [this, question, context = QPointer<QObject>(context),
                       done = std::move(done)](Result<IncidentRecord> read) {
        if (!read) {
            if (context)
                done(std::unexpected(read.error()));
            return;
        }
        m_state->pool.start([this, question, context, done, record = std::move(*read),
                             now = m_state->rooms.clock.wall(),
                             &adapters = m_state->rooms.adapters] {
            auto answer = std::make_shared<ReplayAnswer>(replayed(record, question, now, adapters));
            QMetaObject::invokeMethod(
                this,
                [context, done, answer] {
                    if (context)
                        done(std::move(*answer));
                },
                Qt::QueuedConnection);
        });
    };
    rooms.storage.read(
        this,
        [id = question.scope.connection, record = std::move(record)](store::Database &database) {
            return readRecord(database, id, record);
        },
        play);
}

void ReplayFlow::save(const policysim::Incident &incident, const QString &about,
                      const QString &file, QObject *context, std::function<void(bool)> done)
{
    m_state->pool.start([this, scenario = incident.scenario, about, file,
                         context = QPointer<QObject>(context), done = std::move(done)] {
        QSaveFile target(file);
        const QByteArray bytes = policysim::writeScenario(scenario, about);
        const bool written = target.open(QIODevice::WriteOnly) &&
                             target.write(bytes) == bytes.size() && target.flush() &&
                             target.commit();
        QMetaObject::invokeMethod(
            this,
            [context, done, written] {
                if (context)
                    done(written);
            },
            Qt::QueuedConnection);
    });
}

breaker::Policy ReplayFlow::policyOf(const ConnectionId &id) const
{
    const ConnectionsFlow &connections = *m_state->rooms.connections;
    const ConnectionView *view = connections.find(id);
    return connections.policies().of(view ? view->connection.kind
                                          : connections::ConnectionKind::Cloud);
}

} // namespace breakerbox::flows
