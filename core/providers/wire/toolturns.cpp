// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "toolturns.h"

#include <algorithm>
#include <utility>

namespace breakerbox::providers::wire {

namespace {

using chat::PromptMessage;
using chat::Role;

bool isEmpty(const PromptMessage &turn)
{
    return turn.text.isEmpty() && turn.attachments.empty() && turn.toolCalls.empty();
}

} // namespace

std::vector<PromptMessage> withPairedCalls(std::vector<PromptMessage> turns)
{
    std::vector<PromptMessage> paired;
    for (size_t i = 0; i < turns.size(); ++i) {
        PromptMessage &turn = turns[i];
        if (turn.role == Role::Tool)
            continue; // taken with its call, or an answer to nothing
        if (turn.toolCalls.empty()) {
            paired.push_back(std::move(turn));
            continue;
        }
        size_t end = i + 1;
        while (end < turns.size() && turns[end].role == Role::Tool)
            ++end;
        std::vector<chat::ToolCall> answered;
        std::vector<PromptMessage> results;
        for (chat::ToolCall &call : turn.toolCalls) {
            const auto first = turns.begin() + static_cast<std::ptrdiff_t>(i + 1);
            const auto last = turns.begin() + static_cast<std::ptrdiff_t>(end);
            const auto result = std::find_if(
                first, last, [&](const PromptMessage &one) { return one.toolCallId == call.id; });
            if (result == last)
                continue;
            results.push_back(*result);
            answered.push_back(std::move(call));
        }
        turn.toolCalls = std::move(answered);
        if (!isEmpty(turn))
            paired.push_back(std::move(turn));
        std::ranges::move(results, std::back_inserter(paired));
    }
    return paired;
}

} // namespace breakerbox::providers::wire
