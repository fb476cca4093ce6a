// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/ids.h>
#include <chat/conversation.h>
#include <chat/message.h>

#include <QString>

#include <vector>

namespace breakerbox::chat {

// One message as a protocol's request builder needs it.
struct PromptMessage
{
    Role role = Role::Unknown;
    QString text;
    QString reasoning; // sent back only where a protocol wants it
    std::vector<Attachment> attachments;
    std::vector<ToolCall> toolCalls;
    QString toolCallId; // role Tool: which call this answers

    bool operator==(const PromptMessage &) const = default;
};

// Everything a model is asked, free of any protocol. Built by flows from a branch of the tree.
struct Prompt
{
    ModelId model;
    QString system;
    std::vector<PromptMessage> messages;
    Parameters parameters;

    bool operator==(const Prompt &) const = default;
};

} // namespace breakerbox::chat
