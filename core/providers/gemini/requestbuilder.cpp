// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "requestbuilder.h"

#include <providers/gemini/content.h>
#include <providers/gemini/models.h>
#include <providers/gemini/schema.h>
#include <providers/wire/requestparts.h>
#include <providers/wire/textmender.h>

#include <QJsonArray>

#include <algorithm>

namespace breakerbox::providers::gemini {

using namespace Qt::StringLiterals;

namespace {

using chat::Effort;

qint64 budgetOf(Effort effort)
{
    switch (effort) {
    case Effort::Off:
        return 0;
    case Effort::Low:
        return 2048;
    case Effort::High:
        return 24'576;
    case Effort::Standard:
    case Effort::Medium:
        break;
    }
    return 8192;
}

QString levelOf(Effort effort)
{
    switch (effort) {
    case Effort::Off: // it cannot be switched off there
        return u"MINIMAL"_s;
    case Effort::Low:
        return u"LOW"_s;
    case Effort::High:
        return u"HIGH"_s;
    case Effort::Standard:
    case Effort::Medium:
        break;
    }
    return u"MEDIUM"_s;
}

// By its name: families up to 2.5 have budgets, later ones levels.
bool hasBudgets(const ModelId &model)
{
    const QString name = bareName(model.toString());
    return name.startsWith(u"gemini-2") || name.startsWith(u"gemini-1");
}

QJsonObject thinkingConfig(const chat::Prompt &prompt, const ModelNotes &notes)
{
    const chat::Parameters &parameters = prompt.parameters;
    const auto isRefused = [&](const QString &field) { return notes.dropped.contains(field); };
    std::optional<qint64> budget = parameters.thinkingBudget;
    const bool said = parameters.effort != Effort::Standard;
    const bool byBudget = isRefused(u"thinkingLevel"_s) ||
                          (hasBudgets(prompt.model) && !isRefused(u"thinkingBudget"_s));
    if (!budget && said && byBudget)
        budget = budgetOf(parameters.effort);
    if (budget == 0 && isRefused(u"thinkingBudget.0"_s))
        return {};
    if (budget && !isRefused(u"thinkingBudget"_s))
        return {{u"thinkingBudget"_s, *budget}, {u"includeThoughts"_s, *budget != 0}};
    if (!said || isRefused(u"thinkingLevel"_s))
        return {};
    return {{u"thinkingLevel"_s, levelOf(parameters.effort)},
            {u"includeThoughts"_s, parameters.effort != Effort::Off}};
}

// Refusals name fields either way: "top_p" is "topP".
QString camelCase(const QString &field)
{
    QString name;
    for (const QString &word : field.split(u'_'))
        name += name.isEmpty() ? word : word.first(word.isEmpty() ? 0 : 1).toUpper() + word.mid(1);
    return name;
}

QJsonObject generationConfig(const chat::Prompt &prompt, const ModelNotes &notes)
{
    const chat::Parameters &parameters = prompt.parameters;
    QJsonObject config;
    if (parameters.temperature)
        config.insert(u"temperature"_s, *parameters.temperature);
    if (parameters.topP)
        config.insert(u"topP"_s, *parameters.topP);
    if (parameters.maxTokens) {
        const qint64 most = notes.outputLimit.value_or(*parameters.maxTokens);
        config.insert(u"maxOutputTokens"_s, std::min(*parameters.maxTokens, most));
    }
    if (!parameters.stop.isEmpty())
        config.insert(u"stopSequences"_s, QJsonArray::fromStringList(parameters.stop));
    if (const QJsonObject thinking = thinkingConfig(prompt, notes); !thinking.isEmpty())
        config.insert(u"thinkingConfig"_s, thinking);
    for (const QString &field : notes.dropped)
        config.remove(camelCase(field));
    return config;
}

QJsonArray toolsOf(const std::vector<chat::Tool> &tools)
{
    QJsonArray list;
    for (const chat::Tool &tool : tools) {
        QJsonObject entry{{u"name"_s, tool.name}};
        if (!tool.description.isEmpty())
            entry.insert(u"description"_s, wire::mended(tool.description));
        if (const QJsonObject schema = schemaOf(tool.parameters); !schema.isEmpty())
            entry.insert(u"parameters"_s, schema);
        list.append(entry);
    }
    return {QJsonObject{{u"functionDeclarations"_s, list}}};
}

} // namespace

QJsonObject chatBody(const chat::Prompt &prompt, const ModelNotes &notes)
{
    QJsonObject body{{u"contents"_s, contentsOf(prompt)}};
    if (const QString system = wire::systemText(prompt); !system.isEmpty())
        body.insert(u"systemInstruction"_s,
                    QJsonObject{{u"parts"_s, QJsonArray{QJsonObject{{u"text"_s, system}}}}});
    if (const QJsonObject config = generationConfig(prompt, notes); !config.isEmpty())
        body.insert(u"generationConfig"_s, config);
    if (!prompt.tools.empty())
        body.insert(u"tools"_s, toolsOf(prompt.tools));
    return body;
}

} // namespace breakerbox::providers::gemini
