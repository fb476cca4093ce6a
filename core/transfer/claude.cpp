// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// Claude's conversations.json: an array of conversations; "chat_messages" in order, newer files
// with "parent_message_uuid" and "current_leaf_message_uuid".
#include "formats.h"

using namespace Qt::StringLiterals;

namespace breakerbox::transfer {

namespace {

void readContent(JsonCursor &json, SourceMessage &message, QString &text)
{
    json.array([&] {
        QString type;
        QString said;
        QString thought;
        json.object([&](QByteArrayView name) {
            if (name == "type")
                type = json.string();
            else if (name == "text")
                said = json.string();
            else if (name == "thinking")
                thought = json.string();
        });
        if (type == "thinking"_L1)
            appendPart(message.reasoning, thought);
        else if (type == "text"_L1)
            appendPart(text, said);
    });
}

// Text that was pasted and became a file: it stands in the export.
void readAttachments(JsonCursor &json, SourceMessage &message)
{
    json.array([&] {
        QString name;
        QString text;
        json.object([&](QByteArrayView part) {
            if (part == "file_name")
                name = fileName(json.string());
            else if (part == "extracted_content")
                text = json.string();
        });
        if (!text.isEmpty())
            message.pasted.push_back({name, u"text/plain"_s, text.toUtf8()});
        else if (!name.isEmpty())
            message.missingFiles.append(name);
    });
}

void readFiles(JsonCursor &json, SourceMessage &message)
{
    json.array([&] {
        json.object([&](QByteArrayView part) {
            if (part != "file_name")
                return;
            const QString name = fileName(json.string());
            if (!name.isEmpty() && !message.missingFiles.contains(name))
                message.missingFiles.append(name);
        });
    });
}

SourceMessage readMessage(JsonCursor &json, bool &saysParent)
{
    SourceMessage message;
    QString whole;
    QString parts;
    json.object([&](QByteArrayView name) {
        if (name == "uuid") {
            message.id = json.string();
        } else if (name == "parent_message_uuid") {
            saysParent = true;
            message.parent = json.string();
        } else if (name == "sender") {
            message.role = roleOf(json.string());
        } else if (name == "text") {
            whole = json.string();
        } else if (name == "content") {
            readContent(json, message, parts);
        } else if (name == "created_at") {
            message.created = timeFromText(json.string());
        } else if (name == "attachments") {
            readAttachments(json, message);
        } else if (name == "files" || name == "files_v2") {
            readFiles(json, message);
        }
    });
    // The whole has stand-ins for blocks it cannot show.
    message.text = parts.isEmpty() ? whole : parts;
    if (message.role == chat::Role::Unknown)
        message.keep = Keep::Counted;
    return message;
}

} // namespace

void readClaude(JsonCursor &json, SourceConversation &into)
{
    bool saysParents = false;
    json.object([&](QByteArrayView name) {
        if (name == "uuid") {
            into.id = json.string();
        } else if (name == "name") {
            into.title = json.string();
        } else if (name == "created_at") {
            into.created = timeFromText(json.string());
        } else if (name == "updated_at") {
            into.updated = timeFromText(json.string());
        } else if (name == "model") {
            into.model = json.string();
        } else if (name == "current_leaf_message_uuid") {
            into.current = json.string();
            into.saysCurrent = !into.current.isEmpty();
        } else if (name == "chat_messages") {
            json.array([&] { into.messages.push_back(readMessage(json, saysParents)); });
        }
    });
    if (saysParents)
        return;
    for (std::size_t i = 1; i < into.messages.size(); ++i) {
        if (into.messages[i - 1].id.isEmpty())
            into.messages[i - 1].id = QString::number(i - 1);
        into.messages[i].parent = into.messages[i - 1].id;
    }
    if (!into.messages.empty())
        into.current = into.messages.back().id;
}

} // namespace breakerbox::transfer
