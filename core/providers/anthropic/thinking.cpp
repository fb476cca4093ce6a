// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "thinking.h"

#include <algorithm>

namespace breakerbox::providers::anthropic {

using namespace Qt::StringLiterals;

namespace {

using chat::Effort;

// The least budget the service takes.
constexpr qint64 kLeastBudget = 1024;
// An answer for a model of which nothing is known: what all but the oldest give.
constexpr qint64 kUsualOutput = 8192;
// For a model whose limit is known: replies are not cut for want of asking, and a runaway ends.
constexpr qint64 kLongOutput = 32'000;

qint64 tokensOf(Effort effort)
{
    switch (effort) {
    case Effort::Low:
        return 2048;
    case Effort::High:
        return 16'384;
    case Effort::Standard:
    case Effort::Off:
    case Effort::Medium:
        break;
    }
    return 8192;
}

Thinking firstOf(const std::initializer_list<ThinkingForm> &forms, const ModelNotes &notes,
                 qint64 tokens)
{
    const auto isRefused = [&](ThinkingForm form) {
        const QString name = form == ThinkingForm::Adaptive  ? u"thinking.adaptive"_s
                             : form == ThinkingForm::Enabled ? u"thinking.enabled"_s
                                                             : u"thinking.disabled"_s;
        return notes.dropped.contains(name) || notes.dropped.contains(u"thinking"_s);
    };
    for (const ThinkingForm form : forms) {
        if (!isRefused(form))
            return {form, tokens};
    }
    return {};
}

} // namespace

Thinking thinkingOf(const chat::Parameters &parameters, const ModelNotes &notes)
{
    using enum ThinkingForm;
    if (parameters.thinkingBudget) {
        if (*parameters.thinkingBudget <= 0)
            return firstOf({Disabled}, notes, 0);
        return firstOf({Enabled, Adaptive}, notes,
                       std::max(*parameters.thinkingBudget, kLeastBudget));
    }
    switch (parameters.effort) {
    case Effort::Standard:
        return {};
    case Effort::Off:
        return firstOf({Disabled}, notes, 0);
    case Effort::Low:
    case Effort::Medium:
    case Effort::High:
        break;
    }
    return firstOf({Adaptive, Enabled}, notes, tokensOf(parameters.effort));
}

qint64 outputLimit(const chat::Parameters &parameters, const ModelNotes &notes,
                   const Thinking &thinking)
{
    const qint64 usual = notes.outputLimit ? kLongOutput : kUsualOutput;
    qint64 limit = parameters.maxTokens.value_or(usual + (thinking.isOn() ? thinking.tokens : 0));
    if (notes.outputLimit)
        limit = std::min(limit, *notes.outputLimit);
    return std::max<qint64>(limit, 1);
}

void insertThinking(QJsonObject &body, const Thinking &thinking, const chat::Parameters &parameters,
                    const ModelNotes &notes, qint64 outputLimit)
{
    switch (thinking.form) {
    case ThinkingForm::Unsaid:
        return;
    case ThinkingForm::Disabled:
        body.insert(u"thinking"_s, QJsonObject{{u"type"_s, u"disabled"_s}});
        return;
    case ThinkingForm::Enabled: {
        qint64 budget = thinking.tokens;
        if (budget >= outputLimit)
            budget = std::max(outputLimit / 2, kLeastBudget);
        if (budget < outputLimit)
            body.insert(u"thinking"_s,
                        QJsonObject{{u"type"_s, u"enabled"_s}, {u"budget_tokens"_s, budget}});
        return;
    }
    case ThinkingForm::Adaptive:
        break;
    }
    QJsonObject adaptive{{u"type"_s, u"adaptive"_s}};
    // The newest models hide what they thought unless asked.
    if (!notes.dropped.contains(u"thinking.display"_s))
        adaptive.insert(u"display"_s, u"summarized"_s);
    body.insert(u"thinking"_s, adaptive);
    const bool graded = parameters.effort != Effort::Standard && parameters.effort != Effort::Off;
    if (graded && !notes.dropped.contains(u"output_config"_s))
        body.insert(u"output_config"_s, QJsonObject{{u"effort"_s, toName(parameters.effort)}});
}

} // namespace breakerbox::providers::anthropic
