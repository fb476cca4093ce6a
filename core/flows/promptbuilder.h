// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/conversation.h>
#include <chat/message.h>
#include <chat/prompt.h>

#include <vector>

namespace breakerbox::flows {

// Who is asked: thinking, signed or not, goes back to nobody else.
struct Asked
{
    ConnectionId connection;
    ModelId model;
    QString boundary; // Boundary::key() of who would answer
};

// What a model is asked: the system prompt and the branch up to and with the user's message.
// Replies without text (failed, waiting) are left out; partial ones are sent as far as they came.
[[nodiscard]] chat::Prompt buildPrompt(const chat::Conversation &conversation,
                                       const std::vector<chat::Message> &path, const Asked &asked);

// What asks for the rest of a reply that was cut: the branch with the reply as far as it came, and
// a short instruction in the user's place. The instruction is no message of the conversation. No
// service needs to know about prefilled replies (README.md, "Going on").
[[nodiscard]] chat::Prompt buildContinuation(const chat::Conversation &conversation,
                                             const std::vector<chat::Message> &path,
                                             const Asked &asked);
[[nodiscard]] QString continuationInstruction();

// Bytes of content in it, for the question at a boundary. An estimate from above the wire.
[[nodiscard]] qint64 contentBytes(const chat::Prompt &prompt);

// A title from the first message, made here: its first line, cut at a word (security.md 3.3).
[[nodiscard]] QString localTitle(const QString &text);
// The same of a whole message: where there are no words, the first file's name.
[[nodiscard]] QString localTitle(const QString &text, const std::vector<chat::Attachment> &files);

} // namespace breakerbox::flows
