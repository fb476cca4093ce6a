// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "breakers.h"

#include "admissioncheck.h"
#include "nodechange.h"
#include "scopetree.h"
#include "storedrow.h"

#include <algorithm>
#include <tuple>

namespace breakerbox::breaker {

namespace {

// Counts a denial where it came from, and what it spared (breaker.md 1.11).
void countDenial(const PathNodes &nodes, const Denial &denial)
{
    // Of each kind of scope there is one on a path.
    for (Node *node : nodes) {
        if (!node || node->key.kind != denial.scope.kind)
            continue;
        ++node->metrics.denied;
        node->metrics.waitSaved += node->lastFailureLatency;
    }
}

// Whether `scope` is `above` or lies below it.
bool isWithin(const ScopeKey &scope, const ScopeKey &above)
{
    if (scope.connection != above.connection)
        return false;
    switch (above.kind) {
    case ScopeKind::Unknown:
        return false;
    case ScopeKind::Connection:
        return true;
    case ScopeKind::Operation:
        return scope.operation == above.operation &&
               (scope.kind == ScopeKind::Operation || scope.kind == ScopeKind::Model);
    case ScopeKind::Transport:
    case ScopeKind::Model:
        return scope == above;
    }
    return false;
}

// Takes every slot the path needs; the check has seen that all are free.
void claim(ScopeTree &tree, ConnectionNodes &connection, const PathNodes &nodes,
           PermitRecord &record, BootTime now)
{
    const Setting setting = tree.setting(connection, now);
    for (Node *node : nodes) {
        if (!node)
            continue;
        NodeChange change(tree.journal, connection, *node, setting);
        change.expireLease();
        if (!node->circuit.isClosed() && connection.policy.healthEnabled) {
            change.claim(record.id, record.isManual);
            record.isProbe = true;
        }
        node->gate.expireLease(now);
        if (node->gate.isOnTrial(now) && !node->gate.isForgotten(connection.policy, now)) {
            node->gate.claimTrial(setting, record.id);
            record.isProbe = true;
        }
    }
    record.admitted.fill(tree.lastEpoch);
    for (std::size_t step = kTransport; step < kPathSteps; ++step) {
        if (!nodes[step])
            continue;
        nodes[step]->circuit.enter();
        record.entered[step] = true;
    }
}

StoredRow::Moment momentOf(const ScopeTree &tree, BootTime now)
{
    return {now, tree.clock.wall(), tree.clock.bootId()};
}

ScopeSnapshot snapshotOf(const ConnectionNodes &connection, const Node &node, BootTime now)
{
    ScopeSnapshot snapshot = node.snapshot(connection.policy, now);
    snapshot.paused = connection.isPaused;
    return snapshot;
}

} // namespace

Breakers::Breakers(const Clock &clock, Random &random)
    : m_tree(std::make_shared<ScopeTree>(clock, random))
{}

Breakers::~Breakers() = default;

void Breakers::setConnection(const ConnectionId &id, const QByteArray &fingerprint,
                             const Policy &policy, ReachedBy reachedBy, const QByteArray &host)
{
    auto &slot = m_tree->connections[id];
    const bool isNew = !slot;
    if (isNew)
        slot = std::make_unique<ConnectionNodes>(id, m_tree->layout);
    ConnectionNodes &connection = *slot;
    if (isNew || connection.fingerprint != fingerprint) {
        m_tree->forget(connection);
        connection.since = ++m_tree->lastEpoch;
    }
    const bool isSwitched = connection.policy.healthEnabled != policy.healthEnabled;
    connection.fingerprint = fingerprint;
    connection.policy = policy;
    connection.reachedBy = reachedBy;
    connection.host = host;
    if (!isSwitched)
        return;
    // Disabled or enabled again: nothing is remembered (K11).
    const Setting setting = m_tree->setting(connection, m_tree->clock.now());
    connection.forEach(
        [&](Node &node) { NodeChange(m_tree->journal, connection, node, setting).forgetHealth(); });
}

void Breakers::removeConnection(const ConnectionId &id)
{
    if (ConnectionNodes *connection = m_tree->find(id)) {
        m_tree->forget(*connection);
        m_tree->connections.erase(id);
    }
}

Admission Breakers::ask(const Ask &question, BootTime now)
{
    const AdmissionCheck check(*m_tree, question, now);
    if (auto denial = check.denial()) {
        countDenial(check.nodes(), *denial);
        return std::unexpected(*std::move(denial));
    }
    PermitRecord record;
    record.tree = m_tree;
    record.path = question.path;
    record.request = question.request;
    record.attempt = AttemptId(m_tree->attemptIds.uuid());
    record.id = ++m_tree->lastEpoch;
    record.admitted.fill(record.id);
    record.wakes = m_tree->wakes;
    record.isManual = question.kind == AskKind::Manual;
    if (check.connection()->count() > 0)
        claim(*m_tree, *check.connection(), check.nodes(), record, now);
    return Permit(std::move(record));
}

std::optional<Denial> Breakers::preview(const Ask &question, BootTime now) const
{
    return AdmissionCheck(*m_tree, question, now).denial();
}

std::optional<Denial> Breakers::preview(const PathHandle &path, AskKind kind, Replay replay,
                                        BootTime now) const
{
    if (replay == Replay::Safe && isClear(path))
        return std::nullopt;
    return preview(Ask{path.path(), RequestId(), kind, replay}, now);
}

// Nothing on the path objects, whatever the time and whoever asks: nearly always. It may say no
// where the long question finds nothing, never the other way round.
bool Breakers::isClear(const PathHandle &path) const noexcept
{
    const PathHandle::Found &found = path.m_found;
    if (found.layout != m_tree->layout || found.tree != m_tree.get())
        lookUp(path);
    if (!found.connection || found.connection->isPaused || m_tree->device != DeviceState::Online)
        return false;
    for (std::size_t i = 0; i < found.count; ++i) {
        if (!found.nodes[i]->isQuiet())
            return false;
    }
    return true;
}

void Breakers::lookUp(const PathHandle &path) const noexcept
{
    PathHandle::Found found;
    found.tree = m_tree.get();
    found.layout = m_tree->layout;
    found.connection = m_tree->find(path.path().connection);
    if (found.connection) {
        for (const Node *node : found.connection->find(path.path())) {
            if (node)
                found.nodes[found.count++] = node;
        }
    }
    path.m_found = found;
}

void Breakers::pause(const ConnectionId &id, BootTime now)
{
    setPaused(id, true, now);
}

void Breakers::resume(const ConnectionId &id, BootTime now)
{
    setPaused(id, false, now);
}

void Breakers::setPaused(const ConnectionId &id, bool paused, BootTime now)
{
    ConnectionNodes *connection = m_tree->find(id);
    if (!connection || connection->isPaused == paused)
        return;
    connection->isPaused = paused;
    if (Node *node = m_tree->obtain(*connection, {ScopeKind::Connection, id, {}, {}}, now))
        m_tree->journal.touch(*node);
}

void Breakers::reset(const ScopeKey &scope, BootTime now)
{
    ConnectionNodes *connection = m_tree->find(scope.connection);
    if (!connection)
        return;
    const Setting setting = m_tree->setting(*connection, now);
    connection->forEach([&](Node &node) {
        if (isWithin(node.key, scope))
            NodeChange(m_tree->journal, *connection, node, setting).reset();
    });
}

void Breakers::setAttention(const ScopePath &path, Attention attention, Category cause,
                            BootTime now)
{
    ConnectionNodes *connection = m_tree->find(path.connection);
    if (!connection)
        return;
    if (attention == Attention::None) {
        clearAttention(path.connection, now);
        return;
    }
    const ScopeKey scope = attention == Attention::Model ? path.leaf() : path.service();
    Node *node = m_tree->obtain(*connection, scope, now);
    if (!node)
        return;
    node->attention = attention;
    node->attentionCause = cause;
    node->attentionSince = now;
    m_tree->journal.touch(*node);
}

void Breakers::clearAttention(const ConnectionId &id, BootTime now)
{
    Q_UNUSED(now)
    const ConnectionNodes *connection = m_tree->find(id);
    if (!connection)
        return;
    connection->forEach([this](Node &node) {
        if (node.attention == Attention::None)
            return;
        node.attention = Attention::None;
        node.attentionCause = Category::Unknown;
        m_tree->journal.touch(node);
    });
}

void Breakers::setDevice(DeviceState state, BootTime now)
{
    Q_UNUSED(now)
    m_tree->device = state;
}

DeviceState Breakers::device() const noexcept
{
    return m_tree->device;
}

void Breakers::woke(BootTime now)
{
    m_tree->wokeAt = now;
    ++m_tree->wakes;
    for (const auto &[id, connection] : m_tree->connections) {
        const Setting setting = m_tree->setting(*connection, now);
        connection->forEach([&](Node &node) {
            NodeChange(m_tree->journal, *connection, node, setting).voidProbe();
        });
    }
}

bool Breakers::isWaking(BootTime now) const noexcept
{
    const auto &connections = m_tree->connections;
    if (connections.empty())
        return m_tree->isWaking(Policy::cloud(), now);
    return std::ranges::any_of(connections, [this, now](const auto &entry) {
        return m_tree->isWaking(entry.second->policy, now);
    });
}

std::vector<ScopeSnapshot> Breakers::snapshots(BootTime now) const
{
    std::vector<ScopeSnapshot> all;
    for (const auto &[id, connection] : m_tree->connections) {
        connection->forEach([&](Node &node) { all.push_back(snapshotOf(*connection, node, now)); });
    }
    std::ranges::sort(all, [](const ScopeSnapshot &a, const ScopeSnapshot &b) {
        const auto order = [](const ScopeKey &key) {
            return std::tie(key.connection, key.kind, key.operation, key.model);
        };
        return order(a.scope) < order(b.scope);
    });
    return all;
}

std::optional<ScopeSnapshot> Breakers::snapshot(const ScopeKey &scope, BootTime now) const
{
    const ConnectionNodes *connection = m_tree->find(scope.connection);
    const Node *node = connection ? connection->find(scope) : nullptr;
    if (!node)
        return std::nullopt;
    return snapshotOf(*connection, *node, now);
}

std::vector<Evidence> Breakers::evidence(const ScopeKey &scope, BootTime now) const
{
    std::vector<Evidence> evidence;
    const ConnectionNodes *connection = m_tree->find(scope.connection);
    if (const Node *node = connection ? connection->find(scope) : nullptr) {
        const BootTime earliest = now - connection->policy.evidenceAge;
        for (const HeldOutcome &outcome : node->circuit.ring().held(earliest))
            evidence.push_back(*outcome.evidence);
    }
    return evidence;
}

Happenings Breakers::drain()
{
    Happenings happenings = m_tree->journal.take();
    for (const ScopeKey &scope : happenings.changed) {
        if (Node *node = m_tree->find(scope))
            node->isDirty = false;
    }
    return happenings;
}

std::optional<StoredScope> Breakers::stored(const ScopeKey &scope, BootTime now) const
{
    const ConnectionNodes *connection = m_tree->find(scope.connection);
    const Node *node = connection ? connection->find(scope) : nullptr;
    return node ? StoredRow::write(*node, *connection, momentOf(*m_tree, now)) : std::nullopt;
}

std::vector<StoredScope> Breakers::stored(const ScopePath &path, BootTime now) const
{
    std::vector<StoredScope> rows;
    for (const ScopeKey &scope :
         {path.transport(), path.service(), path.ofOperation(), path.leaf()}) {
        if (auto row = stored(scope, now))
            rows.push_back(*std::move(row));
    }
    return rows;
}

void Breakers::restore(std::span<const StoredScope> rows, BootTime now)
{
    const StoredRow::Moment moment = momentOf(*m_tree, now);
    for (const StoredScope &row : rows) {
        ConnectionNodes *connection = m_tree->find(row.scope.connection);
        // Memory decides: what is known already is not overwritten.
        if (!connection || connection->find(row.scope) ||
            !StoredRow::isUsable(row, *connection, moment))
            continue;
        Node *node = m_tree->obtain(*connection, row.scope, now);
        if (!node)
            return;
        StoredRow::read(row, *connection, moment, *node);
        if (!node->circuit.isClosed())
            ++connection->openCircuits;
        m_tree->journal.touch(*node);
    }
}

} // namespace breakerbox::breaker
