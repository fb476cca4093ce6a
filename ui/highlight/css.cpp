// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/highlight/linescan.h>
#include <ui/highlight/place.h>
#include <ui/highlight/shapes.h>

namespace breakerbox::ui::highlight {

namespace {

enum CssMode : quint8 { InRule = 0, InCssComment, InCssValue };

// Place::depth counts braces; Place::form is the mode around a comment.
class CssLine
{
public:
    CssLine(QStringView line, State before)
        : m_scan(line),
          m_place(Place::of(before))
    {}
    Line read();

private:
    void comment();
    void rule();
    void value();
    bool common();
    void quoted();
    [[nodiscard]] bool isDeclaration();
    [[nodiscard]] bool isAfterVariable();
    [[nodiscard]] qsizetype pastName(qsizetype from) const { return m_scan.pastWord(from, "-"); }

    LineScan m_scan;
    Place m_place;
    qsizetype m_judged = 0; // statements before this are known
    bool m_declares = false;
};

Line CssLine::read()
{
    while (!m_scan.atEnd()) {
        if (m_place.mode == InCssComment)
            comment();
        else if (common())
            continue;
        else if (m_place.mode == InCssValue)
            value();
        else
            rule();
    }
    return {std::move(m_scan.runs()), m_place.state()};
}

void CssLine::comment()
{
    for (qsizetype at = m_scan.at(); at < m_scan.size(); ++at) {
        if (!m_scan.matches(at, "*/", false))
            continue;
        m_scan.takeTo(at + 2, Kind::Comment);
        m_place.mode = m_place.form;
        m_place.form = 0;
        return;
    }
    m_scan.takeRest(Kind::Comment);
}

// What may stand anywhere.
bool CssLine::common()
{
    const char16_t c = m_scan.peek();
    if (isBlank(c)) {
        m_scan.skip();
    } else if (m_scan.looksAt("/*")) {
        m_place.form = m_place.mode;
        m_place.mode = InCssComment;
        m_scan.take(2, Kind::Comment);
    } else if (m_scan.looksAt("//") && m_scan.charAt(m_scan.at() - 1) != u':') {
        m_scan.takeRest(Kind::Comment);
    } else if (c == u'"' || c == u'\'') {
        quoted();
    } else if (c == u'$' || (c == u'-' && m_scan.peek(1) == u'-') ||
               (c == u'@' && m_scan.peek(1) == u'{')) {
        m_scan.takeTo(pastName(m_scan.at() + 1), Kind::Variable);
    } else if (c == u'{' || c == u'}') {
        if (c == u'{')
            m_place.depth = static_cast<quint8>(qMin(255, m_place.depth + 1));
        else if (m_place.depth > 0)
            --m_place.depth;
        m_place.mode = InRule;
        m_scan.skip();
        m_judged = 0;
    } else if (c == u';') {
        m_place.mode = InRule;
        m_scan.skip();
        m_judged = 0;
    } else {
        return false;
    }
    return true;
}

void CssLine::quoted()
{
    const char16_t quote = m_scan.peek();
    m_scan.take(1, Kind::String);
    while (!m_scan.atEnd()) {
        if (m_scan.peek() == u'\\') {
            m_scan.take(2, Kind::Escape);
        } else if (m_scan.peek() == quote) {
            m_scan.take(1, Kind::String);
            return;
        } else {
            m_scan.take(1, Kind::String);
        }
    }
}

// "color: red" or "a:hover {"? A brace that comes before the end of the statement decides.
bool CssLine::isDeclaration()
{
    if (m_scan.at() < m_judged)
        return m_declares;
    m_declares = m_place.depth > 0;
    for (qsizetype at = m_scan.at(); at < m_scan.size(); ++at) {
        const char16_t c = m_scan.charAt(at);
        m_judged = at + 1;
        if (c == u';' || c == u'}')
            break;
        if (c == u'{' && m_scan.charAt(at - 1) != u'#') {
            m_declares = false;
            break;
        }
        if (c == u',' && at + 1 == m_scan.size()) // more selectors follow
            m_declares = false;
    }
    return m_declares;
}

bool CssLine::isAfterVariable()
{
    if (m_scan.runs().empty() || m_scan.runs().back().kind != Kind::Variable)
        return false;
    const Run &last = m_scan.runs().back();
    return m_scan.pastBlanks(last.start + last.length) == m_scan.at();
}

void CssLine::rule()
{
    const char16_t c = m_scan.peek();
    if (c == u'@') {
        m_scan.takeTo(pastName(m_scan.at() + 1), Kind::Preprocessor);
        m_place.mode = InCssValue;
    } else if (isDeclaration() && isWordStart(c)) {
        m_scan.takeTo(pastName(m_scan.at() + 1), Kind::Attribute);
    } else if (c == u':' && m_declares) {
        m_scan.skip();
        m_place.mode = InCssValue;
    } else if (c == u':' && isAfterVariable()) { // --name: …
        m_scan.skip();
        m_place.mode = InCssValue;
    } else if (c == u':') {
        const qsizetype name = m_scan.at() + (m_scan.peek(1) == u':' ? 2 : 1);
        m_scan.takeTo(qMax(pastName(name), name), Kind::Keyword);
    } else if (contains(".#&%", c) || isWordStart(c)) {
        m_scan.takeTo(pastName(m_scan.at() + 1), c == u'.' || c == u'#' ? Kind::Type : Kind::Tag);
    } else if (c == u'[') {
        m_scan.skip();
        m_scan.takeTo(pastName(m_scan.at()), Kind::Attribute);
    } else {
        m_scan.skip();
    }
}

void CssLine::value()
{
    const char16_t c = m_scan.peek();
    const bool signedNumber =
        contains("+-.", c) && (isDigit(m_scan.peek(1)) || m_scan.peek(1) == u'.');
    if (isDigit(c) || signedNumber) {
        m_scan.takeTo(m_scan.pastWord(m_scan.at() + 1, ".%"), Kind::Number);
    } else if (c == u'#') {
        m_scan.takeTo(m_scan.pastWord(m_scan.at() + 1), Kind::Number);
    } else if (c == u'!') {
        m_scan.takeTo(pastName(m_scan.at() + 1), Kind::Keyword);
    } else if (c == u'@') {
        m_scan.takeTo(pastName(m_scan.at() + 1), Kind::Variable);
    } else if (isWordStart(c) || c == u'-') {
        const qsizetype end = pastName(m_scan.at() + 1);
        m_scan.takeTo(end, m_scan.charAt(end) == u'(' ? Kind::Function : Kind::Plain);
    } else {
        m_scan.skip();
    }
}

} // namespace

Line CssLexer::line(QStringView line, State before)
{
    return CssLine(line, before).read();
}

} // namespace breakerbox::ui::highlight
