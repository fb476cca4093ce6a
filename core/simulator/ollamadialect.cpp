// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "dialects.h"

#include <simulator/cannedreplies.h>

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <optional>

namespace breakerbox::simulator {

using namespace Qt::StringLiterals;

namespace {

constexpr Milliseconds kLoadingTime{8000};

QByteArray line(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

Script ollamaError(int status, const QString &text)
{
    return jsonScript(status, line({{u"error"_s, text}}));
}

QString timeText(WallTime now)
{
    return QDateTime::fromMSecsSinceEpoch(toMilliseconds(now), Qt::UTC).toString(Qt::ISODateWithMs);
}

QJsonObject details()
{
    return {{u"format"_s, u"gguf"_s},
            {u"family"_s, u"demo"_s},
            {u"parameter_size"_s, u"8B"_s},
            {u"quantization_level"_s, u"Q4_K_M"_s}};
}

Script tags(const DialectTurn &turn)
{
    QJsonArray models;
    for (const QString &model : turn.profile.models)
        models.append(QJsonObject{{u"name"_s, model},
                                  {u"model"_s, model},
                                  {u"modified_at"_s, u"2026-01-01T00:00:00Z"_s},
                                  {u"size"_s, qint64(4'900'000'000)},
                                  {u"digest"_s, QString(64, u'0')},
                                  {u"details"_s, details()}});
    return jsonScript(200, line({{u"models"_s, models}}));
}

Script show(const DialectTurn &turn)
{
    const QString model = QJsonDocument::fromJson(turn.request.body)["model"_L1].toString();
    if (!turn.profile.models.contains(model))
        return ollamaError(404, u"model '%1' not found"_s.arg(model));
    QJsonArray capabilities{u"completion"_s};
    if (model.contains("think"_L1))
        capabilities.append(u"thinking"_s);
    return jsonScript(200,
                      line({{u"details"_s, details()},
                            {u"model_info"_s, QJsonObject{{u"general.architecture"_s, u"demo"_s},
                                                          {u"demo.context_length"_s, 32768}}},
                            {u"capabilities"_s, capabilities}}));
}

// Failures that answer instead of a reply, in Ollama's words.
std::optional<Script> ollamaFailure(const DialectTurn &turn, const QString &model)
{
    switch (turn.failure) {
    case FailureMode::ServiceUnavailable503:
    case FailureMode::Overloaded:
    case FailureMode::RateLimitedWithoutTime:
        return ollamaError(503,
                           u"server busy, please try again.  maximum pending requests exceeded"_s);
    case FailureMode::RateLimitedWithTime:
        return jsonScript(429, line({{u"error"_s, u"too many requests"_s}}), "Retry-After: 20\r\n");
    case FailureMode::QuotaExhausted:
        return ollamaError(
            429, u"you (demo) have reached your weekly usage limit, upgrade for higher limits"_s);
    case FailureMode::WrongKey:
        return ollamaError(401, u"unauthorized"_s);
    case FailureMode::ModelMissing:
        return ollamaError(404, u"model '%1' not found"_s.arg(model));
    case FailureMode::OutOfMemory:
        return ollamaError(
            500, u"model requires more system memory (12.4 GiB) than is available (6.1 GiB)"_s);
    default:
        return std::nullopt;
    }
}

struct OllamaReply
{
    QStringList thinking;
    QStringList text;
    QString doneReason = u"stop"_s;
};

OllamaReply ollamaReplyFor(const QJsonObject &body, const ChatAsked &asked)
{
    const CannedReply canned = cannedReplyFor(asked.lastUserText, asked.lastReplyText);
    OllamaReply reply;
    reply.text = tokensOf(canned.text);
    const QJsonValue think = body["think"_L1];
    if (asked.model.contains("think"_L1) &&
        (think.isUndefined() || think.toBool() || think.isString()))
        reply.thinking = tokensOf(canned.thinking);
    const int limit = body["options"_L1]["num_predict"_L1].toInt(0);
    if (limit > 0 && limit < reply.text.size()) {
        reply.text = reply.text.first(limit);
        reply.doneReason = u"length"_s;
    }
    return reply;
}

QJsonObject doneFields(const DialectTurn &turn, const ChatAsked &asked, const OllamaReply &reply)
{
    const qsizetype tokens = reply.text.size() + reply.thinking.size();
    const qint64 load =
        turn.failure == FailureMode::ModelLoading ? kLoadingTime.count() * 1'000'000 : 12'000'000;
    const qint64 spoken = turn.profile.tokensPerSecond > 0
                              ? tokens * 1'000'000'000 / turn.profile.tokensPerSecond
                              : 1;
    return {{u"done"_s, true},
            {u"done_reason"_s, reply.doneReason},
            {u"total_duration"_s, load + spoken},
            {u"load_duration"_s, load},
            {u"prompt_eval_count"_s, asked.promptTokens},
            {u"eval_count"_s, tokens},
            {u"eval_duration"_s, spoken}};
}

Script ollamaStream(const DialectTurn &turn, const QJsonObject &body, const ChatAsked &asked)
{
    const OllamaReply reply = ollamaReplyFor(body, asked);
    std::vector<QByteArray> pieces;
    const auto put = [&](const QJsonObject &message,
                         const QJsonObject &more = {{u"done"_s, false}}) {
        QJsonObject object{{u"model"_s, asked.model}, {u"created_at"_s, timeText(turn.now)}};
        QJsonObject whole{{u"role"_s, u"assistant"_s}, {u"content"_s, QString()}};
        for (auto it = message.begin(); it != message.end(); ++it)
            whole[it.key()] = it.value();
        object[u"message"_s] = whole;
        for (auto it = more.begin(); it != more.end(); ++it)
            object[it.key()] = it.value();
        pieces.push_back(line(object) + '\n');
    };
    for (const QString &token : reply.thinking)
        put({{u"thinking"_s, token}});
    for (const QString &token : reply.text)
        put({{u"content"_s, token}});
    put({}, doneFields(turn, asked, reply));
    Script script = streamScript(turn, "application/x-ndjson", pieces);
    // Ollama says nothing while it loads.
    if (turn.failure == FailureMode::ModelLoading)
        script.steps.front().pause += kLoadingTime;
    return script;
}

Script ollamaWhole(const DialectTurn &turn, const QJsonObject &body, const ChatAsked &asked)
{
    const OllamaReply reply = ollamaReplyFor(body, asked);
    QJsonObject answer = doneFields(turn, asked, reply);
    answer[u"model"_s] = asked.model;
    answer[u"created_at"_s] = timeText(turn.now);
    answer[u"message"_s] =
        QJsonObject{{u"role"_s, u"assistant"_s}, {u"content"_s, reply.text.join(QString())}};
    return jsonScript(200, line(answer), {}, turn.profile.firstToken);
}

Script ollamaChat(const DialectTurn &turn)
{
    const QJsonObject body = QJsonDocument::fromJson(turn.request.body).object();
    const ChatAsked asked = chatAsked(turn.request.body);
    if (asked.model.isEmpty())
        return ollamaError(400, u"model is required"_s);
    if (turn.failure == FailureMode::NoFirstByte)
        return scriptOf({}, Then::Silence);
    if (auto failed = ollamaFailure(turn, asked.model))
        return std::move(*failed);
    if (!turn.profile.models.contains(asked.model))
        return ollamaError(404, u"model '%1' not found"_s.arg(asked.model));
    const bool whole = body["stream"_L1].isBool() && !body["stream"_L1].toBool();
    return whole ? ollamaWhole(turn, body, asked) : ollamaStream(turn, body, asked);
}

} // namespace

Script answerAsOllama(const DialectTurn &turn)
{
    if (turn.failure == FailureMode::HtmlFromProxy)
        return gatewayPage();
    const QByteArray path = turn.request.path();
    if (turn.request.method == "GET" || turn.request.method == "HEAD") {
        if (path == "/")
            return scriptOf(httpResponse(200, "text/plain; charset=utf-8", "Ollama is running"),
                            Then::KeepAlive);
        if (path == "/api/version")
            return jsonScript(200, line({{u"version"_s, u"0.99.0-demo"_s}}));
        if (path == "/api/tags")
            return tags(turn);
        if (path == "/api/ps")
            return jsonScript(200, line({{u"models"_s, QJsonArray()}}));
    }
    if (turn.request.method == "POST" && path == "/api/show")
        return show(turn);
    if (turn.request.method == "POST" && path == "/api/chat")
        return ollamaChat(turn);
    return scriptOf(httpResponse(404, "text/plain", "404 page not found"), Then::KeepAlive);
}

} // namespace breakerbox::simulator
