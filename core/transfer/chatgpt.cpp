// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// ChatGPT's conversations.json: an array of conversations; "mapping" has the nodes of a tree by
// their ids, "current_node" is the end of the branch that was shown.
#include "formats.h"

using namespace Qt::StringLiterals;

namespace breakerbox::transfer {

namespace {

struct Content
{
    QString type;
    QString text;
    QStringList missing;
};

// A part is a text, or an object that says which file of the product's own store it was.
void readPart(JsonCursor &json, Content &content)
{
    if (json.peek() == '"') {
        appendPart(content.text, json.string());
        return;
    }
    QString type;
    QString text;
    QString pointer;
    json.object([&](QByteArrayView name) {
        if (name == "content_type")
            type = json.string();
        else if (name == "text")
            text = json.string();
        else if (name == "asset_pointer")
            pointer = json.string();
    });
    if (type == "audio_transcription"_L1)
        appendPart(content.text, text);
    else if (!pointer.isEmpty())
        content.missing.append(fileName(pointer.section(u'/', -1)));
}

Content readContent(JsonCursor &json)
{
    Content content;
    json.object([&](QByteArrayView name) {
        if (name == "content_type") {
            content.type = json.string();
        } else if (name == "parts") {
            json.array([&] { readPart(json, content); });
        } else if (name == "text" || name == "content") {
            if (json.peek() == '"')
                appendPart(content.text, json.string());
        } else if (name == "thoughts") {
            json.array([&] {
                json.object([&](QByteArrayView part) {
                    if (part == "content")
                        appendPart(content.text, json.string());
                });
            });
        }
    });
    return content;
}

struct Facts
{
    QString recipient;
    QString toolName;
    bool hidden = false;
    QStringList files;
};

void readMetadata(JsonCursor &json, SourceMessage &message, Facts &facts)
{
    json.object([&](QByteArrayView name) {
        if (name == "model_slug") {
            message.model = json.string();
        } else if (name == "is_visually_hidden_from_conversation") {
            facts.hidden = json.isTrue();
        } else if (name == "attachments") {
            json.array([&] {
                json.object([&](QByteArrayView part) {
                    if (part == "name")
                        facts.files.append(fileName(json.string()));
                });
            });
        }
    });
}

Keep keepOf(const SourceMessage &message, const Content &content, const Facts &facts)
{
    if (content.type == "thoughts"_L1)
        return Keep::Thought;
    if (facts.hidden || content.type == "reasoning_recap"_L1 ||
        content.type == "model_editable_context"_L1 || content.type == "user_editable_context"_L1)
        return Keep::No;
    const bool empty = content.text.trimmed().isEmpty() && message.missingFiles.isEmpty();
    if (message.role == chat::Role::System || message.role == chat::Role::Tool ||
        message.role == chat::Role::Unknown)
        return empty ? Keep::No : Keep::Counted;
    // What the model said to one of its tools.
    if (!facts.recipient.isEmpty() && facts.recipient != "all"_L1)
        return Keep::Counted;
    return empty && message.role == chat::Role::Assistant ? Keep::No : Keep::Yes;
}

void readMessage(JsonCursor &json, SourceMessage &message)
{
    if (json.peek() != '{') {
        message.keep = Keep::No;
        return;
    }
    Content content;
    Facts facts;
    json.object([&](QByteArrayView name) {
        if (name == "author") {
            json.object([&](QByteArrayView part) {
                if (part == "role")
                    message.role = roleOf(json.string());
            });
        } else if (name == "create_time") {
            message.created = timeFromNumber(json.number());
        } else if (name == "content") {
            content = readContent(json);
        } else if (name == "metadata") {
            readMetadata(json, message, facts);
        } else if (name == "recipient") {
            facts.recipient = json.string();
        }
    });
    message.missingFiles = facts.files.isEmpty() ? content.missing : facts.files;
    message.keep = keepOf(message, content, facts);
    if (message.keep == Keep::Thought)
        message.reasoning = content.text;
    else if (content.type == "code"_L1 && !content.text.isEmpty())
        message.text = u"```\n"_s + content.text + u"\n```"_s;
    else
        message.text = content.text;
}

} // namespace

void readChatGpt(JsonCursor &json, SourceConversation &into)
{
    QString otherId;
    json.object([&](QByteArrayView name) {
        if (name == "title") {
            into.title = json.string();
        } else if (name == "create_time") {
            into.created = timeFromNumber(json.number());
        } else if (name == "update_time") {
            into.updated = timeFromNumber(json.number());
        } else if (name == "conversation_id") {
            into.id = json.string();
        } else if (name == "id") {
            otherId = json.string();
        } else if (name == "default_model_slug") {
            into.model = json.string();
        } else if (name == "current_node") {
            into.current = json.string();
            into.saysCurrent = !into.current.isEmpty();
        } else if (name == "mapping") {
            json.object([&](QByteArrayView node) {
                SourceMessage message;
                message.id = unescaped(node);
                message.keep = Keep::No;
                json.object([&](QByteArrayView part) {
                    if (part == "parent")
                        message.parent = json.string();
                    else if (part == "message")
                        readMessage(json, message);
                });
                into.messages.push_back(std::move(message));
            });
        }
    });
    if (into.id.isEmpty())
        into.id = otherId;
}

} // namespace breakerbox::transfer
