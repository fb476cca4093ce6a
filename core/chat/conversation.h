// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <base/ids.h>

#include <QString>
#include <QStringList>

#include <optional>

namespace breakerbox::chat {

// How much a model thinks before it answers. Each protocol has its own form for it; Standard sends
// nothing (providers.md 3.2, 3.4, 5.1, 6.1, 8.1).
enum class Effort { Standard = 0, Off, Low, Medium, High };

// Parameters the user has set; absent ones are not sent (providers.md 3.2).
struct Parameters
{
    std::optional<double> temperature;
    std::optional<double> topP;
    std::optional<qint64> maxTokens;
    QStringList stop;
    Effort effort = Effort::Standard;
    // Tokens to think with, where a protocol counts them. It goes before effort there, and means
    // nothing to the others.
    std::optional<qint64> thinkingBudget;

    bool operator==(const Parameters &) const = default;
};

// One of them, by name.
enum class Parameter { Temperature = 0, TopP, MaxTokens, Stop, Effort };

enum class LocalOnly { No = 0, Yes };
// Taken out of the list, not deleted.
enum class Archived { No = 0, Yes };

// A folder is its name; the user names it.
struct Folder
{
    QString name;
    bool folded = false; // its conversations are not shown

    bool operator==(const Folder &) const = default;
};

// A conversation without its messages.
struct Conversation
{
    ConversationId id;
    QString title;
    WallTime created{};
    WallTime updated{};
    // Boundary keys (connections/boundary.h). home is empty until the first send.
    QString home;
    QStringList allowed; // always holds home once it is set
    LocalOnly localOnly = LocalOnly::No;
    ConnectionId connection; // chosen for the next message; null = none yet
    ModelId model;
    QString systemPrompt;
    Parameters parameters;
    QString draft;  // what stands in the composer, not yet sent
    MessageId leaf; // the last message of the branch on screen; null = empty
    // Where it is kept. Changed by the list of conversations alone, see FolderRepository::place().
    QString folder; // empty = in none
    Archived archived = Archived::No;

    bool operator==(const Conversation &) const = default;
};

[[nodiscard]] QString toName(Effort effort); // "standard", "off", "low", …
[[nodiscard]] Effort effortFromName(QStringView name);

} // namespace breakerbox::chat
