// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/values/policy.h>

namespace breakerbox::policysim {

// Policies to compare a present one with.
enum class Alternative {
    MorePatient = 0, // opens later, waits less
    QuickerToStop,   // opens at the second failure, waits longer
    ClassicWindow,   // half of the last ten calls failed; always 30 s: as breakers of servers do
};

// The present policy with what this alternative is about changed.
[[nodiscard]] breaker::Policy policyOf(Alternative alternative, const breaker::Policy &present);

} // namespace breakerbox::policysim
