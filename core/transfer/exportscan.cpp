// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "exportscan.h"

#include "plaintext.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace breakerbox::transfer {

namespace {

// The members by which exports are told apart.
enum KnownKey : std::uint32_t {
    Mapping = 1 << 0,
    ChatMessages = 1 << 1,
    Chat = 1 << 2,
    History = 1 << 3,
    Messages = 1 << 4,
    ConversationIdKey = 1 << 5,
    Endpoint = 1 << 6,
};

struct KeyName
{
    const char *name;
    std::uint32_t bit;
};

constexpr std::array kKeys{
    KeyName{"mapping", Mapping},   KeyName{"chat_messages", ChatMessages},
    KeyName{"chat", Chat},         KeyName{"history", History},
    KeyName{"messages", Messages}, KeyName{"conversationId", ConversationIdKey},
    KeyName{"endpoint", Endpoint},
};

std::uint32_t bitOf(const QByteArray &key)
{
    for (const KeyName &known : kKeys) {
        if (key == known.name)
            return known.bit;
    }
    return 0;
}

bool isSpace(char mark)
{
    return mark == ' ' || mark == '\n' || mark == '\r' || mark == '\t';
}

bool isNumberPart(char mark)
{
    return (mark >= '0' && mark <= '9') || mark == '-' || mark == '+' || mark == '.' ||
           mark == 'e' || mark == 'E';
}

bool isHex(char mark)
{
    return (mark >= '0' && mark <= '9') || (mark >= 'a' && mark <= 'f') ||
           (mark >= 'A' && mark <= 'F');
}

constexpr qsizetype kLongestKey = 64;

} // namespace

Format ExportScan::formatOf(std::uint32_t keys) const
{
    if (m_own)
        return Format::Breakerbox;
    if ((keys & Mapping) != 0)
        return Format::ChatGpt;
    if ((keys & ChatMessages) != 0)
        return Format::Claude;
    if ((keys & (Chat | History)) != 0)
        return Format::OpenWebUi;
    if ((keys & Messages) == 0)
        return Format::Unknown;
    return (keys & (ConversationIdKey | Endpoint)) != 0 ? Format::LibreChat : Format::Chatbox;
}

void ExportScan::stop(FaultKind kind, const char *at)
{
    if (m_fault.kind == FaultKind::None)
        m_fault = {kind, offsetOf(at)};
}

bool ExportScan::feed(QByteArrayView piece)
{
    m_piece = piece.data();
    const char *at = m_piece;
    const char *const end = at + piece.size();
    if (m_position == 0 && piece.startsWith("\xef\xbb\xbf"))
        at += 3;
    while (at < end && m_fault.kind == FaultKind::None) {
        if (m_state == State::String) {
            at = string(at, end);
            continue;
        }
        if (m_state == State::Number) {
            if (isNumberPart(*at)) {
                ++at;
                continue;
            }
            afterValue();
        }
        structure(at);
        ++at;
    }
    if (m_unitLevel > 0 && offsetOf(at) - m_unitStart > kLargestUnit)
        stop(FaultKind::TooLarge, at);
    m_position = offsetOf(at);
    return m_fault.kind == FaultKind::None;
}

// Inside a string, at its next byte. Answers where to go on.
const char *ExportScan::string(const char *at, const char *end)
{
    const char *plain = plainEnd<Foreign::Stops>(at, end);
    if (m_watched)
        m_key.append(at, std::min<qsizetype>(plain - at, kLongestKey + 1 - m_key.size()));
    at = plain;
    if (at == end)
        return at;
    if (*at == '"') {
        if (m_isKey)
            endKey();
        else
            afterValue();
    } else if (*at == '\\') {
        m_state = State::Escape;
    } else if (static_cast<unsigned char>(*at) >= 0x80) {
        beginRune(at);
    } else {
        stop(FaultKind::Syntax, at);
    }
    return at + 1;
}

// The first byte of a character of several: how many follow, and which the next may be.
void ExportScan::beginRune(const char *at)
{
    const auto byte = static_cast<unsigned char>(*at);
    m_runeLowest = 0x80;
    m_runeHighest = 0xbf;
    m_state = State::Rune;
    if (byte >= 0xc2 && byte <= 0xdf) {
        m_runeLeft = 1;
    } else if (byte >= 0xe0 && byte <= 0xef) {
        m_runeLeft = 2;
        if (byte == 0xe0)
            m_runeLowest = 0xa0;
        if (byte == 0xed)
            m_runeHighest = 0x9f;
    } else if (byte >= 0xf0 && byte <= 0xf4) {
        m_runeLeft = 3;
        if (byte == 0xf0)
            m_runeLowest = 0x90;
        if (byte == 0xf4)
            m_runeHighest = 0x8f;
    } else {
        stop(FaultKind::Encoding, at);
    }
}

