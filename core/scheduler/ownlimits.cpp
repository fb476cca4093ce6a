// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "ownlimits.h"

#include "attemptplan.h"

#include <algorithm>

namespace breakerbox::scheduler {

using breaker::Denial;
using breaker::HoldReason;

namespace {

Denial denialOf(HoldReason reason, const Request &request)
{
    Denial denial;
    denial.reason = reason;
    denial.scope =
        breaker::ScopePath{request.connection, request.operation, request.prompt.model}.transport();
    return denial;
}

bool isFree(const Request &request)
{
    return asksForModels(request) || request.purpose == net::Purpose::ConnectionTest;
}

} // namespace

std::int64_t roughTokens(const chat::Prompt &prompt)
{
    qsizetype letters = prompt.system.size();
    for (const chat::PromptMessage &message : prompt.messages)
        letters += message.text.size();
    return letters / 4 + 1;
}

std::optional<Denial> OwnLimits::objection(const Request &request, breaker::AskKind kind,
                                           const connections::Connection &connection, BootTime now,
                                           WallTime wall) const
{
    if (kind == breaker::AskKind::Manual || isFree(request))
        return std::nullopt;
    if (connection.pace.isSet()) {
        const std::int64_t tokens =
            connection.pace.tokensPerMinute > 0 ? roughTokens(request.prompt) : 0;
        if (const auto until = m_pace.heldUntil(connection.id, connection.pace, tokens, now)) {
            Denial denial = denialOf(HoldReason::Paced, request);
            denial.until = until;
            denial.manualFrom = now;
            return denial;
        }
    }
    if (!connection.spend.isSet())
        return std::nullopt;
    for (const Spending &each :
         m_spend.spending(connection, request.conversation, m_prices, wall)) {
        if (!each.isReached())
            continue;
        Denial denial = denialOf(each.scope == SpendScope::Month ? HoldReason::SpendMonth
                                                                 : HoldReason::SpendConversation,
                                 request);
        denial.manualFrom = now;
        return denial;
    }
    return std::nullopt;
}

void OwnLimits::started(const Request &request, std::uint64_t attempt,
                        const connections::Connection &connection, BootTime now)
{
    if (!isFree(request) && connection.pace.isSet())
        m_pace.started(connection.id, attempt, roughTokens(request.prompt), now);
}

std::vector<Spending> OwnLimits::ended(const Request &request, std::uint64_t attempt,
                                       const connections::Connection &connection,
                                       const chat::Usage &usage, WallTime wall)
{
    if (!usage.inputTokens && !usage.outputTokens)
        return {};
    m_pace.used(connection.id, attempt,
                usage.inputTokens.value_or(0) + usage.outputTokens.value_or(0));
    const auto before = m_spend.spending(connection, request.conversation, m_prices, wall);
    m_spend.add(connection.id, request.conversation, usage, wall, request.prompt.model.toString());
    std::vector<Spending> crossed;
    for (const Spending &each :
         m_spend.spending(connection, request.conversation, m_prices, wall)) {
        const auto same = std::ranges::find(before, each.scope, &Spending::scope);
        const bool was = same != before.end() && same->isNear();
        if (each.isNear() && !was)
            crossed.push_back(each);
    }
    return crossed;
}

} // namespace breakerbox::scheduler
