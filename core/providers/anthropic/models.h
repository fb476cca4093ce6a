// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <connections/modelinfo.h>

#include <QByteArray>

#include <vector>

namespace breakerbox::providers::anthropic {

// GET /v1/models?limit=1000 (providers.md 5): the most one page holds, and no account has more.
[[nodiscard]] Result<std::vector<connections::ModelInfo>> readModels(QByteArrayView body);

} // namespace breakerbox::providers::anthropic
