// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "content.h"

#include <providers/wire/json.h>

#include <QJsonArray>

namespace breakerbox::providers::openaichat {

namespace {

// The text of a part's field: a string, or again a list of text parts (Mistral's thinking).
QString textsIn(const QJsonValue &value)
{
    if (!value.isArray())
        return wire::textOf(value);
    QString text;
    for (const QJsonValue &part : value.toArray())
        text += part.isObject() ? wire::textOf(part[u"text"]) : wire::textOf(part);
    return text;
}

void readPart(const QJsonValue &part, Content &content)
{
    if (part.isString()) {
        content.text += part.toString();
        return;
    }
    const QString type = wire::textOf(part[u"type"]);
    if (type == u"thinking" || type == u"reasoning")
        content.reasoning += textsIn(part[part[u"thinking"].isUndefined() ? u"text" : u"thinking"]);
    else if (type == u"refusal")
        content.refusal += wire::textOf(part[u"refusal"]);
    else if (type == u"text" || type == u"output_text" || type.isEmpty())
        content.text += wire::textOf(part[u"text"]);
}

QString reasoningDetails(const QJsonValue &details)
{
    QString text;
    for (const QJsonValue &detail : details.toArray()) {
        const QString piece = wire::textOf(detail[u"text"]);
        text += piece.isEmpty() ? wire::textOf(detail[u"summary"]) : piece;
    }
    return text;
}

} // namespace

Content contentOf(const QJsonObject &message)
{
    Content content;
    const QJsonValue value = message[u"content"];
    if (value.isArray()) {
        for (const QJsonValue &part : value.toArray())
            readPart(part, content);
    } else {
        content.text = wire::textOf(value);
    }
    content.refusal += wire::textOf(message[u"refusal"]);

    QString named = wire::textOf(message[u"reasoning_content"]);
    if (named.isEmpty())
        named = wire::textOf(message[u"reasoning"]);
    if (named.isEmpty())
        named = reasoningDetails(message[u"reasoning_details"]);
    if (content.reasoning.isEmpty())
        content.reasoning = named;
    return content;
}

} // namespace breakerbox::providers::openaichat
