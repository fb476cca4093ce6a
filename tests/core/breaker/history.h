// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "referencemodel.h"
#include "world.h"

namespace breakerbox::breaker {

// One thing that happens. Numbers are taken modulo what there is, so that a history stays sound
// when parts of it are left out.
struct Step
{
    enum class Kind {
        Send = 0, // asks and settles at once
        Ask,
        Settle,
        Drop,
        FirstContent,
        Wait,
        Wake,
        Restart,
        Reboot,
        Reset,
        Pause,
        Resume,
        Edit,
        Offline,
        Online,
        ClearAttention,
    };
    Kind kind = Kind::Wait;
    int connection = 0;
    int path = 0;
    int outcome = 0; // index of an outcome, or of a span
    int which = 0;   // request, permit or node
    bool manual = false;

    [[nodiscard]] QString toString() const;
    // False for what concerns all.
    [[nodiscard]] bool isOfConnection(int index) const;
};
using History = std::vector<Step>;

// The same for the same seed: up to 200 steps, mostly sends that fail in runs.
[[nodiscard]] History randomHistory(std::uint64_t seed);

// How what a step sends ends, and how long it waits.
[[nodiscard]] const Outcome &outcomeAt(const Step &step);
[[nodiscard]] Milliseconds spanOf(const Step &step);

} // namespace breakerbox::breaker
