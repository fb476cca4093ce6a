// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "clock.h"

#include <QSysInfo>

#if defined(Q_OS_LINUX)
#include <ctime>
#elif defined(Q_OS_MACOS)
#include <mach/mach_time.h>
#elif defined(Q_OS_WIN)
#include <windows.h>
#endif

namespace breakerbox {

SystemClock::SystemClock()
    : m_bootId(QString::fromLatin1(QSysInfo::bootUniqueId()))
{}

BootTime SystemClock::now() const noexcept
{
#if defined(Q_OS_LINUX)
    timespec time{};
    clock_gettime(CLOCK_BOOTTIME, &time);
    return BootTime(std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec));
#elif defined(Q_OS_MACOS)
    mach_timebase_info_data_t base{};
    mach_timebase_info(&base);
    const auto ticks = static_cast<std::uint64_t>(mach_continuous_time());
    return BootTime(std::chrono::nanoseconds(static_cast<std::int64_t>(
        ticks / base.denom * base.numer + ticks % base.denom * base.numer / base.denom)));
#elif defined(Q_OS_WIN)
    ULONGLONG ticks = 0;
    QueryInterruptTimePrecise(&ticks);
    return BootTime(std::chrono::nanoseconds(static_cast<std::int64_t>(ticks) * 100));
#else
    return BootTime(std::chrono::steady_clock::now().time_since_epoch());
#endif
}

WallTime SystemClock::wall() const noexcept
{
    return std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
}

QString SystemClock::bootId() const
{
    return m_bootId;
}

} // namespace breakerbox
