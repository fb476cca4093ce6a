// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

// What ConnectionsFlow holds; for its own files.

#include "connectionsflow.h"

#include "connectiontester.h"
#include "healthreader.h"
#include "loadedconnections.h"
#include "rooms.h"

#include <connections/baseurl.h>
#include <connections/relay.h>
#include <providers/modelnotes.h>
#include <scheduler/requestscheduler.h>
#include <store/breakerrepository.h>
#include <store/connectionrepository.h>
#include <store/storagethread.h>

#include <QPointer>
#include <QSet>

#include <algorithm>
#include <map>

namespace breakerbox::flows {

using connections::Connection;

// How requests of this connection travel.
[[nodiscard]] inline breaker::ReachedBy reachedBy(const Connection &connection)
{
    return connections::classifyHost(connection.baseUrl) == connections::HostClass::Device
               ? breaker::ReachedBy::Loopback
               : breaker::ReachedBy::Network;
}

// What failed last is forgotten without anything happening: it is looked at again.
inline constexpr Seconds kLookAgain{30};

struct ConnectionsFlow::State
{
    State(Rooms &roomsIn, ConnectionsFlow &flowIn)
        : rooms(roomsIn),
          flow(flowIn),
          tester(roomsIn),
          keeper(roomsIn)
    {}

    Rooms &rooms;
    ConnectionsFlow &flow;
    KindPolicies policies;
    connections::PriceTable shippedPrices;
    connections::PriceTable prices; // with the user's changes
    ConnectionTester tester;
    SecretKeeper keeper;
    std::vector<ConnectionView> views;
    std::map<std::pair<ConnectionId, ModelId>, providers::ModelNotes> notes;
    QSet<ConnectionId> answered; // gave a good answer in this run: breakers keep no node for that
    Timer healthTimer;

    void note(const breaker::Happenings &happenings)
    {
        for (const breaker::Evidence &item : happenings.evidence) {
            // A model list proves nothing about generation (S85).
            if (item.verdict == breaker::Verdict::Success &&
                item.scope.operation == breaker::Operation::Chat)
                answered.insert(item.scope.connection);
        }
        refreshHealth();
    }

    ConnectionView *view(const ConnectionId &id)
    {
        const auto found = std::ranges::find_if(
            views, [&](const ConnectionView &candidate) { return candidate.connection.id == id; });
        return found == views.end() ? nullptr : &*found;
    }

    void apply(LoadedConnections loaded)
    {
        views.clear();
        for (Connection &connection : loaded.connections) {
            ConnectionView made;
            made.models = std::move(loaded.models[connection.id]);
            made.connection = std::move(connection);
            introduce(made.connection);
            views.push_back(std::move(made));
        }
        for (const store::StoredNotes &note : loaded.notes)
            notes[{note.connection, note.model}] = {note.dropped,   note.outputLimitField,
                                                    note.streaming, note.contextLength,
                                                    note.images,    note.tools,
                                                    note.reasoning};
        for (ConnectionView &made : views)
            noteModels(made);
        rooms.breakers.restore(loaded.scopes, rooms.clock.now());
        rooms.scheduler->rememberUsed(loaded.usedEver, loaded.usedThisMonth, rooms.clock.wall());
        refreshHealth();
        Q_EMIT flow.loaded();
        Q_EMIT flow.listChanged();
    }

    // As listed, with what the models said of themselves by refusing.
    void noteModels(ConnectionView &seen) const
    {
        for (connections::ModelInfo &model : seen.models) {
            const auto found = notes.find({seen.connection.id, model.id});
            if (found != notes.end())
                model = providers::known(std::move(model), found->second);
        }
    }

    void tellBreakers(const Connection &connection)
    {
        // The host tells a local outage from a provider's (security.md R45).
        rooms.breakers.setConnection(connection.id, connection.fingerprint(),
                                     policies.of(connection.kind), reachedBy(connection),
                                     connection.baseUrl.host(QUrl::FullyEncoded).toLatin1());
    }

