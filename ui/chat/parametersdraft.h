// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/conversation.h>

#include <QString>

#include <optional>

namespace breakerbox::ui {

// What stands in the fields of the parameters dialog, as text. Empty = the service's usual.
struct ParametersDraft
{
    QString systemPrompt;
    QString temperature; // 0 to 2
    QString topP;        // above 0, to 1
    QString maxTokens;   // whole tokens
    QString stop;        // one a line
    chat::Effort effort = chat::Effort::Standard;

    bool operator==(const ParametersDraft &) const = default;
};

// The fields that cannot be read. A point and a comma both divide; blanks around do not matter.
struct ParametersReading
{
    std::optional<chat::Parameters> parameters; // absent if any field is wrong
    bool temperatureWrong = false;
    bool topPWrong = false;
    bool maxTokensWrong = false;
};

// kept: what the dialog does not show (the budget of thinking) stays as it was.
[[nodiscard]] ParametersDraft draftOf(const QString &systemPrompt, const chat::Parameters &kept);
[[nodiscard]] ParametersReading readDraft(const ParametersDraft &draft,
                                          const chat::Parameters &kept);

} // namespace breakerbox::ui
