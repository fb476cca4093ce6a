// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/ids.h>

#include <QString>

namespace breakerbox::breaker {

// What kind of request it is. A failing model list never blocks chat (S100).
enum class Operation : std::uint8_t { Unknown = 0, Chat, Models, Title, Files, Embeddings };

// What a breaker is about (breaker.md 1.3): a connection's transport, or a node of its service
// tree: connection, operation, or (operation, model).
enum class ScopeKind : std::uint8_t { Unknown = 0, Transport, Connection, Operation, Model };

struct ScopeKey
{
    ScopeKind kind = ScopeKind::Unknown;
    ConnectionId connection;
    Operation operation = Operation::Unknown; // kinds Operation and Model
    ModelId model;                            // kind Model

    // "ID#transport", "ID", "ID/chat", "ID/chat/MODEL": the key of stored rows.
    [[nodiscard]] QString toString() const;
    [[nodiscard]] static ScopeKey fromString(QStringView text);

    bool operator==(const ScopeKey &) const = default;
    friend size_t qHash(const ScopeKey &key, size_t seed = 0) noexcept
    {
        return qHashMulti(seed, static_cast<int>(key.kind), key.connection,
                          static_cast<int>(key.operation), key.model);
    }
};

// Where a request wants to go: names all nodes on its path.
struct ScopePath
{
    ConnectionId connection;
    Operation operation = Operation::Chat;
    ModelId model;

    [[nodiscard]] ScopeKey transport() const { return {ScopeKind::Transport, connection, {}, {}}; }
    [[nodiscard]] ScopeKey service() const { return {ScopeKind::Connection, connection, {}, {}}; }
    [[nodiscard]] ScopeKey ofOperation() const
    {
        return {ScopeKind::Operation, connection, operation, {}};
    }
    [[nodiscard]] ScopeKey leaf() const { return {ScopeKind::Model, connection, operation, model}; }

    bool operator==(const ScopePath &) const = default;
};

[[nodiscard]] QString toName(Operation operation); // "chat", "models", …
[[nodiscard]] Operation operationFromName(QStringView name);

} // namespace breakerbox::breaker

template <> struct std::hash<breakerbox::breaker::ScopeKey>
{
    size_t operator()(const breakerbox::breaker::ScopeKey &key) const noexcept
    {
        return qHash(key);
    }
};
