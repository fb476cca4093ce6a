// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <base/ids.h>
#include <breaker/permitrecord.h>
#include <breaker/values/outcome.h>

#include <optional>

namespace breakerbox::breaker {

class Breakers;

// Right to make one attempt on a connection. Settle it exactly once. Dropping it unsettled gives
// the slot back and counts nothing. Lives on the scheduler's thread and may outlive its Breakers,
// and the scope it was given for (both then make settling a no-op).
// Held by value: giving one allocates nothing.
class Permit final
{
public:
    Permit() noexcept; // no right at all
    Permit(Permit &&other) noexcept;
    Permit &operator=(Permit &&other) noexcept;
    Permit(const Permit &) = delete;
    Permit &operator=(const Permit &) = delete;
    ~Permit();

    [[nodiscard]] bool isValid() const noexcept;
    // Admitted while half-open, or as the first after a gate.
    [[nodiscard]] bool isProbe() const noexcept;
    [[nodiscard]] bool isManual() const noexcept;
    [[nodiscard]] AttemptId attempt() const noexcept;

    // The first content event: a probe's verdict (breaker.md 1.10). Nothing for other permits.
    void firstContent(BootTime now);
    // The end. The permit is used up.
    void settle(const Outcome &outcome, BootTime now);

private:
    friend class Breakers;
    explicit Permit(PermitRecord &&record) noexcept;

    std::optional<PermitRecord> m_record; // none = no right
};

} // namespace breakerbox::breaker
