// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/pathstep.h>
#include <breaker/values/scope.h>

#include <base/ids.h>

#include <array>
#include <memory>

namespace breakerbox::breaker {

class ScopeTree;

// What a permit carries. Scopes are named, not pointed at: they may be gone when it is settled.
struct PermitRecord
{
    std::weak_ptr<ScopeTree> tree;
    ScopePath path;
    RequestId request;
    AttemptId attempt;
    Epoch id = 0; // holder of every probe and trial it claimed
    std::array<Epoch, kPathSteps> admitted{};
    std::array<bool, kPathSteps> entered{}; // counted as in flight there
    std::array<bool, kPathSteps> judged{};  // its verdict as a probe was given at first content
    std::uint64_t wakes = 0;
    bool isProbe = false;
    bool isManual = false;
};

} // namespace breakerbox::breaker
