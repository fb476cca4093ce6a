// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <store/database.h>

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
    int conversationsSaved = 0;
    int messagesSaved = 0;
    int messagesLost = 0;
    QString mendedNote;
};

struct OpenedDatabase
{
    std::unique_ptr<Database> database;
    OpenReport report;
};

// The folder of one profile: 0700, its files 0600. Data file: "breakerbox.db".
class Profile
{
public:
    explicit Profile(QString folder)
        : m_folder(std::move(folder))
    {}
    [[nodiscard]] const QString &folder() const noexcept { return m_folder; }
    [[nodiscard]] QString databaseFile() const;
    [[nodiscard]] QString backupFolder() const;
    // The default: $XDG_DATA_HOME/breakerbox.
    [[nodiscard]] static QString defaultFolder();

    // ReadWrite: makes the folder, checks the schema, backs up and migrates, checks integrity,
    // repairs indexes, salvages a damaged file (the original is kept under another name; case C62).
    // NewerSchema: refused, nothing was changed (C63; detail "found N, known M"). Never starts
    // empty where a database was (R35): a missing or zero-length file beside backups is
    // StorageCorrupt. ReadOnly: for commands beside a running window.
    [[nodiscard]] Result<OpenedDatabase> open(Access access) const;
    // The newest verified backup, if any.
    [[nodiscard]] std::optional<QString> newestBackup() const;

private:
    QString m_folder;
};

} // namespace breakerbox::store
