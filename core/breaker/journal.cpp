// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "journal.h"

#include <utility>

namespace breakerbox::breaker {

void Journal::add(Transition transition)
{
    transition.sequence = ++m_sequence;
    m_happenings.transitions.push_back(std::move(transition));
}

void Journal::touch(Node &node)
{
    if (node.isDirty)
        return;
    node.isDirty = true;
    m_happenings.changed.push_back(node.key);
}

Happenings Journal::take()
{
    return std::exchange(m_happenings, {});
}

} // namespace breakerbox::breaker
