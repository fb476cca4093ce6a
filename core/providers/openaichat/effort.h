// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/conversation.h>
#include <connections/preset.h>

#include <QJsonObject>

namespace breakerbox::providers::openaichat {

// How much to think, in the service's own form and words (providers.md 1.1, 7, 8.3): data of its
// preset. Nothing for Effort::Standard, or where the service cannot be told.
void insertEffort(QJsonObject &body, const connections::Preset &preset,
                  const chat::Parameters &parameters);

} // namespace breakerbox::providers::openaichat
