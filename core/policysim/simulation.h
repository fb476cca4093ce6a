// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <connections/preset.h>
#include <policysim/report.h>
#include <policysim/scenario.h>
#include <providers/protocoladapter.h>

namespace breakerbox::policysim {

// Plays a scenario from its start to the end of its last attempt, on a virtual clock, with the
// breakers, gates, admission and classifier of the running program (S146). No I/O.
[[nodiscard]] Report simulate(const Scenario &scenario, const providers::Adapters &adapters);

} // namespace breakerbox::policysim
