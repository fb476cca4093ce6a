// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "streamparser.h"

#include <providers/anthropic/deltascan.h>
#include <providers/wire/errorobject.h>
#include <providers/wire/finishwords.h>
#include <providers/wire/json.h>

namespace breakerbox::providers::anthropic {

using namespace Qt::StringLiterals;

namespace {

// An index nobody names is the first one's; nonsense is a block of its own.
qint64 indexOf(const QJsonObject &object)
{
    return wire::indexOf(object[u"index"]).value_or(0);
}

} // namespace

void StreamParser::feed(QByteArrayView bytes, Events &events)
{
    if (m_done)
        return;
    m_body.feed(bytes, [&](const net::SseEvent &event) { readEvent(event, events); });
}

ReplyEnd StreamParser::end(Events &events)
{
    m_body.end([&](const net::SseEvent &event) { readEvent(event, events); });
    readWhole(m_body.takeWhole(), events);
    if (!m_done)
        m_blocks.end(events);
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
    if (event.data.trimmed() == "[DONE]") { // gateways that think it belongs everywhere
        m_ended = true;
        if (!m_stopReason.isEmpty())
            finish(events);
        return;
    }
    if (const auto delta = scanDelta(event.data)) {
        if (delta->kind == Delta::Kind::Text)
            m_blocks.textDelta(delta->index, delta->text, events);
        else
            m_blocks.thinkingDelta(delta->index, delta->text, events);
        return;
    }
    const QJsonValue value = wire::readJson(event.data);
    QJsonObject object = wire::onlyObject(value);
    if (object.isEmpty() && !value.isObject()) {
        ++m_skipped;
        return;
    }
    // The event's name says the same; some gateways leave it at that.
    if (!event.name.isEmpty() && wire::textOf(object.value(u"type")).isEmpty())
        object.insert(u"type"_s, QString::fromUtf8(event.name));
    readObject(object, events);
}

void StreamParser::readObject(const QJsonObject &object, Events &events)
{
    const QString type = wire::textOf(object[u"type"]);
    if (wire::isTruthy(wire::errorIn(object)))
        fail(wire::errorObject(wire::compact(object)), events);
    else if (type == u"message_start")
        readStart(object[u"message"].toObject(), events);
    else if (type == u"content_block_start")
        m_blocks.start(indexOf(object), object[u"content_block"].toObject(), events);
    else if (type == u"content_block_delta")
        m_blocks.delta(indexOf(object), object[u"delta"].toObject(), events);
    else if (type == u"content_block_stop")
        m_blocks.stop(indexOf(object), events);
    else if (type == u"message_delta")
        readEnd(object[u"delta"].toObject(), object[u"usage"].toObject(), events);
    else if (type == u"message_stop")
        finish(events);
}

// Gateways send it twice: the second one says nothing new.
void StreamParser::readStart(const QJsonObject &message, Events &events)
{
    if (std::exchange(m_started, true))
        return;
    if (const QString model = wire::mended(wire::textOf(message[u"model"])); !model.isEmpty())
        events.emplace_back(chat::ReplyNamed{model, {}});
    m_usage.begin(message[u"usage"].toObject());
    if (const chat::Usage usage = m_usage.usage(); usage != chat::Usage{})
        events.emplace_back(chat::UsageUpdate{usage});
}

void StreamParser::readEnd(const QJsonObject &message, const QJsonObject &usage, Events &events)
{
    if (const QString word = wire::textOf(message[u"stop_reason"]); !word.isEmpty())
        m_stopReason = word;
    m_usage.update(usage);
    if (const chat::Usage counts = m_usage.usage(); counts != chat::Usage{})
        events.emplace_back(chat::UsageUpdate{counts});
}

void StreamParser::readWhole(const QByteArray &whole, Events &events)
{
    const QJsonValue value = wire::readJson(whole);
    const QJsonObject body = wire::onlyObject(value);
    if (body.isEmpty())
        return;
    if (!body[u"content"].isArray()) {
        if (wire::isErrorBody(body))
            fail(body, events);
        return;
    }
    readStart(body, events);
    m_blocks.whole(body[u"content"].toArray(), events);
    readEnd(body, body[u"usage"].toObject(), events);
    finish(events);
}

void StreamParser::finish(Events &events)
{
    using chat::FinishReason;
    FinishReason reason =
        m_stopReason.isEmpty() ? FinishReason::Unknown : wire::finishOf(m_stopReason);
    if (m_blocks.hasCalls() && (reason == FinishReason::Stop || reason == FinishReason::Unknown))
        reason = FinishReason::ToolCalls;
    m_blocks.end(events);
    if (QByteArray replay = m_blocks.replay(); !replay.isEmpty())
        events.emplace_back(chat::ReplayUpdate{std::move(replay)});
    events.emplace_back(chat::Finished{reason});
    m_done = true;
}

void StreamParser::fail(const QJsonObject &error, Events &events)
{
    m_error = wire::compact(error);
    m_blocks.end(events);
    events.emplace_back(chat::Finished{chat::FinishReason::Error});
    m_done = true;
}

} // namespace breakerbox::providers::anthropic
