// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <flows/cardmaker.h>

namespace breakerbox::flows {

// What has become of the trouble a card tells of: it holds on, it may be tried again, or the
// connection works again (Card::ready, over, failedAt, workedAt).
void addPresent(Card &card, const CardFacts &facts);

} // namespace breakerbox::flows
