// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "streamparser.h"

#include <providers/openaichat/content.h>
#include <providers/openaichat/deltascan.h>
#include <providers/openaichat/usage.h>
#include <providers/wire/errorobject.h>
#include <providers/wire/finishwords.h>
#include <providers/wire/json.h>

#include <QJsonArray>

namespace breakerbox::providers::openaichat {

using namespace Qt::StringLiterals;

void StreamParser::feed(QByteArrayView bytes, Events &events)
{
    if (!m_done)
        m_body.feed(bytes, [&](const net::SseEvent &event) { readEvent(event, events); });
}

ReplyEnd StreamParser::end(Events &events)
{
    m_body.end([&](const net::SseEvent &event) { readEvent(event, events); });
    readWhole(m_body.takeWhole(), events);
    if (!m_done && !m_finishWord.isEmpty())
        finish(events);
    if (!m_done)
        m_writer.end(events);
    if (!m_error.isEmpty())
        return ReplyEnd::ErrorInside;
    return m_done ? ReplyEnd::Complete : m_body.withoutEnd();
}

void StreamParser::readEvent(const net::SseEvent &event, Events &events)
{
    if (m_done || m_ended)
        return;
    if (!event.error.isEmpty() || event.name == "error") {
        fail(wire::errorObject(event.error.isEmpty() ? event.data : event.error), events);
        return;
    }
    if (event.data.trimmed() == "[DONE]") {
        // An end mark after nothing, or after pieces that could not be read, is no good end
        // (breaker.md 1.4: an empty stream is a failure).
        if (m_finishWord.isEmpty() && (!m_answered || m_skipped > 0))
            m_ended = true;
        else
            finish(events);
        return;
    }
    if (readDeltaOnly(event.data, events))
        return;
    const QJsonValue value = wire::readJson(event.data);
    if (value.isArray()) {
        for (const QJsonValue &one : value.toArray())
            readChunk(one.toObject(), events);
    } else if (value.isObject()) {
        readChunk(value.toObject(), events);
    } else {
        ++m_skipped;
    }
}

// Almost every chunk of a stream. The first ones also name things.
bool StreamParser::readDeltaOnly(QByteArrayView chunk, Events &events)
{
    if (m_model.isEmpty())
        return false;
    const auto content =
        scanDelta(chunk, m_requestId.isEmpty() ? RequestName::Wanted : RequestName::Known);
    if (!content)
        return false;
    m_answered = true;
    m_writer.addReasoning(content->reasoning, events);
    m_writer.addText(content->text, events);
    return true;
}

void StreamParser::readChunk(const QJsonObject &chunk, Events &events)
{
    if (m_done)
        return;
    readNames(chunk, events);
    QJsonValue error = wire::errorIn(chunk);
    for (const QJsonValue &choice : chunk[u"choices"].toArray()) {
        // One answer is asked for; a second one is nobody's.
        if (!choice.isObject() || wire::indexOf(choice[u"index"]).value_or(0) != 0)
            continue;
        readChoice(choice.toObject(), events);
        if (!wire::isTruthy(error))
            error = choice[u"error"];
    }
    const QJsonValue groq = chunk[u"x_groq"];
    const QJsonValue usage = chunk[u"usage"].isObject() ? chunk[u"usage"] : groq[u"usage"];
    if (usage.isObject()) {
        if (const chat::Usage counts = usageOf(usage.toObject()); counts != chat::Usage{})
            events.emplace_back(chat::UsageUpdate{counts});
    }
    if (!wire::isTruthy(error))
        error = groq[u"error"];
    if (wire::isTruthy(error))
        fail({{u"error"_s, error}}, events);
}

void StreamParser::readNames(const QJsonObject &chunk, Events &events)
{
    chat::ReplyNamed named;
    if (m_model.isEmpty()) {
        m_model = wire::mended(wire::textOf(chunk[u"model"]));
        named.model = m_model;
    }
    if (m_requestId.isEmpty()) {
        const QString id = wire::textOf(chunk[u"id"]);
        m_requestId = wire::textOf(chunk[u"x_groq"][u"id"]);
        if (m_requestId.isEmpty() && id.startsWith(u"gen-"))
            m_requestId = id;
        m_requestId = wire::mended(m_requestId);
        named.requestId = m_requestId;
    }
    if (named != chat::ReplyNamed{})
        events.emplace_back(std::move(named));
}

void StreamParser::readChoice(const QJsonObject &choice, Events &events)
{
    m_answered = true;
    readDelta(choice[u"delta"].toObject(), events);
    readMessage(choice[u"message"].toObject(), events);
    if (const QString word = wire::textOf(choice[u"finish_reason"]); !word.isEmpty())
        m_finishWord = wire::mended(word);
}

void StreamParser::readDelta(const QJsonObject &delta, Events &events)
{
    const Content content = contentOf(delta);
    m_writer.addReasoning(content.reasoning, events);
    m_writer.addText(content.text, events);
    m_writer.addRefusal(content.refusal, events);
    m_details.feed(delta[u"reasoning_details"]);
    m_tools.feed(delta[u"tool_calls"].toArray(), events);
    if (const QJsonValue function = delta[u"function_call"]; function.isObject())
        m_tools.feedFunction(function.toObject(), events);
}

void StreamParser::readMessage(const QJsonObject &message, Events &events)
{
    if (message.isEmpty())
        return;
    const Content content = contentOf(message);
    m_writer.confirm(content.text, content.reasoning, events);
    if (!m_writer.hasRefusal())
        m_writer.addRefusal(content.refusal, events);
    if (m_details.isEmpty())
        m_details.feed(message[u"reasoning_details"]);
    if (!m_tools.isEmpty())
        return;
    m_tools.feed(message[u"tool_calls"].toArray(), events);
    if (const QJsonValue function = message[u"function_call"]; function.isObject())
        m_tools.feedFunction(function.toObject(), events);
}

void StreamParser::readWhole(const QByteArray &whole, Events &events)
{
    const QJsonValue value = wire::readJson(whole);
    const QJsonObject body = wire::onlyObject(value);
    if (body.isEmpty())
        return;
    if (!body[u"choices"].isArray() && wire::isErrorBody(body)) {
        fail(body, events);
        return;
    }
    readChunk(body, events);
    if (!m_done && m_answered)
        finish(events);
}

void StreamParser::finish(Events &events)
{
    using chat::FinishReason;
    FinishReason reason =
        m_finishWord.isEmpty() ? FinishReason::Unknown : wire::finishOf(m_finishWord);
    if (reason == FinishReason::Error) {
        // The classifier tells by the word what kind of error it was.
        fail({{u"error"_s, QJsonObject{{u"message"_s, m_finishWord}, {u"code"_s, m_finishWord}}}},
             events);
        return;
    }
    if (!m_tools.isEmpty() && (reason == FinishReason::Stop || reason == FinishReason::Unknown))
        reason = FinishReason::ToolCalls; // many servers say "stop"
    if (m_writer.hasRefusal() && reason == FinishReason::Stop)
        reason = FinishReason::Refusal;
    m_writer.end(events);
    m_tools.end(events);
    if (QByteArray replay = m_details.replay(); !replay.isEmpty())
        events.emplace_back(chat::ReplayUpdate{std::move(replay)});
    events.emplace_back(chat::Finished{reason});
    m_done = true;
}

void StreamParser::fail(const QJsonObject &error, Events &events)
{
    m_error = wire::compact(error);
    m_writer.end(events);
    events.emplace_back(chat::Finished{chat::FinishReason::Error});
    m_done = true;
}

} // namespace breakerbox::providers::openaichat
