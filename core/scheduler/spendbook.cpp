// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "spendbook.h"

#include <QDate>
#include <QDateTime>

namespace breakerbox::scheduler {

namespace {

QDate localDate(WallTime now)
{
    return QDateTime::fromMSecsSinceEpoch(toMilliseconds(now)).date();
}

int monthNumber(WallTime now)
{
    const QDate date = localDate(now);
    return date.year() * 12 + date.month();
}

} // namespace

WallTime monthBegin(WallTime now)
{
    const QDate date = localDate(now);
    const QDateTime first = QDate(date.year(), date.month(), 1).startOfDay();
    return wallFromMilliseconds(first.toMSecsSinceEpoch());
}

void SpendBook::restore(const std::vector<UsedBefore> &ever,
                        const std::vector<UsedBefore> &thisMonth, WallTime now)
{
    m_ever.clear();
    m_month.clear();
    m_monthNumber = monthNumber(now);
    for (const UsedBefore &each : ever) {
        Tokens &sum = m_ever[{each.connection, each.conversation}];
        sum.input += each.inputTokens;
        sum.output += each.outputTokens;
    }
    for (const UsedBefore &each : thisMonth) {
        Tokens &sum = m_month[each.connection];
        sum.input += each.inputTokens;
        sum.output += each.outputTokens;
    }
}

void SpendBook::add(const ConnectionId &connection, const ConversationId &conversation,
                    const chat::Usage &usage, WallTime now)
{
    if (const int month = monthNumber(now); month != m_monthNumber) {
        m_month.clear();
        m_monthNumber = month;
    }
    for (Tokens *sum : {&m_ever[{connection, conversation}], &m_month[connection]}) {
        sum->input += usage.inputTokens.value_or(0);
        sum->output += usage.outputTokens.value_or(0);
    }
}

std::vector<Spending> SpendBook::spending(const ConnectionId &connection,
                                          const ConversationId &conversation,
                                          const connections::SpendGuard &guard, WallTime now) const
{
    std::vector<Spending> figures;
    if (guard.conversationLimit > 0 && !conversation.isNull()) {
        const auto found = m_ever.find({connection, conversation});
        const Tokens used = found == m_ever.end() ? Tokens() : found->second;
        figures.push_back({SpendScope::Conversation, guard.costOf(used.input, used.output),
                           guard.conversationLimit});
    }
    if (guard.monthLimit > 0) {
        const auto found = m_month.find(connection);
        const bool current = monthNumber(now) == m_monthNumber && found != m_month.end();
        const Tokens used = current ? found->second : Tokens();
        figures.push_back(
            {SpendScope::Month, guard.costOf(used.input, used.output), guard.monthLimit});
    }
    return figures;
}

} // namespace breakerbox::scheduler
