// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/prompt.h>

#include <vector>

namespace breakerbox::providers::wire {

// The turns of turnsOf() with every tool call beside its result, as the strict protocols demand it:
// calls nobody answered and answers to no call are left out, results stand in the order of their
// calls. A turn that held nothing else is gone.
[[nodiscard]] std::vector<chat::PromptMessage>
withPairedCalls(std::vector<chat::PromptMessage> turns);

} // namespace breakerbox::providers::wire
