// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "messagerows.h"

#include "rowvalues.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace breakerbox::store {

namespace {

QString jsonOfCalls(const std::vector<chat::ToolCall> &calls)
{
    if (calls.empty())
        return u"[]"_s;
    QJsonArray array;
    for (const auto &call : calls) {
        array.append(QJsonObject{
            {u"id"_s, call.id}, {u"name"_s, call.name}, {u"arguments"_s, call.arguments}});
    }
    return QString::fromUtf8(QJsonDocument(array).toJson(QJsonDocument::Compact));
}

std::vector<chat::ToolCall> callsFromJson(const QString &json)
{
    std::vector<chat::ToolCall> calls;
    if (json == "[]"_L1)
        return calls;
    const auto array = QJsonDocument::fromJson(json.toUtf8()).array();
    for (const auto &value : array) {
        const QJsonObject call = value.toObject();
        calls.push_back({call.value("id"_L1).toString(), call.value("name"_L1).toString(),
                         call.value("arguments"_L1).toString()});
    }
    return calls;
}

} // namespace

void bindConversation(Statement &statement, const chat::Conversation &conversation)
{
    bindId(statement, 1, conversation.id);
    statement.bind(2, conversation.title);
    bindTime(statement, 3, conversation.created);
    bindTime(statement, 4, conversation.updated);
    statement.bind(5, conversation.home);
    statement.bind(6, jsonOf(conversation.allowed));
    statement.bind(7, conversation.localOnly == chat::LocalOnly::Yes ? 1 : 0);
    bindId(statement, 8, conversation.connection);
    statement.bind(9, conversation.model.toString());
    statement.bind(10, conversation.systemPrompt);
    bindOptional(statement, 11, conversation.parameters.temperature);
    bindOptional(statement, 12, conversation.parameters.topP);
    bindOptional(statement, 13, conversation.parameters.maxTokens);
    statement.bind(14, jsonOf(conversation.parameters.stop));
    statement.bind(15, conversation.draft);
    bindId(statement, 16, conversation.leaf);
    statement.bind(17, toName(conversation.parameters.effort));
    bindOptional(statement, 18, conversation.parameters.thinkingBudget);
    if (conversation.folder.isEmpty())
        statement.bindNull(19);
    else
        statement.bind(19, conversation.folder);
    statement.bind(20, conversation.archived == chat::Archived::Yes ? 1 : 0);
}

chat::Conversation conversationFrom(const Statement &statement)
{
    chat::Conversation conversation;
    conversation.id = idAt<ConversationId>(statement, 0);
    conversation.title = statement.text(1);
    conversation.created = timeAt(statement, 2);
    conversation.updated = timeAt(statement, 3);
    conversation.home = statement.text(4);
    conversation.allowed = listFromJson(statement.text(5));
    // Anything but a clear No keeps the lock: what is unreadable never opens a boundary.
    conversation.localOnly = statement.integer(6) == 0 ? chat::LocalOnly::No : chat::LocalOnly::Yes;
    conversation.connection = idAt<ConnectionId>(statement, 7);
    conversation.model = ModelId(statement.text(8));
    conversation.systemPrompt = statement.text(9);
    conversation.parameters.temperature = optionalRealAt(statement, 10);
    conversation.parameters.topP = optionalRealAt(statement, 11);
    conversation.parameters.maxTokens = optionalIntegerAt(statement, 12);
    conversation.parameters.stop = listFromJson(statement.text(13));
    conversation.draft = statement.text(14);
    conversation.leaf = idAt<MessageId>(statement, 15);
    conversation.parameters.effort = chat::effortFromName(statement.text(16));
    conversation.parameters.thinkingBudget = optionalIntegerAt(statement, 17);
    conversation.folder = statement.text(18); // NULL is empty
    conversation.archived = statement.integer(19) == 0 ? chat::Archived::No : chat::Archived::Yes;
    return conversation;
}

void bindMessage(Statement &statement, const chat::Message &message)
{
    bindId(statement, 1, message.id);
    bindId(statement, 2, message.conversation);
    bindId(statement, 3, message.parent);
    statement.bind(4, toName(message.role));
    statement.bind(5, toName(message.state));
    bindTime(statement, 6, message.created);
    statement.bind(7, message.text);
    statement.bind(8, message.reasoning);
    statement.bind(9, message.refusal);
    statement.bind(10, jsonOfCalls(message.toolCalls));
    bindId(statement, 11, message.connection);
    statement.bind(12, message.model.toString());
    statement.bind(13, message.answeringModel);
    statement.bind(14, message.boundary);
    bindId(statement, 15, message.request);
    statement.bind(16, toName(message.finish));
    bindOptional(statement, 17, message.usage.inputTokens);
    bindOptional(statement, 18, message.usage.outputTokens);
    bindOptional(statement, 19, message.usage.reasoningTokens);
    bindOptional(statement, 20, message.usage.cachedTokens);
    bindSpan(statement, 21, message.timeToFirstToken);
    bindSpan(statement, 22, message.duration);
    statement.bind(23, message.failure);
    statement.bind(24, message.toolCallId);
    statement.bind(25, message.replay);
}

chat::Message messageFrom(const Statement &statement)
{
    chat::Message message;
    message.id = idAt<MessageId>(statement, 0);
    message.conversation = idAt<ConversationId>(statement, 1);
    message.parent = idAt<MessageId>(statement, 2);
    message.role = chat::roleFromName(statement.text(3));
    message.state = chat::turnStateFromName(statement.text(4));
    message.created = timeAt(statement, 5);
    message.text = statement.text(6);
    message.reasoning = statement.text(7);
    message.refusal = statement.text(8);
    message.toolCalls = callsFromJson(statement.text(9));
    message.connection = idAt<ConnectionId>(statement, 10);
    message.model = ModelId(statement.text(11));
    message.answeringModel = statement.text(12);
    message.boundary = statement.text(13);
    message.request = idAt<RequestId>(statement, 14);
    message.finish = chat::finishReasonFromName(statement.text(15));
    message.usage.inputTokens = optionalIntegerAt(statement, 16);
    message.usage.outputTokens = optionalIntegerAt(statement, 17);
    message.usage.reasoningTokens = optionalIntegerAt(statement, 18);
    message.usage.cachedTokens = optionalIntegerAt(statement, 19);
    message.timeToFirstToken = spanAt(statement, 20);
    message.duration = spanAt(statement, 21);
    message.failure = statement.text(22);
    message.toolCallId = statement.text(23);
    message.replay = statement.blob(24);
    return message;
}

} // namespace breakerbox::store
