// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "connectionnodes.h"

#include <utility>

namespace breakerbox::breaker {

namespace {

constexpr Seconds kLimitedTogether{60};

bool isIdle(const std::unique_ptr<Node> &node, const Policy &policy, BootTime now)
{
    return node && !node->hasMeaning(policy, now);
}

} // namespace

ConnectionNodes::ConnectionNodes(const ConnectionId &id, std::uint64_t &layout)
    : m_id(id),
      m_layout(layout)
{
    ++m_layout;
}

ConnectionNodes::~ConnectionNodes()
{
    ++m_layout;
}

std::size_t ConnectionNodes::slotOf(Operation operation) noexcept
{
    const auto slot = static_cast<std::size_t>(operation);
    return slot < kOperations ? slot : 0;
}

Node *ConnectionNodes::find(const ScopeKey &scope) const
{
    switch (scope.kind) {
    case ScopeKind::Unknown:
        break;
    case ScopeKind::Transport:
        return m_transport.get();
    case ScopeKind::Connection:
        return m_service.get();
    case ScopeKind::Operation:
        return m_operations[slotOf(scope.operation)].get();
    case ScopeKind::Model: {
        if (m_leaves.empty())
            return nullptr;
        const auto leaf = m_leaves.find({scope.operation, scope.model});
        return leaf == m_leaves.end() ? nullptr : leaf->second.get();
    }
    }
    return nullptr;
}

PathNodes ConnectionNodes::find(const ScopePath &path) const
{
    if (m_count == 0)
        return {};
    return {m_transport.get(), m_service.get(), m_operations[slotOf(path.operation)].get(),
            m_leaves.empty() ? nullptr : find(path.leaf())};
}

Node &ConnectionNodes::create(const ScopeKey &scope)
{
    ++m_count;
    ++m_layout;
    auto node = std::make_unique<Node>(scope);
    Node &created = *node;
    switch (scope.kind) {
    case ScopeKind::Transport:
        m_transport = std::move(node);
        break;
    case ScopeKind::Unknown:
    case ScopeKind::Connection:
        m_service = std::move(node);
        break;
    case ScopeKind::Operation:
        m_operations[slotOf(scope.operation)] = std::move(node);
        break;
    case ScopeKind::Model:
        m_leaves[{scope.operation, scope.model}] = std::move(node);
        break;
    }
    return created;
}

void ConnectionNodes::clear()
{
    ++m_layout;
    m_transport.reset();
    m_service.reset();
    for (auto &node : m_operations)
        node.reset();
    m_leaves.clear();
    m_count = 0;
    m_limited = {};
    openCircuits = 0;
}

void ConnectionNodes::forEach(const std::function<void(Node &)> &visit) const
{
    if (m_transport)
        visit(*m_transport);
    if (m_service)
        visit(*m_service);
    for (const auto &node : m_operations) {
        if (node)
            visit(*node);
    }
    for (const auto &leaf : m_leaves)
        visit(*leaf.second);
}

std::optional<ScopeKey> ConnectionNodes::evictOne(BootTime now)
{
    for (auto leaf = m_leaves.begin(); leaf != m_leaves.end(); ++leaf) {
        if (isIdle(leaf->second, policy, now)) {
            ScopeKey key = leaf->second->key;
            m_leaves.erase(leaf);
            --m_count;
            ++m_layout;
            return key;
        }
    }
    const auto drop = [this, now](std::unique_ptr<Node> &node) -> std::optional<ScopeKey> {
        if (!isIdle(node, policy, now))
            return std::nullopt;
        ScopeKey key = node->key;
        node.reset();
        --m_count;
        ++m_layout;
        return key;
    };
    for (auto &node : m_operations) {
        if (auto key = drop(node))
            return key;
    }
    if (auto key = drop(m_transport))
        return key;
    return drop(m_service);
}

bool ConnectionNodes::noteLimitedModel(const ModelId &model, BootTime now)
{
    if (m_limited[0].time != BootTime::min() && m_limited[0].model != model)
        m_limited[1] = m_limited[0];
    m_limited[0] = {model, now};
    const bool hasOther = m_limited[1].time != BootTime::min() && m_limited[1].model != model;
    return hasOther && now - m_limited[1].time <= kLimitedTogether;
}

} // namespace breakerbox::breaker
