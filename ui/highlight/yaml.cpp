// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/highlight/linescan.h>
#include <ui/highlight/place.h>
#include <ui/highlight/shapes.h>

#include <algorithm>

namespace breakerbox::ui::highlight {

namespace {

// Place::depth: the indent that the lines of a block text go beyond; Place::form: the quote.
enum YamlMode : quint8 { InYaml = 0, InBlockText, InQuotes };

class YamlLine
{
public:
    YamlLine(QStringView line, State before)
        : m_scan(line),
          m_place(Place::of(before))
    {}
    Line read();

private:
    void step();
    void quoted();
    void scalar();
    bool readKey();
    void readBlockMark();
    void openQuotes(char16_t quote);

    LineScan m_scan;
    Place m_place;
    qsizetype m_indent = 0;
    bool m_mayBeKey = true;
    bool m_noKey = false; // looked for a colon once and found none
    int m_flow = 0;       // open brackets of this line
};

bool isNumber(QStringView text)
{
    if (text.startsWith(u'-') || text.startsWith(u'+'))
        text = text.sliced(1);
    if (text.isEmpty() || !isDigit(text.front().unicode()))
        return false;
    return std::ranges::all_of(text, [](QChar c) {
        return isDigit(c.unicode()) || QStringView(u".:-_xabcdefABCDEFTZ+").contains(c);
    });
}

Line YamlLine::read()
{
    m_indent = m_scan.pastBlanks(0);
    if (m_place.mode == InBlockText) {
        if (m_indent > m_place.depth || m_indent >= m_scan.size()) {
            m_scan.takeRest(Kind::String);
            return {std::move(m_scan.runs()), m_place.state()};
        }
        m_place = {};
    }
    if (m_place.mode == InYaml && (m_scan.looksAt("---") || m_scan.looksAt("...")))
        m_scan.take(3, Kind::Heading);
    else if (m_place.mode == InYaml && m_scan.peek() == u'%')
        m_scan.takeRest(Kind::Preprocessor);
    while (!m_scan.atEnd()) {
        if (m_place.mode == InQuotes)
            quoted();
        else if (m_place.mode == InBlockText)
            m_scan.takeRest(Kind::Comment); // only a comment may follow its mark
        else
            step();
    }
    return {std::move(m_scan.runs()), m_place.state()};
}

void YamlLine::step()
{
    const char16_t c = m_scan.peek();
    const char16_t next = m_scan.peek(1);
    const bool apart = next == 0 || isBlank(next);
    if (isBlank(c)) {
        m_scan.skip();
    } else if (c == u'#') {
        m_scan.takeRest(Kind::Comment);
    } else if (contains("-?:", c) && apart) {
        if (c == u'-' && m_mayBeKey)
            m_indent = m_scan.at();
        m_mayBeKey = m_mayBeKey && c != u':';
        m_scan.skip();
    } else if (contains("[]{},", c)) {
        m_flow += c == u'[' || c == u'{' ? 1 : 0;
        m_mayBeKey = c == u'{' || c == u',';
        m_scan.skip();
    } else if (m_mayBeKey && readKey()) {
        m_mayBeKey = false;
    } else if (c == u'"' || c == u'\'') {
        openQuotes(c);
    } else if (c == u'&' || c == u'*') {
        m_scan.takeTo(m_scan.pastWord(m_scan.at() + 1, "-."), Kind::Variable);
    } else if (c == u'!') {
        m_scan.takeTo(m_scan.pastWord(m_scan.at() + 1, "!-:./"), Kind::Type);
    } else if ((c == u'|' || c == u'>') && m_flow == 0) {
        readBlockMark();
    } else {
        scalar();
    }
}

void YamlLine::openQuotes(char16_t quote)
{
    m_place.mode = InQuotes;
    m_place.form = static_cast<quint8>(quote);
    m_scan.take(1, Kind::String);
}

void YamlLine::quoted()
{
    const char16_t quote = m_place.form;
    while (!m_scan.atEnd()) {
        const char16_t c = m_scan.peek();
        if (c == u'\\' && quote == u'"') {
            m_scan.take(2, Kind::Escape);
        } else if (c == quote && c == u'\'' && m_scan.peek(1) == c) {
            m_scan.take(2, Kind::Escape);
        } else {
            m_scan.take(1, Kind::String);
            if (c == quote) {
                m_place = {};
                return;
            }
        }
    }
}

// Everything up to a colon with a blank after it.
bool YamlLine::readKey()
{
    if (m_noKey)
        return false;
    const char16_t first = m_scan.peek();
    const bool quotes = first == u'"' || first == u'\'';
    qsizetype at = m_scan.at() + 1;
    for (; at < m_scan.size(); ++at) {
        const char16_t c = m_scan.charAt(at);
        const char16_t next = m_scan.charAt(at + 1);
        if (quotes && c == first)
            break;
        if (!quotes && c == u':' && (next == 0 || isBlank(next)))
            break;
        if (!quotes &&
            ((c == u'#' && isBlank(m_scan.charAt(at - 1))) || (m_flow > 0 && contains(",]}", c))))
            return false;
    }
    const qsizetype end = quotes ? at + 1 : at;
    if (at >= m_scan.size() || m_scan.charAt(end) != u':') {
        m_noKey = at >= m_scan.size();
        return false;
    }
    m_indent = m_scan.at();
    m_scan.takeTo(end, Kind::Attribute);
    return true;
}

void YamlLine::readBlockMark()
{
    m_scan.take(1, Kind::Keyword);
    while (contains("+-", m_scan.peek()) || isDigit(m_scan.peek()))
        m_scan.take(1, Kind::Keyword);
    const qsizetype rest = m_scan.pastBlanks(m_scan.at());
    if (rest < m_scan.size() && m_scan.charAt(rest) != u'#')
        return;
    m_scan.moveTo(rest);
    m_place.mode = InBlockText;
    m_place.depth = static_cast<quint8>(qMin<qsizetype>(m_indent, 255));
}

void YamlLine::scalar()
{
    const qsizetype from = m_scan.at();
    qsizetype end = from;
    while (end < m_scan.size()) {
        const char16_t c = m_scan.charAt(end);
        const char16_t next = m_scan.charAt(end + 1);
        if ((isBlank(c) && next == u'#') ||
            (c == u':' && (next == 0 || isBlank(next)) && end > from))
            break;
        if (m_flow > 0 && contains(",]}", c))
            break;
        ++end;
    }
    const QStringView text = m_scan.text(from, qMax(end, from + 1)).trimmed();
    const bool literal =
        isNumber(text) || isListed(text, "true false null yes no on off ~", Qt::CaseInsensitive);
    m_scan.takeTo(from + qMax<qsizetype>(text.size(), 1), literal ? Kind::Number : Kind::String);
    m_scan.moveTo(qMax(end, m_scan.at()));
}

} // namespace

Line YamlLexer::line(QStringView line, State before)
{
    return YamlLine(line, before).read();
}

} // namespace breakerbox::ui::highlight
