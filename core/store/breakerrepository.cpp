// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "breakerrepository.h"

#include "scoperows.h"
#include "transact.h"

#include <base/log.h>

namespace breakerbox::store {

namespace {

Result<void> deleteScopes(Database &database, const QStringList &keys)
{
    auto statement = Statement::prepare(database, "DELETE FROM breaker_scopes WHERE scope = ?");
    if (!statement)
        return std::unexpected(statement.error());
    for (const QString &key : keys) {
        statement->bind(1, key);
        if (auto done = statement->run(); !done)
            return done;
    }
    return {};
}

// Columns but the key, each taken from the new row.
QByteArray scopeUpsert()
{
    QByteArray marks("?");
    QByteArray replaced;
    for (const QByteArray &column : QByteArray(kScopeColumns).split(',')) {
        const QByteArray name = column.trimmed();
        if (name == "scope")
            continue;
        marks += ",?";
        replaced += (replaced.isEmpty() ? "" : ", ") + name + " = excluded." + name;
    }
    return QByteArrayLiteral("INSERT INTO breaker_scopes (") + kScopeColumns + ") VALUES (" +
           marks + ") ON CONFLICT (scope) DO UPDATE SET " + replaced;
}

} // namespace

Result<std::vector<breaker::StoredScope>> BreakerRepository::scopes() const
{
    auto query = Statement::prepare(m_database, QByteArrayLiteral("SELECT ") + kScopeColumns +
                                                    " FROM breaker_scopes ORDER BY seq");
    if (!query)
        return std::unexpected(query.error());
    std::vector<breaker::StoredScope> rows;
    QStringList unreadable;
    const auto read = forEachRow(*query, [&](const Statement &row) {
        if (auto scope = scopeFrom(row))
            rows.push_back(std::move(*scope));
        else
            unreadable.append(row.text(0));
    });
    if (!read)
        return std::unexpected(read.error());
    if (!unreadable.isEmpty()) {
        qCWarning(lcStore, "%lld breaker rows could not be read", qlonglong(unreadable.size()));
        // They are skipped in any case: that they stay is no reason to fail.
        (void)transact(m_database, Durability::Normal,
                       [&] { return deleteScopes(m_database, unreadable); });
    }
    return rows;
}

Result<void> BreakerRepository::saveScopes(const std::vector<breaker::StoredScope> &rows)
{
    return transact(m_database, Durability::Normal, [&]() -> Result<void> {
        auto statement = Statement::prepare(m_database, scopeUpsert());
        if (!statement)
            return std::unexpected(statement.error());
        for (const auto &row : rows) {
            bindScope(*statement, row);
            if (auto done = statement->run(); !done)
                return done;
        }
        return {};
    });
}

Result<void> BreakerRepository::removeScope(const breaker::ScopeKey &scope)
{
    return transact(m_database, Durability::Normal,
                    [&] { return deleteScopes(m_database, {scope.toString()}); });
}

Result<void> BreakerRepository::removeConnection(const ConnectionId &connection)
{
    return transact(m_database, Durability::Normal, [&]() -> Result<void> {
        auto statement =
            Statement::prepare(m_database, "DELETE FROM breaker_scopes WHERE connection = ?");
        if (!statement)
            return std::unexpected(statement.error());
        statement->bind(1, connection.toString());
        return statement->run();
    });
}

Result<int> BreakerRepository::sweep(WallTime now)
{
    int swept = 0;
    const auto done = transact(m_database, Durability::Normal, [&]() -> Result<void> {
        auto statement =
            Statement::prepare(m_database, "DELETE FROM breaker_scopes WHERE dies <= ?");
        if (!statement)
            return std::unexpected(statement.error());
        statement->bind(1, static_cast<qint64>(toMilliseconds(now)));
        if (auto run = statement->run(); !run)
            return run;
        swept = static_cast<int>(m_database.changes());
        return {};
    });
    if (!done)
        return std::unexpected(done.error());
    return swept;
}

} // namespace breakerbox::store
