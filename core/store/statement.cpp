// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "database.h"
#include "sqliteerror.h"

#include <sqlite3.h>

#include <utility>

namespace breakerbox::store {

Statement::Statement(Database &database, QByteArray sql, sqlite3_stmt *handle)
    : m_database(&database),
      m_sql(std::move(sql)),
      m_handle(handle)
{}

Statement::Statement(Statement &&other) noexcept
    : m_database(other.m_database),
      m_sql(std::move(other.m_sql)),
      m_handle(std::exchange(other.m_handle, nullptr)),
      m_bindCode(other.m_bindCode)
{}

Statement &Statement::operator=(Statement &&other) noexcept
{
    if (this != &other) {
        release();
        m_database = other.m_database;
        m_sql = std::move(other.m_sql);
        m_handle = std::exchange(other.m_handle, nullptr);
        m_bindCode = other.m_bindCode;
    }
    return *this;
}

Statement::~Statement()
{
    release();
}

void Statement::release()
{
    if (m_handle)
        m_database->giveBack(std::move(m_sql), std::exchange(m_handle, nullptr));
}

Result<Statement> Statement::prepare(Database &database, QByteArrayView sql)
{
    QByteArray text = sql.toByteArray();
    if (sqlite3_stmt *idle = database.takeIdle(text))
        return Statement(database, std::move(text), idle);
    sqlite3_stmt *handle = nullptr;
    const int code =
        sqlite3_prepare_v3(database.handle(), text.constData(), static_cast<int>(text.size()),
                           SQLITE_PREPARE_PERSISTENT, &handle, nullptr);
    if (code != SQLITE_OK)
        return std::unexpected(database.lastError());
    if (!handle)
        return failure(ErrorCode::Internal, QStringLiteral("empty statement"), ErrorOrigin::Ours);
    return Statement(database, std::move(text), handle);
}

Statement &Statement::bind(int position, const QString &text)
{
    // A null QString is the empty text: NULL is said with bindNull() only.
    const QByteArray bytes = text.toUtf8();
    note(sqlite3_bind_text64(m_handle, position, bytes.constData(),
                             static_cast<sqlite3_uint64>(bytes.size()), SQLITE_TRANSIENT,
                             SQLITE_UTF8));
    return *this;
}

Statement &Statement::bind(int position, const QByteArray &blob)
{
    note(sqlite3_bind_blob64(m_handle, position, blob.constData(),
                             static_cast<sqlite3_uint64>(blob.size()), SQLITE_TRANSIENT));
    return *this;
}

Statement &Statement::bind(int position, qint64 value)
{
    note(sqlite3_bind_int64(m_handle, position, value));
    return *this;
}

Statement &Statement::bind(int position, double value)
{
    note(sqlite3_bind_double(m_handle, position, value));
    return *this;
}

Statement &Statement::bindNull(int position)
{
    note(sqlite3_bind_null(m_handle, position));
    return *this;
}

Statement &Statement::bindColumn(int position, const Statement &row, int column)
{
    note(sqlite3_bind_value(m_handle, position, sqlite3_column_value(row.m_handle, column)));
    return *this;
}

void Statement::note(int bindCode)
{
    if (m_bindCode == SQLITE_OK)
        m_bindCode = bindCode;
}

Result<bool> Statement::step()
{
    if (m_bindCode != SQLITE_OK)
        return std::unexpected(errorOf(m_bindCode));
    switch (const int code = sqlite3_step(m_handle); code) {
    case SQLITE_ROW:
        return true;
    case SQLITE_DONE:
        return false;
    default: {
        const Error error = m_database->lastError();
        sqlite3_reset(m_handle);
        return std::unexpected(error);
    }
    }
}

Result<void> Statement::run()
{
    for (;;) {
        const auto row = step();
        if (!row)
            return std::unexpected(row.error());
        if (!*row)
            break;
    }
    reset();
    return {};
}

void Statement::reset()
{
    sqlite3_reset(m_handle);
    sqlite3_clear_bindings(m_handle);
    m_bindCode = SQLITE_OK;
}

QString Statement::text(int column) const
{
    const auto *bytes = reinterpret_cast<const char *>(sqlite3_column_text(m_handle, column));
    return QString::fromUtf8(bytes, sqlite3_column_bytes(m_handle, column));
}

QByteArray Statement::blob(int column) const
{
    const auto *bytes = static_cast<const char *>(sqlite3_column_blob(m_handle, column));
    return QByteArray(bytes, sqlite3_column_bytes(m_handle, column));
}

qint64 Statement::integer(int column) const
{
    return sqlite3_column_int64(m_handle, column);
}

double Statement::real(int column) const
{
    return sqlite3_column_double(m_handle, column);
}

bool Statement::isNull(int column) const
{
    return sqlite3_column_type(m_handle, column) == SQLITE_NULL;
}

} // namespace breakerbox::store
