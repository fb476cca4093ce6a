// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>

#include <QByteArray>
#include <QHash>
#include <QString>

#include <memory>

struct sqlite3;
struct sqlite3_stmt;

namespace breakerbox::store {

// Immutable: for a file that nobody writes. No lock is taken and no file made beside it; a log
// beside it is not read.
enum class OpenMode { Create = 0, ReadWrite, ReadOnly, Immutable, Memory };

// How far a commit is pushed (security.md R32): Full survives a power cut, Normal survives a kill.
enum class Durability { Full = 0, Normal };

// One SQLite connection. Used by one thread at a time. WAL; foreign keys on. Errors carry
// SQLite's extended code as detail: Busy, DiskFull, ReadOnly, StorageCorrupt, StorageFailed.
// A lock of another process is waited for a quarter of a second only: who can wait longer
// (StorageThread) asks again.
class Database
{
public:
    // Create makes the file (mode 0600) if it is missing. ReadWrite on a file that can only be
    // read is ReadOnly. ReadOnly changes no file, except that SQLite makes the -wal and -shm
    // files beside a database that has none, where the folder can be written; where it cannot,
    // and nobody left a log, the database is read as Immutable.
    [[nodiscard]] static Result<std::unique_ptr<Database>> open(const QString &file, OpenMode mode);
    ~Database();
    Database(const Database &) = delete;
    Database &operator=(const Database &) = delete;

    // One or more statements without parameters.
    Result<void> execute(QByteArrayView sql);
    [[nodiscard]] Result<qint64> scalar(QByteArrayView sql); // first column of the first row
    [[nodiscard]] qint64 changes() const;
    [[nodiscard]] sqlite3 *handle() const noexcept { return m_handle; }
    [[nodiscard]] Error lastError() const;
    // Copies the whole database with SQLite's backup interface (mode 0600), then opens the copy,
    // checks it and counts that no row is missing (security.md R34). The copy is one file without
    // a log, made under another name first: `file` is whole or not there. It must not exist.
    Result<void> backupTo(const QString &file);

private:
    friend class Statement;
    friend class Transaction;
    explicit Database(sqlite3 *handle);
    // A prepared statement of that SQL that is not in use, or null.
    [[nodiscard]] sqlite3_stmt *takeIdle(const QByteArray &sql);
    void giveBack(const QByteArray &sql, sqlite3_stmt *handle);

    sqlite3 *m_handle = nullptr;
    QHash<QByteArray, sqlite3_stmt *> m_idle;
    int m_depth = 0;
    bool m_doomed = false; // an inner transaction was given up: the outermost cannot commit
    Durability m_durability = Durability::Full;
};

// A prepared statement. Values are always bound, never pasted into the SQL. Positions count from 1
// for binding, columns from 0. It dies before its database, which keeps it for the next use.
class Statement
{
public:
    [[nodiscard]] static Result<Statement> prepare(Database &database, QByteArrayView sql);
    Statement(Statement &&other) noexcept;
    Statement &operator=(Statement &&other) noexcept;
    ~Statement();

    Statement &bind(int position, const QString &text);
    Statement &bind(int position, const QByteArray &blob);
    Statement &bind(int position, qint64 value);
    Statement &bind(int position, int value) { return bind(position, static_cast<qint64>(value)); }
    Statement &bind(int position, double value);
    Statement &bindNull(int position);
    // The value in a column of another statement's row, whatever its type.
    Statement &bindColumn(int position, const Statement &row, int column);

    // true: a row is there; false: the end.
    [[nodiscard]] Result<bool> step();
    Result<void> run(); // step to the end, then reset
    void reset();

    [[nodiscard]] QString text(int column) const;
    [[nodiscard]] QByteArray blob(int column) const;
    [[nodiscard]] qint64 integer(int column) const;
    [[nodiscard]] double real(int column) const;
    [[nodiscard]] bool isNull(int column) const;

private:
    Statement(Database &database, QByteArray sql, sqlite3_stmt *handle);
    void release();
    void note(int bindCode);
    Database *m_database = nullptr;
    QByteArray m_sql;
    sqlite3_stmt *m_handle = nullptr;
    int m_bindCode = 0; // the first value that could not be bound: told by step()
};

// Commits when asked, rolls back when it dies uncommitted. Inside another one it joins it: only the
// outermost touches the database, with its own durability. An inner one that dies uncommitted takes
// the outermost with it. Takes the write lock at once, so that Busy comes before any work was done;
// on a read-only database it is a stable view.
class Transaction
{
public:
    explicit Transaction(Database &database, Durability durability = Durability::Full);
    ~Transaction();
    Transaction(const Transaction &) = delete;
    Transaction &operator=(const Transaction &) = delete;

    [[nodiscard]] Result<void> begin(); // must be asked before any write
    [[nodiscard]] Result<void> commit();

private:
    Database &m_database;
    Durability m_durability;
    bool m_open = false;
    bool m_outer = false;
};

} // namespace breakerbox::store
