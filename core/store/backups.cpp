// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "backups.h"

#include "database.h"
#include "filelook.h"
#include "files.h"
#include "integrity.h"
#include "migrator.h"
#include "profile.h"
#include "replacement.h"

#include <base/log.h>

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::store {

namespace {

std::optional<Error> whyNot(const FileLook &look)
{
    switch (look.kind) {
    case FileKind::Missing:
        return Error{ErrorCode::NotFound, u"no file"_s, {}};
    case FileKind::Unreadable:
        return Error{ErrorCode::StorageFailed, u"no right to read the file"_s, {}};
    case FileKind::NotADatabase:
        return Error{ErrorCode::InvalidInput, u"no database"_s, {}};
    case FileKind::Empty:
    case FileKind::BrokenHeader:
        return Error{ErrorCode::StorageCorrupt, u"the file is damaged"_s, {}};
    case FileKind::Database:
        break;
    }
    if (look.applicationId != kApplicationId)
        return Error{ErrorCode::InvalidInput, u"another program's database"_s, {}};
    if (look.cutShort)
        return Error{ErrorCode::StorageCorrupt, u"the file is cut short"_s, {}};
    if (look.schema > Migrator().newest())
        return newerSchema(look.schema, Migrator().newest());
    return std::nullopt;
}

Result<void> copyOne(const QString &from, const QString &to)
{
    QFile source(from);
    if (source.copy(to)) {
        QFile::setPermissions(to, QFile::ReadOwner | QFile::WriteOwner);
        return {};
    }
    const bool full = source.error() == QFile::ResourceError || source.error() == QFile::CopyError;
    return failure(full ? ErrorCode::DiskFull : ErrorCode::StorageFailed, source.errorString());
}

// The copy, with what its log holds, sound and of this program's schema.
Result<BackupContent> makeReady(const QString &copy)
{
    auto database = Database::open(copy, OpenMode::ReadWrite);
    if (!database)
        return std::unexpected(database.error());
    if (auto sound = checkFully(**database); !sound)
        return std::unexpected(sound.error());
    if (auto migrated = Migrator().migrate(**database); !migrated)
        return std::unexpected(migrated.error());
    const auto rows = countRows(**database);
    if (!rows)
        return std::unexpected(rows.error());
    BackupContent content;
    const auto count = [&](const QString &table) {
        const auto found = rows->find(table);
        return found == rows->end() ? 0 : static_cast<int>(found->second);
    };
    content.conversations = count(u"conversations"_s);
    content.messages = count(u"messages"_s);
    content.schema = Migrator().newest();
    // One file: nothing may hang on a log beside it.
    if (auto plain = (*database)->execute("PRAGMA journal_mode=DELETE"); !plain)
        return std::unexpected(plain.error());
    return content;
}

} // namespace

QStringList backupNames(const QString &folder)
{
    return QDir(folder).entryList({u"backup-*.db"_s}, QDir::Files, QDir::Name);
}

QString nextBackupFile(const QString &folder, int schema)
{
    const QStringList existing = backupNames(folder);
    const int last = existing.isEmpty() ? 0 : existing.last().section(u'-', 1, 1).toInt();
    return u"%1/backup-%2-schema-%3.db"_s.arg(
        folder, QString::number(last + 1).rightJustified(4, u'0'), QString::number(schema));
}

std::vector<BackupFile> Backups::list() const
{
    std::vector<BackupFile> files;
    const QStringList names = backupNames(m_profile.backupFolder());
    for (const QString &name : names) {
        const QFileInfo info(m_profile.backupFolder() + u'/' + name);
        files.push_back({info.filePath(),
                         wallFromMilliseconds(info.lastModified().toMSecsSinceEpoch()), info.size(),
                         name.section(u'-', 3, 3).section(u'.', 0, 0).toInt()});
    }
    std::ranges::reverse(files);
    return files;
}

Result<QString> Backups::make() const
{
    auto database = Database::open(m_profile.databaseFile(), OpenMode::ReadOnly);
    if (!database)
        return std::unexpected(database.error());
    const auto schema = Migrator::schemaOf(**database);
    if (!schema)
        return std::unexpected(schema.error());
    if (auto folder = makePrivateFolder(m_profile.backupFolder()); !folder)
        return std::unexpected(folder.error());
    const QString file = nextBackupFile(m_profile.backupFolder(), *schema);
    if (auto made = (*database)->backupTo(file); !made)
        return std::unexpected(made.error());
    prune();
    return file;
}

Result<void> Backups::makeAt(const QString &file) const
{
    auto database = Database::open(m_profile.databaseFile(), OpenMode::ReadOnly);
    if (!database)
        return std::unexpected(database.error());
    if (!QFile::exists(file))
        return (*database)->backupTo(file);
    const QString fresh = file + u".new"_s;
    QFile::remove(fresh);
    if (auto made = (*database)->backupTo(fresh); !made)
        return made;
    if (!QFile::remove(file))
        return failure(ErrorCode::ReadOnly, u"the file there cannot be replaced"_s);
    return moveFile(fresh, file);
}

void Backups::prune() const
{
    const QStringList names = backupNames(m_profile.backupFolder());
    for (qsizetype i = 0; i + kKept < names.size(); ++i) {
        if (!QFile::remove(m_profile.backupFolder() + u'/' + names.at(i)))
            qCWarning(lcStore, "an old backup cannot be removed");
    }
}

Result<BackupContent> Backups::stage(const QString &file) const
{
    if (const auto refused = whyNot(lookAt(file)))
        return std::unexpected(*refused);
    if (auto folder = makePrivateFolder(m_profile.folder()); !folder)
        return std::unexpected(folder.error());
    const Replacement replacement(m_profile.databaseFile(), Replacement::Why::Restored);
    const QString building = replacement.makeRoom();
    auto copied = copyOne(file, building);
    if (copied && QFileInfo(file + u"-wal"_s).size() > 0)
        copied = copyOne(file + u"-wal"_s, building + u"-wal"_s);
    auto content = copied ? makeReady(building) : std::unexpected(copied.error());
    if (content) {
        if (auto staged = replacement.stage(building); !staged)
            content = std::unexpected(staged.error());
    }
    if (!content)
        removeDatabaseFiles(building);
    return content;
}

Result<QString> Backups::takeStaged() const
{
    return Replacement(m_profile.databaseFile(), Replacement::Why::Restored).finish();
}

} // namespace breakerbox::store
