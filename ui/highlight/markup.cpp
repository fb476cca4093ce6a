// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/highlight/linescan.h>
#include <ui/highlight/place.h>
#include <ui/highlight/shapes.h>

namespace breakerbox::ui::highlight {

namespace {

enum MarkupMode : quint8 { InText = 0, InComment, InInstruction, InSection, InTag, InValue };
enum Guest : quint8 { NoGuest = 0, Script, Style };

// The guest that a tag's content is; kept in Place::form while the tag is open, as is the quote of
// a value in Place::depth.
class MarkupLine
{
public:
    MarkupLine(QStringView line, Place place)
        : m_scan(line),
          m_place(place)
    {}
    // Until the end of the line or until a guest begins.
    void read()
    {
        while (!m_scan.atEnd() && m_place.guest == NoGuest)
            step();
    }
    LineScan &scan() { return m_scan; }
    Place &place() { return m_place; }

private:
    void step();
    void text();
    void until(std::string_view close, Kind kind);
    void tag();
    void value();

    LineScan m_scan;
    Place m_place;
};

void MarkupLine::step()
{
    switch (m_place.mode) {
    case InComment:
        until("-->", Kind::Comment);
        break;
    case InInstruction:
        until(">", Kind::Preprocessor);
        break;
    case InSection:
        until("]]>", Kind::String);
        break;
    case InTag:
        tag();
        break;
    case InValue:
        value();
        break;
    default:
        text();
    }
}

void MarkupLine::until(std::string_view close, Kind kind)
{
    for (qsizetype at = m_scan.at(); at < m_scan.size(); ++at) {
        if (!m_scan.matches(at, close, false))
            continue;
        m_scan.takeTo(at + static_cast<qsizetype>(close.size()), kind);
        m_place.mode = InText;
        return;
    }
    m_scan.takeRest(kind);
}

void MarkupLine::text()
{
    const char16_t c = m_scan.peek();
    const char16_t next = m_scan.peek(1);
    if (c == u'<' && m_scan.looksAt("<!--")) {
        m_place.mode = InComment;
        m_scan.take(4, Kind::Comment);
    } else if (c == u'<' && m_scan.looksAt("<![CDATA[")) {
        m_place.mode = InSection;
        m_scan.take(9, Kind::Preprocessor);
    } else if (c == u'<' && (next == u'!' || next == u'?')) {
        m_place.mode = InInstruction;
        m_scan.take(2, Kind::Preprocessor);
    } else if (c == u'<' && (isWordStart(next) || (next == u'/' && isWordStart(m_scan.peek(2))))) {
        const bool closes = next == u'/';
        const qsizetype name = m_scan.at() + (closes ? 2 : 1);
        m_scan.moveTo(name);
        const bool script = m_scan.looksAtFolded("script");
        const bool style = m_scan.looksAtFolded("style");
        const qsizetype end = m_scan.pastWord(name, "-:.");
        const bool whole = end - name == (script ? 6 : 5);
        m_scan.takeTo(end, Kind::Tag);
        m_place.mode = InTag;
        m_place.form = closes || !whole ? NoGuest : script ? Script : style ? Style : NoGuest;
    } else if (c == u'&' && (isWordStart(next) || next == u'#')) {
        const qsizetype end = m_scan.pastWord(m_scan.at() + 2);
        if (m_scan.charAt(end) == u';')
            m_scan.takeTo(end + 1, Kind::Escape);
        else
            m_scan.moveTo(end);
    } else {
        m_scan.skip();
    }
}

void MarkupLine::tag()
{
    const char16_t c = m_scan.peek();
    if (c == u'>') {
        const bool alone = m_scan.charAt(m_scan.at() - 1) == u'/';
        m_scan.skip();
        m_place.mode = InText;
        m_place.guest = alone ? quint8(NoGuest) : m_place.form;
        m_place.form = NoGuest;
    } else if (c == u'"' || c == u'\'') {
        m_place.mode = InValue;
        m_place.depth = static_cast<quint8>(c);
        m_scan.take(1, Kind::String);
    } else if (c == u'=') {
        m_scan.skip();
        const bool bare = !contains("\"'{", m_scan.peek());
        while (bare && !m_scan.atEnd() && !isBlank(m_scan.peek()) && m_scan.peek() != u'>')
            m_scan.take(1, Kind::String);
    } else if (isWordStart(c) || contains("@:#*", c)) {
        m_scan.takeTo(m_scan.pastWord(m_scan.at() + 1, "-:.@"), Kind::Attribute);
    } else {
        m_scan.skip();
    }
}

void MarkupLine::value()
{
    while (!m_scan.atEnd() && m_scan.peek() != m_place.depth) {
        const bool sign = m_scan.peek() == u'&';
        const qsizetype end = sign ? m_scan.pastWord(m_scan.at() + 1, "#") : 0;
        const bool entity = sign && m_scan.charAt(end) == u';';
        m_scan.take(entity ? end + 1 - m_scan.at() : 1, entity ? Kind::Escape : Kind::String);
    }
    if (m_scan.atEnd())
        return;
    m_scan.take(1, Kind::String);
    m_place.mode = InTag;
    m_place.depth = 0;
}

// Where "</script" begins, or the end of the line.
qsizetype guestEnd(const LineScan &scan, std::string_view close)
{
    for (qsizetype at = scan.at(); at < scan.size(); ++at) {
        if (scan.charAt(at) == u'<' && scan.matches(at, close, true))
            return at;
    }
    return scan.size();
}

const Language &languageOf(QStringView name)
{
    const Language *language = findLanguage(name);
    Q_ASSERT(language);
    return *language;
}

} // namespace

MarkupLexer::MarkupLexer()
    : m_script(languageOf(u"javascript")),
      m_style(std::make_unique<CssLexer>())
{}

Line MarkupLexer::line(QStringView line, State before)
{
    MarkupLine reader(line, Place::of(before));
    LineScan &scan = reader.scan();
    Place &place = reader.place();
    do {
        reader.read();
        const quint8 guest = place.guest;
        if (guest == NoGuest)
            break;
        const qsizetype end = guestEnd(scan, guest == Script ? "</script" : "</style");
        place.guest = NoGuest;
        Lexer &lexer = guest == Script ? static_cast<Lexer &>(m_script) : *m_style;
        const qsizetype begun = scan.at();
        const Line inner = lexer.line(scan.text(begun, end), place.state());
        scan.adopt(inner.runs, begun);
        scan.moveTo(end);
        place = end < scan.size() ? Place() : Place::of(inner.after);
        if (scan.atEnd())
            place.guest = guest;
    } while (!scan.atEnd());
    return {std::move(scan.runs()), place.state()};
}

} // namespace breakerbox::ui::highlight
