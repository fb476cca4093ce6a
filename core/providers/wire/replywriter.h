// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/streamevent.h>
#include <providers/wire/textmender.h>
#include <providers/wire/thinktags.h>

#include <vector>

namespace breakerbox::providers::wire {

// Turns the pieces of text a protocol finds into events: halves of characters joined, thinking
// split from the answer, a whole message compared with what came before (C25). Shared by the
// parsers of protocols that carry text in deltas.
class ReplyWriter
{
public:
    void addText(const QString &text, std::vector<chat::StreamEvent> &events);
    // Reasoning under a name of its own: think tags are not looked for any more.
    void addReasoning(const QString &text, std::vector<chat::StreamEvent> &events);
    void addRefusal(const QString &text, std::vector<chat::StreamEvent> &events);
    // The whole message again: confirms or replaces what was gathered, never appends.
    void confirm(const QString &text, const QString &reasoning,
                 std::vector<chat::StreamEvent> &events);
    // Hands over everything held back. The reply is over.
    void end(std::vector<chat::StreamEvent> &events);

    [[nodiscard]] bool hasRefusal() const noexcept { return m_hasRefusal; }
    [[nodiscard]] bool isEmpty() const { return m_text.isEmpty() && m_reasoning.isEmpty(); }

private:
    void emitSplit(const ThoughtSplit &split, std::vector<chat::StreamEvent> &events);
    void emitText(const QString &text, std::vector<chat::StreamEvent> &events);
    void emitReasoning(const QString &text, std::vector<chat::StreamEvent> &events);

    ThinkTagSplitter m_splitter;
    TextMender m_textMender;
    TextMender m_reasoningMender;
    TextMender m_refusalMender;
    QString m_text;
    QString m_reasoning;
    bool m_namedReasoning = false;
    bool m_hasRefusal = false;
};

} // namespace breakerbox::providers::wire
