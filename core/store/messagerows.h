// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/conversation.h>
#include <chat/message.h>
#include <store/database.h>

// Rows of conversations and messages, from values and back. Statements name their columns in the
// order of these lists.
namespace breakerbox::store {

inline constexpr char kConversationColumns[] =
    "id, title, created, updated, home, allowed, local_only, connection, model, system_prompt,"
    " temperature, top_p, max_tokens, stop, draft, leaf, effort, thinking_budget,"
    " folder, archived";
inline constexpr int kConversationValues = 20;

inline constexpr char kMessageColumns[] =
    "id, conversation, parent, role, state, created, text, reasoning, refusal, tool_calls,"
    " connection, model, answering_model, boundary, request, finish, input_tokens, output_tokens,"
    " reasoning_tokens, cached_tokens, first_token_ms, duration_ms, failure,"
    " tool_call, replay";
inline constexpr int kMessageValues = 25;

// Binds from position 1 on.
void bindConversation(Statement &statement, const chat::Conversation &conversation);
[[nodiscard]] chat::Conversation conversationFrom(const Statement &statement);
void bindMessage(Statement &statement, const chat::Message &message);
// Without attachments: they have a table of their own.
[[nodiscard]] chat::Message messageFrom(const Statement &statement);

} // namespace breakerbox::store
