// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "dialects.h"

#include <simulator/cannedreplies.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <optional>

namespace breakerbox::simulator {

using namespace Qt::StringLiterals;

namespace {

QByteArray compact(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QByteArray openAiHeaders(const DialectTurn &turn)
{
    return "x-request-id: req_demo_" + QByteArray::number(turn.number) + "\r\n";
}

Script openAiError(const DialectTurn &turn, int status, const QString &message, const QString &type,
                   const QJsonValue &code, const QByteArray &moreHeaders = {})
{
    const QJsonObject error{{u"message"_s, message},
                            {u"type"_s, type},
                            {u"param"_s, QJsonValue::Null},
                            {u"code"_s, code}};
    return jsonScript(status, compact({{u"error"_s, error}}), openAiHeaders(turn) + moreHeaders);
}

Script missingModel(const DialectTurn &turn, const QString &model)
{
    return openAiError(
        turn, 404, u"The model `%1` does not exist or you do not have access to it."_s.arg(model),
        u"invalid_request_error"_s, u"model_not_found"_s);
}

std::optional<Script> keyTrouble(const DialectTurn &turn)
{
    if (turn.profile.key.isEmpty() && turn.failure != FailureMode::WrongKey)
        return std::nullopt;
    const QByteArray given = turn.request.header("authorization");
    if (given.isEmpty())
        return openAiError(turn, 401, u"You didn't provide an API key."_s,
                           u"invalid_request_error"_s, QJsonValue::Null);
    if (turn.failure != FailureMode::WrongKey && given == "Bearer " + turn.profile.key.toUtf8())
        return std::nullopt;
    return openAiError(
        turn, 401,
        u"Incorrect API key provided: %1****. You can find your API keys at %2."_s.arg(
            QString::fromLatin1(given.mid(7, 3)), turn.profile.name),
        u"invalid_request_error"_s, u"invalid_api_key"_s);
}

// Failures that answer instead of a reply.
std::optional<Script> openAiFailure(const DialectTurn &turn, const QString &model)
{
    const QString server = u"server_error"_s;
    switch (turn.failure) {
    case FailureMode::ServiceUnavailable503:
        return openAiError(turn, 503,
                           u"The service is temporarily unable to handle your request."_s, server,
                           QJsonValue::Null);
    case FailureMode::Overloaded:
        return openAiError(
            turn, 503, u"Our servers are currently overloaded. Please try again later."_s,
            u"service_unavailable_error"_s, u"server_is_overloaded"_s, "Retry-After: 5\r\n");
    case FailureMode::RateLimitedWithTime:
        return openAiError(
            turn, 429, u"Rate limit reached for %1. Please try again in 20s."_s.arg(model),
            u"requests"_s, u"rate_limit_exceeded"_s,
            "Retry-After: 20\r\nx-ratelimit-limit-requests: 60\r\n"
            "x-ratelimit-remaining-requests: 0\r\nx-ratelimit-reset-requests: 20s\r\n");
    case FailureMode::RateLimitedWithoutTime:
        return openAiError(turn, 429, u"Rate limit reached for %1."_s.arg(model), u"requests"_s,
                           u"rate_limit_exceeded"_s);
    case FailureMode::QuotaExhausted:
        return openAiError(
            turn, 429,
            u"You exceeded your current quota, please check your plan and billing details."_s,
            u"insufficient_quota"_s, u"insufficient_quota"_s);
    case FailureMode::ModelMissing:
        return missingModel(turn, model);
    case FailureMode::ModelLoading: {
        // The form of a local OpenAI-compatible server.
        const QJsonObject error{{u"code"_s, 503},
                                {u"message"_s, u"Loading model"_s},
                                {u"type"_s, u"unavailable_error"_s}};
        return jsonScript(503, compact({{u"error"_s, error}}));
    }
    case FailureMode::OutOfMemory:
        return openAiError(turn, 500, u"failed to allocate compute buffers: out of memory"_s,
                           server, QJsonValue::Null);
    default:
        return std::nullopt;
    }
}

Script openAiModels(const DialectTurn &turn)
{
    QJsonArray data;
    for (const QString &model : turn.profile.models)
        data.append(QJsonObject{{u"id"_s, model},
                                {u"object"_s, u"model"_s},
                                {u"created"_s, qint64(1'767'225'600)},
                                {u"owned_by"_s, turn.profile.name}});
    return jsonScript(200, compact({{u"object"_s, u"list"_s}, {u"data"_s, data}}),
                      openAiHeaders(turn));
}

QJsonObject usageOf(int prompt, int completion)
{
    return {{u"prompt_tokens"_s, prompt},
            {u"completion_tokens"_s, completion},
            {u"total_tokens"_s, prompt + completion}};
}

struct OpenAiReply
{
    QStringList thinking;
    QStringList text;
    QString finish = u"stop"_s;
};

OpenAiReply replyFor(const QJsonObject &body, const ChatAsked &asked)
{
    const CannedReply canned = cannedReplyFor(asked.lastUserText, asked.lastReplyText);
    OpenAiReply reply;
    reply.text = tokensOf(canned.text);
    if (asked.model.contains("think"_L1))
        reply.thinking = tokensOf(canned.thinking);
    const int limit = body["max_completion_tokens"_L1].toInt(body["max_tokens"_L1].toInt(0));
    if (limit > 0 && limit < reply.text.size()) {
        reply.text = reply.text.first(limit);
        reply.finish = u"length"_s;
    }
    return reply;
}

Script openAiStream(const DialectTurn &turn, const QJsonObject &body, const ChatAsked &asked)
{
    const OpenAiReply reply = replyFor(body, asked);
    QJsonObject chunk{{u"id"_s, u"chatcmpl-demo%1"_s.arg(turn.number)},
                      {u"object"_s, u"chat.completion.chunk"_s},
                      {u"created"_s, qint64(toMilliseconds(turn.now) / 1000)},
                      {u"model"_s, asked.model}};
    std::vector<QByteArray> pieces;
    const auto put = [&](const QJsonObject &delta, const QJsonValue &finish) {
        chunk[u"choices"_s] = QJsonArray{
            QJsonObject{{u"index"_s, 0}, {u"delta"_s, delta}, {u"finish_reason"_s, finish}}};
        pieces.push_back("data: " + compact(chunk) + "\n\n");
    };
    put({{u"role"_s, u"assistant"_s}, {u"content"_s, QString()}}, QJsonValue::Null);
    for (const QString &token : reply.thinking)
        put({{u"reasoning_content"_s, token}}, QJsonValue::Null);
    for (const QString &token : reply.text)
        put({{u"content"_s, token}}, QJsonValue::Null);
    put({}, reply.finish);
    if (body["stream_options"_L1]["include_usage"_L1].toBool()) {
        chunk[u"choices"_s] = QJsonArray();
        chunk[u"usage"_s] =
            usageOf(asked.promptTokens, int(reply.text.size() + reply.thinking.size()));
        pieces.push_back("data: " + compact(chunk) + "\n\n");
    }
    pieces.push_back("data: [DONE]\n\n");
    return streamScript(turn, "text/event-stream", pieces);
}

Script openAiWhole(const DialectTurn &turn, const QJsonObject &body, const ChatAsked &asked)
{
    const OpenAiReply reply = replyFor(body, asked);
    const QJsonObject message{{u"role"_s, u"assistant"_s},
                              {u"content"_s, reply.text.join(QString())}};
    const QJsonObject answer{
        {u"id"_s, u"chatcmpl-demo%1"_s.arg(turn.number)},
        {u"object"_s, u"chat.completion"_s},
        {u"created"_s, qint64(toMilliseconds(turn.now) / 1000)},
        {u"model"_s, asked.model},
        {u"choices"_s,
         QJsonArray{QJsonObject{
             {u"index"_s, 0}, {u"message"_s, message}, {u"finish_reason"_s, reply.finish}}}},
        {u"usage"_s, usageOf(asked.promptTokens, int(reply.text.size()))}};
    return jsonScript(200, compact(answer), openAiHeaders(turn), turn.profile.firstToken);
}

Script openAiChat(const DialectTurn &turn)
{
    const QJsonObject body = QJsonDocument::fromJson(turn.request.body).object();
    const ChatAsked asked = chatAsked(turn.request.body);
    if (!asked.valid)
        return openAiError(turn, 400, u"you must provide a model parameter and messages"_s,
                           u"invalid_request_error"_s, QJsonValue::Null);
    if (turn.failure == FailureMode::NoFirstByte)
        return scriptOf({}, Then::Silence);
    if (auto failed = openAiFailure(turn, asked.model))
        return std::move(*failed);
    if (!turn.profile.models.contains(asked.model))
        return missingModel(turn, asked.model);
    return body["stream"_L1].toBool() ? openAiStream(turn, body, asked)
                                      : openAiWhole(turn, body, asked);
}

} // namespace

Script answerAsOpenAi(const DialectTurn &turn)
{
    if (turn.failure == FailureMode::HtmlFromProxy)
        return gatewayPage();
    if (auto refused = keyTrouble(turn))
        return std::move(*refused);
    const QByteArray path = turn.request.path();
    if (turn.request.method == "GET" && path == "/v1/models")
        return openAiModels(turn);
    if (turn.request.method == "POST" && path == "/v1/chat/completions")
        return openAiChat(turn);
    return openAiError(turn, 404,
                       u"Invalid URL (%1 %2)"_s.arg(QString::fromUtf8(turn.request.method),
                                                    QString::fromUtf8(path)),
                       u"invalid_request_error"_s, QJsonValue::Null);
}

} // namespace breakerbox::simulator
