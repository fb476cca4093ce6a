// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <base/random.h>
#include <breaker/admission.h>
#include <breaker/pathhandle.h>
#include <breaker/values/evidence.h>
#include <breaker/values/policy.h>

#include <QByteArray>

#include <memory>
#include <span>
#include <vector>

namespace breakerbox::breaker {

class ScopeTree;

// Whether this computer can reach anything (breaker.md 1.1). Loopback goes on while Offline.
enum class DeviceState : std::uint8_t { Online = 0, Offline };

enum class ReachedBy : std::uint8_t { Network = 0, Loopback };

// Counters of one scope (breaker.md 1.11, S103).
struct Metrics
{
    qint64 opens = 0;
    Milliseconds openTime{0};
    qint64 probesAdmitted = 0;
    qint64 probesSucceeded = 0;
    qint64 probesFailed = 0;
    qint64 probesInconclusive = 0;
    qint64 leasesExpired = 0;
    qint64 manualProbes = 0;
    qint64 denied = 0;
    Milliseconds waitSaved{0};
    qint64 lateSuccesses = 0;
    qint64 lateFailures = 0;
    qint64 falseTrips = 0;
    qint64 gatesStated = 0;
    qint64 gatesGuessed = 0;
    qint64 gatesDeclared = 0;

    bool operator==(const Metrics &) const = default;
};

// All that S97 asks for, of one scope, at one moment.
struct ScopeSnapshot
{
    ScopeKey scope;
    CircuitState state =
        CircuitState::Closed; // evaluated for `now`: Open past its time is HalfOpen
    bool paused = false;
    std::optional<WallTime> openedAt;
    std::optional<BootTime> retryNotBefore;
    int level = 0;
    int samples = 0;           // outcomes held
    int transientFailures = 0; // of these, failures
    int consecutiveFailures = 0;
    int failedRequests = 0; // logical requests among the consecutive failures (S69)
    std::optional<WallTime> lastSuccess;
    Category lastFailure = Category::Unknown;
    std::optional<WallTime> lastFailureAt;
    int probesInFlight = 0;
    int inFlight = 0;
    std::optional<BootTime> gateUntil;
    Provenance gateProvenance = Provenance::OwnGuess;
    Milliseconds gateClaim{0};
    Attention attention = Attention::None;
    Category attentionCause = Category::Unknown;
    Metrics metrics;

    bool operator==(const ScopeSnapshot &) const = default;
};

// What happened since the last drain(), in order.
struct Happenings
{
    std::vector<Evidence> evidence;
    std::vector<Transition> transitions;
    std::vector<ScopeKey> changed; // scopes whose stored row or snapshot is out of date

    [[nodiscard]] bool isEmpty() const
    {
        return evidence.empty() && transitions.empty() && changed.empty();
    }
};

// May this connection be used now? Health circuits, rate gates, configuration states and the
// device state of every connection, as one pure machine: no I/O, no timers, no globals. Time comes
// in as an argument. One thread: the scheduler's. Reference: breaker.md 1.
class Breakers final
{
public:
    // random gives jitter and attempt ids; clock is asked only for the wall time and boot id that
    // evidence and stored rows carry.
    Breakers(const Clock &clock, Random &random);
    ~Breakers();
    Breakers(const Breakers &) = delete;
    Breakers &operator=(const Breakers &) = delete;

    // Connections. A changed fingerprint gives fresh nodes; old rows no longer apply (I117). It
    // also clears configuration states. host names the machine at the other end; three different
    // ones failing in the transport within 5 s are this computer's outage (R45). Without a host
    // the connection takes no part in that.
    void setConnection(const ConnectionId &id, const QByteArray &fingerprint, const Policy &policy,
                       ReachedBy reachedBy, const QByteArray &host = {});
    void removeConnection(const ConnectionId &id);

    // The one question. All nodes of the path are checked, then all slots needed are claimed, or
    // none. Allocates nothing.
    [[nodiscard]] Admission ask(const Ask &question, BootTime now);
    // The same question without taking anything (I4): what would be answered. nullopt = admitted.
    [[nodiscard]] std::optional<Denial> preview(const Ask &question, BootTime now) const;
    // The same of a path that is asked about often; most cheaply where nothing objects.
    [[nodiscard]] std::optional<Denial> preview(const PathHandle &path, AskKind kind, Replay replay,
                                                BootTime now) const;

    // What the user does.
    void pause(const ConnectionId &id, BootTime now);
    void resume(const ConnectionId &id, BootTime now);
    // Forgets ring, level and own guesses; provider-stated gates stay (K11).
    void reset(const ScopeKey &scope, BootTime now);
    // Sets or clears a configuration state without an attempt (a key removed, a key stored).
    void setAttention(const ScopePath &path, Attention attention, Category cause, BootTime now);
    void clearAttention(const ConnectionId &id, BootTime now);

    // What the machine does.
    void setDevice(DeviceState state, BootTime now);
    [[nodiscard]] DeviceState device() const noexcept;
    // The machine slept: busy probes are void, transport failures do not count for the grace time.
    void woke(BootTime now);
    // True inside the grace time after a wake.
    [[nodiscard]] bool isWaking(BootTime now) const noexcept;

    // What is shown.
    [[nodiscard]] std::vector<ScopeSnapshot> snapshots(BootTime now) const;
    [[nodiscard]] std::optional<ScopeSnapshot> snapshot(const ScopeKey &scope, BootTime now) const;
    // The counted outcomes a scope holds, oldest first.
    [[nodiscard]] std::vector<Evidence> evidence(const ScopeKey &scope, BootTime now) const;
    [[nodiscard]] Happenings drain();

    // What is stored (breaker.md 1.8).
    [[nodiscard]] std::optional<StoredScope> stored(const ScopeKey &scope, BootTime now) const;
    // The rows of all scopes of a path.
    [[nodiscard]] std::vector<StoredScope> stored(const ScopePath &path, BootTime now) const;
    // Applies rows of the last run, bounded; rows of unknown connections, other fingerprints or
    // without sense are ignored. Call after setConnection.
    void restore(std::span<const StoredScope> rows, BootTime now);

private:
    [[nodiscard]] bool isClear(const PathHandle &path) const noexcept;
    void lookUp(const PathHandle &path) const noexcept;
    void setPaused(const ConnectionId &id, bool paused, BootTime now);

    std::shared_ptr<ScopeTree> m_tree;
};

} // namespace breakerbox::breaker
