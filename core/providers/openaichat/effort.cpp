// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "effort.h"

namespace breakerbox::providers::openaichat {

using namespace Qt::StringLiterals;
using chat::Effort;
using connections::EffortForm;

namespace {

QString wordOf(const connections::EffortWords &words, Effort effort)
{
    switch (effort) {
    case Effort::Standard:
        break;
    case Effort::Off:
        return words.off;
    case Effort::Low:
        return words.low;
    case Effort::Medium:
        return words.medium;
    case Effort::High:
        return words.high;
    }
    return {};
}

} // namespace

void insertEffort(QJsonObject &body, const connections::Preset &preset,
                  const chat::Parameters &parameters)
{
    const QString word = wordOf(preset.effortWords, parameters.effort);
    const bool off = parameters.effort == Effort::Off;
    if (preset.effortForm == EffortForm::Object && parameters.thinkingBudget) {
        body.insert(u"reasoning"_s, QJsonObject{{u"max_tokens"_s, *parameters.thinkingBudget}});
        return;
    }
    if (word.isEmpty())
        return;
    switch (preset.effortForm) {
    case EffortForm::None:
        break;
    case EffortForm::Field:
        body.insert(u"reasoning_effort"_s, word);
        break;
    case EffortForm::Object:
        body.insert(u"reasoning"_s, QJsonObject{{u"effort"_s, word}});
        break;
    case EffortForm::Thinking:
        body.insert(u"thinking"_s, QJsonObject{{u"type"_s, off ? u"disabled"_s : u"enabled"_s}});
        if (!off)
            body.insert(u"reasoning_effort"_s, word);
        break;
    case EffortForm::TemplateArguments: {
        QJsonObject arguments{{u"enable_thinking"_s, !off}};
        if (!off)
            arguments.insert(u"reasoning_effort"_s, word);
        body.insert(u"chat_template_kwargs"_s, arguments);
        break;
    }
    }
}

} // namespace breakerbox::providers::openaichat
