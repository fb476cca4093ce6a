// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/describe.h>
#include <breaker/nodechange.h>
#include <breaker/permitrecord.h>
#include <breaker/scopetree.h>

namespace breakerbox::breaker {

// What becomes of one permit's result: who it speaks about, whether it counts, and what follows
// for circuits, gates and configuration states (breaker.md 1.3, 1.4, 1.9).
class Settlement
{
public:
    Settlement(ScopeTree &tree, ConnectionNodes &connection, PermitRecord &record, BootTime now);

    // A probe's verdict at the first content; the stream's end is judged apart.
    void firstContent();
    void settle(const Outcome &outcome);
    // Dropped unsettled: slots go back, nothing is counted.
    void abandon();

private:
    [[nodiscard]] bool sleptSince() const noexcept { return m_record.wakes != m_tree.wakes; }
    [[nodiscard]] Weighed weigh(const Outcome &outcome);
    [[nodiscard]] QString localReason();

    void expireLeases();
    void transport(Verdict verdict);
    void service(const Outcome &outcome, Verdict verdict);
    void serviceSucceeded();
    void serviceFailed(const Outcome &outcome, std::size_t narrowest);
    void noteSiblings();
    void releaseProbe(std::size_t step);
    void succeedAt(std::size_t step);
    void gates(bool succeeded);
    void limit(const Outcome &outcome);
    [[nodiscard]] ScopeKey limitedScope(LimitScope scope);
    void configuration(const Outcome &outcome, bool succeeded);
    void leave();

    [[nodiscard]] HeldOutcome held(std::size_t step, Verdict verdict);
    [[nodiscard]] ScopeKey scopeOf(std::size_t step) const;
    [[nodiscard]] Node *obtain(std::size_t step);
    [[nodiscard]] NodeChange change(Node &node) const;
    [[nodiscard]] bool holds(std::size_t step) const noexcept;
    [[nodiscard]] bool isLate(std::size_t step) const noexcept;
    [[nodiscard]] bool mayBringForward() const noexcept;

    ScopeTree &m_tree;
    ConnectionNodes &m_connection;
    PermitRecord &m_record;
    Setting m_setting;
    PathNodes m_nodes;
    Evidence m_evidence;
    std::shared_ptr<const Evidence> m_shared; // the same, as the rings hold it; made when needed
    bool m_counted = false;
    Reported m_reported = Reported::InTime;
};

} // namespace breakerbox::breaker
