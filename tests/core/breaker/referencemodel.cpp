// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "referencemodel.h"

#include <algorithm>
#include <set>

namespace breakerbox::breaker {

namespace {

constexpr int kTransportNode = 0;
constexpr int kServiceNode = 1;

} // namespace

std::array<int, 4> ReferenceModel::steps(int path)
{
    return {kTransportNode, kServiceNode, path == 2 ? 3 : 2, 4 + path};
}

std::array<ReferenceModel::Node *, 4> ReferenceModel::nodesOf(const Permit &permit)
{
    auto &nodes = m_connections[size_t(permit.connection)].nodes;
    std::array<Node *, 4> found{};
    for (size_t i = 0; i < 4; ++i)
        found[i] = &nodes[size_t(steps(permit.path)[i])];
    return found;
}

bool ReferenceModel::isBusy(const Node &node) const
{
    return node.holder != kNone && m_now < node.lease;
}

int ReferenceModel::runOf(const Node &node) const
{
    int run = 0;
    for (auto held = node.held.rbegin(); held != node.held.rend(); ++held) {
        if (!held->failure || m_now - held->time > m_policy.evidenceAge.count())
            break;
        ++run;
    }
    return run;
}

int ReferenceModel::levelOf(const Node &node) const
{
    if (node.open)
        return node.level;
    const bool remembered =
        node.lastClose != kNone && m_now - node.lastClose <= m_policy.ladderMemory.count();
    return remembered ? node.level : 0;
}

bool ReferenceModel::trips(const Node &node, bool parent) const
{
    const int run = runOf(node);
    std::set<quint64> requests;
    std::set<int> children;
    bool own = false;
    for (auto held = node.held.end() - run; held != node.held.end(); ++held) {
        requests.insert(held->request);
        own = own || held->child == 0;
        if (held->child > 1)
            children.insert(held->child);
    }
    if (run >= m_policy.runFailures && int(requests.size()) >= m_policy.runRequests &&
        (!parent || own || children.size() >= 2))
        return true;
    std::vector<Held> fresh;
    for (const Held &held : node.held) {
        if (m_now - held.time <= m_policy.evidenceAge.count())
            fresh.push_back(held);
    }
    if (int(fresh.size()) < m_policy.ratioMinimum)
        return false;
    int failures = 0;
    requests.clear();
    for (size_t i = fresh.size() - std::min<size_t>(fresh.size(), size_t(m_policy.ratioWindow));
         i < fresh.size(); ++i) {
        if (fresh[i].failure && (!parent || fresh[i].child == 0)) {
            ++failures;
            requests.insert(fresh[i].request);
        }
    }
    return failures >= m_policy.ratioFailures && int(requests.size()) >= m_policy.ratioRequests;
}

ReferenceModel::Answer ReferenceModel::judgeAsk(int connection, int path, bool manual) const
{
    const Connection &at = m_connections[size_t(connection)];
    std::array<const Node *, 4> nodes{};
    for (size_t i = 0; i < 4; ++i)
        nodes[i] = &at.nodes[size_t(steps(path)[i])];
    if (!manual && nodes[1]->attention == int(Attention::Credential))
        return {HoldReason::NeedsCredential};
    if (!manual && nodes[1]->attention == int(Attention::Billing))
        return {HoldReason::NeedsBilling};
    if (!manual && nodes[3]->attention != 0)
        return {HoldReason::NeedsModel};
    if (m_offline)
        return {HoldReason::Offline};
    if (at.paused)
        return {HoldReason::Paused};

    Answer timed;
    for (const Node *node : nodes) {
        if (node->gate.until > m_now && node->gate.until > timed.until)
            timed = {HoldReason::RateLimited, node->gate.until};
    }
    for (const Node *node : nodes) {
        const Time from = std::max(node->rnb, node->probeFrom);
        if (!manual && node->open && !isBusy(*node) && m_now < from && from > timed.until)
            timed = {HoldReason::Open, from};
    }
    if (timed.reason != HoldReason::None)
        return timed;
    for (const Node *node : nodes) {
        if (node->gate.until != kNone && node->gate.holder != kNone && m_now < node->gate.lease)
            return {HoldReason::GateTrial, node->gate.lease};
    }
    for (const Node *node : nodes) {
        if (node->open && isBusy(*node))
            return {HoldReason::ProbeInFlight, node->lease};
    }
    for (const Node *node : nodes) {
        if (!node->open && node->cap > 0 && node->inFlight >= node->cap && m_now < node->capEnd)
            return {HoldReason::Recovering, node->capEnd};
    }
    Answer soon;
    for (const Node *node : nodes) {
        const bool ready = m_now >= std::max(node->rnb, node->probeFrom);
        const Time gap =
            node->lastVerdict == kNone ? 0 : node->lastVerdict + m_policy.manualGap.count();
        const Time from = std::max(gap, node->probeFrom);
        if (manual && node->open && !ready && m_now < from && from > soon.until)
            soon = {HoldReason::TooSoon, from};
    }
    return soon;
}

ReferenceModel::Answer ReferenceModel::ask(int connection, int path, bool manual, quint64 request)
{
    Answer answer = judgeAsk(connection, path, manual);
    if (answer.reason != HoldReason::None)
        return answer;
    const int id = int(m_permits.size());
    Permit permit{connection, path, request, {}, {}, 0, m_wakes, m_run, manual};
    permit.identity = m_connections[size_t(connection)].identity;
    for (Node *node : nodesOf(permit)) {
        if (node->open) {
            ++node->version;
            node->inFlight = 0;
            node->holder = id;
            node->lease = m_now + m_policy.probeLease.count();
            node->manual = manual;
            node->lastProbe = m_now;
            permit.probe = true;
        }
        if (node->gate.until != kNone && m_now <= node->gate.until + m_policy.rowLife.count()) {
            node->gate.holder = id;
            node->gate.lease = m_now + m_policy.probeLease.count();
            permit.probe = true;
        }
    }
    for (size_t i = 0; i < 4; ++i) {
        Node *node = nodesOf(permit)[i];
        ++node->inFlight;
        permit.versions[i] = node->version;
    }
    m_permits.push_back(permit);
    answer.permit = id;
    answer.probe = permit.probe;
    return answer;
}

void ReferenceModel::expire(const Permit &permit)
{
    for (Node *node : nodesOf(permit)) {
        if (node->holder != kNone && m_now >= node->lease)
            freeProbe(*node);
        if (node->gate.holder != kNone && m_now >= node->gate.lease)
            node->gate.holder = kNone;
    }
}

void ReferenceModel::freeProbe(Node &node)
{
    ++node.version;
    node.inFlight = 0;
    node.holder = kNone;
    node.manual = false;
}

void ReferenceModel::hold(Node &node, bool failure, quint64 request, int child)
{
    node.known = node.known || failure;
    if (!node.known)
        return;
    node.held.push_back({m_now, failure, request, child});
    if (node.held.size() > 20)
        node.held.erase(node.held.begin());
}

void ReferenceModel::open(Node &node, int level, Time hint)
{
    node.open = true;
    node.level = std::min(level, m_policy.ladder.count);
    node.rnb = m_now + std::max<Time>(m_policy.ladder.at(node.level).count(), hint);
    node.lastVerdict = m_now;
    node.cap = 0;
    node.successes = 0;
    freeProbe(node);
}

void ReferenceModel::succeedProbe(Node &node, bool transport)
{
    node.lastVerdict = m_now;
    const int needed = transport || node.level < m_policy.closeLevel ? m_policy.closeSuccesses
                                                                     : m_policy.closeSuccessesHigh;
    freeProbe(node);
    if (++node.successes < needed)
        return;
    node.open = false;
    node.successes = 0;
    node.lastClose = m_now;
    node.held.clear();
    node.cap = 2;
    node.capEnd = m_now + m_policy.probeLease.count();
}

void ReferenceModel::failProbe(Node &node, const Held &held, Time hint)
{
    hold(node, true, held.request, held.child);
    open(node, node.manual ? node.level : node.level + 1, hint);
}

void ReferenceModel::releaseProbe(Node &node, int permit)
{
    if (node.holder != permit)
        return;
    freeProbe(node);
    node.probeFrom = std::max(node.probeFrom, m_now + m_policy.inconclusiveGap.count());
}

void ReferenceModel::woke()
{
    ++m_wakes;
    m_wokeAt = m_now;
    for (Connection &connection : m_connections) {
        for (Node &node : connection.nodes) {
            if (node.holder != kNone)
                freeProbe(node);
            node.gate.holder = kNone;
        }
    }
}

// What a row keeps, and for how long.
void ReferenceModel::keepOrForget(Node &node, bool parent) const
{
    Node kept;
    Time meaning = kNone;
    if (node.gate.until != kNone && m_now <= node.gate.until + m_policy.rowLife.count()) {
        kept.gate.until = node.gate.until;
        kept.gate.stated = node.gate.stated;
        kept.gate.step = node.gate.step;
        meaning = node.gate.until;
    }
    bool failed = false;
    for (const Held &held : node.held) {
        if (m_now - held.time > m_policy.evidenceAge.count())
            continue;
        kept.held.push_back({held.time, held.failure, held.request, parent ? 1 : 0});
        // The gap before a manual retry counts across a restart.
        kept.lastVerdict = std::max(kept.lastVerdict, held.time);
        failed = failed || held.failure;
        meaning = std::max(meaning, held.time);
    }
    if (node.lastClose != kNone && m_now - node.lastClose <= m_policy.ladderMemory.count())
        meaning = std::max(meaning, node.lastClose);
    if (node.open)
        meaning = std::max(meaning, node.rnb);
    const bool worth =
        node.open || failed || node.attention != 0 || kept.gate.until != kNone || levelOf(node) > 0;
    const bool alive =
        node.attention != 0 || (meaning != kNone && m_now - meaning <= m_policy.rowLife.count());
    if (worth && alive) {
        kept.known = true;
        kept.open = node.open;
        kept.level = levelOf(node);
        kept.rnb = std::min(node.rnb, m_now + m_policy.hintBound.count());
        kept.lastClose = node.lastClose;
        kept.lastProbe = node.lastProbe;
        if (node.open && node.lastProbe != kNone)
            kept.probeFrom = node.lastProbe + m_policy.storedProbeGap.count();
        kept.attention = node.attention;
    } else {
        kept = {};
    }
    node = kept;
}

void ReferenceModel::restart()
{
    ++m_run;
    m_offline = false;
    m_wokeAt = -1'000'000;
    for (Connection &connection : m_connections) {
        connection.paused = false;
        connection.limited.clear();
        for (int i = 0; i < kNodes; ++i)
            keepOrForget(connection.nodes[size_t(i)], i >= 1 && i <= 3);
    }
}

void ReferenceModel::edit(int connection)
{
    Connection &at = m_connections[size_t(connection)];
    at.nodes = {};
    at.limited.clear();
    ++at.identity;
}

void ReferenceModel::reset(int connection, int index)
{
    Connection &at = m_connections[size_t(connection)];
    for (int i = 0; i < kNodes; ++i) {
        const bool below = index == 1 || i == index || (index == 2 && (i == 4 || i == 5)) ||
                           (index == 3 && i == 6);
        Node &node = at.nodes[size_t(i)];
        if (!below || !node.known)
            continue;
        Node fresh;
        fresh.version = node.version + 1;
        fresh.known = node.known;
        fresh.attention = node.attention;
        if (node.gate.stated && node.gate.until > m_now) {
            fresh.gate = node.gate;
            fresh.gate.step = 0;
        }
        node = fresh;
    }
}

void ReferenceModel::setPaused(int connection, bool paused)
{
    Connection &at = m_connections[size_t(connection)];
    if (at.paused != paused)
        at.nodes[kServiceNode].known = true;
    at.paused = paused;
}

void ReferenceModel::clearAttention(int connection)
{
    for (Node &node : m_connections[size_t(connection)].nodes)
        node.attention = 0;
}

ReferenceModel::Seen ReferenceModel::seen(int connection, int index) const
{
    const Node &node = m_connections[size_t(connection)].nodes[size_t(index)];
    Seen seen;
    seen.closed = !node.open;
    seen.level = levelOf(node);
    if (node.open)
        seen.retryNotBefore = node.rnb;
    seen.samples = int(std::ranges::count_if(node.held, [this](const Held &held) {
        return m_now - held.time <= m_policy.evidenceAge.count();
    }));
    seen.run = runOf(node);
    seen.probing = isBusy(node);
    if (node.gate.until > m_now)
        seen.gateUntil = node.gate.until;
    seen.attention = node.attention;
    return seen;
}

} // namespace breakerbox::breaker
