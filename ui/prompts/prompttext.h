// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <chat/prompttemplate.h>
#include <chat/savedprompt.h>
#include <flows/libraryflow.h>

#include <QHash>
#include <QString>

#include <vector>

// What is said about saved prompts, and what their variables become. Nothing here has a widget.
namespace breakerbox::ui {

// What it is for: its description, or its first words.
[[nodiscard]] QString promptWords(const chat::SavedPrompt &prompt);

// Rows that fit what was typed behind the "/", best first: names that begin with it, names that
// have it, then descriptions with a word that begins with it. All of them for an empty text.
[[nodiscard]] std::vector<const chat::SavedPrompt *>
fittingPrompts(const std::vector<chat::SavedPrompt> &prompts, const QString &typed);

// What fills variables by itself.
struct PromptSurroundings
{
    QString clipboard;
    QString selection;
    QString date;
};
// {{clipboard}}, {{selection}} and {{date}}, as far as there is something to put in.
[[nodiscard]] QHash<QString, QString> filledByItself(const std::vector<chat::PromptVariable> &all,
                                                     const PromptSurroundings &surroundings);

// "Asks for language and text. Filled in by itself: date." Empty without variables.
[[nodiscard]] QString variablesSentence(const QString &text);

[[nodiscard]] QString importSentence(const Result<flows::PromptImport> &report);

// Good ones to begin with, in the language of the window.
[[nodiscard]] std::vector<chat::SavedPrompt> examplePrompts();

} // namespace breakerbox::ui
