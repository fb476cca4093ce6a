// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// LibreChat's export of one conversation: "messages" flat with "parentMessageId", or nested as
// "children", as deep as the conversation is long.
#include "formats.h"

using namespace Qt::StringLiterals;

namespace breakerbox::transfer {

namespace {

// The parent of a first message there.
constexpr auto kNoParent = "00000000-0000-0000-0000-000000000000"_L1;

void readContent(JsonCursor &json, SourceMessage &message, QString &text)
{
    json.array([&] {
        QString type;
        QString said;
        QString thought;
        json.object([&](QByteArrayView name) {
            if (name == "type") {
                type = json.string();
            } else if (name == "think") {
                thought = json.string();
            } else if (name == "text" && json.peek() == '{') {
                json.object([&](QByteArrayView part) {
                    if (part == "value")
                        said = json.string();
                });
            } else if (name == "text") {
                said = json.string();
            }
        });
        if (type == "think"_L1)
            appendPart(message.reasoning, thought);
        else if (type == "text"_L1)
            appendPart(text, said);
    });
}

void readField(JsonCursor &json, SourceMessage &message, QString &parts, QByteArrayView name)
{
    if (name == "messageId") {
        message.id = json.string();
    } else if (name == "parentMessageId") {
        message.parent = json.string();
        if (message.parent == kNoParent)
            message.parent.clear();
    } else if (name == "text") {
        message.text = json.string();
    } else if (name == "content") {
        readContent(json, message, parts);
    } else if (name == "isCreatedByUser") {
        message.role = json.isTrue() ? chat::Role::User : chat::Role::Assistant;
    } else if (name == "sender") {
        const bool user = json.string().compare("user"_L1, Qt::CaseInsensitive) == 0;
        if (message.role == chat::Role::Unknown)
            message.role = user ? chat::Role::User : chat::Role::Assistant;
    } else if (name == "model") {
        message.model = json.string();
    } else if (name == "createdAt") {
        message.created = timeFromText(json.string());
    } else if (name == "error") {
        message.failed = json.isTrue();
    } else if (name == "files") {
        json.array([&] {
            json.object([&](QByteArrayView part) {
                if (part == "filename")
                    message.missingFiles.append(fileName(json.string()));
            });
        });
    }
}

struct Open
{
    SourceMessage message;
    QString parts;
};

void finish(Open &open, SourceConversation &into)
{
    SourceMessage &message = open.message;
    if (!open.parts.isEmpty())
        message.text = open.parts;
    if (message.role == chat::Role::Unknown)
        message.keep = Keep::Counted;
    if (message.role == chat::Role::User)
        message.model.clear();
    into.messages.push_back(std::move(message));
}

// With a stack of its own: nesting is the file's choice.
void readMessages(JsonCursor &json, SourceConversation &into)
{
    if (!json.enter('['))
        return;
    std::vector<Open> open;
    bool inArray = true;
    for (;;) {
        if (inArray) {
            if (!json.nextElement()) {
                if (open.empty())
                    return;
                inArray = false;
            } else if (json.enter('{')) {
                Open next;
                if (!open.empty())
                    next.message.parent = open.back().message.id;
                open.push_back(std::move(next));
                inArray = false;
            }
            continue;
        }
        QByteArrayView name;
        if (!json.nextKey(name)) {
            finish(open.back(), into);
            open.pop_back();
            inArray = true;
            // At the end of the text the last array ends with it.
            if (json.peek() == '\0' && open.empty())
                return;
        } else if (name == "children") {
            inArray = json.enter('[');
        } else {
            json.valueOr([&] { readField(json, open.back().message, open.back().parts, name); });
        }
    }
}

} // namespace

void readLibreChat(JsonCursor &json, SourceConversation &into)
{
    json.object([&](QByteArrayView name) {
        if (name == "conversationId") {
            into.id = json.string();
        } else if (name == "title") {
            into.title = json.string();
        } else if (name == "messages") {
            readMessages(json, into);
        } else if (name == "exportAt" || name == "updatedAt") {
            into.updated = timeFromText(json.string());
        } else if (name == "createdAt") {
            into.created = timeFromText(json.string());
        } else if (name == "options") {
            json.object([&](QByteArrayView part) {
                if (part == "model")
                    into.model = json.string();
                else if (part == "promptPrefix" || part == "system")
                    into.systemPrompt = json.string();
            });
        }
    });
}

} // namespace breakerbox::transfer
