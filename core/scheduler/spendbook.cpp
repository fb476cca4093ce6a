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
        Tokens &sum = m_ever[{each.connection, each.conversation}][each.model];
        sum.input += each.inputTokens;
        sum.output += each.outputTokens;
    }
    for (const UsedBefore &each : thisMonth) {
        Tokens &sum = m_month[each.connection][each.model];
        sum.input += each.inputTokens;
        sum.output += each.outputTokens;
    }
}

void SpendBook::add(const ConnectionId &connection, const ConversationId &conversation,
                    const chat::Usage &usage, WallTime now, const QString &model)
{
    if (const int month = monthNumber(now); month != m_monthNumber) {
        m_month.clear();
        m_monthNumber = month;
    }
    for (Tokens *sum : {&m_ever[{connection, conversation}][model], &m_month[connection][model]}) {
        sum->input += usage.inputTokens.value_or(0);
        sum->output += usage.outputTokens.value_or(0);
    }
}

Spending SpendBook::figureOf(SpendScope scope, connections::Amount limit, const ByModel *used,
                             const connections::Connection &connection,
                             const connections::PriceTable &prices)
{
    Spending figure;
    figure.scope = scope;
    figure.limit = limit;
    if (!used)
        return figure;
    Tokens all;
    for (const auto &[model, tokens] : *used) {
        all.input += tokens.input;
        all.output += tokens.output;
        const auto cost =
            connections::costOf(connection, prices, model, {tokens.input, tokens.output, 0},
                                connections::Requests::Several);
        if (!cost || !cost->estimate)
            continue;
        figure.spent += cost->amount;
        figure.currency = cost->currency;
        figure.estimate = true;
    }
    // Its own prices are the same for all: rounded once.
    if (connection.spend.hasPrices())
        figure.spent = connection.spend.costOf(all.input, all.output);
    return figure;
}

std::vector<Spending> SpendBook::spending(const connections::Connection &connection,
                                          const ConversationId &conversation,
                                          const connections::PriceTable &prices, WallTime now) const
{
    const connections::SpendGuard &guard = connection.spend;
    std::vector<Spending> figures;
    if (guard.conversationLimit > 0 && !conversation.isNull()) {
        const auto found = m_ever.find({connection.id, conversation});
        figures.push_back(figureOf(SpendScope::Conversation, guard.conversationLimit,
                                   found == m_ever.end() ? nullptr : &found->second, connection,
                                   prices));
    }
    if (guard.monthLimit > 0) {
        const auto found = m_month.find(connection.id);
        const bool current = monthNumber(now) == m_monthNumber && found != m_month.end();
        figures.push_back(figureOf(SpendScope::Month, guard.monthLimit,
                                   current ? &found->second : nullptr, connection, prices));
    }
    return figures;
}

} // namespace breakerbox::scheduler
