// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/prompt.h>
#include <providers/protocoladapter.h>

#include <QByteArrayList>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

// What the tests of request builders are made of.
namespace breakerbox::test {

inline chat::PromptMessage message(chat::Role role, const QString &text)
{
    chat::PromptMessage made;
    made.role = role;
    made.text = text;
    return made;
}

inline chat::PromptMessage resultOf(const QString &call, const QString &text)
{
    chat::PromptMessage made = message(chat::Role::Tool, text);
    made.toolCallId = call;
    return made;
}

inline chat::Prompt promptFor(const QString &model, std::vector<chat::PromptMessage> messages)
{
    chat::Prompt prompt;
    prompt.model = ModelId(model);
    prompt.messages = std::move(messages);
    return prompt;
}

inline QJsonObject object(const QByteArray &json)
{
    const QJsonDocument document = QJsonDocument::fromJson(json);
    Q_ASSERT(document.isObject());
    return document.object();
}

inline QJsonArray list(const QByteArray &json)
{
    const QJsonDocument document = QJsonDocument::fromJson(json);
    Q_ASSERT(document.isArray());
    return document.array();
}

// All values of a header, joined.
inline QByteArray headerOf(const providers::WireRequest &request, const QByteArray &name)
{
    QByteArrayList values;
    for (const net::Header &header : request.headers) {
        if (header.name.compare(name, Qt::CaseInsensitive) == 0)
            values << header.value;
    }
    return values.join(" + ");
}

} // namespace breakerbox::test
