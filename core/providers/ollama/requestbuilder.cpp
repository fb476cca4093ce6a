// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "requestbuilder.h"

#include <providers/wire/json.h>
#include <providers/wire/requestparts.h>
#include <providers/wire/textmender.h>

#include <QJsonArray>

namespace breakerbox::providers::ollama {

using namespace Qt::StringLiterals;

namespace {

QJsonArray imagesOf(const chat::PromptMessage &message)
{
    QJsonArray images;
    for (const chat::Attachment &attachment : message.attachments) {
        if (wire::isImage(attachment))
            images.append(QString::fromLatin1(attachment.bytes.toBase64()));
    }
    return images;
}

QJsonArray callsOf(const chat::PromptMessage &message)
{
    QJsonArray calls;
    for (const chat::ToolCall &call : message.toolCalls) {
        const QJsonObject arguments = wire::readJson(call.arguments.toUtf8()).toObject();
        calls.append(QJsonObject{
            {u"function"_s, QJsonObject{{u"name"_s, call.name}, {u"arguments"_s, arguments}}}});
    }
    return calls;
}

// Results are matched by the tool's name here, not by the call's id.
QString toolNameFor(const QString &callId, const std::vector<chat::PromptMessage> &turns)
{
    for (const chat::PromptMessage &turn : turns) {
        for (const chat::ToolCall &call : turn.toolCalls) {
            if (call.id == callId)
                return call.name;
        }
    }
    return {};
}

QString roleOf(chat::Role role)
{
    if (role == chat::Role::Assistant)
        return u"assistant"_s;
    return role == chat::Role::Tool ? u"tool"_s : u"user"_s;
}

QJsonArray chatMessages(const chat::Prompt &prompt)
{
    QJsonArray messages;
    if (const QString system = wire::systemText(prompt); !system.isEmpty())
        messages.append(QJsonObject{{u"role"_s, u"system"_s}, {u"content"_s, system}});
    const std::vector<chat::PromptMessage> turns = wire::turnsOf(prompt);
    for (const chat::PromptMessage &turn : turns) {
        QJsonObject message{{u"role"_s, roleOf(turn.role)},
                            {u"content"_s, wire::textWithFiles(turn)}};
        if (const QJsonArray images = imagesOf(turn); !images.isEmpty())
            message.insert(u"images"_s, images);
        if (!turn.toolCalls.empty()) {
            message.insert(u"tool_calls"_s, callsOf(turn));
            // Within a tool loop it goes on with what it had thought.
            if (!turn.reasoning.isEmpty())
                message.insert(u"thinking"_s, wire::mended(turn.reasoning));
        }
        if (turn.role == chat::Role::Tool) {
            if (const QString name = toolNameFor(turn.toolCallId, turns); !name.isEmpty())
                message.insert(u"tool_name"_s, name);
        }
        messages.append(message);
    }
    return messages;
}

QJsonObject optionsOf(const chat::Parameters &parameters)
{
    QJsonObject options;
    if (parameters.temperature)
        options.insert(u"temperature"_s, *parameters.temperature);
    if (parameters.topP)
        options.insert(u"top_p"_s, *parameters.topP);
    if (parameters.maxTokens)
        options.insert(u"num_predict"_s, *parameters.maxTokens);
    if (!parameters.stop.isEmpty())
        options.insert(u"stop"_s, QJsonArray::fromStringList(parameters.stop));
    return options;
}

// Most models only know whether to think, some only how much: the level is tried first, and left
// out once it was refused (modelnotes.h).
QJsonValue thinkOf(chat::Effort effort, const ModelNotes &notes)
{
    if (effort == chat::Effort::Standard)
        return QJsonValue::Undefined;
    if (effort == chat::Effort::Off)
        return false;
    if (notes.dropped.contains(u"think.level"_s))
        return true;
    if (effort == chat::Effort::Low)
        return u"low"_s;
    return effort == chat::Effort::Medium ? u"medium"_s : u"high"_s;
}

QJsonArray toolsOf(const chat::Prompt &prompt)
{
    QJsonArray tools;
    for (const chat::Tool &tool : prompt.tools) {
        tools.append(
            QJsonObject{{u"type"_s, u"function"_s}, {u"function"_s, wire::functionOf(tool)}});
    }
    return tools;
}

} // namespace

QJsonObject chatBody(const chat::Prompt &prompt, const ModelNotes &notes)
{
    QJsonObject options = optionsOf(prompt.parameters);
    for (const QString &field : notes.dropped)
        options.remove(field);
    QJsonObject body{{u"model"_s, prompt.model.toString()},
                     {u"messages"_s, chatMessages(prompt)},
                     {u"stream"_s, notes.streaming}}; // it streams unless told not to
    if (!options.isEmpty())
        body.insert(u"options"_s, options);
    const QJsonValue think = thinkOf(prompt.parameters.effort, notes);
    if (!think.isUndefined() && !notes.dropped.contains(u"think"_s))
        body.insert(u"think"_s, think);
    if (!prompt.tools.empty() && !notes.dropped.contains(u"tools"_s))
        body.insert(u"tools"_s, toolsOf(prompt));
    return body;
}

} // namespace breakerbox::providers::ollama
