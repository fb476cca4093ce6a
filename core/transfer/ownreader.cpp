// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "ownformat.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace breakerbox::transfer {

namespace {

std::optional<qint64> whole(JsonCursor &json)
{
    const auto value = json.number();
    constexpr double kLargest = 9e15; // what a double holds exactly
    if (!value || std::abs(*value) > kLargest)
        return std::nullopt;
    return static_cast<qint64>(*value);
}

WallTime timeOf(JsonCursor &json)
{
    constexpr qint64 kLatest = 253'402'300'800'000; // the year 10000
    const qint64 value = whole(json).value_or(0);
    return wallFromMilliseconds(value < 0 || value > kLatest ? 0 : value);
}

Milliseconds spanOf(JsonCursor &json)
{
    return Milliseconds(std::max<qint64>(whole(json).value_or(0), 0));
}

QByteArray bytesOf(JsonCursor &json)
{
    const auto bytes = QByteArray::fromBase64Encoding(json.string().toLatin1());
    return bytes ? *bytes : QByteArray();
}

QStringList textsOf(JsonCursor &json)
{
    QStringList texts;
    json.array([&] {
        if (json.peek() == '"')
            texts.append(json.string());
    });
    return texts;
}

void readParameters(JsonCursor &json, chat::Parameters &into)
{
    json.object([&](QByteArrayView name) {
        if (name == "temperature")
            into.temperature = json.number();
        else if (name == "top_p")
            into.topP = json.number();
        else if (name == "max_tokens")
            into.maxTokens = whole(json);
        else if (name == "thinking_budget")
            into.thinkingBudget = whole(json);
        else if (name == "stop")
            into.stop = textsOf(json);
        else if (name == "effort")
            into.effort = chat::effortFromName(json.string());
    });
}

void readUsage(JsonCursor &json, chat::Usage &into)
{
    json.object([&](QByteArrayView name) {
        if (name == "input_tokens")
            into.inputTokens = whole(json);
        else if (name == "output_tokens")
            into.outputTokens = whole(json);
        else if (name == "reasoning_tokens")
            into.reasoningTokens = whole(json);
        else if (name == "cached_tokens")
            into.cachedTokens = whole(json);
    });
}

void readCalls(JsonCursor &json, std::vector<chat::ToolCall> &into)
{
    json.array([&] {
        chat::ToolCall call;
        json.object([&](QByteArrayView name) {
            if (name == "id")
                call.id = json.string();
            else if (name == "name")
                call.name = json.string();
            else if (name == "arguments")
                call.arguments = json.string();
        });
        into.push_back(std::move(call));
    });
}

// "image/png"; empty if it is no such word.
QString mediaTypeOf(const QString &text)
{
    static const QRegularExpression form(u"\\A[a-z0-9.+-]{1,60}/[a-z0-9.+-]{1,80}\\z"_s);
    return form.match(text).hasMatch() ? text : QString();
}

void readFiles(JsonCursor &json, std::vector<chat::Attachment> &into)
{
    json.array([&] {
        chat::Attachment file;
        json.object([&](QByteArrayView name) {
            if (name == "name")
                file.name = fileName(json.string());
            else if (name == "media_type")
                file.mediaType = mediaTypeOf(json.string());
            else if (name == "base64")
                file.bytes = bytesOf(json);
        });
        into.push_back(std::move(file));
    });
}

// Nothing that is read waits to be sent, and nothing arrives any more.
void settleState(chat::Message &message)
{
    using chat::TurnState;
    const bool user = message.role == chat::Role::User;
    if (message.state == TurnState::Streaming)
        message.state = message.text.isEmpty() && message.reasoning.isEmpty() ? TurnState::Failed
                                                                              : TurnState::Partial;
    if (message.state == TurnState::Waiting || message.state == TurnState::Unknown)
        message.state = user || !message.text.isEmpty() ? TurnState::Complete : TurnState::Failed;
}

bool readReplyField(JsonCursor &json, chat::Message &into, QByteArrayView name)
{
    if (name == "connection")
        into.connection = ConnectionId::fromString(json.string());
    else if (name == "model")
        into.model = ModelId(json.string());
    else if (name == "answering_model")
        into.answeringModel = json.string();
    else if (name == "boundary")
        into.boundary = json.string();
    else if (name == "request")
        into.request = RequestId::fromString(json.string());
    else if (name == "failure")
        into.failure = json.string();
    else if (name == "finish_reason")
        into.finish = chat::finishReasonFromName(json.string());
    else if (name == "first_token_ms")
        into.timeToFirstToken = spanOf(json);
    else if (name == "duration_ms")
        into.duration = spanOf(json);
    else if (name == "usage")
        readUsage(json, into.usage);
    else if (name == "replay_base64")
        into.replay = bytesOf(json);
    else
        return false;
    return true;
}

chat::Message readMessage(JsonCursor &json)
{
    chat::Message message;
    json.object([&](QByteArrayView name) {
        if (readReplyField(json, message, name))
            return;
        if (name == "id")
            message.id = MessageId::fromString(json.string());
        else if (name == "parent")
            message.parent = MessageId::fromString(json.string());
        else if (name == "role")
            message.role = chat::roleFromName(json.string());
        else if (name == "state")
            message.state = chat::turnStateFromName(json.string());
        else if (name == "created_ms")
            message.created = timeOf(json);
        else if (name == "text")
            message.text = json.string();
        else if (name == "reasoning")
            message.reasoning = json.string();
        else if (name == "refusal")
            message.refusal = json.string();
        else if (name == "tool_call")
            message.toolCallId = json.string();
        else if (name == "tool_calls")
            readCalls(json, message.toolCalls);
        else if (name == "attachments")
            readFiles(json, message.attachments);
    });
    settleState(message);
    return message;
}

void readMessages(JsonCursor &json, Imported &into)
{
    QSet<MessageId> seen;
    json.array([&] {
        chat::Message message = readMessage(json);
        if (message.id.isNull() || message.role == chat::Role::Unknown ||
            seen.contains(message.id)) {
            ++into.leftOut;
            return;
        }
        seen.insert(message.id);
        into.messages.push_back(std::move(message));
    });
}

} // namespace

