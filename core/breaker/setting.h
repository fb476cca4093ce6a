// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <base/random.h>
#include <breaker/values/policy.h>

#include <cstdint>

namespace breakerbox::breaker {

// Counts every change of state in one tree and every permit. A permit remembers the count at its
// admission; a scope that changed since is past it, and its result is late (breaker.md 1.9, R43).
using Epoch = std::uint64_t;

// What one decision is made with: the connection's numbers, chance, the moment.
struct Setting
{
    const Policy &policy;
    Random &random;
    Epoch &lastEpoch;
    BootTime now;
    WallTime wall;

    [[nodiscard]] Epoch nextEpoch() const noexcept { return ++lastEpoch; }
};

} // namespace breakerbox::breaker
