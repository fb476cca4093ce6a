// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "content.h"

#include <providers/gemini/callids.h>
#include <providers/wire/json.h>
#include <providers/wire/requestparts.h>
#include <providers/wire/textmender.h>
#include <providers/wire/toolturns.h>

#include <QJsonObject>

#include <algorithm>

namespace breakerbox::providers::gemini {

using namespace Qt::StringLiterals;

namespace {

using chat::PromptMessage;
using chat::Role;

// Stands where the user's first words would: a conversation that begins with the model's.
constexpr QStringView kNothingSaid = u"…";

QJsonObject textPart(const QString &text)
{
    return {{u"text"_s, text}};
}

bool isInline(const chat::Attachment &attachment)
{
    const QString &type = attachment.mediaType;
    return wire::isImage(attachment) || type == u"application/pdf" || type.startsWith(u"audio/") ||
           type.startsWith(u"video/");
}

QJsonArray spokenParts(const PromptMessage &turn)
{
    QJsonArray parts;
    for (const chat::Attachment &attachment : turn.attachments) {
        if (!isInline(attachment))
            continue;
        const QJsonObject data{{u"mimeType"_s, attachment.mediaType},
                               {u"data"_s, QString::fromLatin1(attachment.bytes.toBase64())}};
        parts.append(QJsonObject{{u"inlineData"_s, data}});
    }
    if (const QString text = wire::textWithFiles(turn); !text.isEmpty())
        parts.append(textPart(text));
    return parts;
}

// The call of this turn that was the number-th of its reply. Our own ids end in the number.
const chat::ToolCall *callOf(const PromptMessage &turn, const QString &wireId, int number)
{
    const QString ending = u'-' + QString::number(number);
    const auto found = std::ranges::find_if(turn.toolCalls, [&](const chat::ToolCall &call) {
        if (!wireId.isEmpty())
            return call.id == wireId;
        return isMadeCallId(call.id) && call.id.endsWith(ending);
    });
    return found == turn.toolCalls.end() ? nullptr : &*found;
}

// The parts of a reply as they came, without calls nobody answered. Empty if they are not this
// turn's any more (the rest of a cut reply was added to it): then only what is shown is sent.
QJsonArray replayedParts(const PromptMessage &turn)
{
    QJsonArray parts;
    QString text;
    int number = 0;
    size_t calls = 0;
    for (const QJsonValue &part : wire::readJson(turn.replay).toArray()) {
        const QJsonValue call = part[u"functionCall"];
        if (call.isObject()) {
            if (!callOf(turn, wire::mended(wire::textOf(call[u"id"])), ++number))
                continue;
            ++calls;
        } else if (!part[u"thought"].toBool()) {
            text += wire::textOf(part[u"text"]);
        }
        parts.append(part);
    }
    const bool same = text == wire::mended(turn.text) && calls == turn.toolCalls.size();
    return same ? parts : QJsonArray();
}

QJsonArray modelParts(const PromptMessage &turn)
{
    if (const QJsonArray parts = replayedParts(turn); !parts.isEmpty())
        return parts;
    QJsonArray parts = spokenParts(turn);
    for (const chat::ToolCall &call : turn.toolCalls) {
        QJsonObject made{{u"name"_s, call.name},
                         {u"args"_s, wire::readJson(call.arguments.toUtf8()).toObject()}};
        if (!isMadeCallId(call.id))
            made.insert(u"id"_s, call.id);
        parts.append(QJsonObject{{u"functionCall"_s, made}});
    }
    return parts;
}

// A response is an object: the result's own, or one around it.
QJsonObject responseOf(const PromptMessage &result)
{
    const QString text = wire::textWithFiles(result);
    const QJsonValue value = wire::readJson(text.toUtf8());
    if (value.isObject())
        return value.toObject();
    return {{u"result"_s, value.isArray() ? value : QJsonValue(text)}};
}

QJsonArray resultParts(const PromptMessage &result, const std::vector<chat::ToolCall> &calls)
{
    const auto call = std::ranges::find(calls, result.toolCallId, &chat::ToolCall::id);
    if (call == calls.end())
        return {};
    QJsonObject made{{u"name"_s, call->name}, {u"response"_s, responseOf(result)}};
    if (!isMadeCallId(call->id))
        made.insert(u"id"_s, call->id);
    return {QJsonObject{{u"functionResponse"_s, made}}};
}

} // namespace

QJsonArray contentsOf(const chat::Prompt &prompt)
{
    QJsonArray contents;
    QString lastRole;
    QJsonArray gathered;
    std::vector<chat::ToolCall> calls; // of the turn before
    const auto flush = [&] {
        if (!gathered.isEmpty())
            contents.append(QJsonObject{{u"role"_s, lastRole}, {u"parts"_s, gathered}});
        gathered = {};
    };
    for (const PromptMessage &turn : wire::withPairedCalls(wire::turnsOf(prompt))) {
        if (turn.role == Role::Assistant)
            calls = turn.toolCalls;
        const QJsonArray parts = turn.role == Role::Assistant ? modelParts(turn)
                                 : turn.role == Role::Tool    ? resultParts(turn, calls)
                                                              : spokenParts(turn);
        if (parts.isEmpty())
            continue;
        const QString role = turn.role == Role::Assistant ? u"model"_s : u"user"_s;
        if (lastRole.isEmpty() && role == u"model")
            contents.append(
                QJsonObject{{u"role"_s, u"user"_s},
                            {u"parts"_s, QJsonArray{textPart(kNothingSaid.toString())}}});
        if (role != lastRole)
            flush();
        lastRole = role;
        for (const QJsonValue &part : parts)
            gathered.append(part);
    }
    flush();
    return contents;
}

} // namespace breakerbox::providers::gemini
