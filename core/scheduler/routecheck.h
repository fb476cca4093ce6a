// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <connections/boundary.h>
#include <scheduler/request.h>

namespace breakerbox::scheduler {

// Whether content of this route may go there (security.md 3.3, R3). NotAllowed with the detail
// "local_only" or "boundary" if not. This device is never a crossing; a locked conversation may
// besides reach only LAN hosts that are already in its set, and no consent lifts the lock.
[[nodiscard]] Result<void> checkRoute(const Route &route, const connections::Boundary &destination);

// The consent a ledger row has to name for this destination.
[[nodiscard]] std::optional<ConsentId> consentFor(const Route &route,
                                                  const connections::Boundary &destination);

} // namespace breakerbox::scheduler
