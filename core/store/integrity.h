// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <store/database.h>

#include <QString>
#include <QStringList>

#include <map>

namespace breakerbox::store {

using RowCounts = std::map<QString, qint64>;

// Every page and its structure, not what indexes say of rows. StorageCorrupt with SQLite's first
// finding as detail (page and index names, never content). About a second per GB from memory.
Result<void> checkQuickly(Database &database);
// Also that every index agrees with its table and every foreign key is kept.
Result<void> checkFully(Database &database);

// Ordinary tables, in the order they were made.
[[nodiscard]] Result<QStringList> tables(Database &database);
[[nodiscard]] Result<RowCounts> countRows(Database &database);

// A name as SQL has it, in quotes.
[[nodiscard]] QByteArray quoted(const QString &name);

} // namespace breakerbox::store
