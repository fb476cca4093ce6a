// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "deltascan.h"

#include <providers/wire/jsonscan.h>

#include <utility>

namespace breakerbox::providers::anthropic {

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
    explicit DeltaScan(QByteArrayView event)
        : m_scan(event)
    {}

    std::optional<Delta> read()
    {
        const bool known = m_scan.object([this](QByteArrayView name) { return inEvent(name); });
        const bool whole = m_seenType && m_seenIndex && m_seenDelta && m_seenKind;
        if (!known || !whole || !m_scan.atEnd())
            return std::nullopt;
        const bool text = m_delta.kind == Delta::Kind::Text;
        if (text ? (!m_seenText || m_seenThinking) : (!m_seenThinking || m_seenText))
            return std::nullopt;
        return std::move(m_delta);
    }

private:
    bool inEvent(QByteArrayView name)
    {
        QByteArrayView word;
        if (name == "type")
            return first(m_seenType) && m_scan.plainText(word) && word == "content_block_delta";
        if (name == "index")
            return first(m_seenIndex) && m_scan.index(m_delta.index);
        if (name == "delta")
            return first(m_seenDelta) &&
                   m_scan.object([this](QByteArrayView inner) { return inDelta(inner); });
        return name != "error" && name != "object" && m_scan.scalar();
    }

    bool inDelta(QByteArrayView name)
    {
        if (name == "type")
            return first(m_seenKind) && kind();
        if (name == "text")
            return first(m_seenText) && m_scan.string(m_delta.text);
        if (name == "thinking")
            return first(m_seenThinking) && m_scan.string(m_delta.text);
        return m_scan.scalar();
    }

    bool kind()
    {
        QByteArrayView word;
        if (!m_scan.plainText(word))
            return false;
        m_delta.kind = word == "text_delta" ? Delta::Kind::Text : Delta::Kind::Thinking;
        return word == "text_delta" || word == "thinking_delta";
    }

    JsonScan m_scan;
    Delta m_delta;
    bool m_seenType = false;
    bool m_seenIndex = false;
    bool m_seenDelta = false;
    bool m_seenKind = false;
    bool m_seenText = false;
    bool m_seenThinking = false;
};

} // namespace

std::optional<Delta> scanDelta(QByteArrayView event)
{
    return DeltaScan(event).read();
}

} // namespace breakerbox::providers::anthropic
