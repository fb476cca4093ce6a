// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "requestbuilder.h"

#include <providers/anthropic/content.h>
#include <providers/anthropic/thinking.h>
#include <providers/wire/json.h>
#include <providers/wire/requestparts.h>
#include <providers/wire/textmender.h>

#include <QJsonArray>

#include <algorithm>

namespace breakerbox::providers::anthropic {

using namespace Qt::StringLiterals;

namespace {

// The least top_p that goes together with thinking.
constexpr double kLeastTopP = 0.95;

QJsonArray toolsOf(const std::vector<chat::Tool> &tools)
{
    QJsonArray list;
    for (const chat::Tool &tool : tools) {
        QJsonObject schema = wire::readJson(tool.parameters).toObject();
        if (!schema.contains(u"type"_s))
            schema.insert(u"type"_s, u"object"_s);
        if (!schema.contains(u"properties"_s))
            schema.insert(u"properties"_s, QJsonObject());
        QJsonObject entry{{u"name"_s, tool.name}, {u"input_schema"_s, schema}};
        if (!tool.description.isEmpty())
            entry.insert(u"description"_s, wire::mended(tool.description));
        list.append(entry);
    }
    return list;
}

// One that holds only blanks is refused.
QJsonArray stopSequences(const QStringList &stop)
{
    QJsonArray sequences;
    for (const QString &one : stop) {
        if (!one.trimmed().isEmpty())
            sequences.append(wire::mended(one));
    }
    return sequences;
}

void insertSampling(QJsonObject &body, const chat::Parameters &parameters, bool thinks)
{
    if (parameters.temperature && !thinks) // 0 to 1 here, up to 2 elsewhere
        body.insert(u"temperature"_s, std::clamp(*parameters.temperature, 0.0, 1.0));
    if (parameters.topP && (!thinks || *parameters.topP >= kLeastTopP))
        body.insert(u"top_p"_s, *parameters.topP);
    if (const QJsonArray stop = stopSequences(parameters.stop); !stop.isEmpty())
        body.insert(u"stop_sequences"_s, stop);
}

} // namespace

QJsonObject chatBody(const chat::Prompt &prompt, const ModelNotes &notes)
{
    const chat::Parameters &parameters = prompt.parameters;
    const std::vector<chat::PromptMessage> turns = turnsOf(prompt);
    Thinking thinking = thinkingOf(parameters, notes);
    if (thinking.form == ThinkingForm::Enabled && !canGoOnThinking(turns))
        thinking = {};
    const qint64 limit = outputLimit(parameters, notes, thinking);

    QJsonObject body;
    insertThinking(body, thinking, parameters, notes, limit);
    insertSampling(body, parameters, thinking.isOn() && body.contains(u"thinking"_s));
    for (const QString &field : notes.dropped)
        body.remove(field);
    if (const QString system = wire::systemText(prompt); !system.trimmed().isEmpty())
        body.insert(u"system"_s, system);
    if (!prompt.tools.empty())
        body.insert(u"tools"_s, toolsOf(prompt.tools));
    body.insert(u"model"_s, prompt.model.toString());
    body.insert(u"max_tokens"_s, limit);
    body.insert(u"messages"_s, messagesOf(turns));
    body.insert(u"stream"_s, notes.streaming);
    return body;
}

} // namespace breakerbox::providers::anthropic
