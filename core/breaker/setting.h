// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <base/random.h>
#include <breaker/pathstep.h>
#include <breaker/values/policy.h>

#include <cstdint>

namespace breakerbox::breaker {

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
