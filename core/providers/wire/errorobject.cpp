// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "errorobject.h"

#include <providers/wire/json.h>

#include <QJsonArray>

namespace breakerbox::providers::wire {

using namespace Qt::StringLiterals;

namespace {

bool isBareError(const QJsonObject &body)
{
    return textOf(body[u"object"]) == u"error" || textOf(body[u"type"]) == u"error";
}

} // namespace

QJsonValue errorIn(const QJsonObject &chunk)
{
    QJsonValue error = chunk[u"error"];
    if (isTruthy(error))
        return error;
    if (isBareError(chunk))
        return chunk;
    return QJsonValue::Null;
}

QJsonObject errorObject(QByteArrayView text)
{
    const QJsonValue value = readJson(text);
    QJsonObject object = onlyObject(value);
    if (isTruthy(object.value(u"error"))) // operator[] would put one in
        return object;
    if (!object.isEmpty())
        return {{u"error"_s, object}};
    return {{u"error"_s, QString::fromUtf8(text.trimmed())}};
}

bool isErrorBody(const QJsonObject &body)
{
    if (isTruthy(body[u"error"]) || isBareError(body) || isTruthy(body[u"detail"]))
        return true;
    return isTruthy(body[u"message"]) && !body[u"message"].isObject();
}

QJsonObject onlyObject(const QJsonValue &value)
{
    if (value.isArray()) {
        const QJsonArray array = value.toArray();
        return array.isEmpty() ? QJsonObject() : array.first().toObject();
    }
    return value.toObject();
}

} // namespace breakerbox::providers::wire
