// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <breaker/values/scope.h>
#include <policysim/incident.h>
#include <policysim/replay.h>

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

namespace breakerbox::flows {

struct Rooms;

// Which part of what is stored.
enum class ReplayPeriod { LatestIncident = 0, LastHour, LastDay, Everything };

struct ReplayQuestion
{
    breaker::ScopeKey scope;
    ReplayPeriod period = ReplayPeriod::LatestIncident;
    breaker::Policy other;
};

// What happened, and what two policies would have made of it.
struct ReplayAnswer
{
    policysim::Incident incident;
    WallTime end{};                           // of the last attempt
    std::vector<policysim::Opening> recorded; // as it happened
    breaker::Policy presentPolicy;
    policysim::Replay present;
    policysim::Replay other;
    bool neverOpened = false; // asked for the latest incident and there was none: the last day

    [[nodiscard]] bool isFaithful() const
    {
        return policysim::openSame(recorded, present.openings);
    }
};

// Replays stored incidents. Reads on the storage thread, plays on a thread of its own, answers on
// the caller's; what was asked about a context that died is dropped. Main thread.
class ReplayFlow final : public QObject
{
    Q_OBJECT
public:
    using Done = std::function<void(Result<ReplayAnswer>)>;

    explicit ReplayFlow(Rooms &rooms);
    ~ReplayFlow() override; // waits for what is being played

    void replay(const ReplayQuestion &question, QObject *context, Done done);
    // Writes an incident as a scenario for `breakerbox simulate`. about: a sentence for people.
    void save(const policysim::Incident &incident, const QString &about, const QString &file,
              QObject *context, std::function<void(bool)> done);
    // The present policy of a connection's kind.
    [[nodiscard]] breaker::Policy policyOf(const ConnectionId &id) const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

// The answer to a question about a record, without any thread. Pure.
[[nodiscard]] ReplayAnswer replayed(const policysim::IncidentRecord &record,
                                    const ReplayQuestion &question, WallTime now,
                                    const providers::Adapters &adapters);

} // namespace breakerbox::flows
