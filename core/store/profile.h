// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <store/database.h>
#include <store/filelook.h>
#include <store/migrator.h>

#include <QString>

#include <memory>
#include <optional>

namespace breakerbox::store {

enum class Access { ReadWrite = 0, ReadOnly };

// The lock of a profile: one process owns it at a time. The lock file names its pid and is stale
// when that process is gone. Released when it dies.
class ProfileLock
{
public:
    // Busy (detail: the pid) if another live process has it.
    [[nodiscard]] static Result<std::unique_ptr<ProfileLock>> acquire(const QString &folder);
    virtual ~ProfileLock() = default;
};

// What opening found and did, for the sentence the user is told (security.md T28–T33).
struct OpenReport
{
    bool created = false; // nothing was there before
    int schema = 0;
    QString backup; // file made before a migration or a repair, verified
    bool indexRepaired = false;
    bool salvaged = false; // the damaged original was kept at `original`
    QString original;
    QString replaced; // a backup was taken into use: where the database from before is kept
    int conversationsSaved = 0;
    int messagesSaved = 0;
    int messagesLost = 0;
    QString mendedNote;  // what the check found, in SQLite's words: for logs and details
    bool checked = true; // false: too large to check at the start (Profile::checkSoundness)
};

struct OpenedDatabase
{
    std::unique_ptr<Database> database;
    OpenReport report;
};

// The folder of one profile: 0700, its files 0600. Data file: "breakerbox.db". The caller owns the
// profile's lock while it opens for writing.
class Profile
{
public:
    explicit Profile(QString folder, Migrator migrator = Migrator());
    [[nodiscard]] const QString &folder() const noexcept { return m_folder; }
    [[nodiscard]] QString databaseFile() const;
    [[nodiscard]] QString backupFolder() const;
    // The default: $XDG_DATA_HOME/breakerbox.
    [[nodiscard]] static QString defaultFolder();

    // ReadWrite: makes the folder, checks the schema, backs up and migrates, checks integrity and
    // replaces a damaged file by what can be read of it (the original is kept under another name;
    // case C62). The check is made where the file is small (16 MB; 256 MB if it was not closed
    // properly), is cut short, or damage was seen before.
    // NewerSchema: refused, nothing was changed (C63; detail "found N, known M"). Never starts
    // empty where a database was (R35): a missing file beside backups, a file of zero length or one
    // that is no database is StorageCorrupt, another program's database InvalidInput.
    // ReadOnly: for commands beside a running window; changes nothing. NotFound if there is none.
    [[nodiscard]] Result<OpenedDatabase> open(Access access) const;
    // Checks the whole file as quickly as it can, for files that were not checked at the start: a
    // reader of its own, on any thread. After StorageCorrupt the next start checks and salvages.
    Result<void> checkSoundness() const;
    // Damage was met while running: the next start checks everything.
    void requireCheck() const;
    // The newest verified backup, if any.
    [[nodiscard]] std::optional<QString> newestBackup() const;

private:
    [[nodiscard]] Result<OpenedDatabase> create() const;
    [[nodiscard]] Result<OpenedDatabase> openWriting() const;
    [[nodiscard]] Result<OpenedDatabase> openReading() const;
    [[nodiscard]] Result<OpenedDatabase> openSound(const FileLook &look) const;
    [[nodiscard]] Result<OpenedDatabase> replaceDamaged(const Error &damage) const;
    Result<void> migrate(Database &database, OpenReport &report) const;
    [[nodiscard]] std::optional<Error> refusal(const FileLook &look) const;
    [[nodiscard]] bool mustCheck(const FileLook &look) const;
    [[nodiscard]] QString checkMark() const;

    QString m_folder;
    Migrator m_migrator;
};

} // namespace breakerbox::store
