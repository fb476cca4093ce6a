// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/highlight/linescan.h>
#include <ui/highlight/place.h>
#include <ui/highlight/shapes.h>

namespace breakerbox::ui::highlight {

namespace {

// Place::depth: how many marks the fence has; Place::form: which mark.
enum MarkdownMode : quint8 { InProse = 0, InFence, InHtmlComment };

class MarkdownLine
{
public:
    MarkdownLine(QStringView line, State before)
        : m_scan(line),
          m_place(Place::of(before))
    {}
    Line read();

private:
    bool readFence();
    bool readBlock();
    void readInline();
    void comment();
    [[nodiscard]] qsizetype count(qsizetype from, char16_t c) const
    {
        qsizetype at = from;
        while (m_scan.charAt(at) == c && at < m_scan.size())
            ++at;
        return at - from;
    }

    LineScan m_scan;
    Place m_place;
    bool m_noEnd = false;
};

Line MarkdownLine::read()
{
    if (m_place.mode == InHtmlComment)
        comment();
    else if (readFence() || readBlock())
        m_scan.moveTo(m_scan.size());
    while (!m_scan.atEnd())
        readInline();
    return {std::move(m_scan.runs()), m_place.state()};
}

bool MarkdownLine::readFence()
{
    const qsizetype start = m_scan.pastBlanks(0);
    const char16_t mark = m_scan.charAt(start);
    const qsizetype marks = contains("`~", mark) ? qMin<qsizetype>(count(start, mark), 255) : 0;
    if (m_place.mode == InFence) {
        const bool closes = marks >= m_place.depth && mark == m_place.form &&
                            m_scan.onlyBlanksFrom(start + count(start, mark));
        m_scan.takeRest(closes ? Kind::Preprocessor : Kind::String);
        if (closes)
            m_place = {};
        return true;
    }
    if (marks < 3 || (mark == u'`' && m_scan.text(start + marks, m_scan.size()).contains(u'`')))
        return false;
    m_place.mode = InFence;
    m_place.depth = static_cast<quint8>(marks);
    m_place.form = static_cast<quint8>(mark);
    m_scan.takeRest(Kind::Preprocessor);
    return true;
}

// What a whole line is; true if nothing of it is left.
bool MarkdownLine::readBlock()
{
    const qsizetype start = m_scan.pastBlanks(0);
    const char16_t c = m_scan.charAt(start);
    const qsizetype level = count(start, u'#');
    if (level >= 1 && level <= 6 &&
        (isBlank(m_scan.charAt(start + level)) || start + level == m_scan.size())) {
        m_scan.takeRest(Kind::Heading);
        return true;
    }
    m_scan.moveTo(start);
    if (c == u'>') {
        m_scan.takeRest(Kind::Comment);
        return true;
    }
    qsizetype digits = start;
    while (isDigit(m_scan.charAt(digits)))
        ++digits;
    const bool bullet = contains("-*+", c) && isBlank(m_scan.charAt(start + 1));
    const bool number = digits > start && contains(".)", m_scan.charAt(digits)) &&
                        isBlank(m_scan.charAt(digits + 1));
    if (bullet || number)
        m_scan.takeTo(number ? digits + 1 : start + 1, Kind::Keyword);
    return false;
}

void MarkdownLine::comment()
{
    for (qsizetype at = m_scan.at(); at < m_scan.size(); ++at) {
        if (!m_scan.matches(at, "-->", false))
            continue;
        m_scan.takeTo(at + 3, Kind::Comment);
        m_place = {};
        return;
    }
    m_scan.takeRest(Kind::Comment);
}

void MarkdownLine::readInline()
{
    const char16_t c = m_scan.peek();
    if (c == u'\\') {
        m_scan.take(2, Kind::Escape);
    } else if (m_scan.looksAt("<!--")) {
        m_place.mode = InHtmlComment;
        comment();
    } else if (c == u'`' && !m_noEnd) {
        const qsizetype marks = count(m_scan.at(), u'`');
        qsizetype at = m_scan.at() + marks;
        while (at < m_scan.size() && (m_scan.charAt(at) != u'`' || count(at, u'`') != marks))
            at += qMax<qsizetype>(1, count(at, u'`'));
        m_noEnd = at >= m_scan.size();
        m_scan.takeTo(m_noEnd ? m_scan.at() + marks : at + marks,
                      m_noEnd ? Kind::Plain : Kind::String);
    } else if (c == u'(' && m_scan.charAt(m_scan.at() - 1) == u']') {
        m_scan.skip();
        while (!m_scan.atEnd() && m_scan.peek() != u')')
            m_scan.take(1, Kind::Attribute);
    } else if (c == u'<' && (isAsciiLetter(m_scan.peek(1)) || m_scan.peek(1) == u'/')) {
        const qsizetype name = m_scan.at() + (m_scan.peek(1) == u'/' ? 2 : 1);
        m_scan.moveTo(name);
        m_scan.takeTo(m_scan.pastWord(name, "-"), Kind::Tag);
    } else {
        m_scan.skip();
    }
}

} // namespace

Line MarkdownLexer::line(QStringView line, State before)
{
    return MarkdownLine(line, before).read();
}

} // namespace breakerbox::ui::highlight
