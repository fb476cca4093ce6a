// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "streamparser.h"

#include <providers/wire/errorobject.h>
#include <providers/wire/finishwords.h>
#include <providers/wire/json.h>

#include <QJsonArray>

#include <array>
#include <utility>

namespace breakerbox::providers::openairesponses {

using namespace Qt::StringLiterals;
using wire::textOf;

namespace {

// Events that carry a piece of text, the field that tells its part, and their ".done" field.
struct TextEvent
{
    const char16_t *type;
    PartKind kind;
    int raw;
    const char16_t *part;
    const char16_t *whole;
};
constexpr std::array kTextEvents{
    TextEvent{u"response.output_text", PartKind::Text, 0, u"content_index", u"text"},
    TextEvent{u"response.refusal", PartKind::Refusal, 0, u"content_index", u"refusal"},
    TextEvent{u"response.reasoning_summary_text", PartKind::Reasoning, 0, u"summary_index",
              u"text"},
    TextEvent{u"response.reasoning_text", PartKind::Reasoning, 1, u"content_index", u"text"},
};

// providers.md 2.4.
chat::Usage usageOf(const QJsonValue &usage)
{
    chat::Usage counts;
    counts.inputTokens = wire::countOf(usage[u"input_tokens"]);
    counts.outputTokens = wire::countOf(usage[u"output_tokens"]);
    counts.reasoningTokens = wire::countOf(usage[u"output_tokens_details"][u"reasoning_tokens"]);
    counts.cachedTokens = wire::countOf(usage[u"input_tokens_details"][u"cached_tokens"]);
    return counts;
}

} // namespace

void StreamParser::feed(QByteArrayView bytes, Events &events)
{
    if (!m_done)
        m_body.feed(bytes, [&](const net::SseEvent &event) { readEvent(event, events); });
}

ReplyEnd StreamParser::end(Events &events)
{
    m_body.end([&](const net::SseEvent &event) { readEvent(event, events); });
    readWhole(m_body.takeWhole(), events);
    if (!m_done)
        m_items.end(events);
    if (!m_error.isEmpty())
        return ReplyEnd::ErrorInside;
    return m_done ? ReplyEnd::Complete : m_body.withoutEnd();
}

void StreamParser::readEvent(const net::SseEvent &event, Events &events)
{
    if (m_done)
        return;
    if (!event.error.isEmpty()) {
        fail(wire::errorObject(event.error), events);
        return;
    }
    if (event.data.trimmed() == "[DONE]") // OpenRouter and others send one; it ends nothing
        return;
    const QJsonValue value = wire::readJson(event.data);
    if (value.isObject()) {
        const QString type = textOf(value[u"type"]);
        readTyped(type.isEmpty() ? QString::fromUtf8(event.name) : type, value.toObject(), events);
    } else if (event.name == "error") {
        fail(wire::errorObject(event.data), events);
    } else {
        ++m_skipped;
    }
}

void StreamParser::readTyped(const QString &type, const QJsonObject &event, Events &events)
{
    readNames(event[u"response"].toObject(), events);
    if (readText(type, event, events) || readItem(type, event, events))
        return;
    if (type == u"response.completed" || type == u"response.incomplete" ||
        type == u"response.failed") {
        readEnd(type, event, events);
        return;
    }
    // The documented shape is flat, the one that is seen has the error inside; a gateway may put
    // one into an event of any name.
    const QJsonValue error = event[u"error"];
    if (wire::isTruthy(error))
        fail({{u"error"_s, error}}, events);
    else if (type == u"error" || type == u"response.error" || wire::isTruthy(wire::errorIn(event)))
        fail({{u"error"_s, event}}, events);
}

bool StreamParser::readText(const QString &type, const QJsonObject &event, Events &events)
{
    for (const TextEvent &known : kTextEvents) {
        const QStringView stem(known.type);
        if (!type.startsWith(stem))
            continue;
        const QStringView rest = QStringView(type).sliced(stem.size());
        if (rest != u".delta" && rest != u".done")
            continue;
        const PartKey key{m_items.itemOf(event), known.raw,
                          wire::indexOf(event[QStringView(known.part)]).value_or(0)};
        if (rest == u".delta")
            m_items.addText(known.kind, key, textOf(event[u"delta"]), events);
        else
            m_items.closeText(known.kind, key, textOf(event[QStringView(known.whole)]), events);
        return true;
    }
    return false;
}

bool StreamParser::readItem(const QString &type, const QJsonObject &event, Events &events)
{
    const QJsonObject item = event[u"item"].toObject();
    if (type == u"response.output_item.added")
        m_items.addItem(m_items.itemOf(event), item, events);
    else if (type == u"response.output_item.done")
        m_items.closeItem(m_items.itemOf(event), item, events);
    else if (type == u"response.function_call_arguments.delta")
        m_items.addArguments(m_items.itemOf(event), textOf(event[u"delta"]));
    else if (type == u"response.function_call_arguments.done")
        m_items.closeArguments(m_items.itemOf(event), textOf(event[u"arguments"]), events);
    else
        return false;
    return true;
}

void StreamParser::readEnd(const QString &type, const QJsonObject &event, Events &events)
{
    QJsonObject response = event[u"response"].toObject();
    if (type != u"response.failed") {
        // Its status is the event's, whatever stands in it; but what says that it is not whole is
        // believed.
        if (textOf(response.value(u"status")) != u"incomplete")
            response.insert(u"status"_s, type.section(u'.', -1));
        finish(response, events);
        return;
    }
    QJsonObject error = response[u"error"].toObject();
    if (error.isEmpty())
        error.insert(u"code"_s, u"server_error"_s);
    if (const QString kind = textOf(event[u"error_type"]); !kind.isEmpty()) // OpenRouter, 7.1
        error.insert(u"error_type"_s, kind);
    fail({{u"error"_s, error}}, events);
}

void StreamParser::readNames(const QJsonObject &response, Events &events)
{
    chat::ReplyNamed named;
    if (m_model.isEmpty())
        named.model = m_model = wire::mended(textOf(response[u"model"]));
    if (m_responseId.isEmpty())
        named.requestId = m_responseId = wire::mended(textOf(response[u"id"]));
    if (named != chat::ReplyNamed{})
        events.emplace_back(std::move(named));
}

void StreamParser::readWhole(const QByteArray &whole, Events &events)
{
    const QJsonObject body = wire::onlyObject(wire::readJson(whole));
    if (body.isEmpty())
        return;
    const QString status = textOf(body[u"status"]);
    const bool failed = wire::isTruthy(body[u"error"]) || status == u"failed";
    if (failed || (!body[u"output"].isArray() && wire::isErrorBody(body))) {
        fail(body, events);
        return;
    }
    readNames(body, events);
    m_items.confirm(body[u"output"].toArray(), events);
    if (status == u"completed" || status == u"incomplete")
        finish(body, events);
}

void StreamParser::finish(const QJsonObject &response, Events &events)
{
    using chat::FinishReason;
    m_items.confirm(response[u"output"].toArray(), events);
    if (const chat::Usage counts = usageOf(response[u"usage"]); counts != chat::Usage{})
        events.emplace_back(chat::UsageUpdate{counts});
    FinishReason reason = FinishReason::Stop;
    if (response[u"status"] == u"incomplete"_s)
        reason = wire::finishOf(textOf(response[u"incomplete_details"][u"reason"]));
    else if (m_items.hasCalls())
        reason = FinishReason::ToolCalls;
    else if (m_items.hasRefusal())
        reason = FinishReason::Refusal;
    if (reason == FinishReason::Error)
        reason = FinishReason::Unknown; // an end, whatever its word
    m_items.end(events);
    if (QByteArray replay = m_items.replay(); !replay.isEmpty())
        events.emplace_back(chat::ReplayUpdate{std::move(replay)});
    events.emplace_back(chat::Finished{reason});
    m_done = true;
}

void StreamParser::fail(const QJsonObject &error, Events &events)
{
    m_error = wire::compact(error);
    m_items.end(events);
    events.emplace_back(chat::Finished{chat::FinishReason::Error});
    m_done = true;
}

} // namespace breakerbox::providers::openairesponses
