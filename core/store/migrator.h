// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <store/database.h>

#include <QByteArray>

#include <vector>

namespace breakerbox::store {

// "BRKB" in the file's header: tells our databases from another program's.
inline constexpr qint32 kApplicationId = 0x42524b42;

// One numbered step of the schema (sql/NNNN_name.sql). Never changed once released.
struct Migration
{
    int number = 0;
    QByteArray sql;
};

// Brings a database to the newest schema. The one schema number is PRAGMA user_version: 0 is an
// empty file, N says that the steps 1 to N were done. Each step and its number are one transaction,
// so a kill leaves a database at one schema or the next, never between (security.md T30).
class Migrator
{
public:
    // The steps this program knows.
    Migrator();
    // Steps of the caller's, numbered from 1 without gaps.
    explicit Migrator(std::vector<Migration> steps);

    [[nodiscard]] int newest() const noexcept;
    [[nodiscard]] static Result<int> schemaOf(Database &database);
    // NewerSchema (detail "found N, known M") before anything was written; Internal if a step
    // cannot be run. The caller makes the backup.
    Result<void> migrate(Database &database) const { return migrateTo(database, newest()); }
    // Not further than that schema.
    Result<void> migrateTo(Database &database, int schema) const;

private:
    std::vector<Migration> m_steps;
};

// The detail of NewerSchema, "found N, known M".
[[nodiscard]] Error newerSchema(int found, int known);

} // namespace breakerbox::store
