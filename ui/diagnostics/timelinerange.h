// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>

#include <QString>

#include <vector>

namespace breakerbox::ui {

// The part of time a timeline shows. A value; every change keeps it between a minute and the days
// that history is kept, and never beyond now.
struct TimelineRange
{
    WallTime from{};
    Milliseconds span{0};

    [[nodiscard]] WallTime to() const { return from + span; }
    bool operator==(const TimelineRange &) const = default;
};

inline constexpr Milliseconds kShortestRange{60'000};
inline constexpr Milliseconds kLongestRange{Milliseconds(30LL * 24 * 3600 * 1000)};

// The last of a span up to now.
[[nodiscard]] TimelineRange latestRange(Milliseconds span, WallTime now);
// factor < 1 shows less; what stands at fraction `at` (0 … 1) of the width stays there.
[[nodiscard]] TimelineRange zoomed(const TimelineRange &range, double factor, double at,
                                   WallTime now);
[[nodiscard]] TimelineRange moved(const TimelineRange &range, Milliseconds by, WallTime now);

// The first of the spans, shortest first, that shows the latest of these times with something
// before them: the last ten, or all if there are fewer. The last span if none does.
[[nodiscard]] Milliseconds fittingSpan(std::vector<WallTime> times, WallTime now,
                                       const std::vector<Milliseconds> &spans);

struct TimelineTick
{
    WallTime time{};
    QString label;
};

// Round local times, at most so many.
[[nodiscard]] std::vector<TimelineTick> timelineTicks(const TimelineRange &range, int most);

} // namespace breakerbox::ui
