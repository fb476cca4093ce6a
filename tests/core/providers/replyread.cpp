// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "replyread.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace breakerbox::test {

using namespace Qt::StringLiterals;
using connections::Protocol;

ReplyRead readReply(Protocol protocol, const QByteArray &body)
{
    const providers::Adapters adapters;
    const auto parser = adapters.find(protocol)->replyParser();
    std::vector<chat::StreamEvent> events;
    ReplyRead result;
    parser->feed(body, events);
    result.done = parser->isDone();
    result.end = parser->end(events);
    for (const chat::StreamEvent &event : events)
        result.reply.apply(event);
    result.error = parser->errorBody();
    return result;
}

QJsonArray sentBack(Protocol protocol, const chat::ReplyText &reply)
{
    chat::Prompt prompt;
    prompt.model = ModelId(u"m"_s);
    prompt.messages.resize(2);
    prompt.messages[0].role = chat::Role::User;
    prompt.messages[0].text = u"Go"_s;
    prompt.messages[1].role = chat::Role::Assistant;
    prompt.messages[1].text = reply.text;
    prompt.messages[1].reasoning = reply.reasoning;
    prompt.messages[1].replay = reply.replay;
    prompt.messages[1].toolCalls = reply.toolCalls;
    for (const chat::ToolCall &call : reply.toolCalls) {
        chat::PromptMessage &result = prompt.messages.emplace_back();
        result.role = chat::Role::Tool;
        result.toolCallId = call.id;
        result.text = u"done"_s;
    }
    connections::Connection connection;
    connection.baseUrl = QUrl(u"https://a.test"_s);
    const providers::Adapters adapters;
    const auto request = adapters.find(protocol)->chatRequest(connection, {}, prompt, {});
    const QJsonObject body = QJsonDocument::fromJson(request.body).object();
    return protocol == Protocol::Gemini ? body["contents"_L1][1]["parts"_L1].toArray()
                                        : body["messages"_L1][1]["content"_L1].toArray();
}

} // namespace breakerbox::test
