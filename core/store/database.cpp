// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "database.h"

#include "searchtokens.h"
#include "sqliteerror.h"

#include <base/log.h>

#include <QFile>
#include <QFileInfo>
#include <QUrl>

#include <sqlite3.h>

namespace breakerbox::store {

namespace {

constexpr int kBusyMilliseconds = 250;
constexpr qsizetype kMostIdle = 64; // prepared statements kept for their next use
constexpr QFile::Permissions kPrivateFile = QFile::ReadOwner | QFile::WriteOwner;

// SQLite gives the -wal and -shm files the mode of the main file, so that one is made first.
Result<void> makePrivateFile(const QString &file)
{
    QFile made(file);
    if (made.open(QIODevice::WriteOnly | QIODevice::NewOnly, kPrivateFile))
        return {};
    if (QFile::exists(file))
        return {};
    const bool denied =
        made.error() == QFile::PermissionsError || !QFileInfo(QFileInfo(file).path()).isWritable();
    return failure(denied ? ErrorCode::ReadOnly : ErrorCode::StorageFailed,
                   QStringLiteral("the database file cannot be made"));
}

// The name SQLite is given. A URI only where a parameter is needed: names may hold any character.
QByteArray nameFor(const QString &file, OpenMode mode)
{
    if (mode == OpenMode::Memory)
        return QByteArrayLiteral(":memory:");
    const QFileInfo info(file);
    const bool noLog = QFileInfo(file + QStringLiteral("-wal")).size() == 0;
    if (mode == OpenMode::Immutable ||
        (mode == OpenMode::ReadOnly && noLog && !QFileInfo(info.absolutePath()).isWritable())) {
        return QUrl::fromLocalFile(info.absoluteFilePath()).toEncoded() +
               QByteArrayLiteral("?immutable=1");
    }
    return QFile::encodeName(info.absoluteFilePath());
}

int flagsFor(OpenMode mode)
{
    constexpr int kCommon = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    switch (mode) {
    case OpenMode::Memory:
        return kCommon | SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY;
    case OpenMode::ReadOnly:
    case OpenMode::Immutable:
        return kCommon | SQLITE_OPEN_READONLY | SQLITE_OPEN_URI;
    case OpenMode::Create:
    case OpenMode::ReadWrite:
        break;
    }
    return kCommon | SQLITE_OPEN_READWRITE;
}

Result<void> configure(Database &database, OpenMode mode)
{
    sqlite3 *handle = database.handle();
    sqlite3_busy_timeout(handle, kBusyMilliseconds);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    if (auto registered = registerSearchTokens(handle); !registered)
        return registered;
    // Temporary tables stay in memory: content is written to no other folder. What is deleted is
    // overwritten.
    if (auto done = database.execute("PRAGMA foreign_keys=ON; PRAGMA trusted_schema=OFF;"
                                     "PRAGMA cell_size_check=ON; PRAGMA temp_store=MEMORY;"
                                     "PRAGMA secure_delete=ON");
        !done)
        return done;
    if (mode != OpenMode::Create && mode != OpenMode::ReadWrite)
        return {};
    if (sqlite3_db_readonly(handle, "main") == 1)
        return failure(ErrorCode::ReadOnly, QStringLiteral("the file can only be read"));
    return database.execute("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;"
                            "PRAGMA journal_size_limit=16777216");
}

} // namespace

Database::Database(sqlite3 *handle)
    : m_handle(handle)
{}

Database::~Database()
{
    for (sqlite3_stmt *statement : std::as_const(m_idle))
        sqlite3_finalize(statement);
    if (sqlite3_close(m_handle) != SQLITE_OK) {
        qCWarning(lcStore, "a database was closed with statements still open");
        sqlite3_close_v2(m_handle);
    }
}

Result<std::unique_ptr<Database>> Database::open(const QString &file, OpenMode mode)
{
    if (mode == OpenMode::Create) {
        if (auto made = makePrivateFile(file); !made)
            return std::unexpected(made.error());
    }
    sqlite3 *handle = nullptr;
    const int code =
        sqlite3_open_v2(nameFor(file, mode).constData(), &handle, flagsFor(mode), nullptr);
    // SQLite hands out a handle even where it failed: it is closed by the Database in any case.
    std::unique_ptr<Database> database(new Database(handle));
    if (code != SQLITE_OK)
        return std::unexpected(errorOf(code, handle ? sqlite3_system_errno(handle) : 0));
    if (auto configured = configure(*database, mode); !configured)
        return std::unexpected(configured.error());
    return database;
}

Result<void> Database::execute(QByteArrayView sql)
{
    const QByteArray text = sql.toByteArray();
    if (sqlite3_exec(m_handle, text.constData(), nullptr, nullptr, nullptr) != SQLITE_OK)
        return std::unexpected(lastError());
    return {};
}

Result<qint64> Database::scalar(QByteArrayView sql)
{
    auto statement = Statement::prepare(*this, sql);
    if (!statement)
        return std::unexpected(statement.error());
    const auto row = statement->step();
    if (!row)
        return std::unexpected(row.error());
    if (!*row)
        return failure(ErrorCode::NotFound, QStringLiteral("no row"));
    return statement->integer(0);
}

sqlite3_stmt *Database::takeIdle(const QByteArray &sql)
{
    return m_idle.take(sql);
}

void Database::giveBack(const QByteArray &sql, sqlite3_stmt *handle)
{
    // Also lets go of what was bound, which may be large.
    sqlite3_reset(handle);
    sqlite3_clear_bindings(handle);
    if (m_idle.size() >= kMostIdle || m_idle.contains(sql))
        sqlite3_finalize(handle);
    else
        m_idle.insert(sql, handle);
}

qint64 Database::changes() const
{
    return sqlite3_changes64(m_handle);
}

Error Database::lastError() const
{
    return errorOf(m_handle);
}

} // namespace breakerbox::store
