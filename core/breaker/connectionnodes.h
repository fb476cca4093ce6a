// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/node.h>
#include <breaker/pathstep.h>

#include <array>
#include <functional>
#include <memory>
#include <unordered_map>

namespace breakerbox::breaker {

using PathNodes = std::array<Node *, kPathSteps>;

// Everything of one connection identity: its numbers, its settings, its nodes.
class ConnectionNodes
{
public:
    // layout is counted up whenever this or a node of it comes or goes, so that whoever keeps
    // nodes knows when to look them up again.
    ConnectionNodes(const ConnectionId &id, std::uint64_t &layout);
    ~ConnectionNodes();
    ConnectionNodes(const ConnectionNodes &) = delete;
    ConnectionNodes &operator=(const ConnectionNodes &) = delete;

    QByteArray fingerprint;
    QByteArray host; // names the machine at the other end; empty = not known
    Policy policy;
    ReachedBy reachedBy = ReachedBy::Network;
    bool isPaused = false;
    Epoch since = 0;      // permits from before belong to an earlier identity
    int openCircuits = 0; // nodes that are not closed

    [[nodiscard]] const ConnectionId &id() const noexcept { return m_id; }
    [[nodiscard]] std::size_t count() const noexcept { return m_count; }
    // nullptr where a scope has no node: closed, nothing known.
    [[nodiscard]] Node *find(const ScopeKey &scope) const;
    [[nodiscard]] PathNodes find(const ScopePath &path) const;
    Node &create(const ScopeKey &scope);
    void clear();
    void forEach(const std::function<void(Node &)> &visit) const;
    // Forgets a node without meaning and names it, if there is one.
    std::optional<ScopeKey> evictOne(BootTime now);

    // True if another model was limited within 60 s: then it is the connection that is limited
    // (breaker.md 1.5).
    bool noteLimitedModel(const ModelId &model, BootTime now);

private:
    struct LeafKey
    {
        Operation operation = Operation::Unknown;
        ModelId model;
        bool operator==(const LeafKey &) const = default;
    };
    struct LeafHash
    {
        std::size_t operator()(const LeafKey &key) const noexcept
        {
            return qHash(key.model, static_cast<std::size_t>(key.operation));
        }
    };
    struct LimitedModel
    {
        ModelId model;
        BootTime time = BootTime::min();
    };
    static constexpr std::size_t kOperations = 6;
    [[nodiscard]] static std::size_t slotOf(Operation operation) noexcept;

    ConnectionId m_id;
    std::uint64_t &m_layout;
    std::unique_ptr<Node> m_transport;
    std::unique_ptr<Node> m_service;
    std::array<std::unique_ptr<Node>, kOperations> m_operations;
    std::unordered_map<LeafKey, std::unique_ptr<Node>, LeafHash> m_leaves;
    std::size_t m_count = 0;
    std::array<LimitedModel, 2> m_limited; // the latest two different ones
};

} // namespace breakerbox::breaker
