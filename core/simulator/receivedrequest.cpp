// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "receivedrequest.h"

#include <QList>

namespace breakerbox::simulator {

QByteArray ReceivedRequest::path() const
{
    const qsizetype query = target.indexOf('?');
    return query < 0 ? target : target.first(query);
}

QByteArray ReceivedRequest::header(QByteArrayView name) const
{
    for (const auto &[key, value] : headers) {
        if (key.compare(name, Qt::CaseInsensitive) == 0)
            return value;
    }
    return {};
}

RequestParser::State RequestParser::parse(const QByteArray &buffer)
{
    if (m_bodyBegin < 0) {
        const qsizetype end = buffer.indexOf("\r\n\r\n");
        if (end < 0)
            return State::Incomplete;
        if (!parseHead(QByteArrayView(buffer).first(end)))
            return State::Malformed;
        m_bodyBegin = end + 4;
    }
    if (m_chunked)
        return parseChunked(buffer);
    if (buffer.size() - m_bodyBegin < m_length)
        return State::HeadersRead;
    m_consumed = m_bodyBegin + m_length;
    m_request.body = buffer.sliced(m_bodyBegin, m_length);
    m_request.raw = buffer.first(m_consumed);
    return State::Whole;
}

bool RequestParser::parseHead(QByteArrayView head)
{
    bool first = true;
    const QList<QByteArray> lines = head.toByteArray().split('\n');
    for (const QByteArray &line : lines) {
        const QByteArray text = line.endsWith('\r') ? line.chopped(1) : line;
        if (first) {
            const QList<QByteArray> words = text.split(' ');
            if (words.size() != 3 || !words[2].startsWith("HTTP/1."))
                return false;
            m_request.method = words[0];
            m_request.target = words[1];
            first = false;
            continue;
        }
        const qsizetype colon = text.indexOf(':');
        if (colon <= 0)
            return false;
        m_request.headers.emplace_back(text.first(colon), text.sliced(colon + 1).trimmed());
    }
    m_length = m_request.header("content-length").toLongLong();
    m_chunked = m_request.header("transfer-encoding").toLower() == "chunked";
    return m_length >= 0;
}

RequestParser::State RequestParser::parseChunked(const QByteArray &buffer)
{
    QByteArray body;
    qsizetype at = m_bodyBegin;
    for (;;) {
        const qsizetype end = buffer.indexOf("\r\n", at);
        if (end < 0)
            return State::HeadersRead;
        bool ok = false;
        const qsizetype size = buffer.sliced(at, end - at).toLongLong(&ok, 16);
        if (!ok || size < 0)
            return State::Malformed;
        if (buffer.size() < end + 2 + size + 2)
            return State::HeadersRead;
        body += buffer.sliced(end + 2, size);
        at = end + 2 + size + 2;
        if (size == 0)
            break;
    }
    m_consumed = at;
    m_request.body = body;
    m_request.raw = buffer.first(at);
    return State::Whole;
}

} // namespace breakerbox::simulator
