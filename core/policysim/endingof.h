// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/values/evidence.h>
#include <policysim/scenario.h>
#include <providers/protocoladapter.h>

namespace breakerbox::policysim {

// What a scenario writes for an attempt of which only the evidence is left.
struct Likeness
{
    Ending ending;
    bool exact = false; // the classifier makes the same category of it again
};

// Finds an ending that the protocol's classifier judges as the attempt was judged: first one of the
// same category, else one of the same effect on the breakers. It is tried out, not assumed. Times
// and request ids are the caller's; it holds no word of the provider's. Pure.
[[nodiscard]] Likeness endingOf(const breaker::Evidence &evidence, breaker::Operation operation,
                                connections::Protocol protocol,
                                const providers::Adapters &adapters);

} // namespace breakerbox::policysim
