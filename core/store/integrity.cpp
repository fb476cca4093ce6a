// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "integrity.h"

namespace breakerbox::store {

namespace {

// The pragma answers one row "ok", or a row per finding.
Result<void> runCheck(Database &database, QByteArrayView pragma)
{
    auto check = Statement::prepare(database, pragma);
    if (!check)
        return std::unexpected(check.error());
    const auto row = check->step();
    if (!row)
        return std::unexpected(row.error());
    const QString finding = *row ? check->text(0) : QString();
    if (finding == QStringLiteral("ok"))
        return {};
    return failure(ErrorCode::StorageCorrupt, finding.left(200).simplified());
}

} // namespace

Result<void> checkQuickly(Database &database)
{
    return runCheck(database, "PRAGMA quick_check(1)");
}

Result<void> checkFully(Database &database)
{
    if (auto sound = runCheck(database, "PRAGMA integrity_check(1)"); !sound)
        return sound;
    auto orphans = Statement::prepare(database, "PRAGMA foreign_key_check");
    if (!orphans)
        return std::unexpected(orphans.error());
    const auto row = orphans->step();
    if (!row)
        return std::unexpected(row.error());
    if (*row)
        return failure(ErrorCode::StorageCorrupt, QStringLiteral("a row lost its owner"));
    return {};
}

Result<QStringList> tables(Database &database)
{
    auto list =
        Statement::prepare(database, "SELECT name FROM sqlite_schema WHERE type = 'table'"
                                     " AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
                                     " AND name NOT LIKE 'search\\_%' ESCAPE '\\' ORDER BY rowid");
    if (!list)
        return std::unexpected(list.error());
    QStringList names;
    for (;;) {
        const auto row = list->step();
        if (!row)
            return std::unexpected(row.error());
        if (!*row)
            return names;
        names.append(list->text(0));
    }
}

Result<RowCounts> countRows(Database &database)
{
    const auto names = tables(database);
    if (!names)
        return std::unexpected(names.error());
    RowCounts counts;
    for (const QString &name : *names) {
        const auto count = database.scalar("SELECT count(*) FROM " + quoted(name));
        if (!count)
            return std::unexpected(count.error());
        counts[name] = *count;
    }
    return counts;
}

QByteArray quoted(const QString &name)
{
    return '"' + name.toUtf8().replace('"', "\"\"") + '"';
}

} // namespace breakerbox::store
