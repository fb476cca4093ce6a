// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/prompt.h>
#include <providers/protocoladapter.h>

#include <QJsonObject>

namespace breakerbox::providers::wire {

enum class Streaming { No = 0, Yes };

// What every request of a connection has: the URL (base plus path), content headers, the user's
// own headers and organisation, and where the key goes. The user's headers win over ours.
[[nodiscard]] WireRequest requestFor(const connections::Connection &connection,
                                     const connections::Preset &preset, QStringView path);
// The same with a JSON body to post.
[[nodiscard]] WireRequest postFor(const connections::Connection &connection,
                                  const connections::Preset &preset, QStringView path,
                                  const QJsonObject &body, Streaming streaming);

// The system text at the front: the conversation's and that of system messages further down, which
// many chat templates refuse anywhere else (C52). Empty if there is none.
[[nodiscard]] QString systemText(const chat::Prompt &prompt);

// The message's text with its text attachments in front of it.
[[nodiscard]] QString textWithFiles(const chat::PromptMessage &message);
[[nodiscard]] bool isTextFile(const chat::Attachment &attachment);
[[nodiscard]] bool isImage(const chat::Attachment &attachment);
[[nodiscard]] bool isPdf(const chat::Attachment &attachment);
[[nodiscard]] QString dataUrl(const chat::Attachment &attachment);

// What all OpenAI protocols say of a tool: {"name","description","parameters"}. A tool without a
// schema takes an object of nothing.
[[nodiscard]] QJsonObject functionOf(const chat::Tool &tool);

// The messages to send: without system messages and without turns that hold nothing, neighbours of
// the user's joined into one (chat templates want the roles to alternate).
[[nodiscard]] std::vector<chat::PromptMessage> turnsOf(const chat::Prompt &prompt);

} // namespace breakerbox::providers::wire
