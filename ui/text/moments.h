// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>

#include <QDate>
#include <QString>
#include <QStringList>

// Spans, moments, sizes and counts as people read them. Numbers follow the locale; each result is
// a whole phrase that can stand inside another one.
namespace breakerbox::ui::text {

// "0:38", "12:05", "1:02:07": a running clock. Whole seconds, rounded up so that it ends at 0:00
// exactly when the time is over. Negative = 0:00.
[[nodiscard]] QString countdown(std::chrono::nanoseconds left);
// "0:07": seconds that have gone by, rounded down.
[[nodiscard]] QString elapsed(std::chrono::nanoseconds gone);

// "250 ms", "3.2 s", "38 s", "12 min", "2 h 5 min", "3 d 4 h": a span inside a sentence.
[[nodiscard]] QString duration(Milliseconds span);

// Local time. "10:42", "10:42:15".
[[nodiscard]] QString clockTime(WallTime time);
[[nodiscard]] QString clockTimeSeconds(WallTime time);
// "12 Jan 2026", "12. Jan. 2026", "2026年1月12日": as the language writes a day; without its year.
[[nodiscard]] QString dayText(QDate day);
[[nodiscard]] QString shortDay(QDate day);
// "January 2026", "2026年1月".
[[nodiscard]] QString monthText(QDate day);
// "12 Jan 2026, 10:42:15": for tooltips.
[[nodiscard]] QString fullTime(WallTime time);
// "just now", "5 min ago", "3 h ago" under a day; then the date.
[[nodiscard]] QString relativeTime(WallTime time, WallTime now);
// "10:41" today, "12 Jan, 10:41" this year, else with the year: when a turn was written.
[[nodiscard]] QString turnTime(WallTime time, WallTime now);

// "412 B", "48 kB", "1.3 MB".
[[nodiscard]] QString bytes(qint64 size);
// "412", "1.2k", "3.4M".
[[nodiscard]] QString shortCount(qint64 count);
[[nodiscard]] QString messages(int count);
[[nodiscard]] QString attachments(int count);
[[nodiscard]] QString tokens(qint64 count);
// "a, b": as the language separates what stands beside each other.
[[nodiscard]] QString listed(const QStringList &parts);
[[nodiscard]] QString conversations(int count);
[[nodiscard]] QString models(qint64 count);

} // namespace breakerbox::ui::text
