// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/connectionnodes.h>
#include <breaker/journal.h>

namespace breakerbox::breaker {

// One change of one node's health, with all that goes along: the transition and its reason, the
// counters, the row that is out of date.
class NodeChange
{
public:
    NodeChange(Journal &journal, ConnectionNodes &connection, Node &node, const Setting &setting)
        : m_journal(journal),
          m_connection(connection),
          m_node(node),
          m_setting(setting)
    {}

    void claim(Epoch holder, bool manual);
    void expireLease();
    void voidProbe();
    void probeSucceeded();
    void probeFailed(const HeldOutcome &outcome, const Hint &hint);
    void probeInconclusive();
    // True if it opened.
    bool failed(const HeldOutcome &outcome, const Hint &hint);
    void noted(const HeldOutcome &outcome);
    void succeeded(const HeldOutcome &outcome);
    void cleared();
    // A report from an earlier epoch: counted, and good news brings the probe forward.
    void late(Verdict verdict, bool mayBringForward);
    void retract(BootTime since);
    void forgetHealth();
    // The user's: health, and the own guesses of the gate.
    void reset();

private:
    void report(CircuitState before, const QString &why);
    void rememberFailure(const HeldOutcome &outcome);
    void closeAccounts(BootTime openedAt);

    Journal &m_journal;
    ConnectionNodes &m_connection;
    Node &m_node;
    Setting m_setting;
};

} // namespace breakerbox::breaker
