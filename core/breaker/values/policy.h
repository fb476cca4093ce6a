// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>

#include <algorithm>
#include <array>
#include <cstdint>

namespace breakerbox::breaker {

// A ladder in three numbers, as people set it.
struct LadderShape
{
    Milliseconds first{0};
    Milliseconds longest{0};
    double growth = 2; // each wait is so many times the one before; at least 1

    bool operator==(const LadderShape &) const = default;
};

// Delays that grow by steps, then stay at the last (level 1 = the first).
struct Ladder
{
    static constexpr int kMaximum = 8;
    std::array<Milliseconds, kMaximum> steps{};
    int count = 0;

    [[nodiscard]] constexpr Milliseconds at(int level) const noexcept
    {
        const int known = std::clamp(count, 0, kMaximum);
        if (known == 0)
            return Milliseconds(0);
        return steps[static_cast<size_t>(std::clamp(level, 1, known) - 1)];
    }
    [[nodiscard]] constexpr Milliseconds last() const noexcept { return at(count); }
    // From first to longest by growth, in at most kMaximum steps of which the last is the longest.
    // Without growth it is one step: the first.
    [[nodiscard]] static Ladder growing(const LadderShape &shape);
    // The shape it was made of, or the nearest: growth is that of the first two steps.
    [[nodiscard]] LadderShape shape() const;
    bool operator==(const Ladder &) const = default;
};

// The numbers of breaker.md 2.1: a value per connection kind. Every field can be edited by the
// user.
struct Policy
{
    static constexpr int kMostFailures = 100;

    int runFailures = 3;   // counted failures in a row that open
    int runRequests = 2;   // of at least that many logical requests
    int ratioFailures = 5; // or so many …
    int ratioWindow = 8;   // … of the last so many; 0 = rule off
    int ratioMinimum = 6;  // with at least so many outcomes held
    int ratioRequests = 3;
    Milliseconds evidenceAge{600'000};
    Ladder ladder{{Milliseconds(10'000), Milliseconds(20'000), Milliseconds(40'000),
                   Milliseconds(80'000), Milliseconds(160'000), Milliseconds(300'000)},
                  6};
    Milliseconds ladderMemory{600'000};
    double jitter = 0.2; // only upwards: d … d·(1 + jitter)
    Milliseconds probeLease{60'000};
    int closeSuccesses = 1;     // below closeLevel
    int closeSuccessesHigh = 2; // from closeLevel on
    int closeLevel = 3;
    Ladder gateLadder{{Milliseconds(5'000), Milliseconds(10'000), Milliseconds(20'000),
                       Milliseconds(40'000), Milliseconds(80'000), Milliseconds(120'000)},
                      6};
    Milliseconds hintBound{900'000};
    Milliseconds hintFloor{1'000};
    Milliseconds manualGap{2'000}; // after the last verdict
    Milliseconds inconclusiveGap{1'000};
    Milliseconds wakeGrace{15'000};
    Milliseconds rowLife{600'000};
    Milliseconds storedProbeGap{5'000};
    int storedLevel = 6;
    bool healthEnabled = true; // false: the user's choice that no health circuit ever blocks

    [[nodiscard]] static Policy cloud() { return {}; } // and custom endpoints
    [[nodiscard]] static Policy local();
    bool operator==(const Policy &) const = default;
};

} // namespace breakerbox::breaker
