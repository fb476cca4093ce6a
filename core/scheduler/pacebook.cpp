// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "pacebook.h"

#include <algorithm>

namespace breakerbox::scheduler {

namespace {

constexpr std::chrono::minutes kWindow{1};

} // namespace

std::optional<BootTime> PaceBook::heldUntil(const ConnectionId &connection,
                                            const connections::Pace &pace, std::int64_t tokens,
                                            BootTime now) const
{
    const auto found = m_sent.find(connection);
    if (!pace.isSet() || found == m_sent.end())
        return std::nullopt;
    // From the newest back: the first entry that may not be in the same minute names the moment.
    std::int64_t requests = 1;
    std::int64_t sum = tokens;
    for (auto entry = found->second.rbegin(); entry != found->second.rend(); ++entry) {
        const BootTime leaves = entry->time + kWindow;
        if (leaves <= now)
            break;
        ++requests;
        sum += entry->tokens;
        const bool tooMany = pace.requestsPerMinute > 0 && requests > pace.requestsPerMinute;
        const bool tooMuch = pace.tokensPerMinute > 0 && sum > pace.tokensPerMinute;
        if (tooMany || tooMuch)
            return leaves;
    }
    return std::nullopt;
}

void PaceBook::started(const ConnectionId &connection, std::uint64_t attempt, std::int64_t tokens,
                       BootTime now)
{
    auto &sent = m_sent[connection];
    while (!sent.empty() && sent.front().time + kWindow <= now)
        sent.pop_front();
    sent.push_back({now, attempt, tokens});
}

void PaceBook::used(const ConnectionId &connection, std::uint64_t attempt, std::int64_t tokens)
{
    const auto found = m_sent.find(connection);
    if (found == m_sent.end())
        return;
    const auto entry =
        std::find_if(found->second.rbegin(), found->second.rend(),
                     [attempt](const Entry &each) { return each.attempt == attempt; });
    if (entry != found->second.rend())
        entry->tokens = tokens;
}

} // namespace breakerbox::scheduler
