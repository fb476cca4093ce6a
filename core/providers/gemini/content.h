// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/prompt.h>

#include <QJsonArray>

namespace breakerbox::providers::gemini {

// "contents" (providers.md 6.1): roles "user" and "model" in turn, the first is the user's; every
// call beside its result, all results of parallel calls in one turn; signed parts go back as they
// came. Pictures, PDFs, sounds and films stand in front of the text, text files are part of it;
// other files are left out.
[[nodiscard]] QJsonArray contentsOf(const chat::Prompt &prompt);

} // namespace breakerbox::providers::gemini
