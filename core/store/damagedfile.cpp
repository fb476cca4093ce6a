// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "filelook.h"
#include "files.h"
#include "salvage.h"

#include <QFile>
#include <QFileInfo>
#include <QStorageInfo>
#include <QtEndian>

#include <sqlite3.h>

using namespace Qt::StringLiterals;

namespace breakerbox::store {

namespace {

constexpr quint32 kOurPageSize = 4096;

Result<void> copyFile(const QString &from, const QString &to)
{
    QFile::remove(to);
    if (QFile::copy(from, to))
        return {};
    const auto free = QStorageInfo(QFileInfo(to).absolutePath()).bytesAvailable();
    const bool full = free >= 0 && free < QFileInfo(from).size();
    return failure(full ? ErrorCode::DiskFull : ErrorCode::StorageFailed,
                   u"the damaged file cannot be copied"_s);
}

// The first 100 bytes as this program's databases have them (sqlite.org/fileformat2.html 1.3),
// except for the numbers of the schema and the application, which only the file knows. The list of
// free pages is given up: reading needs none.
Result<void> mendHeader(const QString &file, bool hasLog)
{
    QFile database(file);
    QByteArray header(100, '\0');
    if (!database.open(QIODevice::ReadWrite) ||
        database.read(header.data(), header.size()) != header.size())
        return failure(ErrorCode::StorageCorrupt, u"the file ends in its header"_s);
    const auto put = [&header](qsizetype offset, quint32 value) {
        qToBigEndian(value, header.data() + offset);
    };
    header.replace(0, 16, QByteArray("SQLite format 3", 16));
    qToBigEndian(static_cast<quint16>(kOurPageSize), header.data() + 16);
    const char version = hasLog ? 2 : 1;
    for (const auto &[offset, byte] : {std::pair(18, version),
                                       {19, version},
                                       {20, '\0'},
                                       {21, '\x40'},
                                       {22, '\x20'},
                                       {23, '\x20'}})
        header[offset] = byte;
    put(24, 1);
    put(28, static_cast<quint32>(database.size() / kOurPageSize));
    for (const qsizetype zero : {32, 36, 48, 52, 64})
        put(zero, 0);
    put(40, 1);
    put(44, 4); // schema format
    put(56, 1); // UTF-8
    put(92, 1); // the size above was true at change 1
    if (!database.seek(0) || database.write(header) != header.size())
        return failure(ErrorCode::StorageFailed, u"the copy cannot be written"_s);
    return {};
}

// Lets SQLite read on where the file is shorter than it says or a table's definition is damaged.
Result<std::unique_ptr<Database>> openTolerant(const QString &file, OpenMode mode)
{
    auto database = Database::open(file, mode);
    if (!database)
        return database;
    sqlite3_db_config((*database)->handle(), SQLITE_DBCONFIG_DEFENSIVE, 0, nullptr);
    if (auto set = (*database)->execute("PRAGMA writable_schema=ON"); !set)
        return std::unexpected(set.error());
    return database;
}

} // namespace

Result<std::unique_ptr<Database>> openDamaged(const QString &file, const QString &copy)
{
    const FileLook look = lookAt(file);
    // Of a page that ends too early SQLite reads the rest as zeros: what stands in it is not what
    // was written. It is left out.
    const qint64 partial = look.hasLog ? 0 : QFileInfo(file).size() % kOurPageSize;
    if (!look.hasLog && look.kind == FileKind::Database && partial == 0)
        return openTolerant(file, OpenMode::Immutable);
    removeDatabaseFiles(copy);
    if (auto copied = copyFile(file, copy); !copied)
        return std::unexpected(copied.error());
    if (look.hasLog) {
        if (auto copied = copyFile(file + u"-wal"_s, copy + u"-wal"_s); !copied)
            return std::unexpected(copied.error());
    }
    if (partial > 0 && !QFile::resize(copy, QFileInfo(copy).size() - partial))
        return failure(ErrorCode::StorageFailed, u"the copy cannot be written"_s);
    if (look.kind != FileKind::Database) {
        if (auto mended = mendHeader(copy, look.hasLog); !mended)
            return std::unexpected(mended.error());
    }
    makePrivateFiles(copy);
    return openTolerant(copy, look.hasLog ? OpenMode::ReadWrite : OpenMode::Immutable);
}

} // namespace breakerbox::store