Result<Imported> readOwn(JsonCursor &json)
{
    Imported into;
    into.format = Format::Breakerbox;
    chat::Conversation &conversation = into.conversation;
    // Without a clear word the lock stays on: what is unreadable never opens a boundary.
    conversation.localOnly = chat::LocalOnly::Yes;
    json.object([&](QByteArrayView name) {
        if (name == "id")
            conversation.id = ConversationId::fromString(json.string());
        else if (name == "title")
            conversation.title = cleanTitle(json.string());
        else if (name == "created_ms")
            conversation.created = timeOf(json);
        else if (name == "updated_ms")
            conversation.updated = timeOf(json);
        else if (name == "local_only")
            conversation.localOnly =
                json.peek() == 'f' ? chat::LocalOnly::No : chat::LocalOnly::Yes;
        else if (name == "home")
            conversation.home = json.string();
        else if (name == "allowed")
            conversation.allowed = textsOf(json);
        else if (name == "connection")
            conversation.connection = ConnectionId::fromString(json.string());
        else if (name == "model")
            conversation.model = ModelId(json.string());
        else if (name == "system_prompt")
            conversation.systemPrompt = json.string();
        else if (name == "draft")
            conversation.draft = json.string();
        else if (name == "leaf")
            conversation.leaf = MessageId::fromString(json.string());
        else if (name == "folder")
            conversation.folder = cleanTitle(json.string());
        else if (name == "archived")
            conversation.archived = json.peek() == 't' ? chat::Archived::Yes : chat::Archived::No;
        else if (name == "parameters")
            readParameters(json, conversation.parameters);
        else if (name == "messages")
            readMessages(json, into);
    });
    if (conversation.id.isNull())
        return failure(ErrorCode::InvalidInput, u"no id"_s);
    for (chat::Message &message : into.messages)
        message.conversation = conversation.id;
    settleTree(into.messages);
    const bool leafIsThere = std::ranges::any_of(
        into.messages, [&](const chat::Message &each) { return each.id == conversation.leaf; });
    if (!leafIsThere) {
        into.newestTaken = !conversation.leaf.isNull();
        conversation.leaf = into.messages.empty() ? MessageId() : into.messages.back().id;
    }
    return into;
}

} // namespace breakerbox::transfer
