// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <providers/protocoladapter.h>

#include <QJsonObject>

namespace breakerbox::providers::openaichat {

// The body of POST /chat/completions: as little as will do, for services refuse what they do not
// know (providers.md 3.2, 10). notes leave out what this model has refused before.
[[nodiscard]] QJsonObject chatBody(const connections::Preset &preset, const chat::Prompt &prompt,
                                   const ModelNotes &notes);

} // namespace breakerbox::providers::openaichat
