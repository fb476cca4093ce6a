// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/values/evidence.h>
#include <connections/preset.h>
#include <flows/card.h>
#include <scheduler/chatexchange.h>

#include <optional>
#include <vector>

namespace breakerbox::flows {

// All a card is made of. Pointers are read during the call only.
struct CardFacts
{
    MessageId message;
    ModelId model;
    const connections::Connection *connection = nullptr; // null: it was removed
    const connections::Preset *preset = nullptr;
    // Why it is held, or what an automatic and a manual request would be told now.
    std::optional<breaker::Denial> denial;
    std::optional<breaker::Denial> manualDenial;
    // How the last attempt ended, if one was made.
    std::optional<breaker::Outcome> outcome;
    std::vector<scheduler::EndedTry> tries;
    std::vector<breaker::Evidence> evidence;   // what the objecting scope holds
    QString proxy;                             // of the last attempt
    std::vector<scheduler::Spending> spending; // of the connection's guard, as it stands
    Error error;
    bool hasError = false;
    bool sent = false; // an attempt was made
    bool contentArrived = false;
    bool heldOver = false;               // it waited when the program ended
    bool ready = false;                  // it was held, and nothing holds it any more
    bool waitRanOut = false;             // its card counted down, and nobody chose to wait
    bool failsNow = false;               // the last counted outcomes there are failures
    std::optional<WallTime> lastSuccess; // of the scope
    WallTime since{};                    // what came before says nothing about this message
    bool canContinue = false;            // it was cut, and nothing stands below it
    bool otherTargets = false;           // somewhere else to switch to
    CardPhase phase = CardPhase::Asking;
    BootTime now{};
    WallTime wall{};
};

// Which card it is (CardKind::None: there is nothing to say), and everything it shows and offers.
[[nodiscard]] Card makeCard(const CardFacts &facts);

// The card an outcome leads to, without any hold.
[[nodiscard]] CardKind cardKindOf(const breaker::Outcome &outcome,
                                  connections::ConnectionKind connection);

[[nodiscard]] EvidenceLine summarise(const std::vector<breaker::Evidence> &evidence);

} // namespace breakerbox::flows
