// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <connections/connection.h>
#include <connections/modelinfo.h>
#include <store/database.h>

#include <QStringList>

#include <optional>
#include <vector>

namespace breakerbox::store {

// What refusals taught about a model (providers::ModelNotes, which this room does not know).
struct StoredNotes
{
    ConnectionId connection;
    ModelId model;
    QStringList dropped;
    QString outputLimitField;
    bool streaming = true;
    std::optional<qint64> contextLength = {}; // tokens
    connections::Capability images = connections::Capability::Unknown;
    connections::Capability tools = connections::Capability::Unknown;
    connections::Capability reasoning = connections::Capability::Unknown;

    bool operator==(const StoredNotes &) const = default;
};

// Connections, the model lists they gave last, and notes per model. Never a key.
class ConnectionRepository
{
public:
    explicit ConnectionRepository(Database &database)
        : m_database(database)
    {}
    [[nodiscard]] Result<std::vector<connections::Connection>> list() const; // by position
    Result<void> save(const connections::Connection &connection); // insert or update, FULL
    Result<void> remove(const ConnectionId &id);

    [[nodiscard]] Result<std::vector<connections::ModelInfo>> models(const ConnectionId &id) const;
    Result<void> saveModels(const ConnectionId &id,
                            const std::vector<connections::ModelInfo> &models);
    [[nodiscard]] Result<std::vector<StoredNotes>> notes() const;
    Result<void> saveNotes(const StoredNotes &notes);

private:
    Database &m_database;
};

} // namespace breakerbox::store
