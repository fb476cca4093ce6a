// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <providers/protocoladapter.h>

#include <QJsonObject>

namespace breakerbox::providers::openairesponses {

// The body of POST /responses (providers.md 3.4). Nothing is stored at the provider; what was said
// before is sent again, the model's own items as they came (PromptMessage::replay, made by
// ReplyItems). There is no "stop" here, and max_output_tokens is 16 at least.
[[nodiscard]] QJsonObject responsesBody(const chat::Prompt &prompt, const ModelNotes &notes);

} // namespace breakerbox::providers::openairesponses
