// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// Chatbox's backup: one member per conversation ("session:ID"), older files an array
// ("chat-sessions"). Earlier topics are "threads", other versions stand in "messageForksHash". The
// file's settings, which hold keys, are never looked at.
#include "formats.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace breakerbox::transfer {

namespace {

void readParts(JsonCursor &json, SourceMessage &message)
{
    json.array([&] {
        QString type;
        QString text;
        json.object([&](QByteArrayView name) {
            if (name == "type")
                type = json.string();
            else if (name == "text")
                text = json.string();
        });
        if (type == "reasoning"_L1)
            appendPart(message.reasoning, text);
        else if (type == "text"_L1)
            appendPart(message.text, text);
        else if (type == "image"_L1)
            message.missingFiles.append(u"image"_s);
    });
}

void readFiles(JsonCursor &json, SourceMessage &message)
{
    json.array([&] {
        json.object([&](QByteArrayView part) {
            if (part == "name")
                message.missingFiles.append(fileName(json.string()));
        });
    });
}

SourceMessage readMessage(JsonCursor &json)
{
    SourceMessage message;
    json.object([&](QByteArrayView name) {
        if (name == "id") {
            message.id = json.string();
        } else if (name == "role") {
            message.role = roleOf(json.string());
        } else if (name == "content") {
            if (message.text.isEmpty())
                message.text = json.string();
        } else if (name == "contentParts") {
            message.text.clear();
            readParts(json, message);
        } else if (name == "reasoningContent") {
            appendPart(message.reasoning, json.string());
        } else if (name == "model") {
            message.model = json.string();
        } else if (name == "timestamp") {
            message.created = timeFromNumber(json.number());
        } else if (name == "files" || name == "attachments") {
            readFiles(json, message);
        } else if (name == "error") {
            message.failed = json.peek() == '"';
        }
    });
    if (message.role == chat::Role::Tool || message.role == chat::Role::Unknown)
        message.keep = message.text.isEmpty() ? Keep::No : Keep::Counted;
    return message;
}

// Each below the one before, the first below `parent`. Answers the last one's id.
QString readLine(JsonCursor &json, SourceConversation &into, QString parent)
{
    json.array([&] {
        SourceMessage message = readMessage(json);
        if (message.id.isEmpty())
            message.id = u"#"_s + QString::number(into.messages.size());
        if (message.role == chat::Role::System && parent.isEmpty()) {
            if (into.systemPrompt.isEmpty())
                into.systemPrompt = message.text;
            message.keep = Keep::No;
        } else if (message.role == chat::Role::System) {
            message.keep = message.text.isEmpty() ? Keep::No : Keep::Counted;
        }
        message.parent = std::exchange(parent, message.id);
        into.messages.push_back(std::move(message));
    });
    return parent;
}

void readForks(JsonCursor &json, SourceConversation &into)
{
    json.object([&](QByteArrayView id) {
        const QString parent = unescaped(id);
        json.object([&](QByteArrayView name) {
            if (name != "lists")
                return;
            json.array([&] {
                json.object([&](QByteArrayView part) {
                    if (part == "messages")
                        static_cast<void>(readLine(json, into, parent));
                });
            });
        });
    });
}

} // namespace

void readChatbox(JsonCursor &json, SourceConversation &into)
{
    json.object([&](QByteArrayView name) {
        if (name == "id") {
            into.id = json.string();
        } else if (name == "name" || name == "threadName" || name == "title") {
            if (into.title.isEmpty())
                into.title = json.string();
        } else if (name == "messages") {
            into.current = readLine(json, into, {});
            into.saysCurrent = !into.current.isEmpty();
        } else if (name == "threads") {
            json.array([&] {
                json.object([&](QByteArrayView part) {
                    if (part == "messages")
                        static_cast<void>(readLine(json, into, {}));
                });
            });
        } else if (name == "messageForksHash") {
            readForks(json, into);
        }
    });
}

} // namespace breakerbox::transfer
