// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/node.h>

namespace breakerbox::breaker {

// What happened, in order, until somebody asks (breaker.md 1.9: notifications leave after the
// fact, with a sequence number).
class Journal
{
public:
    void add(Evidence evidence) { m_happenings.evidence.push_back(std::move(evidence)); }
    void add(Transition transition);
    // The node's row or snapshot is out of date.
    void touch(Node &node);
    // The scope is gone altogether.
    void touchGone(const ScopeKey &scope) { m_happenings.changed.push_back(scope); }
    // The caller resets isDirty of the nodes named in `changed`.
    [[nodiscard]] Happenings take();

private:
    Happenings m_happenings;
    std::uint64_t m_sequence = 0;
};

} // namespace breakerbox::breaker
