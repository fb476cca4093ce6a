// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <base/error.h>
#include <base/ids.h>
#include <store/database.h>

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace breakerbox::store {

// One attempt, security.md 3.5. Never content, keys or query strings. Names are the stable words
// of the enums.
struct LedgerRow
{
    AttemptId attempt;
    RequestId request;
    ConversationId conversation;
    MessageId message;
    WallTime time{};
    QString purpose;
    ConnectionId connection;
    QString boundary;
    QString model;
    QString scheme;
    QString host;
    int port = 0;
    QString proxy;
    int attemptNumber = 1;
    QString reason;
    ConsentId consent; // null = none
    int messageCount = 0;
    qint64 bytesUp = 0;
    // Afterwards; empty while it runs or after a crash.
    QString address;
    QByteArray certificateFingerprint;
    qint64 bytesDown = 0;
    std::optional<qint64> inputTokens; // as the service reported them
    std::optional<qint64> outputTokens;
    Milliseconds duration{0};
    QString category;
    QString phase;
    QString cause;
    int httpStatus = 0;
    QString requestId;
    bool closed = false;

    bool operator==(const LedgerRow &) const = default;
};

// Tokens that the ledger's rows report together.
struct UsedTokens
{
    ConnectionId connection;
    ConversationId conversation; // null: none
    qint64 inputTokens = 0;
    qint64 outputTokens = 0;
    QString model;

    bool operator==(const UsedTokens &) const = default;
};

// What one model was used for in one month.
struct MonthlyUse
{
    QString month; // "2026-11", in local time
    ConnectionId connection;
    QString model;
    qint64 attempts = 0; // also those of which no tokens are known
    qint64 inputTokens = 0;
    qint64 outputTokens = 0;

    bool operator==(const MonthlyUse &) const = default;
};

struct ConsentRow
{
    ConsentId id;
    WallTime time{};
    ConversationId conversation;
    QString from;  // boundary key
    QString to;    // boundary key
    QString scope; // "only_this_message", "this_once", "this_conversation", "declined"
    QString shown; // what the question said, as JSON of figures (never content)
    bool revoked = false;

    bool operator==(const ConsentRow &) const = default;
};

// The ledger and the consents. All writes FULL.
class LedgerRepository
{
public:
    explicit LedgerRepository(Database &database)
        : m_database(database)
    {}
    Result<void> open(const LedgerRow &row);  // the first half
    Result<void> close(const LedgerRow &row); // the second half, by attempt id
    [[nodiscard]] Result<std::vector<LedgerRow>> ofConversation(const ConversationId &id) const;
    // What each connection used since a moment, by conversation (null id: none) and model.
    [[nodiscard]] Result<std::vector<UsedTokens>> usedSince(WallTime time) const;
    // By month, the latest first; connections and models in order of what they used.
    [[nodiscard]] Result<std::vector<MonthlyUse>> byMonth() const;
    [[nodiscard]] Result<std::vector<LedgerRow>> latest(int limit) const; // newest first
    Result<void> saveConsent(const ConsentRow &row);
    [[nodiscard]] Result<std::vector<ConsentRow>> consents(const ConversationId &id) const;

private:
    Database &m_database;
};

} // namespace breakerbox::store
