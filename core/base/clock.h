// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <chrono>
#include <cstdint>

namespace breakerbox {

using Milliseconds = std::chrono::milliseconds;
using Seconds = std::chrono::seconds;

// A monotonic clock that also counts the time the machine sleeps (breaker.md 1.7, S76).
// Only Clock hands out its time points; there is no static now() on purpose.
struct BootClock
{
    using duration = std::chrono::nanoseconds;
    using rep = duration::rep;
    using period = duration::period;
    using time_point = std::chrono::time_point<BootClock>;
    static constexpr bool is_steady = true;
};
using BootTime = BootClock::time_point;

// Calendar time, for display and for what is stored. Never used to decide while running.
using WallTime = std::chrono::sys_time<std::chrono::milliseconds>;

// Where "now" comes from. One per process, owned by the composition; any thread may ask.
class Clock
{
public:
    Clock() = default;
    virtual ~Clock() = default;
    Clock(const Clock &) = delete;
    Clock &operator=(const Clock &) = delete;

    [[nodiscard]] virtual BootTime now() const noexcept = 0;
    [[nodiscard]] virtual WallTime wall() const noexcept = 0;
    // Names this boot of this machine, so that a stored BootTime can be told from one of an
    // earlier boot. Empty where the platform has none.
    [[nodiscard]] virtual QString bootId() const = 0;
};

// The machine's own clocks: CLOCK_BOOTTIME on Linux, continuous time on macOS, interrupt time on
// Windows.
class SystemClock final : public Clock
{
public:
    SystemClock();
    [[nodiscard]] BootTime now() const noexcept override;
    [[nodiscard]] WallTime wall() const noexcept override;
    [[nodiscard]] QString bootId() const override;

private:
    QString m_bootId;
};

[[nodiscard]] constexpr std::int64_t toMilliseconds(WallTime time) noexcept
{
    return time.time_since_epoch().count();
}
[[nodiscard]] constexpr WallTime wallFromMilliseconds(std::int64_t value) noexcept
{
    return WallTime(std::chrono::milliseconds(value));
}

} // namespace breakerbox
