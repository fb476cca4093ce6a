// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "streamparser.h"

#include <providers/wire/errorobject.h>
#include <providers/wire/finishwords.h>
#include <providers/wire/json.h>

#include <QJsonArray>

namespace breakerbox::providers::gemini {

using namespace Qt::StringLiterals;

void StreamParser::feed(QByteArrayView bytes, Events &events)
{
    if (m_done)
        return;
    m_body.feed(
        bytes, [&](const net::SseEvent &event) { readEvent(event, events); },
        [&](QByteArrayView json) {
            if (!m_objects.feed(json, [&](QByteArrayView one) { readText(one, events); }))
                m_body.setTooLarge();
        });
}

ReplyEnd StreamParser::end(Events &events)
{
    m_body.end([&](const net::SseEvent &event) { readEvent(event, events); });
    if (!m_done && (!m_finishWord.isEmpty() || m_blocked))
        finish(events);
    if (!m_done)
        m_parts.end(events);
    if (!m_error.isEmpty())
        return ReplyEnd::ErrorInside;
    return m_done ? ReplyEnd::Complete : m_body.withoutEnd();
}

void StreamParser::readEvent(const net::SseEvent &event, Events &events)
{
    if (m_done || m_ended)
        return;
    if (!event.error.isEmpty() || event.name == "error")
        fail(wire::errorObject(event.error.isEmpty() ? event.data : event.error), events);
    else if (event.data.trimmed() == "[DONE]") // gateways that think it belongs everywhere
        m_ended = true;
    else
        readText(event.data, events);
}

void StreamParser::readText(QByteArrayView json, Events &events)
{
    const QJsonValue value = wire::readJson(json);
    const QJsonObject object = wire::onlyObject(value);
    if (m_done)
        return;
    if (object.isEmpty() && !value.isObject())
        ++m_skipped;
    else if (wire::isTruthy(wire::errorIn(object)))
        fail(wire::errorObject(wire::compact(object)), events);
    else
        readChunk(object, events);
}

void StreamParser::readChunk(const QJsonObject &chunk, Events &events)
{
    readNames(chunk, events);
    for (const QJsonValue &candidate : chunk[u"candidates"].toArray()) {
        // One answer is asked for; a second one is nobody's.
        if (candidate.isObject() && wire::indexOf(candidate[u"index"]).value_or(0) == 0)
            readCandidate(candidate.toObject(), events);
    }
    m_blocked = m_blocked || wire::isTruthy(chunk[u"promptFeedback"][u"blockReason"]);
    const chat::Usage before = m_usage.usage();
    m_usage.update(chunk[u"usageMetadata"].toObject());
    if (const chat::Usage counts = m_usage.usage(); counts != before)
        events.emplace_back(chat::UsageUpdate{counts});
}

void StreamParser::readNames(const QJsonObject &chunk, Events &events)
{
    chat::ReplyNamed named;
    if (m_model.isEmpty())
        named.model = m_model = wire::mended(wire::textOf(chunk[u"modelVersion"]));
    if (m_response.isEmpty())
        named.requestId = m_response = wire::mended(wire::textOf(chunk[u"responseId"]));
    if (named != chat::ReplyNamed{})
        events.emplace_back(std::move(named));
}

void StreamParser::readCandidate(const QJsonObject &candidate, Events &events)
{
    m_parts.add(candidate[u"content"][u"parts"].toArray(), m_response, events);
    if (const QString word = wire::textOf(candidate[u"finishReason"]); !word.isEmpty()) {
        m_finishWord = word;
        m_finishMessage = wire::textOf(candidate[u"finishMessage"]);
    }
}

void StreamParser::finish(Events &events)
{
    using chat::FinishReason;
    FinishReason reason = m_blocked ? FinishReason::ContentFilter : wire::finishOf(m_finishWord);
    if (reason == FinishReason::Error) {
        // The classifier tells by the word what kind of error it was.
        const QString words = m_finishMessage.isEmpty() ? m_finishWord : m_finishMessage;
        fail({{u"error"_s, QJsonObject{{u"message"_s, words}, {u"code"_s, m_finishWord}}}}, events);
        return;
    }
    if (m_parts.hasCalls() && (reason == FinishReason::Stop || reason == FinishReason::Unknown))
        reason = FinishReason::ToolCalls; // it says STOP
    m_parts.end(events);
    if (QByteArray replay = m_parts.replay(); !replay.isEmpty())
        events.emplace_back(chat::ReplayUpdate{std::move(replay)});
    events.emplace_back(chat::Finished{reason});
    m_done = true;
}

void StreamParser::fail(const QJsonObject &error, Events &events)
{
    m_error = wire::compact(error);
    m_parts.end(events);
    events.emplace_back(chat::Finished{chat::FinishReason::Error});
    m_done = true;
}

} // namespace breakerbox::providers::gemini
