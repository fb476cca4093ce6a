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

// POST /api/show: what one model can do and how much it takes.
[[nodiscard]] Result<connections::ModelInfo> readModel(QByteArrayView body, const ModelId &about);

} // namespace breakerbox::providers::ollama
