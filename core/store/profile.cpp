// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "profile.h"

#include "backups.h"
#include "files.h"
#include "integrity.h"
#include "replacement.h"
#include "salvage.h"

#include <base/log.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <sqlite3.h>

using namespace Qt::StringLiterals;

namespace breakerbox::store {

namespace {

// Up to here the check at the start costs less than people notice; after a crash it may take a
// moment. (A log under which a program was killed does no damage by itself: it is disks that lie
// about what they have written.)
constexpr qint64 kCheckedAtStart = 16LL * 1024 * 1024;
constexpr qint64 kCheckedAfterCrash = 256LL * 1024 * 1024;

// While a database is not known to be sound, closing it must not move its log into it.
void keepLogAtClose(Database &database, bool keep)
{
    sqlite3_db_config(database.handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keep ? 1 : 0, nullptr);
}

} // namespace

Profile::Profile(QString folder, Migrator migrator)
    : m_folder(std::move(folder)),
      m_migrator(std::move(migrator))
{}

QString Profile::databaseFile() const
{
    return m_folder + u"/breakerbox.db"_s;
}

QString Profile::backupFolder() const
{
    return m_folder + u"/backups"_s;
}

QString Profile::checkMark() const
{
    return m_folder + u"/check-at-start"_s;
}

QString Profile::defaultFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/breakerbox"_s;
}

std::optional<QString> Profile::newestBackup() const
{
    const QStringList existing = backupNames(backupFolder());
    if (existing.isEmpty())
        return std::nullopt;
    return backupFolder() + u'/' + existing.last();
}

Result<OpenedDatabase> Profile::open(Access access) const
{
    return access == Access::ReadWrite ? openWriting() : openReading();
}

// Why that file is not opened, if it is not. A broken header is for the caller.
std::optional<Error> Profile::refusal(const FileLook &look) const
{
    switch (look.kind) {
    case FileKind::Missing:
    case FileKind::BrokenHeader:
        return std::nullopt;
    case FileKind::Unreadable:
        return Error{ErrorCode::StorageFailed, u"no right to read the database"_s, {}};
    case FileKind::Empty:
        return Error{ErrorCode::StorageCorrupt, u"the database has zero length"_s, {}};
    case FileKind::NotADatabase:
        return Error{ErrorCode::StorageCorrupt, u"the file is no database"_s, {}};
    case FileKind::Database:
        break;
    }
    if (look.applicationId != kApplicationId)
        return Error{ErrorCode::InvalidInput, u"another program's database"_s, {}};
    if (look.schema > m_migrator.newest())
        return newerSchema(look.schema, m_migrator.newest());
    return std::nullopt;
}

Result<OpenedDatabase> Profile::openReading() const
{
    const FileLook look = lookAt(databaseFile());
    if (auto refused = refusal(look))
        return std::unexpected(*refused);
    if (look.kind == FileKind::Missing)
        return failure(ErrorCode::NotFound, u"no database"_s);
    if (look.kind == FileKind::BrokenHeader)
        return failure(ErrorCode::StorageCorrupt, u"the header is damaged"_s);
    if (look.schema < m_migrator.newest()) {
        return failure(ErrorCode::ReadOnly,
                       u"found %1, known %2: open for writing first"_s.arg(look.schema)
                           .arg(m_migrator.newest()));
    }
    auto database = Database::open(databaseFile(), OpenMode::ReadOnly);
    if (!database)
        return std::unexpected(database.error());
    OpenedDatabase opened{std::move(*database), {}};
    opened.report.schema = look.schema;
    opened.report.checked = false;
    return opened;
}

Result<OpenedDatabase> Profile::openWriting() const
{
    const Replacement replacement(databaseFile());
    if (auto made = makePrivateFolder(m_folder); !made)
        return std::unexpected(made.error());
    // A backup that was chosen while the program ran. Whatever is wrong with the present file, it
    // is kept.
    const Replacement restoration(databaseFile(), Replacement::Why::Restored);
    const auto restored = restoration.finish();
    if (!restored)
        return std::unexpected(restored.error());
    FileLook look = lookAt(databaseFile());
    if (auto refused = refusal(look))
        return std::unexpected(*refused);
    if (!QFileInfo(m_folder).isWritable())
        return failure(ErrorCode::ReadOnly, u"the folder can only be read"_s);
    if (auto finished = replacement.finish(); !finished)
        return std::unexpected(finished.error());
    look = lookAt(databaseFile());
    if (look.kind == FileKind::Missing) {
        if (newestBackup() || replacement.hasKept() || restoration.hasKept() || look.hasLog)
            return failure(ErrorCode::StorageCorrupt, u"the database is missing"_s);
        return create();
    }
    auto opened = look.kind == FileKind::BrokenHeader
                      ? failure(ErrorCode::StorageCorrupt, u"the header is damaged"_s)
                      : openSound(look);
    if (!opened && opened.error().code == ErrorCode::StorageCorrupt)
        opened = replaceDamaged(opened.error());
    if (opened) {
        QFile::remove(checkMark());
        opened->report.replaced = *restored;
    }
    return opened;
}

