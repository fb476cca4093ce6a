// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/highlight/codeline.h>

using namespace Qt::StringLiterals;

namespace breakerbox::ui::highlight {

namespace {

constexpr quint8 kComment = 1; // in Place::form: a long bracket of Lua that is a comment
constexpr quint8 kBracket = 2; // closed by ]==], otherwise by "##
constexpr qsizetype kLongestMark = 32;

} // namespace

bool CodeLine::readRaw()
{
    const char16_t c = m_scan.peek();
    return (c == u'#' && readSwiftRaw()) || ((c == u'[' || c == u'-') && readLuaLong()) ||
           (c == u'$' && readDollarQuote());
}

// r"…", r#"…"#, with other letters before the r. from: past the letters.
bool CodeLine::readRustRaw(qsizetype from)
{
    if (!m_grammar.has(RustRaw) || from - m_scan.at() > 2 || m_scan.charAt(from - 1) != u'r')
        return false;
    qsizetype quote = from;
    while (m_scan.charAt(quote) == u'#' && quote - from < 255)
        ++quote;
    if (m_scan.charAt(quote) != u'"')
        return false;
    m_place.mode = InMarked;
    m_place.form = 0;
    m_place.depth = static_cast<quint8>(quote - from);
    m_scan.takeTo(quote + 1, Kind::String);
    token(Before::Value);
    return true;
}

bool CodeLine::readSwiftRaw()
{
    if (!m_grammar.has(SwiftRaw))
        return false;
    qsizetype quote = m_scan.at();
    while (m_scan.charAt(quote) == u'#' && quote - m_scan.at() < 255)
        ++quote;
    if (m_scan.charAt(quote) != u'"')
        return false;
    m_place.mode = InMarked;
    m_place.form = 0;
    m_place.depth = static_cast<quint8>(quote - m_scan.at());
    m_scan.takeTo(quote + 1, Kind::String);
    token(Before::Value);
    return true;
}

bool CodeLine::readLuaLong()
{
    if (!m_grammar.has(LuaLong))
        return false;
    const bool comment = m_scan.looksAt("--[");
    const qsizetype open = m_scan.at() + (comment ? 2 : 0);
    if (m_scan.charAt(open) != u'[')
        return false;
    qsizetype second = open + 1;
    while (m_scan.charAt(second) == u'=' && second - open < 255)
        ++second;
    if (m_scan.charAt(second) != u'[')
        return false;
    m_place.mode = InMarked;
    m_place.form = comment ? kBracket | kComment : kBracket;
    m_place.depth = static_cast<quint8>(second - open - 1);
    m_scan.takeTo(second + 1, markedKind());
    token(Before::Value);
    return true;
}

Kind CodeLine::markedKind() const
{
    return (m_place.form & kComment) != 0 ? Kind::Comment : Kind::String;
}

void CodeLine::insideMarked()
{
    const bool bracket = (m_place.form & kBracket) != 0;
    const char16_t first = bracket ? u']' : u'"';
    const char16_t filler = bracket ? u'=' : u'#';
    qsizetype at = m_scan.at();
    while (at < m_scan.size()) {
        if (m_scan.charAt(at++) != first)
            continue;
        qsizetype end = at;
        while (m_scan.charAt(end) == filler && end - at < m_place.depth)
            ++end;
        if (end - at != m_place.depth || (bracket && m_scan.charAt(end) != u']'))
            continue;
        m_scan.takeTo(bracket ? end + 1 : end, markedKind());
        m_place.mode = InCode;
        return;
    }
    m_scan.takeTo(at, markedKind());
}

// from: past the letters that end with R.
bool CodeLine::readCppRaw(qsizetype from)
{
    if (!m_grammar.has(CppRaw) || m_scan.charAt(from - 1) != u'R' || m_scan.charAt(from) != u'"' ||
        from - m_scan.at() > 3)
        return false;
    qsizetype open = from + 1;
    while (open - from <= 16 && m_scan.charAt(open) != u'(' && m_scan.charAt(open) != 0)
        ++open;
    if (m_scan.charAt(open) != u'(')
        return false;
    m_place.mode = InParenRaw;
    m_place.mark = markOf(m_scan.text(from + 1, open));
    m_place.depth = static_cast<quint8>(open - from - 1);
    m_scan.takeTo(open + 1, Kind::String);
    token(Before::Value);
    return true;
}

void CodeLine::insideParenRaw()
{
    for (qsizetype at = m_scan.at(); at < m_scan.size(); ++at) {
        const qsizetype quote = at + 1 + m_place.depth;
        if (m_scan.charAt(at) != u')' || m_scan.charAt(quote) != u'"' ||
            markOf(m_scan.text(at + 1, quote)) != m_place.mark)
            continue;
        m_scan.takeTo(quote + 1, Kind::String);
        m_place.mode = InCode;
        m_place.mark = 0;
        return;
    }
    m_scan.takeRest(Kind::String);
}

bool CodeLine::readDollarQuote()
{
    if (!m_grammar.has(DollarQuote) || isDigit(m_scan.peek(1)))
        return false;
    const qsizetype end = m_scan.pastWord(m_scan.at() + 1);
    if (m_scan.charAt(end) != u'$' || end - m_scan.at() > kLongestMark)
        return false;
    m_place.mode = InDollar;
    m_place.mark = markOf(m_scan.text(m_scan.at() + 1, end));
    m_place.depth = static_cast<quint8>(end - m_scan.at() - 1);
    m_scan.takeTo(end + 1, Kind::String);
    token(Before::Value);
    return true;
}

void CodeLine::insideDollar()
{
    for (qsizetype at = m_scan.at(); at < m_scan.size(); ++at) {
        const qsizetype last = at + 1 + m_place.depth;
        if (m_scan.charAt(at) != u'$' || m_scan.charAt(last) != u'$' ||
            markOf(m_scan.text(at + 1, last)) != m_place.mark)
            continue;
        m_scan.takeTo(last + 1, Kind::String);
        m_place.mode = InCode;
        m_place.mark = 0;
        return;
    }
    m_scan.takeRest(Kind::String);
}

bool CodeLine::readHeredoc()
{
    if (!m_grammar.has(Heredoc | PhpHeredoc) || !m_scan.looksAt("<<"))
        return false;
    const bool three = m_scan.peek(2) == u'<';
    if (three != m_grammar.has(PhpHeredoc))
        return false;
    qsizetype word = m_scan.at() + (three ? 3 : 2);
    if (contains("-~", m_scan.charAt(word)))
        ++word;
    if (m_grammar.has(HeredocBlank))
        word = m_scan.pastBlanks(word);
    const char16_t quote = m_scan.charAt(word);
    const bool quoted = contains("'\"`", quote);
    if (quoted || (quote == u'\\' && m_grammar.has(HeredocBlank)))
        ++word;
    const qsizetype end = m_scan.pastWord(word);
    const bool shout = isUpper(m_scan.charAt(word)) || m_scan.charAt(word) == u'_';
    if (end == word || isDigit(m_scan.charAt(word)) || end - word > kLongestMark ||
        (quoted && m_scan.charAt(end) != quote) ||
        (!quoted && !shout && !m_grammar.has(HeredocBlank)))
        return false;
    if (m_heredoc == 0) {
        m_heredoc = markOf(m_scan.text(word, end));
        m_heredocFree = !m_grammar.has(HeredocBlank);
    }
    m_scan.takeTo(quoted ? end + 1 : end, Kind::String);
    token(Before::Value);
    return true;
}

void CodeLine::insideHeredoc()
{
    const qsizetype word = m_scan.pastBlanks(m_scan.at());
    const qsizetype end = m_scan.pastWord(word);
    const bool last = m_scan.at() == 0 && end > word && end - word <= kLongestMark &&
                      markOf(m_scan.text(word, end)) == m_place.mark;
    if (!last || (m_place.depth == 0 && !m_scan.onlyBlanksFrom(end))) {
        m_scan.takeRest(Kind::String);
        return;
    }
    m_scan.takeTo(end, Kind::String);
    m_place.mode = InCode;
    m_place.mark = 0;
    m_place.depth = 0;
    token(Before::Value);
}

bool CodeLine::readRegex()
{
    const char16_t c = m_scan.peek();
    if (c == u'~' && m_grammar.has(TildeQuotes) && isAsciiLetter(m_scan.peek(1)) &&
        contains("/|\"'([{<", m_scan.peek(2)))
        return readDelimited(m_scan.at() + 2, 1);
    if (c == u'%' && m_grammar.has(PercentQuotes) && m_before != Before::Value) {
        const bool letter = contains("wWiIqQrsx", m_scan.peek(1));
        if (contains("([{<|", m_scan.peek(letter ? 2 : 1)))
            return readDelimited(m_scan.at() + (letter ? 2 : 1), 1);
    }
    const bool divides = m_before == Before::Value || contains("/* =", m_scan.peek(1));
    if (c != u'/' || !m_grammar.has(Regex) || divides || follows(u'<'))
        return false;
    return readDelimited(m_scan.at(), 1);
}

// From a bracket or another mark to its end on this line, letters after it included.
bool CodeLine::readDelimited(qsizetype open, int parts)
{
    qsizetype end = delimitedEnd(open);
    if (end < 0)
        return false;
    if (parts == 2) {
        const bool bracket = closing(m_scan.charAt(open)) != m_scan.charAt(open);
        end = delimitedEnd(bracket ? m_scan.pastBlanks(end) : end - 1);
        if (end < 0)
            return false;
    }
    while (isAsciiLetter(m_scan.charAt(end)))
        ++end;
    m_scan.takeTo(end, Kind::String);
    token(Before::Value);
    return true;
}

qsizetype CodeLine::delimitedEnd(qsizetype open)
{
    if (m_noEnd || open >= m_scan.size())
        return -1;
    const char16_t first = m_scan.charAt(open);
    const char16_t last = closing(first);
    int depth = 1;
    bool inClass = false; // [/] in a regular expression
    for (qsizetype at = open + 1; at < m_scan.size(); ++at) {
        const char16_t c = m_scan.charAt(at);
        if (c == u'\\') {
            ++at;
        } else if (first == u'/' && (c == u'[' || c == u']')) {
            inClass = c == u'[';
        } else if (c == last && !inClass) {
            if (--depth == 0)
                return at + 1;
        } else if (c == first && first != last) {
            ++depth;
        }
    }
    m_noEnd = true;
    return -1;
}

} // namespace breakerbox::ui::highlight
