// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/ids.h>

#include <QString>

#include <optional>

namespace breakerbox::connections {

enum class Capability { Unknown = 0, Yes, No };

// What a model list tells of one model. Everything but id may be absent.
struct ModelInfo
{
    ModelId id;
    QString displayName;
    std::optional<qint64> contextLength;
    std::optional<qint64> maximumOutput;
    Capability images = Capability::Unknown;
    Capability tools = Capability::Unknown;
    Capability reasoning = Capability::Unknown;
    Capability loaded = Capability::Unknown; // local servers that tell
    QString remoteHost;                      // Ollama: relayed onward to this host
    bool chat = true;                        // false: embedding, audio… hidden unless asked for

    bool operator==(const ModelInfo &) const = default;
};

} // namespace breakerbox::connections
