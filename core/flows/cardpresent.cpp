// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "cardpresent.h"

#include <algorithm>

namespace breakerbox::flows {

namespace {

// Trouble that passes by itself. What a person must put right stays until they did.
bool passes(CardKind kind)
{
    switch (kind) {
    case CardKind::Failing:
    case CardKind::RateLimited:
    case CardKind::ServerStopped:
    case CardKind::OutOfMemory:
    case CardKind::ModelLoading:
    case CardKind::Offline:
    case CardKind::Trial:
    case CardKind::Paced:
        return true;
    default:
        return false;
    }
}

} // namespace

void addPresent(Card &card, const CardFacts &facts)
{
    if (!facts.tries.empty())
        card.failedAt = facts.tries.back().ended;
    card.longAgo =
        card.failedAt > WallTime{} && facts.wall - card.failedAt > std::chrono::hours(12);
    if (card.phase != CardPhase::Asking || !passes(card.kind))
        return;
    const bool held = facts.denial && !facts.ready;
    const WallTime from = std::max(card.failedAt, facts.since);
    if (!held && facts.lastSuccess && *facts.lastSuccess > from)
        card.workedAt = facts.lastSuccess;
    card.ready =
        !held && (facts.ready || facts.waitRanOut) && card.retryNow.isOffered() && !card.workedAt;
    card.over = card.ready || card.workedAt || (!held && !facts.failsNow);
}

} // namespace breakerbox::flows
