// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/message.h>

#include <QString>

#include <variant>

namespace breakerbox::chat {

// What a protocol's parser makes of the bytes of a reply, in order.
struct TextDelta
{
    QString text;
    bool operator==(const TextDelta &) const = default;
};
struct ReasoningDelta
{
    QString text;
    bool operator==(const ReasoningDelta &) const = default;
};
struct RefusalDelta
{
    QString text;
    bool operator==(const RefusalDelta &) const = default;
};
// The whole text so far was something else: replaces text and reasoning (case C25, think tags
// whose opening one never came).
struct TextReplaced
{
    QString text;
    QString reasoning;
    bool operator==(const TextReplaced &) const = default;
};
// A fragment of the call at index; id and name come with the first one, arguments are appended.
struct ToolCallDelta
{
    int index = 0;
    QString id;
    QString name;
    QString arguments;
    bool operator==(const ToolCallDelta &) const = default;
};
// Cumulative: a later one replaces the fields it has.
struct UsageUpdate
{
    Usage usage;
    bool operator==(const UsageUpdate &) const = default;
};
// Facts about the reply: its model and its id, as soon as they are known. Empty = not said.
struct ReplyNamed
{
    QString model;
    QString requestId;
    bool operator==(const ReplyNamed &) const = default;
};
// What is to be sent back unchanged with this reply (Message::replay): replaces an earlier one.
struct ReplayUpdate
{
    QByteArray replay;
    bool operator==(const ReplayUpdate &) const = default;
};
struct Finished
{
    FinishReason reason = FinishReason::Unknown;
    bool operator==(const Finished &) const = default;
};

using StreamEvent = std::variant<TextDelta, ReasoningDelta, RefusalDelta, TextReplaced,
                                 ToolCallDelta, UsageUpdate, ReplyNamed, ReplayUpdate, Finished>;

// The one place that gathers events into a message. Think of it as the reply so far.
struct ReplyText
{
    QString text;
    QString reasoning;
    QString refusal;
    std::vector<ToolCall> toolCalls;
    Usage usage;
    QString model;
    QString requestId;
    QByteArray replay;
    FinishReason finish = FinishReason::None;

    void apply(const StreamEvent &event);
    bool operator==(const ReplyText &) const = default;
};

// True for the events that count as content: text, reasoning, refusal, a tool call
// (breaker.md 2.1: headers or an error frame are not content).
[[nodiscard]] bool isContent(const StreamEvent &event);

} // namespace breakerbox::chat
