// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "exportwriter.h"

#include "htmlpage.h"
#include "markdownpage.h"
#include "ownformat.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::transfer {

namespace {

class JsonFile final : public ExportWriter
{
public:
    explicit JsonFile(WallTime now)
        : m_now(now)
    {}
    QByteArray head(const QString &, int) override { return ownHead(m_now); }
    QByteArray conversation(const chat::Conversation &conversation,
                            const std::vector<chat::Message> &messages) override
    {
        QByteArray text = std::exchange(m_first, false) ? QByteArray() : QByteArray(",\n");
        text += toOwn(conversation, messages);
        return text;
    }
    QByteArray foot() override { return ownFoot(); }

private:
    WallTime m_now;
    bool m_first = true;
};

} // namespace

std::unique_ptr<ExportWriter> makeWriter(ExportKind kind, PageWords words, WallTime now)
{
    switch (kind) {
    case ExportKind::Json:
        return std::make_unique<JsonFile>(now);
    case ExportKind::Markdown:
        return std::make_unique<MarkdownPage>(std::move(words));
    case ExportKind::Html:
        return std::make_unique<HtmlPage>(std::move(words));
    }
    return nullptr;
}

std::vector<const chat::Message *> shownBranch(const chat::Conversation &conversation,
                                               const std::vector<chat::Message> &messages)
{
    QHash<MessageId, const chat::Message *> places;
    for (const chat::Message &message : messages)
        places.insert(message.id, &message);
    std::vector<const chat::Message *> branch;
    const chat::Message *at = places.value(conversation.leaf);
    if (!at && !messages.empty())
        at = &messages.back();
    // A circle cannot be longer than all messages.
    while (at && branch.size() < messages.size()) {
        branch.push_back(at);
        at = places.value(at->parent);
    }
    std::ranges::reverse(branch);
    return branch;
}

QString endMark(const chat::Message &message, const PageWords &words)
{
    switch (message.state) {
    case chat::TurnState::Partial:
    case chat::TurnState::Streaming:
        return words.interrupted;
    case chat::TurnState::Failed:
        return words.noReply;
    case chat::TurnState::Declined:
        return words.declined;
    case chat::TurnState::Unknown:
    case chat::TurnState::Complete:
    case chat::TurnState::Waiting:
        break;
    }
    return {};
}

QString speaker(const chat::Message &message, const PageWords &words)
{
    if (message.role == chat::Role::User)
        return words.you;
    return message.model.isEmpty() ? words.reply : message.model.toString();
}

std::optional<ExportKind> exportKindFromName(QStringView name)
{
    if (name == "json"_L1)
        return ExportKind::Json;
    if (name == "markdown"_L1 || name == "md"_L1)
        return ExportKind::Markdown;
    if (name == "html"_L1 || name == "htm"_L1)
        return ExportKind::Html;
    return std::nullopt;
}

} // namespace breakerbox::transfer
