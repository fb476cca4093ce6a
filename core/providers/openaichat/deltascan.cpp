// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "deltascan.h"

#include <providers/wire/jsonscan.h>

#include <utility>

namespace breakerbox::providers::openaichat {

namespace {

using wire::JsonScan;

// A member that decides something may come once only: which of two counts is for a full reading.
bool first(bool &seen)
{
    return !std::exchange(seen, true);
}

class DeltaScan
{
public:
    DeltaScan(QByteArrayView chunk, RequestName requestName)
        : m_scan(chunk),
          m_requestName(requestName)
    {}

    std::optional<Content> read()
    {
        const bool known = m_scan.object([this](QByteArrayView name) { return inChunk(name); });
        if (!known || !m_seenChoices || !m_scan.atEnd())
            return std::nullopt;
        m_content.reasoning = m_reasoningContent.isEmpty() ? m_reasoning : m_reasoningContent;
        return std::move(m_content);
    }

private:
    bool inChunk(QByteArrayView name)
    {
        if (name == "choices")
            return first(m_seenChoices) && m_scan.single([this] {
                return m_scan.object([this](QByteArrayView inner) { return inChoice(inner); });
            });
        QByteArrayView text;
        if (name == "id" && m_requestName == RequestName::Wanted) // OpenRouter's names it
            return m_scan.plainText(text) && !text.startsWith("gen-");
        if (name == "object" || name == "type")
            return m_scan.plainText(text) && text != "error";
        if (name == "usage" || name == "error" || name == "x_groq")
            return m_scan.null();
        return m_scan.scalar();
    }

    bool inChoice(QByteArrayView name)
    {
        if (name == "delta")
            return first(m_seenDelta) &&
                   m_scan.object([this](QByteArrayView inner) { return inDelta(inner); });
        if (name == "index")
            return m_scan.zero();
        if (name == "finish_reason") {
            QString word;
            return m_scan.stringOrNull(word) && word.isEmpty();
        }
        if (name == "message" || name == "error")
            return m_scan.null();
        return m_scan.scalar();
    }

    bool inDelta(QByteArrayView name)
    {
        if (name == "content")
            return first(m_seenText) && m_scan.stringOrNull(m_content.text);
        if (name == "reasoning_content")
            return first(m_seenReasoningContent) && m_scan.stringOrNull(m_reasoningContent);
        if (name == "reasoning")
            return first(m_seenReasoning) && m_scan.stringOrNull(m_reasoning);
        if (name == "refusal")
            return m_scan.null();
        if (name == "tool_calls" || name == "function_call" || name == "reasoning_details")
            return m_scan.null() || m_scan.emptyArray();
        return m_scan.scalar();
    }

    JsonScan m_scan;
    RequestName m_requestName;
    Content m_content;
    QString m_reasoningContent;
    QString m_reasoning;
    bool m_seenChoices = false;
    bool m_seenDelta = false;
    bool m_seenText = false;
    bool m_seenReasoningContent = false;
    bool m_seenReasoning = false;
};

} // namespace

std::optional<Content> scanDelta(QByteArrayView chunk, RequestName requestName)
{
    return DeltaScan(chunk, requestName).read();
}

} // namespace breakerbox::providers::openaichat
