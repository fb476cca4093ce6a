// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <connections/modelinfo.h>

#include <QByteArray>

#include <vector>

namespace breakerbox::providers::openaichat {

// GET /models of the OpenAI family, with what OpenRouter, Groq, Mistral, LM Studio, llama.cpp and
// vLLM tell besides (providers.md 3.1, 7, 8).
[[nodiscard]] Result<std::vector<connections::ModelInfo>> readModels(QByteArrayView body);

} // namespace breakerbox::providers::openaichat
