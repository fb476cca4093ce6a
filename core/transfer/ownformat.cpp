// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "ownformat.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <utility>

using namespace Qt::StringLiterals;

namespace breakerbox::transfer {

namespace {

// What is not set is not written.
template <typename Value>
void put(QJsonObject &object, QStringView name, const std::optional<Value> &value)
{
    if (value)
        object.insert(name, QJsonValue(*value));
}

void put(QJsonObject &object, QStringView name, const QString &text)
{
    if (!text.isEmpty())
        object.insert(name, text);
}

template <typename Tag> void put(QJsonObject &object, QStringView name, const Id<Tag> &id)
{
    if (!id.isNull())
        object.insert(name, id.toString());
}

QJsonObject parametersOf(const chat::Parameters &parameters)
{
    QJsonObject object;
    put(object, u"temperature", parameters.temperature);
    put(object, u"top_p", parameters.topP);
    put(object, u"max_tokens", parameters.maxTokens);
    put(object, u"thinking_budget", parameters.thinkingBudget);
    if (!parameters.stop.isEmpty())
        object.insert(u"stop", QJsonArray::fromStringList(parameters.stop));
    if (parameters.effort != chat::Effort::Standard)
        object.insert(u"effort", chat::toName(parameters.effort));
    return object;
}

QJsonObject usageOf(const chat::Usage &usage)
{
    QJsonObject object;
    put(object, u"input_tokens", usage.inputTokens);
    put(object, u"output_tokens", usage.outputTokens);
    put(object, u"reasoning_tokens", usage.reasoningTokens);
    put(object, u"cached_tokens", usage.cachedTokens);
    return object;
}

void putParts(QJsonObject &object, const chat::Message &message)
{
    if (!message.toolCalls.empty()) {
        QJsonArray calls;
        for (const chat::ToolCall &call : message.toolCalls)
            calls.append(QJsonObject{
                {u"id"_s, call.id}, {u"name"_s, call.name}, {u"arguments"_s, call.arguments}});
        object.insert(u"tool_calls", calls);
    }
    if (message.attachments.empty())
        return;
    QJsonArray files;
    for (const chat::Attachment &file : message.attachments)
        files.append(QJsonObject{{u"name"_s, file.name},
                                 {u"media_type"_s, file.mediaType},
                                 {u"base64"_s, QString::fromLatin1(file.bytes.toBase64())}});
    object.insert(u"attachments", files);
}

QByteArray messageText(const chat::Message &message)
{
    QJsonObject object{{u"id"_s, message.id.toString()},
                       {u"role"_s, chat::toName(message.role)},
                       {u"state"_s, chat::toName(message.state)},
                       {u"created_ms"_s, static_cast<qint64>(toMilliseconds(message.created))},
                       {u"text"_s, message.text}};
    put(object, u"parent", message.parent);
    put(object, u"reasoning", message.reasoning);
    put(object, u"refusal", message.refusal);
    put(object, u"tool_call", message.toolCallId);
    put(object, u"connection", message.connection);
    put(object, u"model", message.model.toString());
    put(object, u"answering_model", message.answeringModel);
    put(object, u"boundary", message.boundary);
    put(object, u"request", message.request);
    put(object, u"failure", message.failure);
    if (message.finish != chat::FinishReason::None)
        object.insert(u"finish_reason", chat::toName(message.finish));
    if (message.timeToFirstToken.count() != 0)
        object.insert(u"first_token_ms", static_cast<qint64>(message.timeToFirstToken.count()));
    if (message.duration.count() != 0)
        object.insert(u"duration_ms", static_cast<qint64>(message.duration.count()));
    if (const QJsonObject usage = usageOf(message.usage); !usage.isEmpty())
        object.insert(u"usage", usage);
    if (!message.replay.isEmpty())
        object.insert(u"replay_base64", QString::fromLatin1(message.replay.toBase64()));
    putParts(object, message);
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

} // namespace

QByteArray ownHead(WallTime exported)
{
    return "{\"breakerbox\":\"conversations\",\"version\":1,\"exported_ms\":" +
           QByteArray::number(static_cast<qint64>(toMilliseconds(exported))) +
           ",\"conversations\":[\n";
}

QByteArray ownFoot()
{
    return "\n]}\n";
}

QByteArray toOwn(const chat::Conversation &conversation, const std::vector<chat::Message> &messages)
{
    QJsonObject object{
        {u"id"_s, conversation.id.toString()},
        {u"title"_s, conversation.title},
        {u"created_ms"_s, static_cast<qint64>(toMilliseconds(conversation.created))},
        {u"updated_ms"_s, static_cast<qint64>(toMilliseconds(conversation.updated))},
        {u"local_only"_s, conversation.localOnly == chat::LocalOnly::Yes},
    };
    put(object, u"home", conversation.home);
    if (!conversation.allowed.isEmpty())
        object.insert(u"allowed", QJsonArray::fromStringList(conversation.allowed));
    put(object, u"connection", conversation.connection);
    put(object, u"model", conversation.model.toString());
    put(object, u"system_prompt", conversation.systemPrompt);
    put(object, u"draft", conversation.draft);
    put(object, u"leaf", conversation.leaf);
    put(object, u"folder", conversation.folder);
    if (conversation.archived == chat::Archived::Yes)
        object.insert(u"archived", true);
    if (const QJsonObject parameters = parametersOf(conversation.parameters); !parameters.isEmpty())
        object.insert(u"parameters", parameters);
    QByteArray text = QJsonDocument(object).toJson(QJsonDocument::Compact);
    // The messages one by one: a document of all of them would hold them thrice.
    text.chop(1);
    text += ",\"messages\":[";
    bool first = true;
    for (const chat::Message &message : messages) {
        text += std::exchange(first, false) ? "\n" : ",\n";
        text += messageText(message);
    }
    text += "]}";
    return text;
}

} // namespace breakerbox::transfer
