// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <connections/modelinfo.h>

#include <QByteArray>

#include <vector>

namespace breakerbox::providers::gemini {

// GET /models?pageSize=1000 (providers.md 6): the most one page holds. Models that cannot chat (no
// generateContent) are marked, not left out.
[[nodiscard]] Result<std::vector<connections::ModelInfo>> readModels(QByteArrayView body);

// A name without the "models/" in front.
[[nodiscard]] QString bareName(const QString &name);

} // namespace breakerbox::providers::gemini
