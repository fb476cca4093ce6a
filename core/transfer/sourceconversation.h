// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <chat/message.h>
#include <transfer/format.h>

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace breakerbox::transfer {

// What becomes of a node of the other product's tree.
enum class Keep {
    Yes = 0,
    No,      // holds the tree together and says nothing
    Counted, // says something that has no place here (a tool's work, a notice): left out, counted
    Thought, // what the model thought before the next reply
};

// A message as another product has it, before it is fitted into our tree.
struct SourceMessage
{
    QString id;     // empty = none
    QString parent; // empty = a root
    chat::Role role = chat::Role::Unknown;
    Keep keep = Keep::Yes;
    QString text;
    QString reasoning;
    QString model;
    std::vector<chat::Attachment> attachments;
    std::vector<chat::Attachment> pasted; // text that belongs into the message's own
    QStringList missingFiles;
    std::optional<WallTime> created;
    bool failed = false; // a reply that was an error
};

struct SourceConversation
{
    Format format = Format::Unknown;
    QString id; // empty = none
    QString title;
    QString model;
    QString systemPrompt;
    QString current; // the message that was shown last; empty = not said
    bool saysCurrent = false;
    std::optional<WallTime> created;
    std::optional<WallTime> updated;
    std::vector<SourceMessage> messages;
};

// Seconds or milliseconds since 1970, told apart by their size. Absent if it is no time between
// 1990 and 2200.
[[nodiscard]] std::optional<WallTime> timeFromNumber(std::optional<double> number);
// "2026-11-30T00:00:00.123456Z", also with an offset.
[[nodiscard]] std::optional<WallTime> timeFromText(QStringView text);
// A file's bare name: no folder, no control or direction signs, at most 120 characters.
[[nodiscard]] QString fileName(const QString &name);
// The picture or file in a "data:" address; absent if it is something else or too large.
[[nodiscard]] std::optional<chat::Attachment> fromDataUrl(const QString &url, const QString &name);

} // namespace breakerbox::transfer
