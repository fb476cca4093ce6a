// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <chat/savedprompt.h>

#include <QByteArray>

#include <vector>

// A file of prompts: {"breakerbox": "prompts", "version": 1, "prompts": [{"name": …,
// "description": …, "text": …}]}. The list alone is read too, and Open WebUI's names of the members
// ("command", "title", "content").
namespace breakerbox::transfer {

constexpr qint64 kLargestPromptFile = qint64(16) * 1024 * 1024;

struct PromptFile
{
    std::vector<chat::SavedPrompt> prompts; // without ids and times; names as readName() gives them
    int unusable = 0;                       // entries without a text, or with one that is too long
};

// InvalidInput if it is no such file (detail: where it is damaged), TooLarge, NotFound if it is one
// and has no prompt.
[[nodiscard]] Result<PromptFile> readPrompts(const QByteArray &file);
[[nodiscard]] QByteArray writePrompts(const std::vector<chat::SavedPrompt> &prompts);

} // namespace breakerbox::transfer
