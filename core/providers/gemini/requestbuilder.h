// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <providers/protocoladapter.h>

#include <QJsonObject>

namespace breakerbox::providers::gemini {

// The body of POST /models/ID:streamGenerateContent (providers.md 6.1). How long it is to think is
// said by a budget to models up to 2.5 and by a level to newer ones, never by both; a refusal of
// one form, noted as "thinkingBudget" or "thinkingLevel", leads to the other.
[[nodiscard]] QJsonObject chatBody(const chat::Prompt &prompt, const ModelNotes &notes);

} // namespace breakerbox::providers::gemini
