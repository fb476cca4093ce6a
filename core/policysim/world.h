// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/random.h>
#include <base/virtualclock.h>
#include <breaker/breakers.h>
#include <connections/preset.h>
#include <policysim/scenario.h>

#include <memory>
#include <unordered_map>
#include <vector>

namespace breakerbox::policysim {

// The program inside the scenario, with its clock: what a restart, a suspend or an edit does to it.
class World
{
public:
    explicit World(const Scenario &scenario);

    [[nodiscard]] breaker::Breakers &breakers() noexcept { return *m_breakers; }
    [[nodiscard]] const breaker::Breakers &breakers() const noexcept { return *m_breakers; }
    [[nodiscard]] BootTime now() const noexcept { return m_clock.now(); }
    [[nodiscard]] WallTime wall() const noexcept { return m_clock.wall(); }
    [[nodiscard]] Moment moment() const noexcept { return momentOf(m_clock.now()); }
    [[nodiscard]] Moment momentOf(BootTime time) const noexcept { return time - m_zero; }

    // Goes there; never back.
    void goTo(Moment moment);
    void suspend(Moment span);
    void shiftWall(Milliseconds by) { m_clock.shiftWall(by); }
    // Killed hard; started again after `down`. Only rows survive, and what is a setting.
    void restart(const RestartStep &step);
    void setNetwork(bool up);
    void apply(const UserStep &step);
    // What happened since the last call. Rows are written then, as the running program writes
    // behind what it does: a kill finds those of the last change, with the clocks of that moment.
    [[nodiscard]] breaker::Happenings drain();

    [[nodiscard]] ConnectionId id(ConnectionIndex index) const { return m_seats[index].id; }
    [[nodiscard]] std::optional<ConnectionIndex> indexOf(const ConnectionId &id) const;
    [[nodiscard]] breaker::ScopeKey keyOf(const ScopeName &name) const;
    // "c/chat/A", "c#transport": as scenarios name it.
    [[nodiscard]] QString nameOf(const breaker::ScopeKey &key) const;
    [[nodiscard]] RequestId newRequest() { return RequestId(m_random.uuid()); }

private:
    struct Seat
    {
        ConnectionPlan plan;
        ConnectionId id;
        int edits = 0;
        bool paused = false;
    };

    void setConnection(const Seat &seat);
    void write(const breaker::ScopeKey &scope);

    VirtualClock m_clock;
    SeededRandom m_random;
    BootTime m_zero;
    int m_boots = 1;
    bool m_networkUp = true;
    std::vector<Seat> m_seats;
    std::unordered_map<breaker::ScopeKey, breaker::StoredScope> m_rows;
    std::unique_ptr<breaker::Breakers> m_breakers;
};

} // namespace breakerbox::policysim
