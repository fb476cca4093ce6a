// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <providers/protocoladapter.h>

#include <QJsonObject>

namespace breakerbox::providers::ollama {

// The body of POST /api/chat (providers.md 8.1): parameters under "options", pictures as bare
// base64, a call's arguments as an object. "think" is the model's own choice unless the user says.
[[nodiscard]] QJsonObject chatBody(const chat::Prompt &prompt, const ModelNotes &notes);

} // namespace breakerbox::providers::ollama
