// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>

#include <QString>

namespace breakerbox::store {

// Removes a database that nobody has open, with the files SQLite keeps beside it.
void removeDatabaseFiles(const QString &file);

// Renames within one folder and makes the rename durable. The new name must be free.
Result<void> moveFile(const QString &from, const QString &to);

// Makes names made, moved or removed in that folder survive a power cut, where the system can.
void syncFolder(const QString &folder);

// Mode 0700, made if it is missing.
Result<void> makePrivateFolder(const QString &folder);

// Mode 0600 for the database and what stands beside it.
void makePrivateFiles(const QString &database);

} // namespace breakerbox::store
