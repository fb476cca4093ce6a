// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/admission.h>
#include <connections/connection.h>
#include <scheduler/pacebook.h>
#include <scheduler/request.h>
#include <scheduler/spendbook.h>

#include <optional>
#include <utility>
#include <vector>

namespace breakerbox::scheduler {

// The limits that the user set for a connection, asked after the health circuits and before a free
// slot (design 2). Requests without content (model lists, tests) are under none. What the user
// sends by hand passes both: it is their own rule.
class OwnLimits final
{
public:
    [[nodiscard]] std::optional<breaker::Denial>
    objection(const Request &request, breaker::AskKind kind,
              const connections::Connection &connection, BootTime now, WallTime wall) const;
    void started(const Request &request, std::uint64_t attempt,
                 const connections::Connection &connection, BootTime now);
    // What it used in the end. Answers the guards that came near with it, or were reached.
    [[nodiscard]] std::vector<Spending> ended(const Request &request, std::uint64_t attempt,
                                              const connections::Connection &connection,
                                              const chat::Usage &usage, WallTime wall);

    // For connections that have no prices of their own.
    void setPrices(connections::PriceTable prices) { m_prices = std::move(prices); }
    [[nodiscard]] const connections::PriceTable &prices() const noexcept { return m_prices; }

    [[nodiscard]] SpendBook &spend() noexcept { return m_spend; }
    [[nodiscard]] const SpendBook &spend() const noexcept { return m_spend; }

private:
    PaceBook m_pace;
    SpendBook m_spend;
    connections::PriceTable m_prices;
};

// About how many tokens a request sends: a quarter of its letters.
[[nodiscard]] std::int64_t roughTokens(const chat::Prompt &prompt);

} // namespace breakerbox::scheduler
