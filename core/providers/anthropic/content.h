// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/prompt.h>

#include <QJsonArray>

#include <vector>

namespace breakerbox::providers::anthropic {

// The turns of a prompt as the protocol wants them: every call beside its result, nothing empty.
[[nodiscard]] std::vector<chat::PromptMessage> turnsOf(const chat::Prompt &prompt);

// "messages" (providers.md 5.1): the roles alternate and the first is the user's, all results of
// parallel calls stand in one turn, thinking goes back unchanged where it stood. Pictures and PDFs
// stand in front of the text, text files are part of it; other files are left out.
[[nodiscard]] QJsonArray messagesOf(const std::vector<chat::PromptMessage> &turns);

// False if the last turns are a loop of tools whose thinking is not known any more: a model that is
// told to think then refuses the request.
[[nodiscard]] bool canGoOnThinking(const std::vector<chat::PromptMessage> &turns);

} // namespace breakerbox::providers::anthropic
