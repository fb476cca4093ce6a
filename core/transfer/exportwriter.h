// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <chat/conversation.h>
#include <chat/message.h>

#include <QByteArray>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace breakerbox::transfer {

// Json has everything and is read back whole; the others are for people and show the branch that
// is on screen.
enum class ExportKind { Json = 0, Markdown, Html };

// What an export for people says. ui/text fills it.
struct PageWords
{
    QString title; // of a file with several conversations
    QString you;
    QString reply; // where no model is known
    QString thinking;
    QString systemPrompt;
    QString attachment;  // "Attachment: %1"
    QString interrupted; // the reply ended early
    QString noReply;
    QString declined;
    std::function<QString(WallTime)> moment;
};

// Makes the bytes of an export, one conversation at a time. There is no key in a conversation, and
// nothing else is given to it.
class ExportWriter
{
public:
    ExportWriter() = default;
    virtual ~ExportWriter() = default;
    ExportWriter(const ExportWriter &) = delete;
    ExportWriter &operator=(const ExportWriter &) = delete;

    // title: of the whole file; count: how many conversations follow.
    [[nodiscard]] virtual QByteArray head(const QString &title, int count) = 0;
    [[nodiscard]] virtual QByteArray conversation(const chat::Conversation &conversation,
                                                  const std::vector<chat::Message> &messages) = 0;
    [[nodiscard]] virtual QByteArray foot() = 0;
};

[[nodiscard]] std::unique_ptr<ExportWriter> makeWriter(ExportKind kind, PageWords words,
                                                       WallTime now);

// From the root to the conversation's leaf: what is on screen.
[[nodiscard]] std::vector<const chat::Message *>
shownBranch(const chat::Conversation &conversation, const std::vector<chat::Message> &messages);
// The mark below a reply that did not end well; empty otherwise.
[[nodiscard]] QString endMark(const chat::Message &message, const PageWords &words);
// Who speaks: the person, the model by its name.
[[nodiscard]] QString speaker(const chat::Message &message, const PageWords &words);

// "json", "markdown", "html"; also "md", "htm". Absent for anything else.
[[nodiscard]] std::optional<ExportKind> exportKindFromName(QStringView name);

} // namespace breakerbox::transfer
