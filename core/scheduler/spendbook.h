// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <base/ids.h>
#include <chat/message.h>
#include <connections/pricetable.h>

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace breakerbox::scheduler {

enum class SpendScope { Conversation = 0, Month };

// How far a guard has come. Amounts at the connection's present prices, or where it has none by the
// price table; models that the table does not know are not in them.
struct Spending
{
    SpendScope scope = SpendScope::Conversation;
    connections::Amount spent = 0;
    connections::Amount limit = 0;
    QString currency;      // of the table; empty = the user's own
    bool estimate = false; // by the table

    [[nodiscard]] bool isReached() const noexcept { return limit > 0 && spent >= limit; }
    // 80 % or more.
    [[nodiscard]] bool isNear() const noexcept { return limit > 0 && spent >= limit - limit / 5; }
    bool operator==(const Spending &) const = default;
};

// What the ledger knew when the program began.
struct UsedBefore
{
    ConnectionId connection;
    ConversationId conversation;
    std::int64_t inputTokens = 0;
    std::int64_t outputTokens = 0;
    QString model;
};

// The tokens that services reported, by connection, for the guard the user set against spending
// (design 5). Pure: the time comes from the caller. What no service reported is not in it.
class SpendBook final
{
public:
    // thisMonth: the part of ever that falls into the calendar month (local time) of now.
    void restore(const std::vector<UsedBefore> &ever, const std::vector<UsedBefore> &thisMonth,
                 WallTime now);
    void add(const ConnectionId &connection, const ConversationId &conversation,
             const chat::Usage &usage, WallTime now, const QString &model = {});
    // Both figures of the connection's guard, the ones that are set: conversation first.
    [[nodiscard]] std::vector<Spending> spending(const connections::Connection &connection,
                                                 const ConversationId &conversation,
                                                 const connections::PriceTable &prices,
                                                 WallTime now) const;

private:
    struct Tokens
    {
        std::int64_t input = 0;
        std::int64_t output = 0;
    };
    using ByModel = std::map<QString, Tokens>;
    [[nodiscard]] static Spending figureOf(SpendScope scope, connections::Amount limit,
                                           const ByModel *used,
                                           const connections::Connection &connection,
                                           const connections::PriceTable &prices);

    std::map<std::pair<ConnectionId, ConversationId>, ByModel> m_ever;
    std::map<ConnectionId, ByModel> m_month;
    int m_monthNumber = 0; // of m_month
};

// The first moment of the calendar month of now, in local time.
[[nodiscard]] WallTime monthBegin(WallTime now);

} // namespace breakerbox::scheduler
