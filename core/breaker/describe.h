// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/permitrecord.h>
#include <breaker/values/evidence.h>

namespace breakerbox::breaker {

// An outcome's verdicts as far as this computer's state lets them count.
struct Weighed
{
    Verdict transport = Verdict::Inconclusive;
    Verdict service = Verdict::Inconclusive;
    QString whyNot; // set if one was taken away
};

// An outcome as it is remembered, not yet said to count or not.
[[nodiscard]] Evidence describe(const PermitRecord &record, const Outcome &outcome,
                                const Weighed &weighed, WallTime time);

enum class Reported { InTime = 0, Late };

// The stable word for why an outcome did not count.
[[nodiscard]] QString whyNotCounted(const Outcome &outcome, const Weighed &weighed,
                                    Reported reported, const Policy &policy);

// Tells logical requests apart. Stable over runs: stored rows carry it.
[[nodiscard]] std::uint64_t hashOf(const RequestId &id) noexcept;

} // namespace breakerbox::breaker
