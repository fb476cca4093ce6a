// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace breakerbox::providers::gemini {

// The service often gives its calls no ids, and the rest of the program knows calls by theirs. Made
// ones are the same for the same reply, differ between replies, and are never sent.
[[nodiscard]] QString madeCallId(const QString &response, int number);
[[nodiscard]] bool isMadeCallId(const QString &id);

} // namespace breakerbox::providers::gemini
