// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <connections/modelinfo.h>

#include <QByteArray>
#include <QJsonArray>
#include <QJsonValue>

#include <functional>
#include <optional>
#include <vector>

namespace breakerbox::providers::wire {

// Reads one entry; nothing if it names no model.
using ModelReader = std::function<std::optional<connections::ModelInfo>(const QJsonValue &)>;

// The list in a body, under "data" or "models" or bare (C28), each model once, in its order.
// InvalidInput (remote) if the body is no list.
[[nodiscard]] Result<std::vector<connections::ModelInfo>> readModelList(QByteArrayView body,
                                                                        const ModelReader &reader);

[[nodiscard]] connections::Capability capability(bool has);
// Whether a list of words has one of them; Unknown if it is no list.
[[nodiscard]] connections::Capability listed(const QJsonValue &words, QStringView word);
// False for names of embedding, speech, picture and moderation models (providers.md 3.1).
[[nodiscard]] bool soundsLikeChat(const QString &id);

} // namespace breakerbox::providers::wire