// Under another name first: "breakerbox.db" never exists without its schema.
Result<OpenedDatabase> Profile::create() const
{
    const QString building = Replacement(databaseFile()).makeRoom();
    {
        auto database = Database::open(building, OpenMode::Create);
        if (!database)
            return std::unexpected(database.error());
        if (auto migrated = m_migrator.migrate(**database); !migrated)
            return std::unexpected(migrated.error());
    }
    if (auto named = moveFile(building, databaseFile()); !named)
        return std::unexpected(named.error());
    auto database = Database::open(databaseFile(), OpenMode::ReadWrite);
    if (!database)
        return std::unexpected(database.error());
    OpenedDatabase opened{std::move(*database), {}};
    opened.report.created = true;
    opened.report.schema = m_migrator.newest();
    return opened;
}

bool Profile::mustCheck(const FileLook &look) const
{
    return look.size <= (look.hasLog ? kCheckedAfterCrash : kCheckedAtStart) ||
           QFile::exists(checkMark());
}

// StorageCorrupt: nothing was changed, and the file is closed again.
Result<OpenedDatabase> Profile::openSound(const FileLook &look) const
{
    if (look.cutShort)
        return failure(ErrorCode::StorageCorrupt, u"the file is cut short"_s);
    auto database = Database::open(databaseFile(), OpenMode::ReadWrite);
    if (!database)
        return std::unexpected(database.error());
    keepLogAtClose(**database, true);
    OpenedDatabase opened{std::move(*database), {}};
    opened.report.checked = mustCheck(look);
    if (opened.report.checked) {
        const bool seen = QFile::exists(checkMark());
        auto sound = seen ? checkFully(*opened.database) : checkQuickly(*opened.database);
        if (!sound)
            return std::unexpected(sound.error());
    }
    if (auto migrated = migrate(*opened.database, opened.report); !migrated)
        return std::unexpected(migrated.error());
    keepLogAtClose(*opened.database, false);
    makePrivateFiles(databaseFile());
    return opened;
}

Result<void> Profile::migrate(Database &database, OpenReport &report) const
{
    const auto found = Migrator::schemaOf(database);
    if (!found)
        return std::unexpected(found.error());
    report.schema = m_migrator.newest();
    if (*found == m_migrator.newest())
        return {};
    if (auto made = makePrivateFolder(backupFolder()); !made)
        return made;
    const QString backup = nextBackupFile(backupFolder(), *found);
    if (auto saved = database.backupTo(backup); !saved)
        return saved;
    report.backup = backup;
    return m_migrator.migrate(database);
}

Result<OpenedDatabase> Profile::replaceDamaged(const Error &damage) const
{
    qCWarning(lcStore, "the database is damaged: %s", qUtf8Printable(damage.detail));
    const Replacement replacement(databaseFile());
    const QString building = replacement.makeRoom();
    const QString copy = m_folder + u"/breakerbox-reading.db"_s;
    const FileLook look = lookAt(databaseFile());
    Result<Salvaged> result = failure(ErrorCode::Unknown);
    {
        auto damaged = openDamaged(databaseFile(), copy);
        auto fresh = Database::open(building, OpenMode::Create);
        const int schema = look.schema > 0 ? look.schema : m_migrator.newest();
        if (!damaged)
            result = std::unexpected(damaged.error());
        else if (!fresh)
            result = std::unexpected(fresh.error());
        else if (auto made = m_migrator.migrateTo(**fresh, schema); !made)
            result = std::unexpected(made.error());
        else
            result = salvage(**damaged, **fresh);
    }
    removeDatabaseFiles(copy);
    if (!result) {
        removeDatabaseFiles(building);
        return std::unexpected(result.error());
    }
    const auto kept = replacement.swap(building);
    if (!kept)
        return std::unexpected(kept.error());
    auto opened = openSound(lookAt(databaseFile()));
    if (!opened)
        return opened;
    OpenReport &report = opened->report;
    report.indexRepaired = result->everyRowRead;
    report.salvaged = !result->everyRowRead;
    report.original = *kept;
    if (report.backup.isEmpty())
        report.backup = *kept;
    report.conversationsSaved = result->conversations;
    report.messagesSaved = result->messages;
    report.messagesLost = result->messagesLost;
    report.mendedNote = damage.detail;
    return opened;
}

Result<void> Profile::checkSoundness() const
{
    auto database = Database::open(databaseFile(), OpenMode::ReadOnly);
    if (!database)
        return std::unexpected(database.error());
    auto sound = checkQuickly(**database);
    if (!sound && sound.error().code == ErrorCode::StorageCorrupt)
        requireCheck();
    return sound;
}

void Profile::requireCheck() const
{
    QFile mark(checkMark());
    if (!mark.open(QIODevice::WriteOnly, QFile::ReadOwner | QFile::WriteOwner))
        qCWarning(lcStore, "the check at the next start cannot be asked for");
}

} // namespace breakerbox::store
