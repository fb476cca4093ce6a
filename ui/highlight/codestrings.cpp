// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/highlight/codeline.h>

#include <algorithm>

namespace breakerbox::ui::highlight {

namespace {

bool isHex(char16_t c)
{
    return isDigit(c) || (folded(c) >= u'a' && folded(c) <= u'f');
}

constexpr StringForm kNoForm{.open = "\"", .close = "\""};

} // namespace

const StringForm &CodeLine::formAt(size_t form) const
{
    const size_t index = form & Place::kFormBits;
    return index < m_language.strings.size() ? m_language.strings[index] : kNoForm;
}

bool CodeLine::readString()
{
    for (size_t i = 0; i < m_language.strings.size(); ++i) {
        const StringForm &form = m_language.strings[i];
        if (!m_scan.looksAt(form.open))
            continue;
        if ((form.flags & StringForm::NotAfterWord) != 0 &&
            (afterWordChar() || follows(u')') || follows(u']') || follows(u'}')))
            continue;
        if ((form.flags & StringForm::Char) != 0 && !isChar(form)) {
            if (!m_grammar.has(Lifetimes) || !isWordStart(m_scan.peek(1)))
                continue;
            m_scan.takeTo(m_scan.pastWord(m_scan.at() + 1), Kind::Variable);
            token(Before::Value);
            return true;
        }
        openString(i, (form.flags & StringForm::Code) != 0 ? Place::kWithCode : 0);
        return true;
    }
    return false;
}

// One character, or a backslash and a few, between two marks.
bool CodeLine::isChar(const StringForm &form) const
{
    const char16_t close = static_cast<unsigned char>(form.close.front());
    if (m_scan.peek(1) == u'\\') {
        for (qsizetype i = 3; i < 14; ++i) {
            if (m_scan.peek(i) == close)
                return true;
        }
        return false;
    }
    if (m_scan.peek(1) == close)
        return false;
    const bool pair = QChar::isHighSurrogate(m_scan.peek(1));
    return m_scan.peek(pair ? 3 : 2) == close;
}

bool CodeLine::readPrefixed(qsizetype end)
{
    if (readRustRaw(end) || readCppRaw(end))
        return true;
    if (m_language.prefixes.empty() || !m_grammar.mayOpen(m_scan.charAt(end)))
        return false;
    const auto length = static_cast<size_t>(end - m_scan.at());
    for (const Prefix &prefix : m_language.prefixes) {
        if (prefix.letters.size() != length || !m_scan.looksAtFolded(prefix.letters))
            continue;
        for (size_t i = 0; i < m_language.strings.size(); ++i) {
            const StringForm &form = m_language.strings[i];
            if (!m_scan.matches(end, form.open, false))
                continue;
            m_scan.takeTo(end, form.kind);
            const bool code =
                (prefix.change & Prefix::WithCode) != 0 || (form.flags & StringForm::Code) != 0;
            openString(i,
                       static_cast<quint8>((code ? Place::kWithCode : 0) |
                                           ((prefix.change & Prefix::Raw) != 0 ? Place::kRaw : 0)));
            return true;
        }
    }
    return false;
}

void CodeLine::openString(size_t form, quint8 changes)
{
    const StringForm &string = formAt(form);
    const qsizetype begun = m_scan.at();
    m_place.mode = InString;
    m_place.form = static_cast<quint8>(form | changes);
    m_scan.take(static_cast<qsizetype>(string.open.size()), string.kind);
    if (insideString())
        leaveString(begun);
}

// A string that a colon follows is a key.
void CodeLine::leaveString(qsizetype begun)
{
    token(Before::Value);
    if (!m_grammar.has(KeyStrings) || m_scan.charAt(m_scan.pastBlanks(m_scan.at())) != u':')
        return;
    for (Run &run : m_scan.runs()) {
        if (run.start >= begun && run.kind == Kind::String)
            run.kind = Kind::Attribute;
    }
}

// True if the string ended.
bool CodeLine::insideString()
{
    const StringForm &form = formAt(m_place.form);
    const auto closeLength = static_cast<qsizetype>(form.close.size());
    const bool raw = (m_place.form & Place::kRaw) != 0;
    const bool withCode = (m_place.form & Place::kWithCode) != 0 && !form.code.empty();
    const char16_t escape = raw                                        ? u'\0'
                            : (form.flags & StringForm::Escapes) != 0  ? u'\\'
                            : (form.flags & StringForm::Backtick) != 0 ? u'`'
                                                                       : u'\0';
    const char16_t closeFirst = static_cast<unsigned char>(form.close.front());
    while (!m_scan.atEnd()) {
        const char16_t c = m_scan.peek();
        if (c == closeFirst && m_scan.looksAt(form.close) &&
            ((form.flags & StringForm::ByLine) == 0 || m_scan.pastBlanks(0) == m_scan.at())) {
            if ((form.flags & StringForm::Doubled) != 0 &&
                m_scan.matches(m_scan.at() + closeLength, form.close, false)) {
                m_scan.take(2 * closeLength, Kind::Escape);
                continue;
            }
            m_scan.take(closeLength, form.kind);
            m_place.mode = InCode;
            token(Before::Value);
            return true;
        }
        if (withCode && m_scan.looksAt(form.code) && enterCode(form))
            return false;
        if (escape != 0 && c == escape && readEscape(escape))
            continue;
        if (raw && c == u'\\' && (form.flags & StringForm::RawQuotes) != 0 && m_scan.peek(1) != 0) {
            m_scan.take(2, form.kind);
            continue;
        }
        if ((form.flags & StringForm::Variables) != 0 && !raw && c == u'$' && readSigil())
            continue;
        // The rest up to the next character that may mean something.
        qsizetype end = m_scan.at() + 1;
        while (end < m_scan.size()) {
            const char16_t next = m_scan.charAt(end);
            if (next == closeFirst || next == escape || next == u'$' || next == u'\\' ||
                (withCode && next == static_cast<unsigned char>(form.code.front())))
                break;
            ++end;
        }
        m_scan.takeTo(end, form.kind);
    }
    return false;
}

bool CodeLine::readEscape(char16_t escape)
{
    if (m_scan.peek(1) == 0)
        return false;
    qsizetype end = m_scan.at() + (QChar::isHighSurrogate(m_scan.peek(1)) ? 3 : 2);
    if (escape == u'\\' && contains("xuU", m_scan.peek(1))) {
        const bool braced = m_scan.charAt(end) == u'{';
        const qsizetype digits = braced ? end + 1 : end;
        const qsizetype most = digits + (m_scan.peek(1) == u'x'   ? 2
                                         : m_scan.peek(1) == u'u' ? 4
                                                                  : 8);
        end = digits;
        while (end < (braced ? digits + 8 : most) && isHex(m_scan.charAt(end)))
            ++end;
        if (braced && m_scan.charAt(end) == u'}')
            ++end;
    }
    m_scan.takeTo(end, Kind::Escape);
    return true;
}

// "… ${" → code, while there is room to remember the way back.
bool CodeLine::enterCode(const StringForm &form)
{
    if (form.code == "{" && m_scan.peek(1) == u'{') { // Python's and C#'s way to write a brace
        m_scan.take(2, Kind::Escape);
        return true;
    }
    const auto free = std::ranges::find(m_place.levels, quint8(0));
    if (free == m_place.levels.end())
        return false;
    *free = static_cast<quint8>((m_place.form & Place::kFormBits) + 1);
    m_scan.take(static_cast<qsizetype>(form.code.size()), Kind::Escape);
    m_place.mode = InCode;
    m_before = Before::Nothing;
    m_statement = true;
    return true;
}

// Counts brackets in code inside of a string; the one that closes it leads back.
bool CodeLine::leaveCode(char16_t c)
{
    const size_t last = m_place.levels[1] != 0 ? 1 : 0;
    quint8 &level = m_place.levels[last];
    if (level == 0)
        return false;
    const size_t form = (level & Place::kFormBits) - 1U;
    const StringForm &string = formAt(form);
    const char16_t open = string.code.empty() ? u'{' : char16_t(string.code.back());
    const int depth = level >> 5;
    if (c == open && depth < 7) {
        level = static_cast<quint8>(level + 0x20);
    } else if (c == closing(open) && depth > 0) {
        level = static_cast<quint8>(level - 0x20);
    } else if (c == closing(open)) {
        level = 0;
        m_scan.take(1, Kind::Escape);
        m_place.mode = InString;
        m_place.form = static_cast<quint8>(form | Place::kWithCode);
        return true;
    }
    return false;
}

} // namespace breakerbox::ui::highlight
