// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "ledgerrepository.h"

#include "rowvalues.h"
#include "transact.h"

using namespace Qt::StringLiterals;

namespace breakerbox::store {

namespace {

constexpr QByteArrayView kOpen =
    "INSERT INTO ledger (attempt, request, conversation, message, time, purpose, connection,"
    " boundary, model, scheme, host, port, proxy, attempt_number, reason, consent, message_count,"
    " bytes_up) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)";

constexpr QByteArrayView kClose =
    "UPDATE ledger SET address = ?2, certificate = ?3, bytes_down = ?4, duration_ms = ?5,"
    " category = ?6, phase = ?7, cause = ?8, http_status = ?9, request_id = ?10,"
    " proxy = CASE WHEN ?11 = '' THEN proxy ELSE ?11 END, input_tokens = ?12,"
    " output_tokens = ?13, closed = 1"
    " WHERE attempt = ?1";

QByteArray ledgerQuery(QByteArrayView rest)
{
    return "SELECT attempt, request, conversation, message, time, purpose, connection, boundary,"
           " model, scheme, host, port, proxy, attempt_number, reason, consent, message_count,"
           " bytes_up, address, certificate, bytes_down, duration_ms, category, phase, cause,"
           " http_status, request_id, closed, input_tokens, output_tokens FROM ledger " +
           rest.toByteArray();
}

LedgerRow ledgerRowFrom(const Statement &row)
{
    LedgerRow entry;
    entry.attempt = idAt<AttemptId>(row, 0);
    entry.request = idAt<RequestId>(row, 1);
    entry.conversation = idAt<ConversationId>(row, 2);
    entry.message = idAt<MessageId>(row, 3);
    entry.time = timeAt(row, 4);
    entry.purpose = row.text(5);
    entry.connection = idAt<ConnectionId>(row, 6);
    entry.boundary = row.text(7);
    entry.model = row.text(8);
    entry.scheme = row.text(9);
    entry.host = row.text(10);
    entry.port = static_cast<int>(row.integer(11));
    entry.proxy = row.text(12);
    entry.attemptNumber = static_cast<int>(row.integer(13));
    entry.reason = row.text(14);
    entry.consent = idAt<ConsentId>(row, 15);
    entry.messageCount = static_cast<int>(row.integer(16));
    entry.bytesUp = row.integer(17);
    entry.address = row.text(18);
    entry.certificateFingerprint = row.blob(19);
    entry.bytesDown = row.integer(20);
    entry.duration = spanAt(row, 21);
    entry.category = row.text(22);
    entry.phase = row.text(23);
    entry.cause = row.text(24);
    entry.httpStatus = static_cast<int>(row.integer(25));
    entry.requestId = row.text(26);
    entry.closed = row.integer(27) != 0;
    entry.inputTokens = optionalIntegerAt(row, 28);
    entry.outputTokens = optionalIntegerAt(row, 29);
    return entry;
}

Result<std::vector<LedgerRow>> ledgerRows(Statement &query)
{
    std::vector<LedgerRow> rows;
    const auto read =
        forEachRow(query, [&](const Statement &row) { rows.push_back(ledgerRowFrom(row)); });
    if (!read)
        return std::unexpected(read.error());
    return rows;
}

} // namespace

Result<void> LedgerRepository::open(const LedgerRow &row)
{
    return transact(m_database, Durability::Full, [&]() -> Result<void> {
        auto insert = Statement::prepare(m_database, kOpen);
        if (!insert)
            return std::unexpected(insert.error());
        insert->bind(1, row.attempt.toString());
        bindId(*insert, 2, row.request);
        bindId(*insert, 3, row.conversation);
        bindId(*insert, 4, row.message);
        bindTime(*insert, 5, row.time);
        insert->bind(6, row.purpose);
        bindId(*insert, 7, row.connection);
        insert->bind(8, row.boundary)
            .bind(9, row.model)
            .bind(10, row.scheme)
            .bind(11, row.host)
            .bind(12, row.port)
            .bind(13, row.proxy)
            .bind(14, row.attemptNumber)
            .bind(15, row.reason);
        bindId(*insert, 16, row.consent);
        insert->bind(17, row.messageCount).bind(18, row.bytesUp);
        return insert->run();
    });
}

Result<void> LedgerRepository::close(const LedgerRow &row)
{
    return transact(m_database, Durability::Full, [&]() -> Result<void> {
        auto update = Statement::prepare(m_database, kClose);
        if (!update)
            return std::unexpected(update.error());
        update->bind(1, row.attempt.toString())
            .bind(2, row.address)
            .bind(3, row.certificateFingerprint)
            .bind(4, row.bytesDown);
        bindSpan(*update, 5, row.duration);
        update->bind(6, row.category)
            .bind(7, row.phase)
            .bind(8, row.cause)
            .bind(9, row.httpStatus)
            .bind(10, row.requestId)
            .bind(11, row.proxy);
        bindOptional(*update, 12, row.inputTokens);
        bindOptional(*update, 13, row.outputTokens);
        if (auto done = update->run(); !done)
            return done;
        if (m_database.changes() == 0)
            return failure(ErrorCode::NotFound, u"attempt"_s);
        return {};
    });
}

Result<std::vector<LedgerRow>> LedgerRepository::ofConversation(const ConversationId &id) const
{
    auto query = Statement::prepare(m_database, ledgerQuery("WHERE conversation = ? ORDER BY seq"));
    if (!query)
        return std::unexpected(query.error());
    query->bind(1, id.toString());
    return ledgerRows(*query);
}

Result<std::vector<UsedTokens>> LedgerRepository::usedSince(WallTime time) const
{
    auto query = Statement::prepare(
        m_database, "SELECT connection, conversation, sum(coalesce(input_tokens, 0)),"
                    " sum(coalesce(output_tokens, 0)), model FROM ledger WHERE time >= ?"
                    " AND (input_tokens IS NOT NULL OR output_tokens IS NOT NULL)"
                    " GROUP BY connection, conversation, model");
    if (!query)
        return std::unexpected(query.error());
    bindTime(*query, 1, time);
    std::vector<UsedTokens> used;
    const auto read = forEachRow(*query, [&](const Statement &row) {
        used.push_back({idAt<ConnectionId>(row, 0), idAt<ConversationId>(row, 1), row.integer(2),
                        row.integer(3), row.text(4)});
    });
    if (!read)
        return std::unexpected(read.error());
    return used;
}

Result<std::vector<MonthlyUse>> LedgerRepository::byMonth() const
{
    auto query = Statement::prepare(
        m_database, "SELECT strftime('%Y-%m', time / 1000, 'unixepoch', 'localtime') AS month,"
                    " connection, model, count(*), sum(coalesce(input_tokens, 0)) AS input,"
                    " sum(coalesce(output_tokens, 0)) AS output FROM ledger WHERE purpose = 'chat'"
                    " GROUP BY month, connection, model"
                    " ORDER BY month DESC, input + output DESC, count(*) DESC, model");
    if (!query)
        return std::unexpected(query.error());
    std::vector<MonthlyUse> used;
    const auto read = forEachRow(*query, [&](const Statement &row) {
        used.push_back({row.text(0), idAt<ConnectionId>(row, 1), row.text(2), row.integer(3),
                        row.integer(4), row.integer(5)});
    });
    if (!read)
        return std::unexpected(read.error());
    return used;
}

Result<std::vector<LedgerRow>> LedgerRepository::latest(int limit) const
{
    auto query = Statement::prepare(m_database, ledgerQuery("ORDER BY seq DESC LIMIT ?"));
    if (!query)
        return std::unexpected(query.error());
    query->bind(1, limit);
    return ledgerRows(*query);
}

Result<void> LedgerRepository::saveConsent(const ConsentRow &row)
{
    return transact(m_database, Durability::Full, [&]() -> Result<void> {
        // What was shown and chosen stays as it was: only a revocation can follow.
        auto statement = Statement::prepare(
            m_database, "INSERT INTO consents (id, time, conversation, origin, target, scope,"
                        " shown, revoked) VALUES (?,?,?,?,?,?,?,?)"
                        " ON CONFLICT (id) DO UPDATE SET revoked = excluded.revoked");
        if (!statement)
            return std::unexpected(statement.error());
        statement->bind(1, row.id.toString());
        bindTime(*statement, 2, row.time);
        statement->bind(3, row.conversation.toString())
            .bind(4, row.from)
            .bind(5, row.to)
            .bind(6, row.scope)
            .bind(7, row.shown)
            .bind(8, row.revoked ? 1 : 0);
        return statement->run();
    });
}

Result<std::vector<ConsentRow>> LedgerRepository::consents(const ConversationId &id) const
{
    auto query = Statement::prepare(
        m_database, "SELECT id, time, conversation, origin, target, scope, shown, revoked"
                    " FROM consents WHERE conversation = ? ORDER BY seq");
    if (!query)
        return std::unexpected(query.error());
    query->bind(1, id.toString());
    std::vector<ConsentRow> rows;
    const auto read = forEachRow(*query, [&](const Statement &row) {
        rows.push_back({idAt<ConsentId>(row, 0), timeAt(row, 1), idAt<ConversationId>(row, 2),
                        row.text(3), row.text(4), row.text(5), row.text(6), row.integer(7) != 0});
    });
    if (!read)
        return std::unexpected(read.error());
    return rows;
}

} // namespace breakerbox::store
