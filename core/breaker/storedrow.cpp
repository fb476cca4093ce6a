// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "storedrow.h"

#include <algorithm>

namespace breakerbox::breaker {

namespace {

using std::chrono::ceil;
using std::chrono::floor;
using std::chrono::nanoseconds;

// Ages and spans beyond this are damage, not time.
constexpr std::chrono::hours kSane{24 * 365 * 10};

bool isSane(Milliseconds span)
{
    return span <= kSane && span >= -kSane;
}

bool isSane(WallTime time)
{
    return time > WallTime{} && time < WallTime(kSane * 20);
}

StoredDeadline toRow(BootTime deadline, const StoredRow::Moment &moment)
{
    const auto remaining = ceil<Milliseconds>(deadline - moment.now);
    return {std::max(remaining, Milliseconds(0)), moment.wall + remaining,
            deadline.time_since_epoch().count()};
}

Milliseconds ageOf(BootTime time, const StoredRow::Moment &moment)
{
    return floor<Milliseconds>(moment.now - time);
}

bool isSameBoot(const StoredScope &row, const StoredRow::Moment &moment)
{
    return !row.bootId.isEmpty() && row.bootId == moment.bootId;
}

// How long ago the row was written; negative if the wall clock was set back since.
Milliseconds elapsed(const StoredScope &row, const StoredRow::Moment &moment)
{
    if (isSameBoot(row, moment))
        return floor<Milliseconds>(moment.now - BootTime(nanoseconds(row.writtenBoot)));
    return moment.wall - row.written;
}

// What is left of a stored deadline, at most `bound`; negative once it is over.
nanoseconds remaining(const StoredDeadline &deadline, const StoredScope &row,
                      const StoredRow::Moment &moment, Milliseconds bound)
{
    const nanoseconds left = isSameBoot(row, moment)
                                 ? BootTime(nanoseconds(deadline.bootNanoseconds)) - moment.now
                                 : nanoseconds(deadline.wall - moment.wall);
    return std::min({left, nanoseconds(deadline.remaining), nanoseconds(bound)});
}

bool isDeadlineSane(const std::optional<StoredDeadline> &deadline)
{
    return !deadline || (isSane(deadline->remaining) && deadline->remaining >= Milliseconds(0) &&
                         isSane(deadline->wall));
}

// When a past moment of the row was, seen from now; nullopt if it would lie in the future.
std::optional<BootTime> past(Milliseconds age, const StoredScope &row,
                             const StoredRow::Moment &moment)
{
    if (age < Milliseconds(0) || !isSane(age))
        return std::nullopt;
    const Milliseconds total = age + elapsed(row, moment);
    if (total < Milliseconds(0))
        return std::nullopt;
    return moment.now - total;
}

int stepOf(const Policy &policy, Milliseconds step)
{
    if (step <= Milliseconds(0))
        return 0;
    for (int level = 1; level <= policy.gateLadder.count; ++level) {
        if (policy.gateLadder.at(level) >= step)
            return level;
    }
    return policy.gateLadder.count;
}

std::vector<HeldOutcome> outcomesOf(const StoredScope &row, const ConnectionNodes &connection,
                                    const StoredRow::Moment &moment)
{
    std::vector<HeldOutcome> outcomes;
    for (const StoredOutcome &stored : row.outcomes) {
        const auto time = past(stored.age, row, moment);
        if (!time || moment.now - *time > connection.policy.evidenceAge ||
            (stored.verdict != Verdict::Failure && stored.verdict != Verdict::Success))
            continue;
        Evidence evidence;
        evidence.scope = row.scope;
        evidence.time = moment.wall - floor<Milliseconds>(moment.now - *time);
        evidence.category = stored.category;
        evidence.verdict = stored.verdict;
        evidence.counted = true;
        const bool isParent =
            row.scope.kind == ScopeKind::Connection || row.scope.kind == ScopeKind::Operation;
        outcomes.push_back({*time, stored.verdict, stored.requestHash,
                            isParent ? kUnknownChild : kOwnOutcome,
                            std::make_shared<const Evidence>(evidence)});
    }
    std::ranges::stable_sort(outcomes, {}, &HeldOutcome::time);
    return outcomes;
}

// The latest moment that gave the row a meaning.
BootTime lastMeaning(const StoredScope &row, const ConnectionNodes &connection,
                     const StoredRow::Moment &moment)
{
    const Milliseconds bound = connection.policy.hintBound;
    BootTime latest = BootTime::min();
    for (const auto &deadline : {row.retryNotBefore, row.gate}) {
        if (deadline)
            latest = std::max(latest, moment.now + remaining(*deadline, row, moment, bound));
    }
    if (const auto time = past(row.lastCloseAge, row, moment))
        latest = std::max(latest, *time);
    for (const HeldOutcome &outcome : outcomesOf(row, connection, moment))
        latest = std::max(latest, outcome.time);
    return latest;
}

Circuit::Memory memoryOf(const StoredScope &row, const ConnectionNodes &connection,
                         const StoredRow::Moment &moment)
{
    const Policy &policy = connection.policy;
    Circuit::Memory memory;
    memory.lastClose = past(row.lastCloseAge, row, moment);
    memory.lastProbeStart = past(row.lastProbeStartAge, row, moment);
    const bool isOpen = row.state == CircuitState::Open && row.retryNotBefore;
    if (isOpen || memory.lastClose)
        memory.level = std::clamp(row.level, 1,
                                  std::min(policy.storedLevel, std::max(policy.ladder.count, 1)));
    if (!isOpen)
        return memory;
    memory.state = CircuitState::Open;
    memory.openedAt = row.openedAt;
    memory.retryNotBefore =
        moment.now + remaining(*row.retryNotBefore, row, moment, policy.hintBound);
    if (memory.lastProbeStart)
        memory.probeFrom = *memory.lastProbeStart + policy.storedProbeGap;
    return memory;
}

} // namespace

std::optional<StoredScope> StoredRow::write(const Node &node, const ConnectionNodes &connection,
                                            const Moment &moment)
{
    const Policy &policy = connection.policy;
    // A trial that is under way ends with this run: a row does not live for it.
    const bool hasGate = node.gate.isSet() && !node.gate.isOutlived(policy, moment.now);
    const bool isWorth =
        node.attention != Attention::None || node.circuit.hasMeaning(policy, moment.now) || hasGate;
    if (!isWorth)
        return std::nullopt;

    const Circuit::Memory &memory = node.circuit.memory();
    StoredScope row;
    row.scope = node.key;
    row.fingerprint = connection.fingerprint;
    row.bootId = moment.bootId;
    row.writtenBoot = moment.now.time_since_epoch().count();
    row.written = moment.wall;
    row.level = node.circuit.levelAt(policy, moment.now);
    if (!node.circuit.isClosed()) {
        row.state = CircuitState::Open;
        row.retryNotBefore = toRow(memory.retryNotBefore, moment);
        row.openedAt = memory.openedAt;
    }
    if (hasGate) {
        row.gate = toRow(*node.gate.until(), moment);
        row.gateProvenance = node.gate.provenance();
        row.gateStep = policy.gateLadder.at(node.gate.step());
        if (node.gate.step() == 0)
            row.gateStep = Milliseconds(0);
        row.gateClaim = node.gate.claim();
    }
    row.attention = node.attention;
    row.attentionCause = node.attentionCause;
    if (memory.lastClose)
        row.lastCloseAge = ageOf(*memory.lastClose, moment);
    if (memory.lastProbeStart)
        row.lastProbeStartAge = ageOf(*memory.lastProbeStart, moment);
    row.lastSuccess = node.lastSuccess;
    row.lastFailure = node.lastFailure;
    for (const HeldOutcome &held : node.circuit.ring().held(moment.now - policy.evidenceAge))
        row.outcomes.push_back(
            {ageOf(held.time, moment), held.verdict, held.evidence->category, held.request});
    return row;
}

bool StoredRow::isUsable(const StoredScope &row, const ConnectionNodes &connection,
                         const Moment &moment)
{
    if (row.scope.kind == ScopeKind::Unknown || row.fingerprint != connection.fingerprint)
        return false;
    // A boot clock never runs backwards.
    if (isSameBoot(row, moment) &&
        (row.writtenBoot < 0 || moment.now < BootTime(nanoseconds(row.writtenBoot))))
        return false;
    if (!isSane(row.written) || !isSane(moment.wall) || !isDeadlineSane(row.retryNotBefore) ||
        !isDeadlineSane(row.gate) || row.gateClaim < Milliseconds(0))
        return false;
    if (row.attention != Attention::None)
        return true;
    const BootTime meaning = lastMeaning(row, connection, moment);
    return meaning != BootTime::min() && moment.now - meaning <= connection.policy.rowLife;
}

void StoredRow::read(const StoredScope &row, const ConnectionNodes &connection,
                     const Moment &moment, Node &node)
{
    const Policy &policy = connection.policy;
    if (policy.healthEnabled)
        node.circuit.restore(memoryOf(row, connection, moment), outcomesOf(row, connection, moment),
                             moment.now);
    if (row.gate && row.scope.kind != ScopeKind::Transport) {
        const auto left = remaining(*row.gate, row, moment, policy.hintBound);
        node.gate.restore(moment.now + left, row.gateProvenance, row.gateClaim,
                          stepOf(policy, row.gateStep), Category::RateLimitedModel);
        if (node.gate.isForgotten(policy, moment.now))
            node.gate.clear();
    }
    node.attention = row.attention;
    node.attentionCause = row.attentionCause;
    node.attentionSince = moment.now;
    node.lastSuccess = row.lastSuccess;
    node.lastFailure = row.lastFailure;
}

} // namespace breakerbox::breaker
