// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "migrator.h"

#include "migrations.h"

namespace breakerbox::store {

namespace {

Result<void> runStep(Database &database, const Migration &step)
{
    Transaction transaction(database, Durability::Full);
    if (auto begun = transaction.begin(); !begun)
        return begun;
    if (auto done = database.execute(step.sql); !done)
        return done;
    // Both live in the file's header and are part of the transaction.
    const QByteArray numbers = "PRAGMA application_id=" + QByteArray::number(kApplicationId) +
                               ";PRAGMA user_version=" + QByteArray::number(step.number);
    if (auto done = database.execute(numbers); !done)
        return done;
    return transaction.commit();
}

} // namespace

Migrator::Migrator()
    : Migrator(builtInMigrations())
{}

Migrator::Migrator(std::vector<Migration> steps)
    : m_steps(std::move(steps))
{}

int Migrator::newest() const noexcept
{
    return m_steps.empty() ? 0 : m_steps.back().number;
}

Result<int> Migrator::schemaOf(Database &database)
{
    const auto number = database.scalar("PRAGMA user_version");
    if (!number)
        return std::unexpected(number.error());
    return static_cast<int>(*number);
}

Result<void> Migrator::migrateTo(Database &database, int schema) const
{
    const auto found = schemaOf(database);
    if (!found)
        return std::unexpected(found.error());
    if (*found > newest())
        return std::unexpected(newerSchema(*found, newest()));
    for (const Migration &step : m_steps) {
        if (step.number <= *found || step.number > schema)
            continue;
        if (auto done = runStep(database, step); !done)
            return done;
    }
    return {};
}

Error newerSchema(int found, int known)
{
    return {ErrorCode::NewerSchema, QStringLiteral("found %1, known %2").arg(found).arg(known),
            ErrorOrigin::Local};
}

} // namespace breakerbox::store
