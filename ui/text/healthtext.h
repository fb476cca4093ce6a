// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <connections/boundary.h>
#include <flows/health.h>

#include <QString>

// Health and boundary in words. Words never claim more than this client saw (S99).
namespace breakerbox::ui::text {

// "Working", "Limited · 12 min", "Failing · next try 0:42". now turns `until` into time left.
// The same without a time, for names that must not go stale: "Failing", "Drill · Limited".
[[nodiscard]] QString healthState(const flows::Health &health);
[[nodiscard]] QString healthWord(const flows::Health &health, BootTime now);
// The same without the time: for filters and for what a screen reader hears first.
[[nodiscard]] QString healthName(flows::HealthKind kind);

// "this device", "nas.local (your network)", "Anthropic", "Anthropic (work)", "host (unknown)".
[[nodiscard]] QString boundaryWord(const connections::Boundary &boundary);
// Who reads it, as one sentence: "Stays on this device." "Anthropic can read what is sent."
[[nodiscard]] QString boundarySentence(const connections::Boundary &boundary);

} // namespace breakerbox::ui::text
