// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "rowvalues.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace breakerbox::store {

void bindOptional(Statement &statement, int position, std::optional<qint64> value)
{
    if (value)
        statement.bind(position, *value);
    else
        statement.bindNull(position);
}

void bindOptional(Statement &statement, int position, std::optional<double> value)
{
    if (value)
        statement.bind(position, *value);
    else
        statement.bindNull(position);
}

void bindOptional(Statement &statement, int position, std::optional<WallTime> value)
{
    if (value)
        bindTime(statement, position, *value);
    else
        statement.bindNull(position);
}

std::optional<qint64> optionalIntegerAt(const Statement &statement, int column)
{
    if (statement.isNull(column))
        return std::nullopt;
    return statement.integer(column);
}

std::optional<double> optionalRealAt(const Statement &statement, int column)
{
    if (statement.isNull(column))
        return std::nullopt;
    return statement.real(column);
}

std::optional<WallTime> optionalTimeAt(const Statement &statement, int column)
{
    if (statement.isNull(column))
        return std::nullopt;
    return timeAt(statement, column);
}

QString jsonOf(const QStringList &list)
{
    if (list.isEmpty())
        return QStringLiteral("[]");
    return QString::fromUtf8(
        QJsonDocument(QJsonArray::fromStringList(list)).toJson(QJsonDocument::Compact));
}

QStringList listFromJson(const QString &json)
{
    QStringList list;
    if (json == QStringLiteral("[]"))
        return list;
    const auto array = QJsonDocument::fromJson(json.toUtf8()).array();
    for (const auto &value : array) {
        if (value.isString())
            list.append(value.toString());
    }
    return list;
}

} // namespace breakerbox::store