// One byte outside the plain part of a string.
void ExportScan::structure(const char *at)
{
    const char mark = *at;
    switch (m_state) {
    case State::Escape:
        if (mark == 'u') {
            m_hexLeft = 4;
            m_state = State::Hex;
        } else if (mark != 0 && std::strchr("\"\\/bfnrt", mark)) {
            m_state = State::String;
        } else {
            stop(FaultKind::Syntax, at);
        }
        return;
    case State::Hex:
        if (!isHex(mark))
            stop(FaultKind::Syntax, at);
        else if (--m_hexLeft == 0)
            m_state = State::String;
        return;
    case State::Rune: {
        const auto byte = static_cast<unsigned char>(mark);
        if (byte < m_runeLowest || byte > m_runeHighest)
            stop(FaultKind::Encoding, at);
        m_runeLowest = 0x80;
        m_runeHighest = 0xbf;
        if (--m_runeLeft == 0)
            m_state = State::String;
        return;
    }
    case State::Word:
        if (mark != *m_word)
            stop(FaultKind::Syntax, at);
        else if (*++m_word == 0)
            afterValue();
        return;
    default:
        break;
    }
    if (isSpace(mark))
        return;
    switch (m_state) {
    case State::Colon:
        if (mark == ':')
            m_state = State::Value;
        else
            stop(FaultKind::Syntax, at);
        return;
    case State::FirstKey:
    case State::Key:
        if (mark == '"') {
            m_state = State::String;
            m_isKey = true;
            m_watched = m_stack.size() == 1 || m_unitLevel == 1;
            m_key.clear();
        } else if (mark == '}' && m_state == State::FirstKey) {
            close(mark, at);
        } else {
            stop(FaultKind::Syntax, at);
        }
        return;
    case State::AfterValue:
        if (mark == ',')
            m_state = m_stack.back() == '{' ? State::Key : State::Value;
        else
            close(mark, at);
        return;
    case State::FirstElement:
        if (mark == ']') {
            close(mark, at);
            return;
        }
        [[fallthrough]];
    case State::Value:
        beginValue(at);
        return;
    default:
        stop(FaultKind::Syntax, at); // something after the end
    }
}

void ExportScan::beginWord(const char *word)
{
    m_state = State::Word;
    m_word = word;
}

void ExportScan::beginValue(const char *at)
{
    const char mark = *at;
    if (!m_began && mark != '{' && mark != '[') {
        stop(FaultKind::NotJson, at);
        return;
    }
    m_began = true;
    switch (mark) {
    case '{':
    case '[':
        open(mark, at);
        break;
    case '"':
        m_state = State::String;
        m_isKey = false;
        m_watched = false;
        break;
    case 't':
        beginWord("rue");
        break;
    case 'f':
        beginWord("alse");
        break;
    case 'n':
        beginWord("ull");
        break;
    default:
        if (mark == '-' || (mark >= '0' && mark <= '9'))
            m_state = State::Number;
        else
            stop(FaultKind::Syntax, at);
    }
}

// Whether an object that begins here is a conversation of its own.
bool ExportScan::isUnitPlace() const
{
    if (m_unitLevel > 0 || m_stack.empty())
        return false;
    if (m_stack.front() == '[')
        return m_stack.size() == 1;
    if (!m_container)
        return false;
    if (m_stack.size() == 1)
        return m_topKey.startsWith("session:");
    return m_stack.size() == 2 && m_stack.back() == '[' &&
           (m_topKey == "conversations" || m_topKey == "chat-sessions");
}

void ExportScan::open(char mark, const char *at)
{
    if (m_stack.size() >= kDeepest) {
        stop(FaultKind::TooDeep, at);
        return;
    }
    if (mark == '{' && isUnitPlace()) {
        m_unitStart = offsetOf(at);
        m_unitKeys = 0;
        m_unitLevel = 1;
    } else if (m_unitLevel > 0) {
        ++m_unitLevel;
    } else if (m_stack.empty()) {
        m_topStart = offsetOf(at);
    }
    m_stack.push_back(mark);
    m_state = mark == '{' ? State::FirstKey : State::FirstElement;
}

void ExportScan::close(char mark, const char *at)
{
    const bool matches = !m_stack.empty() && ((mark == '}' && m_stack.back() == '{') ||
                                              (mark == ']' && m_stack.back() == '['));
    if (!matches) {
        stop(FaultKind::Syntax, at);
        return;
    }
    m_stack.pop_back();
    const qint64 end = offsetOf(at) + 1;
    if (m_unitLevel > 0 && --m_unitLevel == 0) {
        if (end - m_unitStart > kLargestUnit)
            stop(FaultKind::TooLarge, at);
        m_units.push_back({m_unitStart, end - m_unitStart, formatOf(m_unitKeys)});
    }
    if (m_stack.empty() && mark == '}' && !m_container) {
        if (end - m_topStart > kLargestUnit)
            stop(FaultKind::TooLarge, at);
        m_units.push_back({m_topStart, end - m_topStart, formatOf(m_topKeys)});
    }
    afterValue();
}

void ExportScan::afterValue()
{
    m_state = m_stack.empty() ? State::Done : State::AfterValue;
}

void ExportScan::endKey()
{
    m_state = State::Colon;
    if (m_watched)
        noteKey();
    m_watched = false;
}

void ExportScan::noteKey()
{
    if (m_unitLevel == 1) {
        m_unitKeys |= bitOf(m_key);
        return;
    }
    m_topKey = m_key;
    m_topKeys |= bitOf(m_key);
    m_own = m_own || m_key == "breakerbox";
    // Also what stands in such a file beside its conversations says what it is.
    m_container = m_container || m_own || m_key == "conversations" || m_key == "chat-sessions" ||
                  m_key == "chat-sessions-list" || m_key == "__exported_items" ||
                  m_key.startsWith("session:");
}

void ExportScan::finish()
{
    if (m_fault.kind != FaultKind::None)
        return;
    if (!m_began)
        m_fault = {FaultKind::Empty, m_position};
    else if (m_state != State::Done)
        m_cutOff = true;
}

} // namespace breakerbox::transfer
