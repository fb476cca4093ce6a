// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "content.h"

#include <providers/wire/json.h>
#include <providers/wire/requestparts.h>
#include <providers/wire/textmender.h>
#include <providers/wire/toolturns.h>

#include <QJsonObject>

#include <algorithm>
#include <array>

namespace breakerbox::providers::anthropic {

using namespace Qt::StringLiterals;

namespace {

using chat::PromptMessage;
using chat::Role;

// Stands where the user's first words would: a conversation that begins with the model's.
constexpr QStringView kNothingSaid = u"…";

bool hasInk(const QString &text)
{
    return !text.trimmed().isEmpty();
}

QJsonObject textBlock(const QString &text)
{
    return {{u"type"_s, u"text"_s}, {u"text"_s, text}};
}

bool isPicture(const chat::Attachment &attachment)
{
    static constexpr std::array kKnown{u"image/jpeg", u"image/png", u"image/gif", u"image/webp"};
    return std::ranges::any_of(
        kKnown, [&](const char16_t *type) { return attachment.mediaType == QStringView(type); });
}

QJsonObject sourceOf(const chat::Attachment &attachment)
{
    return {{u"type"_s, u"base64"_s},
            {u"media_type"_s, attachment.mediaType},
            {u"data"_s, QString::fromLatin1(attachment.bytes.toBase64())}};
}

QJsonArray filesOf(const PromptMessage &turn)
{
    QJsonArray blocks;
    for (const chat::Attachment &attachment : turn.attachments) {
        if (isPicture(attachment)) {
            blocks.append(
                QJsonObject{{u"type"_s, u"image"_s}, {u"source"_s, sourceOf(attachment)}});
        } else if (attachment.mediaType == u"application/pdf") {
            QJsonObject document{{u"type"_s, u"document"_s}, {u"source"_s, sourceOf(attachment)}};
            if (hasInk(attachment.name))
                document.insert(u"title"_s, wire::mended(attachment.name));
            blocks.append(document);
        }
    }
    return blocks;
}

QJsonArray spokenBlocks(const PromptMessage &turn)
{
    QJsonArray blocks = filesOf(turn);
    if (const QString text = wire::textWithFiles(turn); hasInk(text))
        blocks.append(textBlock(text));
    return blocks;
}

QJsonArray resultBlocks(const PromptMessage &turn)
{
    QJsonObject result{{u"type"_s, u"tool_result"_s}, {u"tool_use_id"_s, turn.toolCallId}};
    const QJsonArray files = filesOf(turn);
    const QString text = wire::textWithFiles(turn);
    if (!files.isEmpty())
        result.insert(u"content"_s, spokenBlocks(turn));
    else if (hasInk(text)) // a result may be empty, a text may not
        result.insert(u"content"_s, text);
    return {result};
}

const chat::ToolCall *callOf(const PromptMessage &turn, const QString &id)
{
    const auto found = std::ranges::find(turn.toolCalls, id, &chat::ToolCall::id);
    return found == turn.toolCalls.end() ? nullptr : &*found;
}

// The blocks of a reply as they came, without calls nobody answered. Empty if they are not this
// turn's any more (the rest of a cut reply was added to it): then only what is shown is sent.
QJsonArray replayedBlocks(const PromptMessage &turn)
{
    QJsonArray blocks;
    QString text;
    size_t calls = 0;
    for (const QJsonValue &block : wire::readJson(turn.replay).toArray()) {
        const QString type = wire::textOf(block[u"type"]);
        if (type == u"text") {
            text += wire::textOf(block[u"text"]);
            if (!hasInk(wire::textOf(block[u"text"])))
                continue;
        } else if (type == u"tool_use") {
            if (!callOf(turn, wire::textOf(block[u"id"])))
                continue;
            ++calls;
        }
        blocks.append(block);
    }
    if (text != wire::mended(turn.text) || calls != turn.toolCalls.size())
        return {};
    // Thinking must not be the last: what it led to was left out.
    while (!blocks.isEmpty() && wire::textOf(blocks.last()[u"type"]).contains(u"thinking"))
        blocks.removeLast();
    return blocks;
}

QJsonArray assistantBlocks(const PromptMessage &turn)
{
    if (const QJsonArray blocks = replayedBlocks(turn); !blocks.isEmpty())
        return blocks;
    QJsonArray blocks = spokenBlocks(turn);
    for (const chat::ToolCall &call : turn.toolCalls) {
        blocks.append(
            QJsonObject{{u"type"_s, u"tool_use"_s},
                        {u"id"_s, call.id},
                        {u"name"_s, call.name},
                        {u"input"_s, wire::readJson(call.arguments.toUtf8()).toObject()}});
    }
    return blocks;
}

QJsonArray blocksOf(const PromptMessage &turn)
{
    if (turn.role == Role::Assistant)
        return assistantBlocks(turn);
    return turn.role == Role::Tool ? resultBlocks(turn) : spokenBlocks(turn);
}

// A string where there is only text.
QJsonValue contentOf(const QJsonArray &blocks)
{
    if (blocks.size() == 1 && wire::textOf(blocks[0][u"type"]) == u"text")
        return blocks[0][u"text"];
    return blocks;
}

} // namespace

std::vector<PromptMessage> turnsOf(const chat::Prompt &prompt)
{
    return wire::withPairedCalls(wire::turnsOf(prompt));
}

QJsonArray messagesOf(const std::vector<PromptMessage> &turns)
{
    QJsonArray messages;
    QString lastRole;
    QJsonArray gathered;
    const auto flush = [&] {
        if (!gathered.isEmpty())
            messages.append(
                QJsonObject{{u"role"_s, lastRole}, {u"content"_s, contentOf(gathered)}});
        gathered = {};
    };
    for (const PromptMessage &turn : turns) {
        const QJsonArray blocks = blocksOf(turn);
        if (blocks.isEmpty())
            continue;
        const QString role = turn.role == Role::Assistant ? u"assistant"_s : u"user"_s;
        if (lastRole.isEmpty() && role == u"assistant")
            messages.append(
                QJsonObject{{u"role"_s, u"user"_s}, {u"content"_s, kNothingSaid.toString()}});
        if (role != lastRole)
            flush();
        lastRole = role;
        for (const QJsonValue &block : blocks)
            gathered.append(block);
    }
    flush();
    return messages;
}

bool canGoOnThinking(const std::vector<PromptMessage> &turns)
{
    if (turns.empty() || turns.back().role != Role::Tool)
        return true;
    const auto asked = std::find_if(turns.rbegin(), turns.rend(), [](const PromptMessage &turn) {
        return turn.role == Role::Assistant;
    });
    return asked != turns.rend() && !replayedBlocks(*asked).isEmpty();
}

} // namespace breakerbox::providers::anthropic
