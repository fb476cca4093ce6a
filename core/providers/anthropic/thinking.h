// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/conversation.h>
#include <providers/protocoladapter.h>

#include <QJsonObject>

namespace breakerbox::providers::anthropic {

enum class ThinkingForm {
    Unsaid = 0, // the model's own choice
    Disabled,
    Adaptive, // newer models: by effort, as the task needs it
    Enabled,  // older models: by a budget
};

struct Thinking
{
    ThinkingForm form = ThinkingForm::Unsaid;
    qint64 tokens = 0; // the budget, or what the effort is likely to take

    [[nodiscard]] bool isOn() const
    {
        return form == ThinkingForm::Adaptive || form == ThinkingForm::Enabled;
    }
};

// The form to ask for thinking in (providers.md 5.1): a budget the user set goes before effort.
// An effort is asked for in the newer form; a refusal of one form leads to the other, noted as
// "thinking.adaptive", "thinking.enabled", "thinking.disabled", or "thinking" for all of them.
[[nodiscard]] Thinking thinkingOf(const chat::Parameters &parameters, const ModelNotes &notes);

// max_tokens, which the protocol requires: what the user set, or enough for a long answer and the
// thinking before it, never more than the model is known to give.
[[nodiscard]] qint64 outputLimit(const chat::Parameters &parameters, const ModelNotes &notes,
                                 const Thinking &thinking);

// Puts "thinking" and "output_config" into a body. A budget that leaves no room for an answer is
// made smaller; where even the smallest does not fit, nothing is said.
void insertThinking(QJsonObject &body, const Thinking &thinking, const chat::Parameters &parameters,
                    const ModelNotes &notes, qint64 outputLimit);

} // namespace breakerbox::providers::anthropic
