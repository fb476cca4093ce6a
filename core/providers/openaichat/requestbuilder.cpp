// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "requestbuilder.h"

#include <providers/wire/requestparts.h>
#include <providers/wire/textmender.h>

#include <QJsonArray>

namespace breakerbox::providers::openaichat {

using namespace Qt::StringLiterals;

namespace {

QJsonObject textPart(const QString &text)
{
    return {{u"type"_s, u"text"_s}, {u"text"_s, text}};
}

QJsonObject attachmentPart(const chat::Attachment &attachment)
{
    if (wire::isImage(attachment)) {
        return {{u"type"_s, u"image_url"_s},
                {u"image_url"_s, QJsonObject{{u"url"_s, wire::dataUrl(attachment)}}}};
    }
    return {{u"type"_s, u"file"_s},
            {u"file"_s, QJsonObject{{u"filename"_s, attachment.name},
                                    {u"file_data"_s, wire::dataUrl(attachment)}}}};
}

// A string when there is only text: some servers refuse an array then.
QJsonValue contentOf(const chat::PromptMessage &message)
{
    const QString text = wire::textWithFiles(message);
    QJsonArray parts;
    for (const chat::Attachment &attachment : message.attachments) {
        if (!wire::isTextFile(attachment))
            parts.append(attachmentPart(attachment));
    }
    if (parts.isEmpty())
        return text;
    if (!text.isEmpty())
        parts.prepend(textPart(text));
    return parts;
}

QJsonArray toolCallsOf(const chat::PromptMessage &message)
{
    QJsonArray calls;
    for (const chat::ToolCall &call : message.toolCalls) {
        const QString arguments = call.arguments.isEmpty() ? u"{}"_s : call.arguments;
        calls.append(QJsonObject{
            {u"id"_s, call.id},
            {u"type"_s, u"function"_s},
            {u"function"_s, QJsonObject{{u"name"_s, call.name}, {u"arguments"_s, arguments}}}});
    }
    return calls;
}

QJsonObject messageOf(const chat::PromptMessage &message, const connections::Preset &preset)
{
    if (message.role == chat::Role::Tool) {
        return {{u"role"_s, u"tool"_s},
                {u"tool_call_id"_s, message.toolCallId},
                {u"content"_s, wire::mended(message.text)}};
    }
    if (message.role != chat::Role::Assistant)
        return {{u"role"_s, u"user"_s}, {u"content"_s, contentOf(message)}};
    // "" beside tool calls, not null, which some servers refuse.
    QJsonObject turn{{u"role"_s, u"assistant"_s}, {u"content"_s, contentOf(message)}};
    if (!message.toolCalls.empty()) {
        turn.insert(u"tool_calls"_s, toolCallsOf(message));
        // DeepSeek wants the thinking back in a tool loop and ignores it elsewhere (7.4).
        if (preset.id == u"deepseek" && !message.reasoning.isEmpty())
            turn.insert(u"reasoning_content"_s, wire::mended(message.reasoning));
    }
    return turn;
}

QJsonArray messagesOf(const connections::Preset &preset, const chat::Prompt &prompt)
{
    QJsonArray messages;
    if (const QString system = wire::systemText(prompt); !system.isEmpty())
        messages.append(QJsonObject{{u"role"_s, u"system"_s}, {u"content"_s, system}});
    for (const chat::PromptMessage &message : wire::turnsOf(prompt))
        messages.append(messageOf(message, preset));
    return messages;
}

QString outputLimitField(const connections::Preset &preset, const ModelNotes &notes)
{
    if (!notes.outputLimitField.isEmpty())
        return notes.outputLimitField;
    return preset.outputLimitField.isEmpty() ? u"max_tokens"_s : preset.outputLimitField;
}

void insertParameters(QJsonObject &body, const connections::Preset &preset,
                      const chat::Parameters &parameters, const ModelNotes &notes)
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

QJsonObject chatBody(const connections::Preset &preset, const chat::Prompt &prompt,
                     const ModelNotes &notes)
{
    QJsonObject body;
    insertParameters(body, preset, prompt.parameters, notes);
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
