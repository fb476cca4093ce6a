// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "node.h"

namespace breakerbox::breaker {

Reading Node::reading() const noexcept
{
    const bool isParent = key.kind == ScopeKind::Connection || key.kind == ScopeKind::Operation;
    return isParent ? Reading::Parent : Reading::Leaf;
}

bool Node::hasMeaning(const Policy &policy, BootTime now) const noexcept
{
    if (attention != Attention::None || circuit.inFlight() > 0)
        return true;
    return circuit.hasMeaning(policy, now) || (gate.isSet() && !gate.isForgotten(policy, now));
}

int Node::successesNeeded(const Policy &policy) const noexcept
{
    if (key.kind == ScopeKind::Transport)
        return 1;
    return circuit.level() >= policy.closeLevel ? policy.closeSuccessesHigh : policy.closeSuccesses;
}

ScopeSnapshot Node::snapshot(const Policy &policy, BootTime now) const
{
    const BootTime earliest = now - policy.evidenceAge;
    const Circuit::Memory &memory = circuit.memory();
    const auto share =
        circuit.ring().share(int(EvidenceRing::kCapacity), EvidenceRing::Of::Everything, earliest);
    const auto run = circuit.ring().run(earliest);

    ScopeSnapshot snapshot;
    snapshot.scope = key;
    snapshot.state = circuit.stateAt(now);
    snapshot.openedAt = memory.openedAt;
    if (!circuit.isClosed())
        snapshot.retryNotBefore = memory.retryNotBefore;
    snapshot.level = circuit.levelAt(policy, now);
    snapshot.samples = share.held;
    snapshot.transientFailures = share.failures;
    snapshot.consecutiveFailures = run.failures;
    snapshot.failedRequests = run.requests;
    snapshot.lastSuccess = lastSuccess;
    snapshot.lastFailure = lastFailure;
    snapshot.lastFailureAt = lastFailureAt;
    snapshot.probesInFlight = circuit.isProbeBusy(now) ? 1 : 0;
    snapshot.inFlight = circuit.inFlight();
    if (gate.isRunning(now)) {
        snapshot.gateUntil = gate.until();
        snapshot.gateProvenance = gate.provenance();
        snapshot.gateClaim = gate.claim();
    }
    snapshot.attention = attention;
    snapshot.attentionCause = attentionCause;
    snapshot.metrics = metrics;
    if (!circuit.isClosed())
        snapshot.metrics.openTime += std::chrono::floor<Milliseconds>(now - circuit.openedAt());
    return snapshot;
}

} // namespace breakerbox::breaker
