// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "requestbuilder.h"

#include <providers/wire/json.h>
#include <providers/wire/requestparts.h>
#include <providers/wire/textmender.h>

#include <QJsonArray>

#include <algorithm>
#include <array>

namespace breakerbox::providers::openairesponses {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kLeastOutput = 16;

QJsonObject attachmentPart(const chat::Attachment &attachment)
{
    if (wire::isImage(attachment))
        return {{u"type"_s, u"input_image"_s}, {u"image_url"_s, wire::dataUrl(attachment)}};
    return {{u"type"_s, u"input_file"_s},
            {u"filename"_s, wire::mended(attachment.name)},
            {u"file_data"_s, wire::dataUrl(attachment)}};
}

QJsonValue contentOf(const chat::PromptMessage &message)
{
    const QString text = wire::textWithFiles(message);
    QJsonArray parts;
    for (const chat::Attachment &attachment : message.attachments) {
        if (wire::isImage(attachment) || wire::isPdf(attachment))
            parts.append(attachmentPart(attachment));
    }
    if (parts.isEmpty())
        return text;
    if (!text.isEmpty())
        parts.prepend(QJsonObject{{u"type"_s, u"input_text"_s}, {u"text"_s, text}});
    return parts;
}

QJsonObject assistantText(const QString &text)
{
    const QJsonObject part{{u"type"_s, u"output_text"_s},
                           {u"text"_s, wire::mended(text)},
                           {u"annotations"_s, QJsonArray()}};
    return {
        {u"type"_s, u"message"_s}, {u"role"_s, u"assistant"_s}, {u"content"_s, QJsonArray{part}}};
}

QJsonObject callOf(const chat::ToolCall &call)
{
    const QString arguments = call.arguments.isEmpty() ? u"{}"_s : call.arguments;
    return {{u"type"_s, u"function_call"_s},
            {u"call_id"_s, call.id},
            {u"name"_s, call.name},
            {u"arguments"_s, arguments}};
}

// The items of a reply as they came. A message's own place is marked with its length; the text
// itself may have grown since (a reply that was continued), so the last one takes the rest.
void insertReplayed(const QJsonArray &items, const chat::PromptMessage &message, QJsonArray &input)
{
    const auto isMark = [](const QJsonValue &item) { return item[u"type"] == u"message"_s; };
    qsizetype marks = std::ranges::count_if(items, isMark);
    QString rest = message.text;
    QStringList called;
    for (const QJsonValue &item : items) {
        if (!isMark(item)) {
            called << wire::textOf(item[u"call_id"]);
            input.append(item);
            continue;
        }
        const qsizetype length = std::clamp<qsizetype>(item[u"length"].toInt(), 0, rest.size());
        const QString text = --marks == 0 ? rest : rest.first(length);
        rest = rest.sliced(text.size());
        if (!text.isEmpty())
            input.append(assistantText(text));
    }
    if (!rest.isEmpty())
        input.append(assistantText(rest));
    for (const chat::ToolCall &call : message.toolCalls) {
        if (!called.contains(call.id))
            input.append(callOf(call));
    }
}

void insertTurn(const chat::PromptMessage &message, QJsonArray &input)
{
    if (message.role == chat::Role::Tool) {
        input.append(QJsonObject{{u"type"_s, u"function_call_output"_s},
                                 {u"call_id"_s, message.toolCallId},
                                 {u"output"_s, wire::mended(message.text)}});
        return;
    }
    if (message.role != chat::Role::Assistant) {
        input.append(QJsonObject{{u"role"_s, u"user"_s}, {u"content"_s, contentOf(message)}});
        return;
    }
    insertReplayed(wire::readJson(message.replay).toArray(), message, input);
}

QJsonArray inputOf(const chat::Prompt &prompt)
{
    QJsonArray input;
    for (const chat::PromptMessage &message : wire::turnsOf(prompt))
        insertTurn(message, input);
    return input;
}

QJsonArray toolsOf(const chat::Prompt &prompt)
{
    QJsonArray tools;
    for (const chat::Tool &tool : prompt.tools) {
        QJsonObject flat = wire::functionOf(tool);
        flat.insert(u"type"_s, u"function"_s);
        flat.insert(u"strict"_s, false); // OpenAI's standard is true, and demands other schemas
        tools.append(flat);
    }
    return tools;
}

// Models that refuse to be asked for their thinking, by name: the list of models does not say. All
// others are asked; one that refuses is remembered.
bool neverReasons(const QString &model)
{
    static constexpr std::array kInFront{u"gpt-3", u"gpt-4", u"chatgpt-"};
    return model.contains(u"-chat") || std::ranges::any_of(kInFront, [&](const char16_t *name) {
               return model.startsWith(QStringView(name), Qt::CaseInsensitive);
           });
}

QString effortWord(chat::Effort effort)
{
    switch (effort) {
    case chat::Effort::Standard:
        break;
    case chat::Effort::Off:
        return u"none"_s;
    case chat::Effort::Low:
        return u"low"_s;
    case chat::Effort::Medium:
        return u"medium"_s;
    case chat::Effort::High:
        return u"high"_s;
    }
    return {};
}

void insertReasoning(QJsonObject &body, const chat::Prompt &prompt, const ModelNotes &notes)
{
    const QString effort = effortWord(prompt.parameters.effort);
    if (effort.isEmpty() && neverReasons(prompt.model.toString()))
        return;
    QJsonObject reasoning;
    if (!effort.isEmpty() && !notes.dropped.contains(u"reasoning.effort"_s))
        reasoning.insert(u"effort"_s, effort);
    if (!notes.dropped.contains(u"reasoning.summary"_s))
        reasoning.insert(u"summary"_s, u"auto"_s);
    if (!reasoning.isEmpty())
        body.insert(u"reasoning"_s, reasoning);
    body.insert(u"include"_s, QJsonArray{u"reasoning.encrypted_content"_s});
}

} // namespace

QJsonObject responsesBody(const chat::Prompt &prompt, const ModelNotes &notes)
{
    const chat::Parameters &parameters = prompt.parameters;
    QJsonObject body;
    if (parameters.temperature)
        body.insert(u"temperature"_s, *parameters.temperature);
    if (parameters.topP)
        body.insert(u"top_p"_s, *parameters.topP);
    if (parameters.maxTokens)
        body.insert(u"max_output_tokens"_s, std::max(*parameters.maxTokens, kLeastOutput));
    if (const QJsonArray tools = toolsOf(prompt); !tools.isEmpty())
        body.insert(u"tools"_s, tools);
    insertReasoning(body, prompt, notes);
    for (const QString &field : notes.dropped)
        body.remove(field);
    body.insert(u"model"_s, prompt.model.toString());
    if (const QString system = wire::systemText(prompt); !system.isEmpty())
        body.insert(u"instructions"_s, system);
    body.insert(u"input"_s, inputOf(prompt));
    body.insert(u"store"_s, false);
    body.insert(u"stream"_s, notes.streaming);
    return body;
}

} // namespace breakerbox::providers::openairesponses
