// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "nodechange.h"

namespace breakerbox::breaker {

void NodeChange::claim(Epoch holder, bool manual)
{
    const CircuitState before = m_node.circuit.state();
    const bool isOverride = manual && m_setting.now < m_node.circuit.nextAutomatic();
    ++m_node.metrics.probesAdmitted;
    if (isOverride)
        ++m_node.metrics.manualProbes;
    report(before, m_node.circuit.claim(m_setting, holder, manual));
}

void NodeChange::expireLease()
{
    if (!m_node.circuit.expireLease(m_setting))
        return;
    ++m_node.metrics.leasesExpired;
    m_journal.touch(m_node);
}

void NodeChange::voidProbe()
{
    m_node.circuit.voidProbe(m_setting);
    m_node.gate.releaseTrial();
    if (!m_node.circuit.isClosed())
        m_journal.touch(m_node);
}

void NodeChange::probeSucceeded()
{
    Circuit &circuit = m_node.circuit;
    const CircuitState before = circuit.state();
    const BootTime openedAt = circuit.openedAt();
    const bool looksFalse = circuit.looksFalse(m_setting.now);
    ++m_node.metrics.probesSucceeded;
    m_node.lastSuccess = m_setting.wall;
    const QString why = circuit.probeSucceeded(m_setting, m_node.successesNeeded(m_setting.policy));
    if (circuit.isClosed()) {
        closeAccounts(openedAt);
        if (looksFalse)
            ++m_node.metrics.falseTrips;
    }
    report(before, why);
}

void NodeChange::probeFailed(const HeldOutcome &outcome, const Hint &hint)
{
    const CircuitState before = m_node.circuit.state();
    ++m_node.metrics.probesFailed;
    ++m_node.metrics.opens;
    rememberFailure(outcome);
    report(before, m_node.circuit.probeFailed(m_setting, outcome, hint));
}

void NodeChange::probeInconclusive()
{
    const CircuitState before = m_node.circuit.state();
    ++m_node.metrics.probesInconclusive;
    report(before, m_node.circuit.probeInconclusive(m_setting));
}

bool NodeChange::failed(const HeldOutcome &outcome, const Hint &hint)
{
    const CircuitState before = m_node.circuit.state();
    rememberFailure(outcome);
    const QString why = m_node.circuit.failed(m_setting, outcome, hint, m_node.reading());
    const bool opened = !m_node.circuit.isClosed();
    if (opened)
        ++m_node.metrics.opens;
    report(before, why);
    return opened;
}

void NodeChange::noted(const HeldOutcome &outcome)
{
    rememberFailure(outcome);
    m_node.circuit.note(outcome);
    m_journal.touch(m_node);
}

void NodeChange::succeeded(const HeldOutcome &outcome)
{
    m_node.lastSuccess = m_setting.wall;
    m_node.circuit.succeeded(m_setting, outcome);
    m_journal.touch(m_node);
}

void NodeChange::cleared()
{
    m_node.lastSuccess = m_setting.wall;
    const bool hadFailures = !m_node.circuit.ring().isEmpty();
    m_node.circuit.cleared(m_setting);
    if (hadFailures)
        m_journal.touch(m_node);
}

void NodeChange::late(Verdict verdict, bool mayBringForward)
{
    if (verdict == Verdict::Failure)
        ++m_node.metrics.lateFailures;
    if (verdict != Verdict::Success)
        return;
    ++m_node.metrics.lateSuccesses;
    if (mayBringForward && m_node.circuit.bringForward(m_setting.now))
        m_journal.touch(m_node);
}

void NodeChange::retract(BootTime since)
{
    const CircuitState before = m_node.circuit.state();
    const BootTime openedAt = m_node.circuit.openedAt();
    const QString why = m_node.circuit.retract(m_setting, since);
    if (!why.isEmpty()) {
        ++m_node.metrics.falseTrips;
        closeAccounts(openedAt);
    }
    report(before, why);
}

void NodeChange::forgetHealth()
{
    const CircuitState before = m_node.circuit.state();
    const BootTime openedAt = m_node.circuit.openedAt();
    const QString why = m_node.circuit.reset(m_setting);
    if (before != CircuitState::Closed)
        closeAccounts(openedAt);
    m_node.lastFailure = Category::Unknown;
    m_node.lastFailureAt.reset();
    report(before, why);
}

void NodeChange::reset()
{
    m_node.gate.forgetGuess(m_setting.now);
    forgetHealth();
}

void NodeChange::report(CircuitState before, const QString &why)
{
    m_journal.touch(m_node);
    const Circuit &circuit = m_node.circuit;
    const CircuitState after = circuit.state();
    if (after == before)
        return;
    if (before == CircuitState::Closed)
        ++m_connection.openCircuits;
    if (after == CircuitState::Closed)
        --m_connection.openCircuits;

    Transition transition;
    transition.scope = m_node.key;
    transition.from = before;
    transition.to = after;
    transition.level = circuit.level();
    transition.time = m_setting.wall;
    if (after != CircuitState::Closed) {
        const auto wait = circuit.memory().retryNotBefore - m_setting.now;
        transition.retryNotBefore = m_setting.wall + std::chrono::ceil<Milliseconds>(wait);
    }
    transition.why = why;
    m_journal.add(std::move(transition));
}

void NodeChange::rememberFailure(const HeldOutcome &outcome)
{
    m_node.lastFailure = outcome.evidence->category;
    m_node.lastFailureAt = m_setting.wall;
    m_node.lastFailureLatency = outcome.evidence->latency;
}

void NodeChange::closeAccounts(BootTime openedAt)
{
    m_node.metrics.openTime += std::chrono::floor<Milliseconds>(m_setting.now - openedAt);
}

} // namespace breakerbox::breaker
