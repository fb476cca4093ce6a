// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
//
// The half of BreakerRepository that people look at and no decision reads.
#include "breakerrepository.h"
#include "rowvalues.h"
#include "transact.h"

namespace breakerbox::store {

namespace {

using namespace breaker;

// Rows of a scope and of everything below it: the transport has nothing below it, and nothing of
// the service tree is below the transport. '0' is the character after '/'.
QByteArray scopeFilter(const ScopeKey &scope)
{
    const bool leaf = scope.kind == ScopeKind::Transport || scope.kind == ScopeKind::Model;
    return leaf ? QByteArrayLiteral(" WHERE connection = ?1 AND scope = ?2")
                : QByteArrayLiteral(" WHERE connection = ?1 AND (scope = ?2 OR"
                                    " (scope > ?2 || '/' AND scope < ?2 || '0'))");
}

Result<Statement> historyQuery(Database &database, QByteArrayView select, const ScopeKey &scope,
                               int limit)
{
    auto query = Statement::prepare(database, select.toByteArray() + scopeFilter(scope) +
                                                  " ORDER BY time DESC, seq DESC LIMIT ?3");
    if (query) {
        query->bind(1, scope.connection.toString());
        query->bind(2, scope.toString());
        query->bind(3, limit);
    }
    return query;
}

Result<void> insertEvidence(Database &database, const std::vector<Evidence> &evidence)
{
    auto insert = Statement::prepare(
        database, "INSERT INTO evidence_history (connection, scope, time, request, attempt,"
                  " category, phase, cause, verdict, counted, why_not, http_status, latency_ms,"
                  " request_id, probe, manual, hint_ms)"
                  " VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)");
    if (!insert)
        return std::unexpected(insert.error());
    for (const auto &entry : evidence) {
        insert->bind(1, entry.scope.connection.toString()).bind(2, entry.scope.toString());
        bindTime(*insert, 3, entry.time);
        bindId(*insert, 4, entry.request);
        bindId(*insert, 5, entry.attempt);
        insert->bind(6, toName(entry.category))
            .bind(7, toName(entry.phase))
            .bind(8, toName(entry.cause))
            .bind(9, toName(entry.verdict))
            .bind(10, entry.counted ? 1 : 0)
            .bind(11, entry.whyNot)
            .bind(12, entry.httpStatus);
        bindSpan(*insert, 13, entry.latency);
        insert->bind(14, entry.requestId)
            .bind(15, entry.probe ? 1 : 0)
            .bind(16, entry.manual ? 1 : 0);
        bindSpan(*insert, 17, entry.hint);
        if (auto done = insert->run(); !done)
            return done;
    }
    return {};
}

Result<void> insertTransitions(Database &database, const std::vector<Transition> &transitions)
{
    auto insert = Statement::prepare(
        database, "INSERT INTO transition_history (sequence, connection, scope, origin, target,"
                  " level, time, retry_not_before, why) VALUES (?,?,?,?,?,?,?,?,?)");
    if (!insert)
        return std::unexpected(insert.error());
    for (const auto &entry : transitions) {
        insert->bind(1, static_cast<qint64>(entry.sequence))
            .bind(2, entry.scope.connection.toString())
            .bind(3, entry.scope.toString())
            .bind(4, toName(entry.from))
            .bind(5, toName(entry.to))
            .bind(6, entry.level);
        bindTime(*insert, 7, entry.time);
        bindOptional(*insert, 8, entry.retryNotBefore);
        insert->bind(9, entry.why);
        if (auto done = insert->run(); !done)
            return done;
    }
    return {};
}

Evidence evidenceFrom(const Statement &row)
{
    Evidence entry;
    entry.scope = ScopeKey::fromString(row.text(0));
    entry.time = timeAt(row, 1);
    entry.request = idAt<RequestId>(row, 2);
    entry.attempt = idAt<AttemptId>(row, 3);
    entry.category = categoryFromName(row.text(4));
    entry.phase = phaseFromName(row.text(5));
    entry.cause = lifecycleCauseFromName(row.text(6));
    entry.verdict = verdictFromName(row.text(7));
    entry.counted = row.integer(8) != 0;
    entry.whyNot = row.text(9);
    entry.httpStatus = static_cast<int>(row.integer(10));
    entry.latency = spanAt(row, 11);
    entry.requestId = row.text(12);
    entry.probe = row.integer(13) != 0;
    entry.manual = row.integer(14) != 0;
    entry.hint = spanAt(row, 15);
    return entry;
}

Transition transitionFrom(const Statement &row)
{
    Transition entry;
    entry.sequence = static_cast<std::uint64_t>(row.integer(0));
    entry.scope = ScopeKey::fromString(row.text(1));
    entry.from = circuitStateFromName(row.text(2));
    entry.to = circuitStateFromName(row.text(3));
    entry.level = static_cast<int>(row.integer(4));
    entry.time = timeAt(row, 5);
    entry.retryNotBefore = optionalTimeAt(row, 6);
    entry.why = row.text(7);
    return entry;
}

} // namespace

Result<void> BreakerRepository::appendHistory(const std::vector<Evidence> &evidence,
                                              const std::vector<Transition> &transitions)
{
    return transact(m_database, Durability::Normal, [&]() -> Result<void> {
        if (auto done = insertEvidence(m_database, evidence); !done)
            return done;
        return insertTransitions(m_database, transitions);
    });
}

Result<std::vector<Evidence>> BreakerRepository::history(const ScopeKey &scope, int limit) const
{
    auto query = historyQuery(m_database,
                              "SELECT scope, time, request, attempt, category, phase, cause,"
                              " verdict, counted, why_not, http_status, latency_ms, request_id,"
                              " probe, manual, hint_ms FROM evidence_history",
                              scope, limit);
    if (!query)
        return std::unexpected(query.error());
    std::vector<Evidence> entries;
    const auto read =
        forEachRow(*query, [&](const Statement &row) { entries.push_back(evidenceFrom(row)); });
    if (!read)
        return std::unexpected(read.error());
    return entries;
}

Result<std::vector<Transition>> BreakerRepository::transitions(const ScopeKey &scope,
                                                               int limit) const
{
    auto query = historyQuery(m_database,
                              "SELECT sequence, scope, origin, target, level, time,"
                              " retry_not_before, why FROM transition_history",
                              scope, limit);
    if (!query)
        return std::unexpected(query.error());
    std::vector<Transition> entries;
    const auto read =
        forEachRow(*query, [&](const Statement &row) { entries.push_back(transitionFrom(row)); });
    if (!read)
        return std::unexpected(read.error());
    return entries;
}

Result<int> BreakerRepository::trimHistory(WallTime olderThan)
{
    int trimmed = 0;
    const auto done = transact(m_database, Durability::Normal, [&]() -> Result<void> {
        for (const QByteArrayView sql : {"DELETE FROM evidence_history WHERE time < ?",
                                         "DELETE FROM transition_history WHERE time < ?"}) {
            auto statement = Statement::prepare(m_database, sql);
            if (!statement)
                return std::unexpected(statement.error());
            statement->bind(1, static_cast<qint64>(toMilliseconds(olderThan)));
            if (auto run = statement->run(); !run)
                return run;
            trimmed += static_cast<int>(m_database.changes());
        }
        return {};
    });
    if (!done)
        return std::unexpected(done.error());
    return trimmed;
}

} // namespace breakerbox::store
