// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <base/ids.h>
#include <store/database.h>

#include <QStringList>

#include <optional>

// How the values of the core stand in columns. A null id and an absent number are NULL.
namespace breakerbox::store {

template <typename Tag> void bindId(Statement &statement, int position, const Id<Tag> &id)
{
    if (id.isNull())
        statement.bindNull(position);
    else
        statement.bind(position, id.toString());
}

template <typename IdType> [[nodiscard]] IdType idAt(const Statement &statement, int column)
{
    return statement.isNull(column) ? IdType() : IdType::fromString(statement.text(column));
}

void bindOptional(Statement &statement, int position, std::optional<qint64> value);
void bindOptional(Statement &statement, int position, std::optional<double> value);
void bindOptional(Statement &statement, int position, std::optional<WallTime> value);
[[nodiscard]] std::optional<qint64> optionalIntegerAt(const Statement &statement, int column);
[[nodiscard]] std::optional<double> optionalRealAt(const Statement &statement, int column);
[[nodiscard]] std::optional<WallTime> optionalTimeAt(const Statement &statement, int column);

inline void bindTime(Statement &statement, int position, WallTime time)
{
    statement.bind(position, static_cast<qint64>(toMilliseconds(time)));
}
[[nodiscard]] inline WallTime timeAt(const Statement &statement, int column)
{
    return wallFromMilliseconds(statement.integer(column));
}
inline void bindSpan(Statement &statement, int position, Milliseconds span)
{
    statement.bind(position, static_cast<qint64>(span.count()));
}
[[nodiscard]] inline Milliseconds spanAt(const Statement &statement, int column)
{
    return Milliseconds(statement.integer(column));
}

// A list of texts as a JSON array. What is no such array reads as an empty list.
[[nodiscard]] QString jsonOf(const QStringList &list);
[[nodiscard]] QStringList listFromJson(const QString &json);

} // namespace breakerbox::store
