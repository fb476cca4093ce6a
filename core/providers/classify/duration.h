// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>

#include <QByteArrayView>
#include <QStringView>

#include <optional>

namespace breakerbox::providers::classify {

// Spans and instants as providers write them (providers.md 2.2). All are strict: what has another
// shape is absent. Spans are rounded up to milliseconds; more than a year is a year.

// "120ms", "1.57s", "6m0s", "1h2m3.5s", or bare seconds "10". Zero, negative: absent.
[[nodiscard]] std::optional<Milliseconds> readDuration(QStringView text);
// Seconds as a number. Zero, negative, not finite: absent.
[[nodiscard]] std::optional<Milliseconds> fromSeconds(double seconds);
// "Tue, 11 Aug 2026 09:16:32 GMT" and nothing else.
[[nodiscard]] std::optional<WallTime> readHttpDate(QByteArrayView text);
// "2026-08-11T09:15:40Z", with or without fractions and offset.
[[nodiscard]] std::optional<WallTime> readInstant(QByteArrayView text);
// Digits only; what does not fit is the greatest number.
[[nodiscard]] std::optional<qint64> readDigits(QByteArrayView text);

} // namespace breakerbox::providers::classify
