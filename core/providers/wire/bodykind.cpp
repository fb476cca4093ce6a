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
    const bool marked = m_head.startsWith(kMark);
    if (!marked && m_head.size() < kMark.size() && kMark.startsWith(m_head))
        return m_kind;
    qsizetype ink = marked ? kMark.size() : 0;
    while (ink < m_head.size() && isBlank(m_head[ink]))
        ++ink;
    if (ink == m_head.size()) {
        m_head.clear(); // blank lines mean nothing in any kind
        return m_kind;
    }
    const char first = m_head[ink];
    if (first == '{' || first == '[')
        m_kind = BodyKind::Json;
    else if (first == '<')
        m_kind = BodyKind::Page;
    else
        m_kind = BodyKind::Events;
    return m_kind;
}

bool BodySniffer::beginsEvents(QByteArrayView head)
{
    static constexpr std::array kFields{"data", "event", "id", "retry", "error", ":"};
    if (head.startsWith(kMark))
        head = head.sliced(kMark.size());
    head = head.trimmed();
    for (const char *field : kFields) {
        if (head.startsWith(field))
            return true;
    }
    return false;
}

} // namespace breakerbox::providers::wire
