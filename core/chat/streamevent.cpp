// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "streamevent.h"

namespace breakerbox::chat {

namespace {

template <typename... Functions> struct Overloaded : Functions...
{
    using Functions::operator()...;
};

void applyToolCall(std::vector<ToolCall> &calls, const ToolCallDelta &delta)
{
    const auto index = static_cast<size_t>(std::max(delta.index, 0));
    if (index >= calls.size())
        calls.resize(index + 1);
    ToolCall &call = calls[index];
    if (!delta.id.isEmpty())
        call.id = delta.id;
    if (!delta.name.isEmpty())
        call.name = delta.name;
    call.arguments += delta.arguments;
}

void applyUsage(Usage &usage, const Usage &update)
{
    if (update.inputTokens)
        usage.inputTokens = update.inputTokens;
    if (update.outputTokens)
        usage.outputTokens = update.outputTokens;
    if (update.reasoningTokens)
        usage.reasoningTokens = update.reasoningTokens;
    if (update.cachedTokens)
        usage.cachedTokens = update.cachedTokens;
}

} // namespace

void ReplyText::apply(const StreamEvent &event)
{
    std::visit(Overloaded{
                   [&](const TextDelta &delta) { text += delta.text; },
                   [&](const ReasoningDelta &delta) { reasoning += delta.text; },
                   [&](const RefusalDelta &delta) { refusal += delta.text; },
                   [&](const TextReplaced &whole) {
                       text = whole.text;
                       reasoning = whole.reasoning;
                   },
                   [&](const ToolCallDelta &delta) { applyToolCall(toolCalls, delta); },
                   [&](const UsageUpdate &update) { applyUsage(usage, update.usage); },
                   [&](const ReplyNamed &named) {
                       if (!named.model.isEmpty())
                           model = named.model;
                       if (!named.requestId.isEmpty())
                           requestId = named.requestId;
                   },
                   [&](const ReplayUpdate &update) { replay = update.replay; },
                   [&](const Finished &finished) { finish = finished.reason; },
               },
               event);
}

bool isContent(const StreamEvent &event)
{
    return std::visit(Overloaded{
                          [](const TextDelta &delta) { return !delta.text.isEmpty(); },
                          [](const ReasoningDelta &delta) { return !delta.text.isEmpty(); },
                          [](const RefusalDelta &delta) { return !delta.text.isEmpty(); },
                          [](const TextReplaced &) { return true; },
                          [](const ToolCallDelta &) { return true; },
                          [](const auto &) { return false; },
                      },
                      event);
}

} // namespace breakerbox::chat
