// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <transfer/jsoncursor.h>
#include <transfer/sourceconversation.h>

// One reader per product: from the text of one conversation to what stands in it. They believe
// nothing: every member may be missing, null or of another type.
namespace breakerbox::transfer {

void readChatGpt(JsonCursor &json, SourceConversation &into);
void readClaude(JsonCursor &json, SourceConversation &into);
void readOpenWebUi(JsonCursor &json, SourceConversation &into);
void readLibreChat(JsonCursor &json, SourceConversation &into);
void readChatbox(JsonCursor &json, SourceConversation &into);

// "user", "human" → User; "assistant", "bot"… → Assistant; Unknown for what is neither.
[[nodiscard]] chat::Role roleOf(QStringView word);
// Texts of one message, with an empty line between.
void appendPart(QString &text, const QString &part);

} // namespace breakerbox::transfer