    void introduce(const Connection &connection)
    {
        const BootTime now = rooms.clock.now();
        tellBreakers(connection);
        // A pause is a setting, kept with the connection, not evidence (breaker.md 1.2, K11).
        if (connection.enabled == connections::Enabled::No)
            rooms.breakers.pause(connection.id, now);
        else
            rooms.breakers.resume(connection.id, now);
    }

    // Reads every health again and says which ones changed. Cheap: a few scopes a connection.
    void refreshHealth()
    {
        const BootTime now = rooms.clock.now();
        const auto scopes = rooms.breakers.snapshots(now);
        const bool deviceOffline = rooms.breakers.device() == breaker::DeviceState::Offline;
        std::vector<ConnectionId> changed;
        std::optional<BootTime> next;
        for (ConnectionView &candidate : views) {
            const bool offline =
                deviceOffline && reachedBy(candidate.connection) == breaker::ReachedBy::Network;
            Health health = readHealth(candidate.connection, scopes, offline);
            if (health.kind == HealthKind::Unknown && answered.contains(candidate.connection.id))
                health.kind = HealthKind::Working;
            const auto pretended = pretence(candidate.connection.id);
            if (pretended && health.kind != HealthKind::Paused)
                health = readHealth(*pretended);
            if (rooms.scheduler)
                health = withWait(health, rooms.scheduler->nextWait(candidate.connection.id));
            if (health != candidate.health) {
                candidate.health = health;
                changed.push_back(candidate.connection.id);
            }
            if (health.until && *health.until > now)
                next = next ? std::min(*next, *health.until) : *health.until;
            else if (health.kind == HealthKind::Failing)
                next = next ? std::min(*next, now + kLookAgain) : now + kLookAgain;
        }
        healthTimer.reset();
        if (next)
            healthTimer = rooms.timers.after(std::chrono::ceil<Milliseconds>(*next - now),
                                             [this] { refreshHealth(); });
        for (const ConnectionId &id : changed)
            Q_EMIT flow.connectionChanged(id);
    }

    // What a drill says of it.
    [[nodiscard]] std::optional<breaker::Denial> pretence(const ConnectionId &id) const
    {
        if (!rooms.scheduler || rooms.scheduler->drill(id) == scheduler::DrillKind::None)
            return {};
        breaker::Ask ask;
        ask.path = {id, breaker::Operation::Chat, {}};
        return rooms.scheduler->preview(ask);
    }

    void store(const Connection &connection, Done done)
    {
        rooms.storage.submit(
            &flow,
            [connection](store::Database &database) {
                return store::ConnectionRepository(database).save(connection);
            },
            [this, connection, done = std::move(done)](const Result<void> &saved) {
                if (saved)
                    accept(connection);
                done(saved);
            });
    }

    void accept(const Connection &connection)
    {
        introduce(connection);
        if (ConnectionView *known = view(connection.id)) {
            known->connection = connection;
        } else {
            ConnectionView made;
            made.connection = connection;
            views.push_back(std::move(made));
        }
        std::ranges::stable_sort(
            views, {}, [](const ConnectionView &each) { return each.connection.position; });
        Q_EMIT flow.listChanged();
        refreshHealth();
        Q_EMIT flow.connectionChanged(connection.id);
        if (rooms.scheduler)
            rooms.scheduler->reconsider();
    }

    void keep(const Connection &connection, ConnectionSecrets typed, Done done)
    {
        const ConnectionView *known = view(connection.id);
        keeper.keep(connection, known ? known->connection : Connection(), std::move(typed),
                    [this, done = std::move(done)](const Result<Connection> &kept) {
                        if (kept)
                            store(*kept, done);
                        else
                            done(std::unexpected(kept.error()));
                    });
    }
};

} // namespace breakerbox::flows
