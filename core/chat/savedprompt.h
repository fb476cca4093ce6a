// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <base/ids.h>
#include <chat/conversation.h>

#include <QString>

#include <optional>

namespace breakerbox {

using PromptId = Id<struct PromptTag>;
using ParameterSetId = Id<struct ParameterSetTag>;

} // namespace breakerbox

namespace breakerbox::chat {

// A text that a person keeps to begin messages with, called by "/name". The text may have variables
// (prompttemplate.h).
struct SavedPrompt
{
    static constexpr qsizetype kLongestName = 40;
    static constexpr qsizetype kLongestDescription = 200;
    static constexpr qsizetype kLongestText = 100'000;

    PromptId id;
    QString name; // as readName() gives it
    QString description;
    QString text;
    WallTime updated{};

    bool operator==(const SavedPrompt &) const = default;
};

// Parameters and system prompt under a name, to be put into conversations.
struct ParameterSet
{
    static constexpr qsizetype kLongestName = 60;

    ParameterSetId id;
    QString name;
    QString systemPrompt;
    Parameters parameters;

    bool operator==(const ParameterSet &) const = default;
};

// A name as people type it ("/Fix grammar") as one word ("Fix-grammar"): letters, digits, '-', '_'
// and '.'. Nothing if that leaves no name, or a sign that cannot be in one.
[[nodiscard]] std::optional<QString> readName(const QString &typed);

// Names that differ in case alone are the same.
[[nodiscard]] QString nameKey(const QString &name);

// This name, or the first of "name-2", "name-3"… for which isTaken says no.
template <typename IsTaken> [[nodiscard]] QString freeName(const QString &name, IsTaken isTaken)
{
    if (!isTaken(name))
        return name;
    for (int number = 2;; ++number) {
        const QString ending = QLatin1Char('-') + QString::number(number);
        QString next = name.left(SavedPrompt::kLongestName - ending.size()) + ending;
        if (!isTaken(next))
            return next;
    }
}

} // namespace breakerbox::chat
