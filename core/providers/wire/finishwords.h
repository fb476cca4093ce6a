// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/message.h>

#include <QString>

namespace breakerbox::providers::wire {

// The normalised finish of a provider's word (providers.md 2.5). A word nobody knows means:
// finished, reason unknown (C19).
[[nodiscard]] chat::FinishReason finishOf(const QString &word);

} // namespace breakerbox::providers::wire
