// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <breaker/admission.h>

#include <map>
#include <optional>
#include <vector>

namespace breakerbox::scheduler {

// Which bad day is practised.
enum class DrillKind {
    None = 0,
    Failing,     // an open circuit after 503
    RateLimited, // the service asked for 38 s
    NoCredit,
    WrongKey,
    ModelMissing,
    ServerStopped, // local servers
    ComputerOffline,
};

// Ends by itself after this time.
inline constexpr Seconds kDrillLength{600};

// Fire drills: connections that are believed to fail though they do not. A drill answers in place
// of the breakers, before anything is taken: no permit, no attempt, no ledger row, no evidence, no
// metric. Pure; lives in memory only, so a restart ends it.
class Drills final
{
public:
    // Another drill of the same connection ends with it. None ends it.
    void start(const ConnectionId &id, DrillKind kind, BootTime now);
    // False if there was none.
    bool end(const ConnectionId &id);
    // Ends what has lasted long enough; says which.
    [[nodiscard]] std::vector<ConnectionId> endDue(BootTime now);
    [[nodiscard]] std::optional<BootTime> nextEnd() const;

    [[nodiscard]] DrillKind kind(const ConnectionId &id) const;
    [[nodiscard]] bool isOn(const ConnectionId &id) const { return m_drills.contains(id); }
    // What every question about this connection is told. Denial::drill is set.
    [[nodiscard]] std::optional<breaker::Denial> denial(const breaker::ScopePath &path) const;
    // A try that would be made now fails like the ones before: by hand on the same step, after the
    // time ran out on the next one. True: there is another time until which it holds.
    bool tryInVain(const ConnectionId &id, breaker::AskKind by, BootTime now);

private:
    struct Drill
    {
        DrillKind kind = DrillKind::None;
        BootTime ends{};
        std::optional<BootTime> until;
        int level = 1;
    };
    static void hold(Drill &drill, BootTime now);

    std::map<ConnectionId, Drill> m_drills;
};

} // namespace breakerbox::scheduler
