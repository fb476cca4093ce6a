// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "database.h"

#include <sqlite3.h>

namespace breakerbox::store {

Transaction::Transaction(Database &database, Durability durability)
    : m_database(database),
      m_durability(durability)
{}

Transaction::~Transaction()
{
    if (!m_open)
        return;
    --m_database.m_depth;
    if (!m_outer) {
        m_database.m_doomed = true;
        return;
    }
    m_database.m_doomed = false;
    // A full disk or an input error may have rolled back already.
    if (sqlite3_get_autocommit(m_database.m_handle) == 0)
        (void)m_database.execute("ROLLBACK");
}

Result<void> Transaction::begin()
{
    if (m_database.m_depth > 0) {
        ++m_database.m_depth;
        m_open = true;
        return {};
    }
    // SQLite does not change it inside a transaction.
    if (m_database.m_durability != m_durability) {
        const bool full = m_durability == Durability::Full;
        if (auto set =
                m_database.execute(full ? "PRAGMA synchronous=FULL" : "PRAGMA synchronous=NORMAL");
            !set)
            return set;
        m_database.m_durability = m_durability;
    }
    const bool readOnly = sqlite3_db_readonly(m_database.m_handle, "main") == 1;
    if (auto begun = m_database.execute(readOnly ? "BEGIN" : "BEGIN IMMEDIATE"); !begun)
        return begun;
    m_database.m_depth = 1;
    m_database.m_doomed = false;
    m_open = true;
    m_outer = true;
    return {};
}

Result<void> Transaction::commit()
{
    if (!m_open)
        return failure(ErrorCode::Internal, QStringLiteral("commit without begin"),
                       ErrorOrigin::Ours);
    if (!m_outer) {
        --m_database.m_depth;
        m_open = false;
        return {};
    }
    if (m_database.m_doomed)
        return failure(ErrorCode::StorageFailed, QStringLiteral("an inner transaction failed"));
    if (auto committed = m_database.execute("COMMIT"); !committed)
        return committed; // rolled back by the destructor
    m_database.m_depth = 0;
    m_open = false;
    return {};
}

} // namespace breakerbox::store
