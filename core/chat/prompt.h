// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/ids.h>
#include <chat/conversation.h>
#include <chat/message.h>

#include <QString>

#include <vector>

namespace breakerbox::chat {

// A function the model may call. parameters is a JSON schema, an object; empty = it takes none.
struct Tool
{
    QString name;
    QString description;
    QByteArray parameters;

    bool operator==(const Tool &) const = default;
};

// One message as a protocol's request builder needs it.
struct PromptMessage
{
    Role role = Role::Unknown;
    QString text;
    // Both only where the model asked now is the one that thought: see Message::replay.
    QString reasoning; // sent back only where a protocol wants it
    QByteArray replay;
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
    std::vector<Tool> tools;
    Parameters parameters;

    bool operator==(const Prompt &) const = default;
};

} // namespace breakerbox::chat
