// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "requestbuilder.h"

#include <providers/openaichat/effort.h>
#include <providers/wire/json.h>
#include <providers/wire/requestparts.h>
#include <providers/wire/textmender.h>

#include <QCryptographicHash>
#include <QJsonArray>

#include <algorithm>

namespace breakerbox::providers::openaichat {

using namespace Qt::StringLiterals;
using connections::Documents;
using connections::Preset;

namespace {

QJsonObject textPart(const QString &text)
{
    return {{u"type"_s, u"text"_s}, {u"text"_s, text}};
}

// Empty for what this service has no form for.
QJsonObject attachmentPart(const chat::Attachment &attachment, const Preset &preset)
{
    if (wire::isImage(attachment)) {
        return {{u"type"_s, u"image_url"_s},
                {u"image_url"_s, QJsonObject{{u"url"_s, wire::dataUrl(attachment)}}}};
    }
    if (!wire::isPdf(attachment))
        return {};
    switch (preset.documents) {
    case Documents::None:
        break;
    case Documents::FilePart:
        return {{u"type"_s, u"file"_s},
                {u"file"_s, QJsonObject{{u"filename"_s, wire::mended(attachment.name)},
                                        {u"file_data"_s, wire::dataUrl(attachment)}}}};
    case Documents::DocumentUrl:
        return {{u"type"_s, u"document_url"_s}, {u"document_url"_s, wire::dataUrl(attachment)}};
    }
    return {};
}

// A string when there is only text: some servers refuse an array then.
QJsonValue contentOf(const chat::PromptMessage &message, const Preset &preset)
{
    const QString text = wire::textWithFiles(message);
    QJsonArray parts;
    for (const chat::Attachment &attachment : message.attachments) {
        if (const QJsonObject part = attachmentPart(attachment, preset); !part.isEmpty())
            parts.append(part);
    }
    if (parts.isEmpty())
        return text;
    if (!text.isEmpty())
        parts.prepend(textPart(text));
    return parts;
}

// Some services take ids of their own form only (providers.md 7.3): others are changed into one,
// the same each time, so that call and result still belong together.
QString callId(const QString &id, const Preset &preset)
{
    const bool plain =
        std::ranges::all_of(id, [](QChar c) { return c.unicode() < 0x80 && c.isLetterOrNumber(); });
    const int length = preset.toolCallIdLength;
    if (length == 0 || (plain && id.size() == length))
        return id;
    const QByteArray hash = QCryptographicHash::hash(id.toUtf8(), QCryptographicHash::Sha256);
    return QString::fromLatin1(hash.toHex().first(length));
}

QJsonArray toolCallsOf(const chat::PromptMessage &message, const Preset &preset)
{
    QJsonArray calls;
    for (const chat::ToolCall &call : message.toolCalls) {
        const QString arguments = call.arguments.isEmpty() ? u"{}"_s : call.arguments;
        calls.append(QJsonObject{
            {u"id"_s, callId(call.id, preset)},
            {u"type"_s, u"function"_s},
            {u"function"_s, QJsonObject{{u"name"_s, call.name}, {u"arguments"_s, arguments}}}});
    }
    return calls;
}

QJsonObject messageOf(const chat::PromptMessage &message, const Preset &preset)
{
    if (message.role == chat::Role::Tool) {
        return {{u"role"_s, u"tool"_s},
                {u"tool_call_id"_s, callId(message.toolCallId, preset)},
                {u"content"_s, wire::mended(message.text)}};
    }
    if (message.role != chat::Role::Assistant)
        return {{u"role"_s, u"user"_s}, {u"content"_s, contentOf(message, preset)}};
    // "" beside tool calls, not null, which some servers refuse.
    QJsonObject turn{{u"role"_s, u"assistant"_s}, {u"content"_s, contentOf(message, preset)}};
    if (const QJsonValue replay = wire::readJson(message.replay);
        !preset.replayField.isEmpty() && replay.isArray())
        turn.insert(preset.replayField, replay);
    if (!message.toolCalls.empty()) {
        turn.insert(u"tool_calls"_s, toolCallsOf(message, preset));
        if (!preset.toolReasoningField.isEmpty() && !message.reasoning.isEmpty())
            turn.insert(preset.toolReasoningField, wire::mended(message.reasoning));
    }
    return turn;
}

QJsonArray messagesOf(const Preset &preset, const chat::Prompt &prompt)
{
    QJsonArray messages;
    if (const QString system = wire::systemText(prompt); !system.isEmpty())
        messages.append(QJsonObject{{u"role"_s, u"system"_s}, {u"content"_s, system}});
    for (const chat::PromptMessage &message : wire::turnsOf(prompt))
        messages.append(messageOf(message, preset));
    return messages;
}

QString outputLimitField(const Preset &preset, const ModelNotes &notes)
{
    if (!notes.outputLimitField.isEmpty())
        return notes.outputLimitField;
    return preset.outputLimitField.isEmpty() ? u"max_tokens"_s : preset.outputLimitField;
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

void insertParameters(QJsonObject &body, const Preset &preset, const chat::Parameters &parameters,
                      const ModelNotes &notes)
{
    if (parameters.temperature)
        body.insert(u"temperature"_s, *parameters.temperature);
    if (parameters.topP)
        body.insert(u"top_p"_s, *parameters.topP);
    if (parameters.maxTokens)
        body.insert(outputLimitField(preset, notes), *parameters.maxTokens);
    if (!parameters.stop.isEmpty())
        body.insert(u"stop"_s, QJsonArray::fromStringList(parameters.stop));
}

} // namespace

QJsonObject chatBody(const Preset &preset, const chat::Prompt &prompt, const ModelNotes &notes)
{
    QJsonObject body;
    insertParameters(body, preset, prompt.parameters, notes);
    insertEffort(body, preset, prompt.parameters);
    if (!prompt.tools.empty() && !notes.dropped.contains(u"tools"_s))
        body.insert(u"tools"_s, toolsOf(prompt));
    if (notes.streaming && preset.streamOptions)
        body.insert(u"stream_options"_s, QJsonObject{{u"include_usage"_s, true}});
    for (const QString &field : notes.dropped)
        body.remove(field);
    body.insert(u"model"_s, prompt.model.toString());
    body.insert(u"messages"_s, messagesOf(preset, prompt));
    body.insert(u"stream"_s, notes.streaming);
    return body;
}

} // namespace breakerbox::providers::openaichat
