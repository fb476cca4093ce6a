// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "bodykind.h"

#include <array>

namespace breakerbox::providers::wire {

namespace {

constexpr QByteArrayView kMark("\xEF\xBB\xBF");

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

} // namespace

BodyKind BodySniffer::feed(QByteArrayView bytes)
{
    m_head += bytes;
    if (!m_begun && m_head.size() < kMark.size() && kMark.startsWith(m_head))
        return m_kind;
    qsizetype ink = !m_begun && m_head.startsWith(kMark) ? kMark.size() : 0;
    m_begun = m_begun || !m_head.isEmpty();
    while (ink < m_head.size() && isBlank(m_head[ink]))
        ++ink;
    // Neither the mark nor blank lines mean anything in any kind.
    m_head.remove(0, ink);
    if (m_head.isEmpty())
        return m_kind;
    const char first = m_head.front();
    if (first == '{' || first == '[')
        m_kind = BodyKind::Json;
    else if (first == '<')
        m_kind = BodyKind::Page;
    else
        m_kind = BodyKind::Events;
    return m_kind;
}

bool beginsEvents(QByteArrayView text)
{
    static constexpr std::array kFields{"data", "event", "id", "retry", "error", ":"};
    for (const char *field : kFields) {
        if (text.startsWith(field))
            return true;
    }
    return false;
}

} // namespace breakerbox::providers::wire
