// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "replywriter.h"

#include <utility>

namespace breakerbox::providers::wire {

void ReplyWriter::addText(const QString &text, std::vector<chat::StreamEvent> &events)
{
    if (!text.isEmpty())
        emitSplit(m_splitter.feed(m_textMender.feed(text)), events);
}

void ReplyWriter::addReasoning(const QString &text, std::vector<chat::StreamEvent> &events)
{
    if (text.isEmpty())
        return;
    if (!std::exchange(m_namedReasoning, true))
        emitSplit(m_splitter.passThrough(), events);
    emitReasoning(m_reasoningMender.feed(text), events);
}

void ReplyWriter::addRefusal(const QString &text, std::vector<chat::StreamEvent> &events)
{
    if (text.isEmpty())
        return;
    m_hasRefusal = true;
    if (QString whole = m_refusalMender.feed(text); !whole.isEmpty())
        events.emplace_back(chat::RefusalDelta{std::move(whole)});
}

void ReplyWriter::confirm(const QString &text, const QString &reasoning,
                          std::vector<chat::StreamEvent> &events)
{
    if (text.isEmpty() && reasoning.isEmpty())
        return;
    if (isEmpty()) {
        addReasoning(reasoning, events);
        addText(text, events);
        return;
    }
    end(events);
    // The message by itself, read as a reply of its own.
    ReplyWriter other;
    std::vector<chat::StreamEvent> ignored;
    other.addReasoning(reasoning, ignored);
    other.addText(text, ignored);
    other.end(ignored);
    if (other.m_reasoning.isEmpty())
        other.m_reasoning = m_reasoning;
    if (other.m_text == m_text && other.m_reasoning == m_reasoning)
        return;
    m_text = other.m_text;
    m_reasoning = other.m_reasoning;
    events.emplace_back(chat::TextReplaced{m_text, m_reasoning});
}

void ReplyWriter::end(std::vector<chat::StreamEvent> &events)
{
    emitReasoning(m_reasoningMender.end(), events);
    addText(m_textMender.end(), events);
    emitSplit(m_splitter.end(), events);
    if (QString rest = m_refusalMender.end(); !rest.isEmpty())
        events.emplace_back(chat::RefusalDelta{std::move(rest)});
}

void ReplyWriter::emitSplit(const ThoughtSplit &split, std::vector<chat::StreamEvent> &events)
{
    if (split.closedLate) {
        m_reasoning += QString(m_text + split.reasoning).trimmed();
        m_text.clear();
        events.emplace_back(chat::TextReplaced{{}, m_reasoning});
    } else {
        emitReasoning(split.reasoning, events);
    }
    emitText(split.text, events);
}

void ReplyWriter::emitText(const QString &text, std::vector<chat::StreamEvent> &events)
{
    if (text.isEmpty())
        return;
    m_text += text;
    events.emplace_back(chat::TextDelta{text});
}

void ReplyWriter::emitReasoning(const QString &text, std::vector<chat::StreamEvent> &events)
{
    if (text.isEmpty())
        return;
    m_reasoning += text;
    events.emplace_back(chat::ReasoningDelta{text});
}

} // namespace breakerbox::providers::wire
