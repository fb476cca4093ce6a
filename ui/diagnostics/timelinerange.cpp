// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "timelinerange.h"

#include <ui/text/moments.h>

#include <QDateTime>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr qint64 kDaySeconds = 24LL * 3600;
constexpr std::array<qint64, 15> kTickSteps{10,
                                            30,
                                            60,
                                            300,
                                            600,
                                            1800,
                                            3600,
                                            7200,
                                            3 * 3600,
                                            6 * 3600,
                                            12 * 3600,
                                            kDaySeconds,
                                            2 * kDaySeconds,
                                            7 * kDaySeconds,
                                            14 * kDaySeconds}; // seconds

TimelineRange withinHistory(TimelineRange range, WallTime now)
{
    range.span = std::clamp(range.span, kShortestRange, kLongestRange);
    range.from = std::min(range.from, now - range.span);
    range.from = std::max(range.from, now - kLongestRange);
    return range;
}

QDateTime inLocalTime(WallTime time)
{
    return QDateTime::fromMSecsSinceEpoch(toMilliseconds(time));
}

} // namespace

TimelineRange latestRange(Milliseconds span, WallTime now)
{
    const Milliseconds fitting = std::clamp(span, kShortestRange, kLongestRange);
    return {now - fitting, fitting};
}

TimelineRange zoomed(const TimelineRange &range, double factor, double at, WallTime now)
{
    const auto wanted = double(range.span.count()) * factor;
    const Milliseconds span =
        std::clamp(Milliseconds(std::llround(std::min(wanted, double(kLongestRange.count())))),
                   kShortestRange, kLongestRange);
    const Milliseconds shift(std::llround(double((range.span - span).count()) * at));
    return withinHistory({range.from + shift, span}, now);
}

TimelineRange moved(const TimelineRange &range, Milliseconds by, WallTime now)
{
    return withinHistory({range.from + by, range.span}, now);
}

Milliseconds fittingSpan(std::vector<WallTime> times, WallTime now,
                         const std::vector<Milliseconds> &spans)
{
    constexpr size_t kLatest = 10;
    std::ranges::sort(times, std::ranges::greater());
    const WallTime oldest = times.empty() ? now : times[std::min(times.size(), kLatest) - 1];
    const Milliseconds needed = (now - oldest) + (now - oldest) / 20;
    const auto fits =
        std::ranges::find_if(spans, [needed](Milliseconds span) { return span >= needed; });
    return fits != spans.end() ? *fits : spans.back();
}

std::vector<TimelineTick> timelineTicks(const TimelineRange &range, int most)
{
    std::vector<TimelineTick> ticks;
    const qint64 seconds = range.span.count() / 1000;
    const auto step = std::ranges::find_if(
        kTickSteps, [&](qint64 each) { return seconds / each + 1 <= std::max(most, 1); });
    const qint64 each = step == kTickSteps.end() ? kTickSteps.back() : *step;
    // Counted from the midnight before, so that days begin at midnight where the clock says so.
    const QDateTime midnight = inLocalTime(range.from).date().startOfDay();
    const qint64 begin = toMilliseconds(range.from);
    const qint64 zero = midnight.toMSecsSinceEpoch();
    const qint64 first = zero + ((begin - zero + each * 1000 - 1) / (each * 1000)) * each * 1000;
    for (qint64 at = first; at <= toMilliseconds(range.to()); at += each * 1000) {
        const WallTime time = wallFromMilliseconds(at);
        const QDateTime local = inLocalTime(time);
        QString label;
        if (each < 60)
            label = text::clockTimeSeconds(time);
        else if (each >= kDaySeconds || local.time() == QTime(0, 0))
            label = text::shortDay(local.date());
        else
            label = text::clockTime(time);
        ticks.push_back({time, label});
    }
    return ticks;
}

} // namespace breakerbox::ui
