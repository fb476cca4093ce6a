// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <breaker/values/evidence.h>

#include <cstdint>
#include <memory>
#include <vector>

namespace breakerbox::breaker {

// Which child of a scope an outcome came from.
using Child = std::uint64_t;
inline constexpr Child kOwnOutcome = 0;   // the scope's own: a leaf's, or a gateway's page
inline constexpr Child kUnknownChild = 1; // restored from a row, which does not keep it

// One counted outcome.
struct HeldOutcome
{
    BootTime time{};
    Verdict verdict = Verdict::Inconclusive;
    std::uint64_t request = 0; // which logical request
    Child child = kOwnOutcome;
    std::shared_ptr<const Evidence> evidence;
};

// The last counted outcomes of one scope, at most 20. It holds them; how old they may be is the
// asker's to say: every question takes the earliest time that still counts.
class EvidenceRing
{
public:
    static constexpr std::size_t kCapacity = 20;

    // Failures at the end of the ring with nothing else between them.
    struct Run
    {
        int failures = 0;
        int requests = 0; // of so many logical requests
        int children = 0; // from so many known children
        bool own = false; // one of them the scope's own
    };
    // Failures among the last outcomes.
    struct Share
    {
        int held = 0; // outcomes in the whole ring
        int seen = 0; // of these, inside the window
        int failures = 0;
        int requests = 0; // logical requests of the failures
    };
    enum class Of { Everything, OwnOutcomes };

    void push(HeldOutcome outcome);
    void clear() noexcept;
    // Takes back what came since then.
    void forgetSince(BootTime time);

    [[nodiscard]] bool isEmpty() const noexcept { return m_slots.empty(); }
    [[nodiscard]] bool hasFailure(BootTime earliest) const noexcept;
    [[nodiscard]] Run run(BootTime earliest) const noexcept;
    [[nodiscard]] Share share(int window, Of failures, BootTime earliest) const noexcept;
    // Oldest first.
    [[nodiscard]] std::vector<HeldOutcome> held(BootTime earliest) const;
    [[nodiscard]] BootTime newest() const noexcept;

private:
    [[nodiscard]] const HeldOutcome &fromNewest(std::size_t index) const noexcept;

    std::vector<HeldOutcome> m_slots; // a circle once it is full
    std::size_t m_next = 0;           // the slot of the next outcome
};

} // namespace breakerbox::breaker
