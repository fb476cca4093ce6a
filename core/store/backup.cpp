// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "database.h"
#include "files.h"
#include "integrity.h"
#include "sqliteerror.h"

#include <QFile>

#include <sqlite3.h>

namespace breakerbox::store {

namespace {

Result<void> copyPages(Database &from, Database &into)
{
    sqlite3_backup *backup = sqlite3_backup_init(into.handle(), "main", from.handle(), "main");
    if (!backup)
        return std::unexpected(into.lastError());
    sqlite3_backup_step(backup, -1);
    // What the step said, said by finish as well; a busy source comes only from the step.
    const int code = sqlite3_backup_remaining(backup) > 0 ? SQLITE_BUSY : SQLITE_OK;
    const int finished = sqlite3_backup_finish(backup);
    if (finished != SQLITE_OK)
        return std::unexpected(errorOf(finished, sqlite3_system_errno(into.handle())));
    if (code != SQLITE_OK)
        return std::unexpected(errorOf(code));
    // One file that needs no log beside it.
    return into.execute("PRAGMA journal_mode=DELETE");
}

Result<void> verifyCopy(const QString &file, const RowCounts &expected)
{
    auto copy = Database::open(file, OpenMode::Immutable);
    if (!copy)
        return std::unexpected(copy.error());
    if (auto sound = checkFully(**copy); !sound)
        return sound;
    const auto counted = countRows(**copy);
    if (!counted)
        return std::unexpected(counted.error());
    if (*counted != expected)
        return failure(ErrorCode::StorageFailed, QStringLiteral("the backup lacks rows"));
    return {};
}

Result<void> makeCopy(Database &from, const QString &file)
{
    const auto rows = countRows(from);
    if (!rows)
        return std::unexpected(rows.error());
    {
        auto into = Database::open(file, OpenMode::Create);
        if (!into)
            return std::unexpected(into.error());
        if (auto plain = (*into)->execute("PRAGMA journal_mode=DELETE"); !plain)
            return plain;
        if (auto copied = copyPages(from, **into); !copied)
            return copied;
    }
    return verifyCopy(file, *rows);
}

} // namespace

Result<void> Database::backupTo(const QString &file)
{
    if (QFile::exists(file))
        return failure(ErrorCode::InvalidInput, QStringLiteral("the backup file exists"));
    const QString unfinished = file + QStringLiteral(".part");
    removeDatabaseFiles(unfinished);
    // The rows are counted and copied in one view of the database. Not a Transaction: that takes
    // the write lock, under which SQLite refuses to copy.
    if (auto begun = execute("BEGIN"); !begun)
        return begun;
    auto made = makeCopy(*this, unfinished);
    (void)execute("COMMIT");
    if (made)
        made = moveFile(unfinished, file);
    if (!made)
        removeDatabaseFiles(unfinished);
    return made;
}

} // namespace breakerbox::store
