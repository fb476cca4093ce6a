// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <base/timers.h>

#include <map>

namespace breakerbox {

// A clock that stands still until it is told to move, with the timers that go with it. Used by
// tests and by the policy simulator. One thread.
class VirtualClock final : public Clock, public Timers
{
public:
    explicit VirtualClock(WallTime wall = wallFromMilliseconds(1'767'225'600'000)); // 2026-01-01

    [[nodiscard]] BootTime now() const noexcept override { return m_now; }
    [[nodiscard]] WallTime wall() const noexcept override;
    [[nodiscard]] QString bootId() const override { return m_bootId; }
    [[nodiscard]] Timer after(Milliseconds delay, std::function<void()> callback) override;

    // Moves both clocks on and fires every timer that falls due on the way, in order of time, then
    // in the order they were made.
    void advance(std::chrono::nanoseconds span);
    // The time of the next pending timer, or BootTime::max().
    [[nodiscard]] BootTime nextDue() const noexcept;
    // The wall clock is set by that much; boot time and timers do not notice.
    void shiftWall(Milliseconds by) noexcept { m_wallOffset += by; }
    // Another boot: boot time starts again near zero under another id. Pending timers are gone.
    void reboot(const QString &bootId);

private:
    struct Pending;
    class Handle;
    using Queue = std::multimap<BootTime, std::shared_ptr<Pending>>;

    BootTime m_now{std::chrono::seconds(1000)};
    WallTime m_wallAtStart;
    BootTime m_bootAtStart{std::chrono::seconds(1000)};
    Milliseconds m_wallOffset{0};
    QString m_bootId;
    Queue m_queue;
};

} // namespace breakerbox
