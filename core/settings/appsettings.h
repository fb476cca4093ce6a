// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <settings/values.h>

#include <QJsonObject>
#include <QString>

namespace breakerbox::settings {

// What was found on loading, for the note the user is given.
enum class LoadState {
    Fresh = 0, // there was no file
    Read,
    Damaged,    // it could not be understood; it is kept under another name before writing
    Unreadable, // it is there and could not be read: nothing is written over it
};

// The settings of one profile: "settings.json" in its folder, for its user only. One owner, one
// thread. The file is old or new, whole, whatever happens while it is written (case C64).
class AppSettings final
{
public:
    // Reads the file if there is one. Changes nothing on the disk.
    explicit AppSettings(QString folder);

    [[nodiscard]] const Values &values() const noexcept { return m_values; }
    [[nodiscard]] LoadState loadState() const noexcept { return m_loadState; }
    // Where a damaged file is kept, once new values were written.
    [[nodiscard]] const QString &keptFile() const noexcept { return m_keptFile; }

    // Takes new values and writes them; unchanged ones are not written. If writing fails the values
    // hold until the program ends, and the next call tries again. DiskFull, ReadOnly or
    // StorageFailed.
    [[nodiscard]] Result<void> setValues(const Values &values);
    // True if what holds is not on the disk.
    [[nodiscard]] bool isUnsaved() const noexcept { return m_unsaved; }

private:
    void load();
    [[nodiscard]] bool keepAside();
    [[nodiscard]] Result<void> write();

    QString m_folder;
    QString m_file;
    Values m_values;
    QJsonObject m_found; // members of a newer version are kept when writing
    LoadState m_loadState = LoadState::Fresh;
    QString m_keptFile;
    bool m_unsaved = false;
};

} // namespace breakerbox::settings
