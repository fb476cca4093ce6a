// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "jsonscan.h"

#include <optional>

namespace breakerbox::providers::wire {

namespace {

// Longer numbers may be too large to be one.
constexpr qsizetype kMostDigits = 18;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

std::optional<char16_t> hexDigit(char c)
{
    const char low = static_cast<char>(c | 0x20);
    if (isDigit(c))
        return static_cast<char16_t>(c - '0');
    if (low >= 'a' && low <= 'f')
        return static_cast<char16_t>(low - 'a' + 10);
    return std::nullopt;
}

// What stands for itself inside a string; bytes of other characters are looked at as a whole.
bool isPlain(char c)
{
    return c != '"' && c != '\\' && static_cast<unsigned char>(c) >= 0x20;
}

} // namespace

bool JsonScan::string(QString &text)
{
    if (!take('"'))
        return false;
    while (m_at < m_end) {
        const char *from = m_at;
        unsigned char all = 0;
        while (m_at < m_end && isPlain(*m_at))
            all |= static_cast<unsigned char>(*m_at++);
        const QByteArrayView run(from, m_at - from);
        if (all < 0x80)
            text += QLatin1StringView(run.data(), run.size());
        else if (run.isValidUtf8())
            text += QString::fromUtf8(run);
        else
            return false;
        if (m_at == m_end)
            return false;
        const char mark = *m_at++;
        if (mark == '"')
            return true;
        if (mark != '\\' || !escape(text))
            return false;
    }
    return false;
}

// After the backslash.
bool JsonScan::escape(QString &text)
{
    if (m_at == m_end)
        return false;
    switch (*m_at++) {
    case '"':
        text += u'"';
        return true;
    case '\\':
        text += u'\\';
        return true;
    case '/':
        text += u'/';
        return true;
    case 'b':
        text += u'\b';
        return true;
    case 'f':
        text += u'\f';
        return true;
    case 'n':
        text += u'\n';
        return true;
    case 'r':
        text += u'\r';
        return true;
    case 't':
        text += u'\t';
        return true;
    case 'u':
        break;
    default:
        return false;
    }
    if (m_end - m_at < 4)
        return false;
    char16_t unit = 0;
    for (int i = 0; i < 4; ++i) {
        const auto digit = hexDigit(*m_at++);
        if (!digit)
            return false;
        unit = static_cast<char16_t>(unit * 16 + *digit);
    }
    text += QChar(unit);
    return true;
}

bool JsonScan::plainText(QByteArrayView &text)
{
    if (!take('"'))
        return false;
    const char *from = m_at;
    while (m_at < m_end && isPlain(*m_at) && static_cast<unsigned char>(*m_at) < 0x80)
        ++m_at;
    if (m_at == m_end || *m_at != '"')
        return false;
    text = QByteArrayView(from, m_at++ - from);
    return true;
}

bool JsonScan::scalar()
{
    skipSpace();
    if (m_at == m_end)
        return false;
    QByteArrayView ignored;
    switch (*m_at) {
    case '"':
        return plainText(ignored);
    case 'n':
        return word("null");
    case 't':
        return word("true");
    case 'f':
        return word("false");
    default:
        return number();
    }
}

bool JsonScan::zero()
{
    skipSpace();
    if (m_at == m_end || *m_at != '0')
        return false;
    ++m_at;
    return m_at < m_end && (*m_at == ',' || *m_at == '}');
}

bool JsonScan::index(int &number)
{
    constexpr qsizetype kMostIndexDigits = 6;
    skipSpace();
    const char *first = m_at;
    if (!digits() || m_at - first > kMostIndexDigits || (*first == '0' && m_at - first > 1))
        return false;
    number = 0;
    for (const char *digit = first; digit < m_at; ++digit)
        number = number * 10 + (*digit - '0');
    return m_at < m_end && (*m_at == ',' || *m_at == '}');
}

bool JsonScan::atEnd()
{
    skipSpace();
    return m_at == m_end;
}

void JsonScan::skipSpace()
{
    while (m_at < m_end && (*m_at == ' ' || *m_at == '\n' || *m_at == '\r' || *m_at == '\t'))
        ++m_at;
}

bool JsonScan::take(char mark)
{
    skipSpace();
    if (m_at == m_end || *m_at != mark)
        return false;
    ++m_at;
    return true;
}

bool JsonScan::word(QByteArrayView expected)
{
    skipSpace();
    if (!QByteArrayView(m_at, m_end - m_at).startsWith(expected))
        return false;
    m_at += expected.size();
    return true;
}

bool JsonScan::number()
{
    if (m_at < m_end && *m_at == '-')
        ++m_at;
    const char *first = m_at;
    if (!digits() || (*first == '0' && m_at - first > 1))
        return false;
    if (m_at < m_end && *m_at == '.') {
        ++m_at;
        if (!digits())
            return false;
    }
    return m_at < m_end && (*m_at | 0x20) != 'e'; // what large powers become is not for us
}

bool JsonScan::digits()
{
    const char *from = m_at;
    while (m_at < m_end && isDigit(*m_at))
        ++m_at;
    return m_at > from && m_at - from <= kMostDigits;
}

} // namespace breakerbox::providers::wire
