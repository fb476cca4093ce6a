// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "replybody.h"

#include <algorithm>
#include <utility>

namespace breakerbox::providers::wire {

namespace {

// Enough to see the name of a field.
constexpr qsizetype kBeginning = 8;
// One answer that is not streamed: text and a few pictures fit, a runaway body does not.
constexpr qsizetype kMostWhole = 64 * 1024 * 1024;

} // namespace

void ReplyBody::feed(QByteArrayView bytes, const OnEvent &onEvent)
{
    feed(bytes, onEvent, [this](QByteArrayView json) {
        m_tooLarge = m_whole.size() + json.size() > kMostWhole;
        if (!m_tooLarge)
            m_whole += json;
    });
}

void ReplyBody::feed(QByteArrayView bytes, const OnEvent &onEvent, const OnJson &onJson)
{
    if (m_tooLarge)
        return;
    if (m_sniffer.kind() != BodyKind::Undecided)
        take(bytes, onEvent, onJson);
    else if (m_sniffer.feed(bytes) != BodyKind::Undecided)
        take(m_sniffer.takeHead(), onEvent, onJson);
}

void ReplyBody::take(QByteArrayView bytes, const OnEvent &onEvent, const OnJson &onJson)
{
    switch (m_sniffer.kind()) {
    case BodyKind::Events: {
        m_beginning += bytes.first(std::min(bytes.size(), kBeginning - m_beginning.size()));
        const auto state = m_reader.feed(bytes, [&](const net::SseEvent &event) {
            ++m_events;
            onEvent(event);
        });
        m_tooLarge = state == net::ReaderState::TooLarge;
        break;
    }
    case BodyKind::Json:
        onJson(bytes);
        break;
    case BodyKind::Page:
    case BodyKind::Undecided:
        break;
    }
}

void ReplyBody::end(const OnEvent &onEvent)
{
    if (m_sniffer.kind() != BodyKind::Events)
        return;
    m_reader.end([&](const net::SseEvent &event) {
        ++m_events;
        onEvent(event);
    });
}

QByteArray ReplyBody::takeWhole()
{
    QByteArray whole = std::exchange(m_whole, {});
    if (m_tooLarge)
        whole.clear();
    return whole;
}

ReplyEnd ReplyBody::withoutEnd() const
{
    if (m_tooLarge)
        return ReplyEnd::TooLarge;
    if (m_sniffer.kind() == BodyKind::Page)
        return ReplyEnd::NotAReply;
    const bool plainText = m_sniffer.kind() == BodyKind::Events && m_events == 0 &&
                           m_reader.comments() == 0 && !beginsEvents(m_beginning);
    return plainText ? ReplyEnd::NotAReply : ReplyEnd::Broken;
}

} // namespace breakerbox::providers::wire
