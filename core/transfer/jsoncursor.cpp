// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "jsoncursor.h"

#include "plaintext.h"

#include <charconv>

namespace breakerbox::transfer {

namespace {

int hexAt(const char *at, const char *end)
{
    if (end - at < 4)
        return -1;
    unsigned value = 0;
    const auto read = std::from_chars(at, at + 4, value, 16);
    return read.ec == std::errc() && read.ptr == at + 4 ? static_cast<int>(value) : -1;
}

void appendRune(QByteArray &text, char32_t rune)
{
    if (rune < 0x80) {
        text += static_cast<char>(rune);
    } else if (rune < 0x800) {
        text += static_cast<char>(0xc0 | (rune >> 6));
        text += static_cast<char>(0x80 | (rune & 0x3f));
    } else if (rune < 0x10000) {
        text += static_cast<char>(0xe0 | (rune >> 12));
        text += static_cast<char>(0x80 | ((rune >> 6) & 0x3f));
        text += static_cast<char>(0x80 | (rune & 0x3f));
    } else {
        text += static_cast<char>(0xf0 | (rune >> 18));
        text += static_cast<char>(0x80 | ((rune >> 12) & 0x3f));
        text += static_cast<char>(0x80 | ((rune >> 6) & 0x3f));
        text += static_cast<char>(0x80 | (rune & 0x3f));
    }
}

// Behind "\\u". Answers where to go on.
const char *appendHex(QByteArray &text, const char *at, const char *end)
{
    constexpr char32_t kReplacement = 0xfffd;
    const int first = hexAt(at, end);
    if (first < 0)
        return end;
    at += 4;
    auto rune = static_cast<char32_t>(first);
    if (rune >= 0xd800 && rune < 0xdc00) {
        const int second = end - at >= 6 && at[0] == '\\' && at[1] == 'u' ? hexAt(at + 2, end) : -1;
        if (second >= 0xdc00 && second < 0xe000) {
            rune = 0x10000 + ((rune - 0xd800) << 10) + (static_cast<char32_t>(second) - 0xdc00);
            at += 6;
        } else {
            rune = kReplacement;
        }
    } else if (rune >= 0xdc00 && rune < 0xe000) {
        rune = kReplacement;
    }
    appendRune(text, rune);
    return at;
}

char plainEscape(char mark)
{
    switch (mark) {
    case 'n':
        return '\n';
    case 't':
        return '\t';
    case 'r':
        return '\r';
    case 'b':
        return '\b';
    case 'f':
        return '\f';
    default:
        return mark;
    }
}

} // namespace

QString unescaped(QByteArrayView raw)
{
    QByteArray text;
    text.reserve(raw.size());
    const char *at = raw.data();
    const char *const end = at + raw.size();
    while (at < end) {
        const char *const plain = plainEnd<Foreign::Goes>(at, end);
        text.append(at, plain - at);
        at = plain;
        if (at == end)
            break;
        if (*at != '\\' || at + 1 == end) {
            ++at;
            continue;
        }
        const char mark = at[1];
        at += 2;
        if (mark == 'u')
            at = appendHex(text, at, end);
        else
            text += plainEscape(mark);
    }
    return QString::fromUtf8(text);
}

// Commas and colons are space here: where they stand was checked before.
void JsonCursor::space()
{
    while (m_at < m_end && (*m_at == ' ' || *m_at == '\n' || *m_at == '\r' || *m_at == '\t' ||
                            *m_at == ',' || *m_at == ':'))
        ++m_at;
}

char JsonCursor::peek()
{
    space();
    return m_at < m_end ? *m_at : '\0';
}

bool JsonCursor::enter(char mark)
{
    if (peek() != mark) {
        skip();
        return false;
    }
    ++m_at;
    return true;
}

bool JsonCursor::nextElement()
{
    const char mark = peek();
    if (mark == ']' || mark == '}' || mark == '\0') {
        if (mark != '\0')
            ++m_at;
        return false;
    }
    return true;
}

bool JsonCursor::nextKey(QByteArrayView &name)
{
    if (!nextElement())
        return false;
    if (*m_at != '"') {
        m_at = m_end;
        return false;
    }
    bool escaped = false;
    name = rawString(escaped);
    if (peek() == '\0')
        return false;
    return true;
}

// At a quote. Behind the closing one afterwards.
QByteArrayView JsonCursor::rawString(bool &escaped)
{
    const char *const begin = ++m_at;
    for (;;) {
        m_at = plainEnd<Foreign::Goes>(m_at, m_end);
        if (m_at == m_end)
            return {begin, m_end};
        if (*m_at == '"') {
            const QByteArrayView raw(begin, m_at);
            ++m_at;
            return raw;
        }
        escaped = true;
        m_at = m_end - m_at < 2 ? m_end : m_at + 2;
    }
}

QString JsonCursor::string()
{
    if (peek() != '"') {
        skip();
        return {};
    }
    bool escaped = false;
    const QByteArrayView raw = rawString(escaped);
    return escaped ? unescaped(raw) : QString::fromUtf8(raw);
}

std::optional<double> JsonCursor::number()
{
    const char mark = peek();
    if (mark != '-' && (mark < '0' || mark > '9')) {
        skip();
        return std::nullopt;
    }
    double value = 0;
    const auto read = std::from_chars(m_at, m_end, value);
    skip();
    if (read.ec != std::errc())
        return std::nullopt;
    return value;
}

bool JsonCursor::isTrue()
{
    const bool yes = peek() == 't';
    skip();
    return yes;
}

void JsonCursor::skip()
{
    qint64 depth = 0;
    do {
        switch (peek()) {
        case '\0':
            return;
        case '"': {
            bool escaped = false;
            static_cast<void>(rawString(escaped));
            break;
        }
        case '{':
        case '[':
            ++depth;
            ++m_at;
            break;
        case '}':
        case ']':
            if (depth == 0)
                return; // the end of what holds it
            --depth;
            ++m_at;
            break;
        default:
            while (m_at < m_end && *m_at != ',' && *m_at != '}' && *m_at != ']' && *m_at != '"' &&
                   *m_at != ' ' && *m_at != '\n' && *m_at != '\r' && *m_at != '\t')
                ++m_at;
        }
    } while (depth > 0);
}

} // namespace breakerbox::transfer
