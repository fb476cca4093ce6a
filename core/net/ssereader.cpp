// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "ssereader.h"

#include <cstring>
#include <utility>

namespace breakerbox::net {

namespace {

constexpr char kByteOrderMark[] = "\xEF\xBB\xBF";

// The first CR or LF, or the size. memchr twice over the same bytes stays linear, because a found
// line end bounds the second search.
qsizetype lineEnd(QByteArrayView bytes)
{
    qsizetype end = bytes.size();
    if (const void *found = std::memchr(bytes.data(), '\n', static_cast<size_t>(end)))
        end = static_cast<const char *>(found) - bytes.data();
    if (const void *found = std::memchr(bytes.data(), '\r', static_cast<size_t>(end)))
        end = static_cast<const char *>(found) - bytes.data();
    return end;
}

bool beginsJson(QByteArrayView text)
{
    return text.startsWith('{') || text.startsWith('[');
}

void appendLine(QByteArray &text, QByteArrayView line, bool first)
{
    if (!first)
        text += '\n';
    text += line;
}

} // namespace

ReaderState SseReader::feed(QByteArrayView bytes, const Sink &sink)
{
    while (!bytes.isEmpty() && !m_tooLarge) {
        if (std::exchange(m_skipLineFeed, false) && bytes.front() == '\n') {
            bytes = bytes.sliced(1);
            continue;
        }
        const qsizetype end = lineEnd(bytes);
        if (m_pending.size() + end > m_maximumEvent - held()) {
            m_tooLarge = true;
            break;
        }
        if (end == bytes.size()) {
            m_pending += bytes;
            break;
        }
        m_skipLineFeed = bytes[end] == '\r';
        if (m_pending.isEmpty()) {
            line(bytes.first(end), sink);
        } else {
            m_pending += bytes.first(end);
            const QByteArray whole = std::exchange(m_pending, {});
            line(whole, sink);
        }
        bytes = bytes.sliced(end + 1);
    }
    return m_tooLarge ? ReaderState::TooLarge : ReaderState::Reading;
}

bool SseReader::end(const Sink &sink)
{
    if (m_tooLarge)
        return true;
    bool left = !m_pending.isEmpty();
    if (left) {
        const QByteArray rest = std::exchange(m_pending, {});
        line(rest, sink);
    }
    left = left || held() > 0;
    dispatch(sink);
    return left;
}

void SseReader::line(QByteArrayView line, const Sink &sink)
{
    if (!std::exchange(m_started, true) && line.startsWith(kByteOrderMark))
        line = line.sliced(3);
    if (line.isEmpty()) {
        dispatch(sink);
        return;
    }
    if (m_event.raw) {
        // No JSON text has a line like this: the next event follows without a blank line.
        if (!line.startsWith("data:")) {
            appendLine(m_event.data, line, false);
            return;
        }
        dispatch(sink);
    }
    if (line.front() == ':') {
        ++m_comments;
        return;
    }
    const bool fresh = !m_hasData && m_event.name.isEmpty() && m_event.error.isEmpty();
    if (fresh && beginsJson(line)) {
        m_event.raw = true;
        m_event.data = line.toByteArray();
        return;
    }
    field(line);
}

void SseReader::field(QByteArrayView line)
{
    const qsizetype colon = line.indexOf(':');
    const QByteArrayView name = colon < 0 ? line : line.first(colon);
    QByteArrayView value = colon < 0 ? QByteArrayView() : line.sliced(colon + 1);
    if (value.startsWith(' '))
        value = value.sliced(1);
    if (name == "data") {
        appendLine(m_event.data, value, !m_hasData);
        m_hasData = true;
    } else if (name == "event") {
        m_event.name = value.toByteArray();
    } else if (name == "error") {
        appendLine(m_event.error, value, m_event.error.isEmpty());
    }
}

void SseReader::dispatch(const Sink &sink)
{
    const SseEvent event = std::exchange(m_event, {});
    const bool carries = std::exchange(m_hasData, false) || event.raw || !event.error.isEmpty();
    if (carries)
        sink(event);
}

qsizetype SseReader::held() const
{
    return m_event.data.size() + m_event.name.size() + m_event.error.size();
}

} // namespace breakerbox::net
