// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/values/outcome.h>
#include <chat/message.h>
#include <scheduler/chatexchange.h>

namespace breakerbox::scheduler {

// What of a reply arrived.
struct ReplySeen
{
    bool content = false; // text, reasoning, refusal or a tool call
    bool text = false;    // text, or a tool call
    chat::FinishReason finish = chat::FinishReason::None;

    bool operator==(const ReplySeen &) const = default;
};

// How a request ends whose last attempt ended so (design 8).
[[nodiscard]] ResultKind kindOf(const breaker::Outcome &outcome, const ReplySeen &seen);

// The category of an attempt that was ended for this cause on this side.
[[nodiscard]] breaker::Category categoryOf(LifecycleCause cause);

} // namespace breakerbox::scheduler
