// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "streamparser.h"

#include <providers/wire/errorobject.h>
#include <providers/wire/finishwords.h>
#include <providers/wire/json.h>
#include <providers/wire/jsonscan.h>

#include <QJsonArray>

#include <utility>

namespace breakerbox::providers::ollama {

using namespace Qt::StringLiterals;

namespace {

// A reply with more calls than this is no reply.
constexpr int kMostToolCalls = 512;
constexpr qsizetype kMostUnread = 16 * 1024 * 1024;

// What a line says where a gateway has made events of them; empty: nothing.
QByteArrayView withoutFraming(QByteArrayView line, bool &framed)
{
    constexpr QByteArrayView kData("data:");
    if (!line.startsWith(kData)) {
        const bool field = line.startsWith(':') || line.startsWith("event:") ||
                           line.startsWith("id:") || line.startsWith("retry:");
        return field ? QByteArrayView() : line;
    }
    framed = true;
    const QByteArrayView data = line.sliced(kData.size()).trimmed();
    return data == "[DONE]" ? QByteArrayView() : data;
}

// Almost every line: a piece of text or thinking, and "done":false. Anything else is read in full,
// which gives the same for these, only slower.
class LineScan
{
public:
    explicit LineScan(QByteArrayView line)
        : m_scan(line)
    {}
    [[nodiscard]] bool read()
    {
        return m_scan.object([this](QByteArrayView name) { return inLine(name); }) &&
               m_scan.atEnd();
    }

    QString text;
    QString thinking;

private:
    bool inLine(QByteArrayView name)
    {
        QByteArrayView word;
        if (name == "message")
            return !std::exchange(m_seenMessage, true) &&
                   m_scan.object([this](QByteArrayView inner) { return inMessage(inner); });
        if (name == "done")
            return m_scan.isFalse();
        if (name == "object" || name == "type")
            return m_scan.plainText(word) && word != "error";
        if (name == "error")
            return m_scan.null();
        return m_scan.scalar();
    }
    bool inMessage(QByteArrayView name)
    {
        if (name == "content")
            return !std::exchange(m_seenText, true) && m_scan.stringOrNull(text);
        if (name == "thinking")
            return !std::exchange(m_seenThinking, true) && m_scan.stringOrNull(thinking);
        if (name == "reasoning_content" || name == "reasoning") // other servers' name for it
            return m_scan.null();
        if (name == "tool_calls")
            return m_scan.null() || m_scan.emptyArray();
        return m_scan.scalar();
    }

    wire::JsonScan m_scan;
    bool m_seenMessage = false;
    bool m_seenText = false;
    bool m_seenThinking = false;
};

} // namespace

void StreamParser::feed(QByteArrayView bytes, Events &events)
{
    if (m_done || m_tooLarge)
        return;
    if (m_sniffer.kind() != wire::BodyKind::Undecided) {
        take(bytes, events);
        return;
    }
    if (m_sniffer.feed(bytes) != wire::BodyKind::Undecided)
        take(m_sniffer.takeHead(), events);
}

void StreamParser::take(QByteArrayView bytes, Events &events)
{
    if (m_sniffer.kind() == wire::BodyKind::Page)
        return;
    const auto state = m_reader.feed(bytes, [&](QByteArrayView line) { readLine(line, events); });
    m_tooLarge = state == net::ReaderState::TooLarge;
}

ReplyEnd StreamParser::end(Events &events)
{
    m_reader.end([&](QByteArrayView line) { readLine(line, events); });
    if (const QJsonValue whole = wire::readJson(std::exchange(m_unread, {})); whole.isObject()) {
        m_skipped = 0;
        readObject(whole.toObject(), events);
    }
    if (!m_done)
        m_writer.end(events);
    if (!m_error.isEmpty())
        return ReplyEnd::ErrorInside;
    if (m_done)
        return ReplyEnd::Complete;
    if (m_tooLarge)
        return ReplyEnd::TooLarge;
    // Neither a page nor plain words are a reply; a cut line is.
    const bool json =
        m_sniffer.kind() == wire::BodyKind::Json || m_sniffer.kind() == wire::BodyKind::Undecided;
    return json || m_framed ? ReplyEnd::Broken : ReplyEnd::NotAReply;
}

void StreamParser::readLine(QByteArrayView line, Events &events)
{
    if (m_done)
        return;
    line = withoutFraming(line, m_framed);
    if (line.isEmpty())
        return;
    if (LineScan scan(line); !m_model.isEmpty() && scan.read()) {
        m_writer.addReasoning(scan.thinking, events);
        m_writer.addText(scan.text, events);
        return;
    }
    const QJsonValue value = wire::readJson(line);
    if (!value.isObject()) {
        ++m_skipped;
        // Perhaps one answer that is set over many lines.
        if (!m_read && m_unread.size() + line.size() < kMostUnread)
            m_unread.append(line).append('\n');
        return;
    }
    m_unread.clear();
    readObject(value.toObject(), events);
}

void StreamParser::readObject(const QJsonObject &object, Events &events)
{
    m_read = true;
    if (m_model.isEmpty()) {
        m_model = wire::mended(wire::textOf(object[u"model"]));
        if (!m_model.isEmpty())
            events.emplace_back(chat::ReplyNamed{m_model, {}});
    }
    readMessage(object[u"message"].toObject(), events);
    if (wire::isTruthy(wire::errorIn(object)))
        fail(object, events);
    else if (object[u"done"].toBool())
        finish(object, events);
}

void StreamParser::readMessage(const QJsonObject &message, Events &events)
{
    QString thinking = wire::textOf(message[u"thinking"]);
    for (const char16_t *other : {u"reasoning_content", u"reasoning"}) {
        if (thinking.isEmpty()) // what imitates Ollama calls it as OpenAI's kind does
            thinking = wire::textOf(message[QStringView(other)]);
    }
    m_writer.addReasoning(thinking, events);
    m_writer.addText(wire::textOf(message[u"content"]), events);
    for (const QJsonValue &call : message[u"tool_calls"].toArray()) {
        const QJsonValue function = call[u"function"];
        if (!function.isObject() || m_calls >= kMostToolCalls)
            continue;
        chat::ToolCallDelta delta;
        delta.index = m_calls++;
        delta.id = wire::mended(wire::textOf(call[u"id"]));
        if (delta.id.isEmpty())
            delta.id = u"call_%1"_s.arg(m_calls);
        delta.name = wire::mended(wire::textOf(function[u"name"]));
        delta.arguments = QString::fromUtf8(wire::compact(function[u"arguments"]));
        if (delta.arguments.isEmpty())
            delta.arguments = u"{}"_s;
        events.emplace_back(std::move(delta));
    }
}

void StreamParser::finish(const QJsonObject &last, Events &events)
{
    using chat::FinishReason;
    chat::Usage usage;
    usage.inputTokens = wire::countOf(last[u"prompt_eval_count"]);
    usage.outputTokens = wire::countOf(last[u"eval_count"]);
    if (usage != chat::Usage{})
        events.emplace_back(chat::UsageUpdate{usage});
    const QString word = wire::textOf(last[u"done_reason"]);
    FinishReason reason = word.isEmpty() ? FinishReason::Stop : wire::finishOf(word);
    if (reason == FinishReason::Error) {
        fail({{u"error"_s, QJsonObject{{u"message"_s, word}, {u"code"_s, word}}}}, events);
        return;
    }
    if (m_calls > 0 && reason == FinishReason::Stop)
        reason = FinishReason::ToolCalls;
    m_writer.end(events);
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

} // namespace breakerbox::providers::ollama
