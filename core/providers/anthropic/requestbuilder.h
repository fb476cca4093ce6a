// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <providers/protocoladapter.h>

#include <QJsonObject>

namespace breakerbox::providers::anthropic {

// The body of POST /v1/messages (providers.md 5.1). Where models think, temperature is left out and
// a low top_p too: they are refused then.
[[nodiscard]] QJsonObject chatBody(const chat::Prompt &prompt, const ModelNotes &notes);

} // namespace breakerbox::providers::anthropic
