// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <connections/modelinfo.h>

#include <QByteArray>

#include <vector>

namespace breakerbox::providers::ollama {

// GET /api/tags. A model with a remote host is answered elsewhere: another boundary (8.1).
[[nodiscard]] Result<std::vector<connections::ModelInfo>> readModels(QByteArrayView body);

} // namespace breakerbox::providers::ollama
