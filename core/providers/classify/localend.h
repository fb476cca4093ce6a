// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/phase.h>
#include <breaker/values/category.h>
#include <net/httptransport.h>

namespace breakerbox::providers::classify {

// The category of an end this side made (a stop, a suspend, a full disk). Unknown for Normal.
[[nodiscard]] breaker::Category ownCategory(LifecycleCause cause);

// The category of an exchange that ended below HTTP without a whole answer. responseBegan: its
// head had come.
[[nodiscard]] breaker::Category networkCategory(net::TransportEnd end, bool responseBegan);

// True if nothing was sent because this side did not let it: it says nothing about the other one.
[[nodiscard]] bool wasHeldBack(net::TransportEnd end);

} // namespace breakerbox::providers::classify
