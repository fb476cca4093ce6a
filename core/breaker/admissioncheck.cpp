// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "admissioncheck.h"

#include <algorithm>

namespace breakerbox::breaker {

namespace {

HoldReason reasonOf(Attention attention)
{
    switch (attention) {
    case Attention::None:
        break;
    case Attention::Credential:
        return HoldReason::NeedsCredential;
    case Attention::Billing:
        return HoldReason::NeedsBilling;
    case Attention::Model:
        return HoldReason::NeedsModel;
    }
    return HoldReason::None;
}

Denial denialOf(HoldReason reason, ScopeKey scope)
{
    Denial denial;
    denial.reason = reason;
    denial.scope = std::move(scope);
    return denial;
}

// No node of the path has anything to object, whatever the time: nearly always (figure P19).
bool isQuiet(const PathNodes &nodes) noexcept
{
    return std::ranges::all_of(nodes, [](const Node *node) { return !node || node->isQuiet(); });
}

} // namespace

AdmissionCheck::AdmissionCheck(const ScopeTree &tree, const Ask &question, BootTime now)
    : m_tree(tree),
      m_question(question),
      m_now(now),
      m_isManual(question.kind == AskKind::Manual),
      m_connection(tree.find(question.path.connection))
{
    if (!m_connection)
        return;
    m_usesHealth = m_connection->policy.healthEnabled;
    m_nodes = m_connection->find(question.path);
}

std::optional<Denial> AdmissionCheck::denial() const
{
    // A connection that is not there (any more) has no credential either.
    if (!m_connection)
        return denialOf(HoldReason::NeedsCredential, m_question.path.service());
    const bool quiet = isQuiet(m_nodes);
    if (auto objection = quiet ? std::nullopt : configuration())
        return objection;
    if (auto objection = device())
        return objection;
    if (auto objection = quiet ? std::nullopt : timed())
        return objection;
    if (auto objection = quiet ? std::nullopt : busy())
        return objection;
    if (auto objection = quiet ? std::nullopt : tooSoon())
        return objection;
    if (m_question.replay == Replay::Unsafe)
        return denialOf(HoldReason::UnsafeReplay, m_question.path.leaf());
    return std::nullopt;
}

// The user's retry goes through: it is how one that works clears the state.
std::optional<Denial> AdmissionCheck::configuration() const
{
    if (m_isManual)
        return std::nullopt;
    for (const Node *node : {m_nodes[kService], m_nodes[kLeaf]}) {
        if (!node || node->attention == Attention::None)
            continue;
        Denial denial = of(reasonOf(node->attention), *node);
        denial.cause = node->attentionCause;
        denial.manualFrom =
            manualFrom() ? std::max(*manualFrom(), node->attentionSince) : manualFrom();
        return denial;
    }
    return std::nullopt;
}

std::optional<Denial> AdmissionCheck::device() const
{
    if (m_tree.device == DeviceState::Offline && m_connection->reachedBy == ReachedBy::Network)
        return denialOf(HoldReason::Offline, m_question.path.service());
    if (m_connection->isPaused)
        return denialOf(HoldReason::Paused, m_question.path.service());
    return std::nullopt;
}

std::optional<Denial> AdmissionCheck::timed() const
{
    const Node *latest = nullptr;
    BootTime until{};
    bool isGate = false;
    for (const Node *node : m_nodes) {
        if (node && node->gate.isRunning(m_now) && (!latest || *node->gate.until() > until)) {
            latest = node;
            until = *node->gate.until();
            isGate = true;
        }
    }
    for (const Node *node : m_nodes) {
        if (node && blocksByTime(*node) && (!latest || node->circuit.nextAutomatic() > until)) {
            latest = node;
            until = node->circuit.nextAutomatic();
            isGate = false;
        }
    }
    if (!latest)
        return std::nullopt;

    Denial denial = of(isGate ? HoldReason::RateLimited : HoldReason::Open, *latest);
    denial.until = until;
    denial.manualFrom = manualFrom();
    if (isGate) {
        denial.provenance = latest->gate.provenance();
        denial.claim = latest->gate.claim();
        denial.cause = latest->gate.cause();
    } else {
        denial.provenance = latest->circuit.hint().provenance;
        denial.claim = latest->circuit.hint().claim;
    }
    return denial;
}

std::optional<Denial> AdmissionCheck::busy() const
{
    for (const Node *node : m_nodes) {
        if (node && node->gate.isTrialBusy(m_now)) {
            Denial denial = of(HoldReason::GateTrial, *node);
            denial.until = node->gate.leaseEnd();
            denial.cause = node->gate.cause();
            return denial;
        }
    }
    if (!m_usesHealth)
        return std::nullopt;
    for (const Node *node : m_nodes) {
        if (node && !node->circuit.isClosed() && node->circuit.isProbeBusy(m_now)) {
            Denial denial = of(HoldReason::ProbeInFlight, *node);
            denial.until = node->circuit.leaseEnd();
            return denial;
        }
    }
    for (const Node *node : m_nodes) {
        if (node && node->circuit.isClosed() && node->circuit.isFull(m_now)) {
            Denial denial = of(HoldReason::Recovering, *node);
            denial.until = node->circuit.capEnd();
            return denial;
        }
    }
    return std::nullopt;
}

std::optional<Denial> AdmissionCheck::tooSoon() const
{
    if (!m_isManual || !m_usesHealth)
        return std::nullopt;
    const Node *latest = nullptr;
    BootTime until{};
    for (const Node *node : m_nodes) {
        if (!node || node->circuit.isClosed() || isReady(node->circuit))
            continue;
        const BootTime from = node->circuit.nextManual(m_connection->policy);
        if (m_now < from && (!latest || from > until)) {
            latest = node;
            until = from;
        }
    }
    if (!latest)
        return std::nullopt;
    Denial denial = of(HoldReason::TooSoon, *latest);
    denial.until = until;
    denial.manualFrom = until;
    return denial;
}

bool AdmissionCheck::isReady(const Circuit &circuit) const noexcept
{
    return m_now >= circuit.nextAutomatic();
}

bool AdmissionCheck::blocksByTime(const Node &node) const noexcept
{
    return m_usesHealth && !m_isManual && !node.circuit.isClosed() &&
           !node.circuit.isProbeBusy(m_now) && !isReady(node.circuit);
}

// Not while a gate runs or a probe's verdict is awaited.
std::optional<BootTime> AdmissionCheck::manualFrom() const noexcept
{
    BootTime from = BootTime::min();
    for (const Node *node : m_nodes) {
        if (!node)
            continue;
        if (node->gate.isRunning(m_now) || node->gate.isTrialBusy(m_now))
            return std::nullopt;
        if (!m_usesHealth || node->circuit.isClosed())
            continue;
        if (node->circuit.isProbeBusy(m_now))
            return std::nullopt;
        from = std::max(from, std::min(node->circuit.nextManual(m_connection->policy),
                                       node->circuit.nextAutomatic()));
    }
    return from;
}

Denial AdmissionCheck::of(HoldReason reason, const Node &node) const
{
    Denial denial = denialOf(reason, node.key);
    denial.cause = node.lastFailure;
    denial.level = m_usesHealth ? node.circuit.levelAt(m_connection->policy, m_now) : 0;
    return denial;
}

} // namespace breakerbox::breaker
