// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace breakerbox::store {

enum class FileKind {
    Missing = 0,
    Unreadable,   // no right to read it
    Empty,        // zero length: SQLite would take it for a new database
    NotADatabase, // some other file
    BrokenHeader, // a database whose first bytes are damaged
    Database,
};

// What a database file says of itself, learnt by reading bytes only: no lock is taken, no file is
// made or touched, neither the database nor its log (security.md R36, T31).
struct FileLook
{
    FileKind kind = FileKind::Missing;
    qint64 size = 0;
    bool hasLog = false;   // a -wal file that is not empty: the last user did not close it
    bool cutShort = false; // the file is shorter than its header says
    qint32 applicationId = 0;
    qint32 schema = 0; // PRAGMA user_version, as of the last transaction in the log
};

[[nodiscard]] FileLook lookAt(const QString &file);

} // namespace breakerbox::store
