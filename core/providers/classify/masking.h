// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace breakerbox::providers::classify {

// Hides what looks like a key or a token, and organisation ids (providers.md 1.7).
[[nodiscard]] QString maskKeys(QString text);

// A provider's words as they may be kept and shown: masked, without control characters, at most
// 2,000 characters.
[[nodiscard]] QString presentable(const QString &text);

} // namespace breakerbox::providers::classify
