// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "schema.h"

#include <providers/wire/json.h>

#include <QJsonArray>
#include <QSet>

namespace breakerbox::providers::gemini {

using namespace Qt::StringLiterals;

namespace {

constexpr int kDeepest = 32;

bool isKnown(const QString &word)
{
    static const QSet<QString> words{u"description"_s, u"format"_s,        u"maxItems"_s,
                                     u"maxLength"_s,   u"maxProperties"_s, u"maximum"_s,
                                     u"minItems"_s,    u"minLength"_s,     u"minimum"_s,
                                     u"pattern"_s,     u"minProperties"_s, u"propertyOrdering"_s,
                                     u"nullable"_s,    u"required"_s,      u"title"_s};
    return words.contains(word);
}

void insertType(QJsonObject &made, const QJsonValue &type)
{
    if (type.isString()) {
        made.insert(u"type"_s, type);
        return;
    }
    for (const QJsonValue &one : type.toArray()) {
        if (one.toString() == u"null")
            made.insert(u"nullable"_s, true);
        else if (!made.contains(u"type"_s))
            made.insert(u"type"_s, one);
    }
}

// Only words may stand in an enum here.
void insertEnum(QJsonObject &made, const QJsonArray &values)
{
    QJsonArray words;
    for (const QJsonValue &value : values) {
        if (value.isString())
            words.append(value);
    }
    if (!words.isEmpty() && words.size() == values.size())
        made.insert(u"enum"_s, words);
}

QJsonObject translated(const QJsonObject &schema, int depth);

QJsonArray translatedList(const QJsonArray &schemas, int depth)
{
    QJsonArray list;
    for (const QJsonValue &schema : schemas)
        list.append(translated(schema.toObject(), depth));
    return list;
}

QJsonObject translatedProperties(const QJsonObject &properties, int depth)
{
    QJsonObject made;
    for (auto it = properties.begin(); it != properties.end(); ++it)
        made.insert(it.key(), translated(it.value().toObject(), depth));
    return made;
}

QJsonObject translated(const QJsonObject &schema, int depth)
{
    QJsonObject made;
    if (depth > kDeepest)
        return made;
    for (auto it = schema.begin(); it != schema.end(); ++it) {
        const QString word = it.key();
        if (word == u"type")
            insertType(made, it.value());
        else if (word == u"enum")
            insertEnum(made, it.value().toArray());
        else if (word == u"const")
            insertEnum(made, {it.value()});
        else if (word == u"items" && it.value().isObject())
            made.insert(word, translated(it.value().toObject(), depth + 1));
        else if (word == u"anyOf" || word == u"oneOf")
            made.insert(u"anyOf"_s, translatedList(it.value().toArray(), depth + 1));
        else if (word == u"properties")
            made.insert(word, translatedProperties(it.value().toObject(), depth + 1));
        else if (isKnown(word))
            made.insert(word, it.value());
    }
    return made;
}

} // namespace

QJsonObject schemaOf(const QByteArray &parameters)
{
    QJsonObject schema = translated(wire::readJson(parameters).toObject(), 0);
    if (schema[u"properties"].toObject().isEmpty())
        return {};
    if (!schema.contains(u"type"_s))
        schema.insert(u"type"_s, u"object"_s);
    return schema;
}

} // namespace breakerbox::providers::gemini
