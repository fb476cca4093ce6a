// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// Open WebUI's chat export: an array of chats, each inside an object of its own in newer versions
// ("chat"), alone in older ones; "history" has the tree, "messages" the branch that was shown.
#include "formats.h"

using namespace Qt::StringLiterals;

namespace breakerbox::transfer {

namespace {

// What the model thought stands in front of the reply, as a folded block.
void takeReasoningOut(SourceMessage &message)
{
    static constexpr auto kOpening = "<details type=\"reasoning\""_L1;
    static constexpr auto kClosing = "</details>"_L1;
    for (;;) {
        const qsizetype begin = message.text.indexOf(kOpening);
        const qsizetype end = begin < 0 ? -1 : message.text.indexOf(kClosing, begin);
        if (end < 0)
            return;
        QString inside = message.text.mid(begin, end - begin);
        inside.remove(0, inside.indexOf(u'>') + 1);
        const qsizetype summary = inside.indexOf("</summary>"_L1);
        if (summary >= 0)
            inside.remove(0, summary + 10);
        QString thought;
        const QStringList lines = inside.trimmed().split(u'\n');
        for (const QString &line : lines) {
            // The product writes it as a quotation, in HTML's letters.
            QString plain = line.startsWith("&gt;"_L1) ? line.mid(4)
                            : line.startsWith(u'>')    ? line.mid(1)
                                                       : line;
            if (plain.startsWith(u' '))
                plain.remove(0, 1);
            thought += plain + u'\n';
        }
        thought.replace("&lt;"_L1, "<"_L1).replace("&gt;"_L1, ">"_L1);
        thought.replace("&quot;"_L1, "\""_L1).replace("&amp;"_L1, "&"_L1);
        appendPart(message.reasoning, thought.trimmed());
        message.text =
            (message.text.first(begin) + message.text.mid(end + kClosing.size())).trimmed();
    }
}

void readFiles(JsonCursor &json, SourceMessage &message)
{
    json.array([&] {
        QString name;
        QString url;
        QString text;
        json.object([&](QByteArrayView part) {
            if (part == "name") {
                name = json.string();
            } else if (part == "url") {
                url = json.string();
            } else if (part == "file") {
                json.object([&](QByteArrayView inner) {
                    if (inner == "data") {
                        json.object([&](QByteArrayView data) {
                            if (data == "content")
                                text = json.string();
                        });
                    }
                });
            }
        });
        if (auto file = fromDataUrl(url, name))
            message.attachments.push_back(std::move(*file));
        else if (!text.isEmpty())
            message.attachments.push_back({fileName(name), u"text/plain"_s, text.toUtf8()});
        else if (!fileName(name).isEmpty())
            message.missingFiles.append(fileName(name));
    });
}

QString readText(JsonCursor &json)
{
    if (json.peek() != '[')
        return json.string();
    QString text;
    json.array([&] {
        json.object([&](QByteArrayView part) {
            if (part == "text")
                appendPart(text, json.string());
        });
    });
    return text;
}

SourceMessage readMessage(JsonCursor &json)
{
    SourceMessage message;
    json.object([&](QByteArrayView name) {
        if (name == "id") {
            message.id = json.string();
        } else if (name == "parentId") {
            message.parent = json.string();
        } else if (name == "role") {
            message.role = roleOf(json.string());
        } else if (name == "content") {
            message.text = readText(json);
        } else if (name == "timestamp") {
            message.created = timeFromNumber(json.number());
        } else if (name == "model") {
            message.model = json.string();
        } else if (name == "files") {
            readFiles(json, message);
        } else if (name == "error") {
            message.failed = json.peek() == '{' || json.peek() == '"' || json.peek() == 't';
        }
    });
    if (message.role == chat::Role::Assistant)
        takeReasoningOut(message);
    if (message.role != chat::Role::User && message.role != chat::Role::Assistant)
        message.keep = message.text.isEmpty() ? Keep::No : Keep::Counted;
    return message;
}

void readHistory(JsonCursor &json, SourceConversation &into)
{
    json.object([&](QByteArrayView name) {
        if (name == "currentId") {
            into.current = json.string();
            into.saysCurrent = !into.current.isEmpty();
        } else if (name == "messages") {
            json.object([&](QByteArrayView id) {
                SourceMessage message = readMessage(json);
                message.id = unescaped(id);
                into.messages.push_back(std::move(message));
            });
        }
    });
}

void readChat(JsonCursor &json, SourceConversation &into, std::vector<SourceMessage> &shown,
              QByteArrayView name)
{
    if (name == "title") {
        if (const QString title = json.string(); !title.isEmpty())
            into.title = title;
    } else if (name == "models") {
        json.array([&] {
            if (into.model.isEmpty())
                into.model = json.string();
        });
    } else if (name == "system") {
        into.systemPrompt = json.string();
    } else if (name == "timestamp") {
        if (const auto time = timeFromNumber(json.number()); time && !into.created)
            into.created = time;
    } else if (name == "history") {
        readHistory(json, into);
    } else if (name == "messages") {
        json.array([&] { shown.push_back(readMessage(json)); });
    }
}

} // namespace

void readOpenWebUi(JsonCursor &json, SourceConversation &into)
{
    std::vector<SourceMessage> shown;
    json.object([&](QByteArrayView name) {
        if (name == "id")
            into.id = json.string();
        else if (name == "created_at")
            into.created = timeFromNumber(json.number());
        else if (name == "updated_at")
            into.updated = timeFromNumber(json.number());
        else if (name == "chat")
            json.object([&](QByteArrayView inner) { readChat(json, into, shown, inner); });
        else
            readChat(json, into, shown, name);
    });
    if (!into.messages.empty())
        return;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        if (shown[i].id.isEmpty())
            shown[i].id = QString::number(i);
        shown[i].parent = i > 0 ? shown[i - 1].id : QString();
    }
    into.messages = std::move(shown);
}

} // namespace breakerbox::transfer
