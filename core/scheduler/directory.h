// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <connections/connection.h>
#include <connections/preset.h>
#include <providers/protocoladapter.h>

#include <optional>

namespace breakerbox::scheduler {

// What the scheduler has to look up, at the moment it needs it. Implemented by flows.
class Directory
{
public:
    Directory() = default;
    virtual ~Directory() = default;
    Directory(const Directory &) = delete;
    Directory &operator=(const Directory &) = delete;

    [[nodiscard]] virtual std::optional<connections::Connection>
    connection(const ConnectionId &id) const = 0;
    [[nodiscard]] virtual const connections::Preset &
    preset(const connections::Connection &connection) const = 0;
    // Where this model is answered: the connection's boundary or the company it is relayed to.
    [[nodiscard]] virtual connections::Boundary boundary(const connections::Connection &connection,
                                                         const ModelId &model) const = 0;
    [[nodiscard]] virtual providers::ModelNotes notes(const ConnectionId &connection,
                                                      const ModelId &model) const = 0;
    // Remembers what a refusal taught (and stores it).
    virtual void setNotes(const ConnectionId &connection, const ModelId &model,
                          const providers::ModelNotes &notes) = 0;
};

} // namespace breakerbox::scheduler
