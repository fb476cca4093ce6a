// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "referencemodel.h"

#include <algorithm>

namespace breakerbox::breaker {

void ReferenceModel::firstContent(int id)
{
    Permit &permit = m_permits[size_t(id)];
    if (permit.used || permit.run != m_run || !permit.probe || permit.wakes != m_wakes ||
        permit.identity != m_connections[size_t(permit.connection)].identity)
        return;
    expire(permit);
    const auto nodes = nodesOf(permit);
    for (size_t i = 0; i < 4; ++i) {
        if (nodes[i]->holder != id)
            continue;
        succeedProbe(*nodes[i], i == 0);
        permit.judged[i] = true;
        if (!nodes[i]->open) {
            permit.versions[i] = nodes[i]->version;
            ++nodes[i]->inFlight;
        }
    }
    settleGates(id, true);
}

void ReferenceModel::settle(int id, const Outcome &outcome)
{
    Permit &permit = m_permits[size_t(id)];
    if (permit.used)
        return;
    permit.used = true;
    if (permit.run != m_run || permit.identity != m_connections[size_t(permit.connection)].identity)
        return;
    expire(permit);
    const bool slept = permit.wakes != m_wakes;
    Verdict transport = slept ? Verdict::Inconclusive : outcome.transport;
    const Verdict service = slept ? Verdict::Inconclusive : outcome.service;
    const bool excused = m_offline || m_now < m_wokeAt + m_policy.wakeGrace.count();
    if (transport == Verdict::Failure && excused)
        transport = Verdict::Inconclusive;
    settleTransport(id, transport);
    settleService(id, outcome, service);
    settleGates(id, service == Verdict::Success);
    if (!slept) {
        limit(id, outcome);
        attend(id, outcome, service == Verdict::Success);
    }
    const auto nodes = nodesOf(permit);
    for (size_t i = 0; i < 4; ++i) {
        if (nodes[i]->version == permit.versions[i] && nodes[i]->inFlight > 0)
            --nodes[i]->inFlight;
    }
}

void ReferenceModel::settleTransport(int id, Verdict verdict)
{
    const Permit &permit = m_permits[size_t(id)];
    Node &node = *nodesOf(permit)[0];
    const bool late = node.version != permit.versions[0];
    if (verdict == Verdict::Inconclusive)
        releaseProbe(node, id);
    else if (verdict == Verdict::Success && !permit.judged[0]) {
        const bool stated = std::ranges::any_of(nodesOf(permit), [this](const Node *each) {
            return each->gate.stated && each->gate.until > m_now;
        });
        if (late && node.open && !stated)
            node.rnb = std::min(node.rnb, m_now + 1000);
        else if (!late && node.holder == id)
            succeedProbe(node, true);
        else if (!late) {
            node.held.clear();
            widen(node);
        }
    } else if (verdict == Verdict::Failure && !late) {
        if (node.holder == id) {
            failProbe(node, {m_now, true, permit.request, 0}, 0);
            return;
        }
        hold(node, true, permit.request, 0);
        if (trips(node, false))
            open(node, levelOf(node) + 1, 0);
    }
}

// After a recovery each success lets twice as many through (breaker.md 1.10); of a transport, any
// answer is one.
void ReferenceModel::widen(Node &node) const
{
    node.cap = node.cap * 2 >= 16 ? 0 : node.cap * 2;
    node.capEnd = m_now + m_policy.probeLease.count();
}

int ReferenceModel::childOf(int path, int step, bool gateway)
{
    if (gateway || step == 3 || step == 0)
        return 0;
    return step == 2 ? 10 + path : (path == 2 ? 21 : 20);
}

void ReferenceModel::settleService(int id, const Outcome &outcome, Verdict verdict)
{
    Permit &permit = m_permits[size_t(id)];
    const auto nodes = nodesOf(permit);
    if (verdict == Verdict::Failure) {
        failService(id, outcome);
        return;
    }
    for (size_t i = 3; i >= 1; --i) {
        Node &node = *nodes[i];
        if (verdict == Verdict::Inconclusive) {
            releaseProbe(node, id);
            continue;
        }
        if (permit.judged[i])
            continue;
        const bool stated = std::ranges::any_of(nodes, [this](const Node *each) {
            return each->gate.stated && each->gate.until > m_now;
        });
        if (node.version != permit.versions[i]) {
            if (node.open && !stated)
                node.rnb = std::min(node.rnb, m_now + 1000);
        } else if (node.holder == id) {
            succeedProbe(node, false);
        } else {
            hold(node, false, permit.request, childOf(permit.path, int(i), false));
            widen(node);
        }
    }
}

void ReferenceModel::failService(int id, const Outcome &outcome)
{
    const Permit &permit = m_permits[size_t(id)];
    const auto nodes = nodesOf(permit);
    const bool gateway = outcome.level == ServiceLevel::Connection;
    const size_t narrowest = gateway ? 1 : 3;
    Time hint = 0;
    if (outcome.limit && outcome.limit->delay)
        hint = std::clamp<Time>(outcome.limit->delay->count(), 1000, m_policy.hintBound.count());
    for (size_t i = 3; i > narrowest; --i)
        releaseProbe(*nodes[i], id);
    bool judged = false;
    bool late = false;
    for (size_t i = narrowest; i >= 1; --i) {
        late = late || nodes[i]->version != permit.versions[i];
        if (nodes[i]->holder != id)
            continue;
        const Held held{m_now, true, permit.request, childOf(permit.path, int(i), gateway)};
        if (judged)
            releaseProbe(*nodes[i], id);
        else
            failProbe(*nodes[i], held, hint);
        judged = true;
    }
    if (judged || late)
        return;
    bool opened = false;
    for (size_t i = narrowest; i >= 1; --i) {
        hold(*nodes[i], true, permit.request, childOf(permit.path, int(i), gateway));
        if (opened || !trips(*nodes[i], i != 3))
            continue;
        open(*nodes[i], levelOf(*nodes[i]) + 1, hint);
        opened = true;
    }
}

void ReferenceModel::settleGates(int id, bool success)
{
    for (Node *node : nodesOf(m_permits[size_t(id)])) {
        if (node->gate.holder != id)
            continue;
        if (success)
            node->gate = {};
        else
            node->gate.holder = kNone;
    }
}

void ReferenceModel::limit(int id, const Outcome &outcome)
{
    if (!outcome.limit || outcome.cause != LifecycleCause::Normal ||
        (!outcome.limit->delay && outcome.service == Verdict::Failure))
        return;
    const Permit &permit = m_permits[size_t(id)];
    Connection &connection = m_connections[size_t(permit.connection)];
    size_t at = 3;
    if (outcome.limit->scope == LimitScope::Connection)
        at = 1;
    if (outcome.limit->scope == LimitScope::Unknown) {
        for (const auto &[path, time] : connection.limited) {
            if (path != permit.path && m_now - time <= 60'000)
                at = 1;
        }
        connection.limited.emplace_back(permit.path, m_now);
    }
    nodesOf(permit)[at]->known = true;
    Gate &gate = nodesOf(permit)[at]->gate;
    if (gate.until != kNone && m_now > gate.until + m_policy.rowLife.count() &&
        (gate.holder == kNone || m_now >= gate.lease))
        gate = {};
    const bool running = gate.until > m_now;
    Time until = 0;
    if (outcome.limit->delay) {
        const Time claim = outcome.limit->delay->count();
        until = m_now + std::clamp<Time>(claim, 1000, m_policy.hintBound.count());
    } else {
        if (running && gate.stated)
            return;
        if (gate.step == 0 || (!running && id > gate.steppedBy)) {
            gate.step = std::min(gate.step + 1, m_policy.gateLadder.count);
            gate.steppedBy = int(m_permits.size()) - 1;
        }
        until = m_now + m_policy.gateLadder.at(gate.step).count();
    }
    if (until <= gate.until)
        return;
    gate.until = until;
    gate.stated = outcome.limit->delay.has_value();
    gate.holder = kNone;
}

void ReferenceModel::attend(int id, const Outcome &outcome, bool success)
{
    const Permit &permit = m_permits[size_t(id)];
    const auto nodes = nodesOf(permit);
    if (outcome.attention != Attention::None) {
        Node &node = *nodes[outcome.attention == Attention::Model ? 3 : 1];
        node.known = true;
        node.attention = int(outcome.attention);
    } else if (success && permit.manual)
        nodes[1]->attention = nodes[3]->attention = 0;
}

} // namespace breakerbox::breaker
