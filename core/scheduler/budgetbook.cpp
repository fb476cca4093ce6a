// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "budgetbook.h"

#include <algorithm>

namespace breakerbox::scheduler {

void BudgetBook::note(SeenBudgets seen)
{
    if (seen.budgets.empty())
        return;
    std::erase_if(m_seen, [&seen](const SeenBudgets &each) {
        return each.connection == seen.connection && each.model == seen.model;
    });
    if (m_seen.size() >= kMost)
        m_seen.erase(m_seen.begin());
    m_seen.push_back(std::move(seen));
}

} // namespace breakerbox::scheduler
