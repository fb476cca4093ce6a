// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "settlement.h"

#include <algorithm>

namespace breakerbox::breaker {

using namespace Qt::StringLiterals;

namespace {

Child childOf(std::uint64_t hash)
{
    return std::max(hash, kUnknownChild + 1);
}

} // namespace

Settlement::Settlement(ScopeTree &tree, ConnectionNodes &connection, PermitRecord &record,
                       BootTime now)
    : m_tree(tree),
      m_connection(connection),
      m_record(record),
      m_setting(tree.setting(connection, now)),
      m_nodes(connection.find(record.path))
{}

void Settlement::firstContent()
{
    if (!m_record.isProbe || sleptSince())
        return;
    expireLeases();
    for (std::size_t step = kTransport; step < kPathSteps; ++step) {
        if (!holds(step))
            continue;
        Node &node = *m_nodes[step];
        change(node).probeSucceeded();
        m_record.judged[step] = true;
        m_record.entered[step] = false;
        if (!node.circuit.isClosed())
            continue;
        // The stream goes on as an ordinary attempt of the new epoch.
        m_record.admitted[step] = node.circuit.epoch();
        m_record.entered[step] = true;
        node.circuit.enter();
    }
    gates(true);
}

void Settlement::settle(const Outcome &outcome)
{
    expireLeases();
    const Weighed verdicts = weigh(outcome);
    m_evidence = describe(m_record, outcome, verdicts, m_setting.wall);

    const bool succeeded = verdicts.service == Verdict::Success;
    if (m_connection.policy.healthEnabled) {
        transport(verdicts.transport);
        service(outcome, verdicts.service);
    }
    gates(succeeded);
    if (!sleptSince() && outcome.cause == LifecycleCause::Normal)
        limit(outcome);
    configuration(outcome, succeeded);
    leave();

    m_evidence.counted = m_counted;
    if (!m_counted)
        m_evidence.whyNot = whyNotCounted(outcome, verdicts, m_reported, m_connection.policy);
    m_tree.journal.add(std::move(m_evidence));
}

void Settlement::abandon()
{
    expireLeases();
    transport(Verdict::Inconclusive);
    service({}, Verdict::Inconclusive);
    gates(false);
    leave();
}

Weighed Settlement::weigh(const Outcome &outcome)
{
    if (sleptSince())
        return {Verdict::Inconclusive, Verdict::Inconclusive, u"suspended"_s};
    Weighed verdicts{outcome.transport, outcome.service, {}};
    if (outcome.transport == Verdict::Success)
        m_tree.outage.noteAnswer();
    if (outcome.transport != Verdict::Failure)
        return verdicts;
    verdicts.whyNot = localReason();
    if (!verdicts.whyNot.isEmpty())
        verdicts.transport = Verdict::Inconclusive;
    return verdicts;
}

// Why a transport failure is this computer's trouble; empty if it is not.
QString Settlement::localReason()
{
    if (m_tree.isWaking(m_connection.policy, m_setting.now))
        return u"waking"_s;
    if (m_connection.reachedBy == ReachedBy::Loopback)
        return {};
    if (m_tree.device == DeviceState::Offline)
        return u"offline"_s;
    if (m_connection.host.isEmpty() || !m_tree.outage.noteFailure(m_connection.host, m_setting.now))
        return {};
    m_tree.retractTransportFailures(m_setting.now);
    return u"local_outage"_s;
}

void Settlement::expireLeases()
{
    for (Node *node : m_nodes) {
        if (!node)
            continue;
        change(*node).expireLease();
        node->gate.expireLease(m_setting.now);
    }
}

void Settlement::transport(Verdict verdict)
{
    if (verdict == Verdict::Inconclusive) {
        releaseProbe(kTransport);
        return;
    }
    if (verdict == Verdict::Success) {
        if (m_nodes[kTransport])
            succeedAt(kTransport);
        return;
    }
    if (isLate(kTransport)) {
        m_reported = Reported::Late;
        change(*m_nodes[kTransport]).late(verdict, false);
        return;
    }
    Node *node = obtain(kTransport);
    if (!node)
        return;
    m_counted = true;
    if (holds(kTransport))
        change(*node).probeFailed(held(kTransport, verdict), {});
    else
        change(*node).failed(held(kTransport, verdict), {});
}

void Settlement::service(const Outcome &outcome, Verdict verdict)
{
    switch (verdict) {
    case Verdict::Success:
        serviceSucceeded();
        return;
    case Verdict::Failure: {
        const bool ofLeaf = outcome.level == ServiceLevel::Leaf;
        serviceFailed(outcome, ofLeaf ? std::size_t(kLeaf) : std::size_t(kService));
        return;
    }
    case Verdict::Inconclusive:
        for (const std::size_t step : {kLeaf, kOperation, kService})
            releaseProbe(step);
    }
}

void Settlement::serviceSucceeded()
{
    for (const std::size_t step : {kLeaf, kOperation, kService}) {
        if (m_nodes[step])
            succeedAt(step);
    }
    m_counted = m_reported == Reported::InTime;
    if (m_connection.openCircuits > 0)
        noteSiblings();
}

// Narrow to wide. A failed probe is a verdict for the narrowest open scope only; otherwise the
// narrowest scope that explains every failure opens (breaker.md 1.3).
void Settlement::serviceFailed(const Outcome &outcome, std::size_t narrowest)
{
    Hint hint;
    if (outcome.limit && outcome.limit->delay)
        hint = {RateGate::bounded(m_setting.policy, *outcome.limit->delay), *outcome.limit->delay,
                outcome.limit->provenance};
    for (std::size_t step = kLeaf; step > narrowest; --step)
        releaseProbe(step);

    bool isJudged = false;
    bool anyLate = false;
    for (std::size_t step = narrowest; step > kTransport; --step) {
        anyLate = anyLate || isLate(step);
        if (!holds(step))
            continue;
        if (isJudged)
            releaseProbe(step);
        else
            change(*m_nodes[step]).probeFailed(held(step, Verdict::Failure), hint);
        isJudged = true;
    }
    m_counted = m_counted || isJudged;
    if (isJudged)
        return;

    bool hasOpened = false;
    for (std::size_t step = narrowest; step > kTransport; --step) {
        if (anyLate) {
            m_reported = Reported::Late;
            if (isLate(step))
                change(*m_nodes[step]).late(Verdict::Failure, false);
            continue;
        }
        Node *node = obtain(step);
        if (!node)
            continue;
        m_counted = true;
        if (hasOpened)
            change(*node).noted(held(step, Verdict::Failure));
        else
            hasOpened = change(*node).failed(held(step, Verdict::Failure), hint);
    }
}

void Settlement::noteSiblings()
{
    m_connection.forEach([this](Node &node) {
        if (!node.circuit.isClosed() && std::ranges::find(m_nodes, &node) == m_nodes.end())
            node.circuit.noteSiblingSuccess();
    });
}

void Settlement::releaseProbe(std::size_t step)
{
    if (holds(step))
        change(*m_nodes[step]).probeInconclusive();
}

void Settlement::succeedAt(std::size_t step)
{
    if (m_record.judged[step])
        return;
    Node &node = *m_nodes[step];
    if (isLate(step)) {
        if (step != kTransport)
            m_reported = Reported::Late;
        change(node).late(Verdict::Success, mayBringForward());
    } else if (holds(step)) {
        change(node).probeSucceeded();
    } else if (step == kTransport) {
        change(node).cleared();
    } else {
        change(node).succeeded(held(step, Verdict::Success));
    }
}

void Settlement::gates(bool succeeded)
{
    for (Node *node : m_nodes) {
        if (!node || !node->gate.isHeldBy(m_record.id))
            continue;
        if (succeeded)
            node->gate.clear();
        else
            node->gate.releaseTrial();
        m_tree.journal.touch(*node);
    }
}

void Settlement::limit(const Outcome &outcome)
{
    if (!outcome.limit)
        return;
    // Capacity trouble without a time is health alone.
    if (!outcome.limit->delay && outcome.service == Verdict::Failure)
        return;
    Node *node = m_tree.obtain(m_connection, limitedScope(outcome.limit->scope), m_setting.now);
    if (!node)
        return;
    node->gate.limit(m_setting, {outcome.limit->delay, outcome.limit->provenance, outcome.category,
                                 m_record.id});
    if (!outcome.limit->delay)
        ++node->metrics.gatesGuessed;
    else if (outcome.limit->provenance == Provenance::Declared)
        ++node->metrics.gatesDeclared;
    else
        ++node->metrics.gatesStated;
    m_tree.journal.touch(*node);
}

ScopeKey Settlement::limitedScope(LimitScope scope)
{
    const ScopePath &path = m_record.path;
    switch (scope) {
    case LimitScope::Connection:
        return path.service();
    case LimitScope::Operation:
        return path.ofOperation();
    case LimitScope::Model:
        return path.leaf();
    case LimitScope::Unknown:
        break;
    }
    const bool isWide = m_connection.noteLimitedModel(path.model, m_setting.now);
    return isWide ? path.service() : path.leaf();
}

void Settlement::configuration(const Outcome &outcome, bool succeeded)
{
    if (sleptSince())
        return;
    if (outcome.attention != Attention::None) {
        const auto step = outcome.attention == Attention::Model ? kLeaf : kService;
        Node *node = obtain(step);
        if (!node)
            return;
        node->attention = outcome.attention;
        node->attentionCause = outcome.category;
        node->attentionSince = m_setting.now;
        m_tree.journal.touch(*node);
        return;
    }
    if (!succeeded || !m_record.isManual)
        return;
    for (const std::size_t step : {kService, kLeaf}) {
        Node *node = m_nodes[step];
        // A list of models is often public: it proves no credential (I70).
        const bool proves = step == kLeaf || m_record.path.operation != Operation::Models;
        if (!node || !proves || node->attention == Attention::None)
            continue;
        node->attention = Attention::None;
        node->attentionCause = Category::Unknown;
        m_tree.journal.touch(*node);
    }
}

void Settlement::leave()
{
    for (std::size_t step = kTransport; step < kPathSteps; ++step) {
        if (m_nodes[step] && m_record.entered[step])
            m_nodes[step]->circuit.leave(m_record.admitted[step]);
    }
}

HeldOutcome Settlement::held(std::size_t step, Verdict verdict)
{
    if (!m_shared) {
        m_evidence.counted = true;
        m_shared = std::make_shared<const Evidence>(m_evidence);
    }
    Child child = kOwnOutcome;
    const bool fromBelow = m_evidence.scope.kind == ScopeKind::Model;
    if (fromBelow && step == kOperation)
        child = childOf(qHash(m_record.path.model, 0));
    else if (fromBelow && step == kService)
        child = childOf(2 + static_cast<Child>(m_record.path.operation));
    return {m_setting.now, verdict, hashOf(m_record.request), child, m_shared};
}

ScopeKey Settlement::scopeOf(std::size_t step) const
{
    switch (step) {
    case kTransport:
        return m_record.path.transport();
    case kService:
        return m_record.path.service();
    case kOperation:
        return m_record.path.ofOperation();
    default:
        return m_record.path.leaf();
    }
}

Node *Settlement::obtain(std::size_t step)
{
    if (!m_nodes[step]) {
        m_nodes[step] = m_tree.obtain(m_connection, scopeOf(step), m_setting.now);
        // Making room may have forgotten a node of this very path.
        m_nodes = m_connection.find(m_record.path);
    }
    return m_nodes[step];
}

NodeChange Settlement::change(Node &node) const
{
    return {m_tree.journal, m_connection, node, m_setting};
}

bool Settlement::holds(std::size_t step) const noexcept
{
    return m_nodes[step] && m_nodes[step]->circuit.isHeldBy(m_record.id);
}

bool Settlement::isLate(std::size_t step) const noexcept
{
    return m_nodes[step] && m_nodes[step]->circuit.isLate(m_record.admitted[step]);
}

bool Settlement::mayBringForward() const noexcept
{
    return std::ranges::none_of(m_nodes, [this](const Node *node) {
        return node && node->gate.isStated() && node->gate.isRunning(m_setting.now);
    });
}

} // namespace breakerbox::breaker
