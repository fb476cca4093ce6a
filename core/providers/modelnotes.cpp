// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "modelnotes.h"

#include <QRegularExpression>
#include <QSet>
#include <QStringList>

namespace breakerbox::providers {

using namespace Qt::StringLiterals;

namespace {

// What we send of our own accord or by the user's setting, in the words of every protocol. Anything
// else in a refusal is not ours to leave out.
bool canBeDropped(const QString &field)
{
    static const QSet<QString> fields{u"temperature"_s,
                                      u"top_p"_s,
                                      u"stop"_s,
                                      u"stream_options"_s,
                                      u"tools"_s,
                                      u"think"_s,
                                      u"include"_s,
                                      u"reasoning"_s,
                                      u"max_output_tokens"_s,
                                      u"reasoning_effort"_s,
                                      u"chat_template_kwargs"_s,
                                      u"stop_sequences"_s,
                                      u"output_config"_s,
                                      u"thinking"_s,
                                      u"thinking.adaptive"_s,
                                      u"thinking.enabled"_s,
                                      u"thinking.disabled"_s,
                                      u"thinking.display"_s,
                                      u"topP"_s,
                                      u"stopSequences"_s,
                                      u"thinkingConfig"_s,
                                      u"thinkingLevel"_s,
                                      u"thinkingBudget"_s,
                                      u"thinkingBudget.0"_s};
    return fields.contains(field);
}

// Anthropic tells the form of thinking it does not want: "thinking.type.enabled", and what is wrong
// inside one: "thinking.adaptive.display".
QString thinkingField(const QStringList &path)
{
    for (const QString &form : {u"display"_s, u"enabled"_s, u"adaptive"_s, u"disabled"_s}) {
        if (path.contains(form))
            return u"thinking."_s + form;
    }
    return u"thinking"_s;
}

// A path names one field of ours: "stream_options.include_usage", "options.stop",
// "generation_config.thinking_config.thinking_level".
QString fieldOf(const QString &parameter)
{
    const QStringList path = parameter.split(u'.');
    const QString &first = path.first();
    if (first == u"thinking")
        return thinkingField(path);
    if (first == u"thinkingBudget")
        return parameter;
    const bool inside = first == u"options" || first == u"generationConfig";
    return inside ? path.last() : first;
}

// "max_tokens: 100000 > 64000, …"; "… range is from 1 (inclusive) to 65537 (exclusive)".
std::optional<qint64> limitIn(const QString &text)
{
    static const QRegularExpression most(u"^max_tokens: \\d+ > (\\d{1,9})\\b"_s);
    static const QRegularExpression below(u"to (\\d{1,9}) \\(exclusive\\)"_s);
    if (const auto match = most.match(text); match.hasMatch())
        return match.captured(1).toLongLong();
    if (const auto match = below.match(text); match.hasMatch())
        return match.captured(1).toLongLong() - 1;
    return std::nullopt;
}

// Parts of Responses' "reasoning" that are refused one by one (providers.md 3.4, 3.6).
bool isPartOfReasoning(const QString &parameter)
{
    return parameter == u"reasoning.effort" || parameter == u"reasoning.summary";
}

// Absent if it was left out already.
std::optional<ModelNotes> without(ModelNotes notes, const QString &field)
{
    if (notes.dropped.contains(field))
        return std::nullopt;
    notes.dropped << field;
    return notes;
}

void drop(QStringList &dropped, const QString &field)
{
    if (!dropped.contains(field))
        dropped << field;
}

} // namespace

std::optional<ModelNotes> learned(const ModelNotes &notes, const breaker::Outcome &outcome)
{
    if (outcome.category != breaker::Category::UnsupportedParameter)
        return std::nullopt;
    const QString field = fieldOf(outcome.parameter);
    ModelNotes next = notes;
    // A level of thinking that is refused is not the thinking itself (providers.md 8.1). Services
    // call that "think" or "thinking".
    if (outcome.parameter == u"think.level")
        return without(next, outcome.parameter);
    if (field == u"thinking") {
        drop(next.dropped, u"thinking"_s);
        return without(next, u"think"_s);
    }
    if (field == u"stream" && notes.streaming) {
        next.streaming = false;
        return next;
    }
    if (field == u"max_tokens" || field == u"maxOutputTokens") {
        next.outputLimit = limitIn(outcome.providerText);
        if (next.outputLimit > 0 && next.outputLimit != notes.outputLimit)
            return next;
        next.outputLimit = notes.outputLimit;
    }
    // A value that is refused says little; a parameter that is refused says the model has none of
    // it.
    const bool wholly =
        outcome.providerText.startsWith(u"unsupported parameter", Qt::CaseInsensitive);
    if (isPartOfReasoning(outcome.parameter) && !wholly)
        return without(next, outcome.parameter);
    const QString shortName = u"max_tokens"_s;
    const QString longName = u"max_completion_tokens"_s;
    if (field == shortName || field == longName) {
        if (notes.outputLimitField.isEmpty())
            next.outputLimitField = field == shortName ? longName : shortName;
        else if (!notes.dropped.contains(field))
            next.dropped << field;
        else
            return std::nullopt;
        return next;
    }
    if (!canBeDropped(field) || notes.dropped.contains(field))
        return std::nullopt;
    next.dropped << field;
    // A model without encrypted thinking has none to ask for either.
    if (field == u"include")
        drop(next.dropped, u"reasoning"_s);
    if (field == u"reasoning")
        drop(next.dropped, u"include"_s);
    return next;
}

ModelNotes noted(ModelNotes notes, const breaker::Outcome &outcome)
{
    using connections::Capability;
    if (outcome.category == breaker::Category::ContextTooLong && outcome.contextLength)
        notes.contextLength = outcome.contextLength;
    if (outcome.category != breaker::Category::UnsupportedParameter)
        return notes;
    if (outcome.parameter == u"tools")
        notes.tools = Capability::No;
    else if (outcome.parameter == u"images" || outcome.parameter == u"vision")
        notes.images = Capability::No;
    else if (outcome.parameter == u"thinking" || outcome.parameter == u"include")
        notes.reasoning = Capability::No;
    return notes;
}

connections::ModelInfo known(connections::ModelInfo info, const ModelNotes &notes)
{
    using connections::Capability;
    const auto refused = [](Capability &listed, Capability told) {
        if (told != Capability::Unknown)
            listed = told;
    };
    if (notes.contextLength)
        info.contextLength = notes.contextLength;
    refused(info.images, notes.images);
    refused(info.tools, notes.tools);
    refused(info.reasoning, notes.reasoning);
    return info;
}

} // namespace breakerbox::providers
