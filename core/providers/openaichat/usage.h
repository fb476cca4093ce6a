// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/message.h>

#include <QJsonObject>

namespace breakerbox::providers::openaichat {

// Normalises a usage object of the Chat Completions family (providers.md 2.4): xAI counts
// reasoning apart from the output, DeepSeek names cached tokens its own way. null = not said.
[[nodiscard]] chat::Usage usageOf(const QJsonObject &usage);

} // namespace breakerbox::providers::openaichat
