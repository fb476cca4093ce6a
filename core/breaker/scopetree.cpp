// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "scopetree.h"

#include "nodechange.h"

namespace breakerbox::breaker {

ScopeTree::ScopeTree(const Clock &ownClock, Random &ownRandom)
    : clock(ownClock),
      random(ownRandom),
      attemptIds(ownRandom.next())
{}

ConnectionNodes *ScopeTree::find(const ConnectionId &id) const
{
    const auto found = connections.find(id);
    return found == connections.end() ? nullptr : found->second.get();
}

Node *ScopeTree::find(const ScopeKey &scope) const
{
    const ConnectionNodes *connection = find(scope.connection);
    return connection ? connection->find(scope) : nullptr;
}

Node *ScopeTree::obtain(ConnectionNodes &connection, const ScopeKey &scope, BootTime now)
{
    if (Node *node = connection.find(scope))
        return node;
    if (count() >= kMaximumNodes && !makeRoom(now))
        return nullptr;
    return &connection.create(scope);
}

Setting ScopeTree::setting(const ConnectionNodes &connection, BootTime now)
{
    return {connection.policy, random, lastEpoch, now, clock.wall()};
}

bool ScopeTree::isWaking(const Policy &policy, BootTime now) const noexcept
{
    return wokeAt && now < *wokeAt + policy.wakeGrace;
}

void ScopeTree::forget(ConnectionNodes &connection)
{
    connection.forEach([this](Node &node) { journal.touchGone(node.key); });
    connection.clear();
}

void ScopeTree::retractTransportFailures(BootTime now)
{
    for (const auto &[id, connection] : connections) {
        Node *node = connection->find(ScopeKey{ScopeKind::Transport, id, {}, {}});
        if (node && connection->reachedBy == ReachedBy::Network)
            NodeChange(journal, *connection, *node, setting(*connection, now))
                .retract(now - LocalOutage::kSpan);
    }
}

std::size_t ScopeTree::count() const noexcept
{
    std::size_t sum = 0;
    for (const auto &[id, connection] : connections)
        sum += connection->count();
    return sum;
}

bool ScopeTree::makeRoom(BootTime now)
{
    for (const auto &[id, connection] : connections) {
        if (const auto key = connection->evictOne(now)) {
            journal.touchGone(*key);
            return true;
        }
    }
    return false;
}

} // namespace breakerbox::breaker
