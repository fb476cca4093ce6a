// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <base/error.h>

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace breakerbox::store {

class Profile;

// One verified copy in a profile's folder of backups.
struct BackupFile
{
    QString file;
    WallTime made{}; // as the file system has it
    qint64 size = 0;
    int schema = 0;

    bool operator==(const BackupFile &) const = default;
};

// What a file holds that is to be restored.
struct BackupContent
{
    int conversations = 0;
    int messages = 0;
    int schema = 0;

    bool operator==(const BackupContent &) const = default;
};

// Verified copies of a profile's database, and the way back (security.md R34, T34). Reads with a
// connection of its own, beside a running program: on any thread but the window's.
class Backups
{
public:
    static constexpr int kKept = 7;

    // The profile outlives it.
    explicit Backups(const Profile &profile)
        : m_profile(profile)
    {}

    [[nodiscard]] std::vector<BackupFile> list() const; // newest first
    // Makes one in the folder of backups and removes all but the newest kKept. Answers its name.
    [[nodiscard]] Result<QString> make() const;
    // Makes one at a place of the user's; what stood there is replaced once the new one is whole.
    Result<void> makeAt(const QString &file) const;

    // Copies and checks the file, brings it to this program's schema and puts it beside the
    // database, where the next Profile::open() takes it into use. The file itself and the present
    // database stay as they are. NotFound, NewerSchema, StorageCorrupt; InvalidInput: another
    // program's.
    [[nodiscard]] Result<BackupContent> stage(const QString &file) const;
    // Takes what was staged into use at once. Nobody has the database open, and the caller holds
    // the profile's lock. Answers where the one from before is kept; empty if there was none.
    [[nodiscard]] Result<QString> takeStaged() const;

private:
    void prune() const;
    const Profile &m_profile;
};

// "backup-0007-schema-3.db" in that folder, oldest first.
[[nodiscard]] QStringList backupNames(const QString &folder);
// The next name, with its folder.
[[nodiscard]] QString nextBackupFile(const QString &folder, int schema);

} // namespace breakerbox::store
