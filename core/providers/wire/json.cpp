// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "json.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>

namespace breakerbox::providers::wire {

QJsonValue readJson(QByteArrayView text)
{
    text = text.trimmed();
    QJsonParseError error;
    // fromRawData: the parser copies what it keeps.
    const QByteArray raw = QByteArray::fromRawData(text.data(), text.size());
    QJsonDocument document = QJsonDocument::fromJson(raw, &error);
    if (error.error == QJsonParseError::IllegalUTF8String)
        document = QJsonDocument::fromJson(QString::fromUtf8(text).toUtf8(), &error);
    if (error.error != QJsonParseError::NoError)
        return QJsonValue(QJsonValue::Undefined);
    if (document.isArray())
        return document.array();
    return document.object();
}

QString textOf(const QJsonValue &value)
{
    return value.toString();
}

namespace {

// Some gateways write numbers as text.
std::optional<qint64> digitsOf(const QString &text)
{
    constexpr qsizetype kMostDigits = 15;
    const bool digits = !text.isEmpty() && text.size() <= kMostDigits &&
                        std::ranges::all_of(text, [](QChar c) { return c >= u'0' && c <= u'9'; });
    return digits ? std::optional(text.toLongLong()) : std::nullopt;
}

} // namespace

std::optional<qint64> countOf(const QJsonValue &value)
{
    if (value.isString())
        return digitsOf(value.toString());
    if (!value.isDouble())
        return std::nullopt;
    const double number = value.toDouble();
    if (!(number >= 0) || number > 1e15 || std::floor(number) != number)
        return std::nullopt;
    return static_cast<qint64>(number);
}

std::optional<qint64> indexOf(const QJsonValue &value)
{
    if (value.isString())
        return digitsOf(value.toString());
    return value.isDouble() ? std::optional(value.toInteger(0)) : std::nullopt;
}

bool isTruthy(const QJsonValue &value)
{
    switch (value.type()) {
    case QJsonValue::Null:
    case QJsonValue::Undefined:
        return false;
    case QJsonValue::Bool:
        return value.toBool();
    case QJsonValue::Double:
        return value.toDouble() != 0;
    case QJsonValue::String:
        return !value.toString().isEmpty();
    case QJsonValue::Array:
        return !value.toArray().isEmpty();
    case QJsonValue::Object:
        return !value.toObject().isEmpty();
    }
    return false;
}

QByteArray compact(const QJsonValue &value)
{
    if (value.isObject())
        return QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact);
    if (value.isArray())
        return QJsonDocument(value.toArray()).toJson(QJsonDocument::Compact);
    return value.toString().toUtf8();
}

bool looksLikeHtml(QByteArrayView body)
{
    if (body.startsWith("\xEF\xBB\xBF"))
        body = body.sliced(3);
    return body.trimmed().startsWith('<');
}

} // namespace breakerbox::providers::wire
