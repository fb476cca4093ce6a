// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "attempttrail.h"

#include <algorithm>

namespace breakerbox::flows {

namespace {

StoredTry tryOf(const store::LedgerRow &row)
{
    StoredTry one;
    one.request = row.request;
    one.attempt.ended = row.time + row.duration;
    breaker::Outcome &outcome = one.attempt.outcome;
    outcome.category =
        row.closed ? breaker::categoryFromName(row.category) : breaker::Category::Abandoned;
    outcome.phase = phaseFromName(row.phase);
    outcome.httpStatus = row.httpStatus;
    outcome.requestId = row.requestId;
    outcome.latency = row.duration;
    return one;
}

} // namespace

AttemptTrail trailOf(const std::vector<store::LedgerRow> &rows)
{
    AttemptTrail trail;
    for (const store::LedgerRow &row : rows) {
        if (row.purpose == QLatin1String("chat") && !row.message.isNull())
            trail[row.message].push_back(tryOf(row));
    }
    for (auto &[turn, tries] : trail) {
        std::ranges::stable_sort(tries, {},
                                 [](const StoredTry &each) { return each.attempt.ended; });
    }
    return trail;
}

std::vector<scheduler::EndedTry> triesOf(const AttemptTrail &trail, const MessageId &turn,
                                         const RequestId &request)
{
    std::vector<scheduler::EndedTry> tries;
    const auto found = trail.find(turn);
    if (found == trail.end())
        return tries;
    for (const StoredTry &each : found->second) {
        if (each.request == request)
            tries.push_back(each.attempt);
    }
    return tries;
}

} // namespace breakerbox::flows
