// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/highlight/codeline.h>

namespace breakerbox::ui::highlight {

namespace {

// In Place::depth, of a shell: what a line begins with that goes on with the one before.
constexpr quint8 kArguments = 1;
constexpr quint8 kStatement = 2;

} // namespace

CodeLine::CodeLine(const Grammar &grammar, QStringView line, State before)
    : m_grammar(grammar),
      m_language(grammar.language()),
      m_scan(line),
      m_place(Place::of(before))
{
    if (m_place.mode == InCode) { // the line before may have ended with a backslash
        m_statement = m_place.depth != kArguments;
        m_place.depth = 0;
    }
}

Line CodeLine::read()
{
    int stuck = 0;
    while (!m_scan.atEnd()) {
        const qsizetype before = m_scan.at();
        switch (m_place.mode) {
        case InRegion:
            insideRegion();
            break;
        case InString:
            insideString();
            break;
        case InMarked:
            insideMarked();
            break;
        case InParenRaw:
            insideParenRaw();
            break;
        case InHeredoc:
            insideHeredoc();
            break;
        case InDollar:
            insideDollar();
            break;
        default:
            step();
        }
        // A change of mode may take nothing; more than a few in a row would be a fault of a table.
        stuck = m_scan.at() == before ? stuck + 1 : 0;
        if (stuck > 3)
            m_scan.skip();
    }
    endOfLine();
    return {std::move(m_scan.runs()), m_place.state()};
}

void CodeLine::endOfLine()
{
    if (m_place.mode == InRegion) {
        const Region *region =
            m_place.form < m_language.regions.size() ? &m_language.regions[m_place.form] : nullptr;
        if (!region || region->close.empty() || (region->where & Region::OneLine) != 0)
            m_place.mode = InCode;
    }
    if (m_place.mode == InString && (formAt(m_place.form).flags & StringForm::Lines) == 0)
        m_place.mode = InCode;
    // Code inside of a string that ends with the line ends with it.
    for (size_t i = 0; i < m_place.levels.size(); ++i) {
        const quint8 level = m_place.levels[i] & Place::kFormBits;
        if (level != 0 && (formAt(level - 1U).flags & StringForm::Lines) == 0) {
            for (size_t j = i; j < m_place.levels.size(); ++j)
                m_place.levels[j] = 0;
            if (m_place.mode == InString)
                m_place.mode = InCode;
        }
    }
    if (m_heredoc != 0 && m_place.mode == InCode) {
        m_place.mode = InHeredoc;
        m_place.mark = m_heredoc;
        m_place.depth = m_heredocFree ? 1 : 0;
    }
    if (m_place.mode == InCode) {
        const bool goesOn = m_grammar.has(Commands) && m_scan.charAt(m_scan.size() - 1) == u'\\';
        m_place.form = 0;
        m_place.depth = !goesOn ? 0 : m_statement ? kStatement : kArguments;
        m_place.mark = 0;
    }
}

void CodeLine::token(Before what)
{
    m_before = what;
    m_blank = false;
    m_statement = false;
}

bool CodeLine::afterWordChar() const
{
    return m_grammar.isInWord(m_scan.charAt(m_scan.at() - 1));
}

void CodeLine::step()
{
    const char16_t c = m_scan.peek();
    if (isBlank(c)) {
        m_scan.skip();
        return;
    }
    if (c == u'#' && m_blank && readDirective())
        return;
    if (c == u'\\' && m_grammar.has(Commands) && m_scan.peek(1) != 0) {
        m_scan.skip(2); // no quote, no comment
        return;
    }
    if (readRaw())
        return;
    if (m_grammar.mayOpen(c) && (readRegion() || readString()))
        return;
    if (readSpecial())
        return;
    if (readNumber() || readWord() || readSigil())
        return;
    readPunctuation();
}

bool CodeLine::readSpecial()
{
    return readAnnotation() || readSymbol() || readColonLabel() || readOption() ||
           readPercentVariable() || readCharName() || readHeredoc() || readRegex() || readJsxTag();
}

bool CodeLine::readDirective()
{
    if (!m_grammar.has(HashDirective))
        return false;
    const qsizetype name = m_scan.pastBlanks(m_scan.at() + 1);
    const qsizetype end = m_scan.pastWord(name);
    if (end == name)
        return false;
    const QStringView word = m_scan.text(name, end);
    m_scan.takeTo(end, Kind::Preprocessor);
    token(Before::Nothing);
    if (isListed(word, "include import")) {
        const qsizetype open = m_scan.pastBlanks(end);
        m_scan.moveTo(open);
        if (m_scan.peek() == u'<') {
            qsizetype close = open;
            while (close < m_scan.size() && m_scan.charAt(close) != u'>')
                ++close;
            m_scan.takeTo(close + 1, Kind::String);
        }
    } else if (isListed(word, "region endregion error warning")) {
        m_scan.skip(m_scan.size()); // words, not code
    }
    return true;
}

bool CodeLine::readRegion()
{
    for (size_t i = 0; i < m_language.regions.size(); ++i) {
        const Region &region = m_language.regions[i];
        const bool fits = m_grammar.has(FoldCase) ? m_scan.looksAtFolded(region.open)
                                                  : m_scan.looksAt(region.open);
        if (!fits)
            continue;
        const char16_t last = m_scan.charAt(m_scan.at() - 1);
        const auto length = static_cast<qsizetype>(region.open.size());
        const char16_t next = m_scan.peek(length);
        if ((region.where & Region::LineStart) != 0 && !m_blank)
            continue;
        if ((region.where & Region::WordStart) != 0 && last != 0 && !isBlank(last) &&
            !contains(";(&|", last))
            continue;
        if ((region.where & Region::BlankAfter) != 0 && next != 0 && !isBlank(next))
            continue;
        m_place.mode = InRegion;
        m_place.form = static_cast<quint8>(i);
        m_place.depth = 1;
        m_scan.take(length, region.kind);
        if (region.kind != Kind::Comment)
            token(Before::Nothing);
        return true;
    }
    return false;
}

void CodeLine::insideRegion()
{
    if (m_place.form >= m_language.regions.size()) {
        m_place.mode = InCode;
        return;
    }
    const Region &region = m_language.regions[m_place.form];
    if (region.close.empty()) {
        m_scan.takeRest(region.kind);
        return;
    }
    const qsizetype begun = m_scan.at();
    qsizetype at = begun;
    while (at < m_scan.size()) {
        if (m_scan.matches(at, region.close, false)) {
            at += static_cast<qsizetype>(region.close.size());
            if (--m_place.depth == 0) {
                m_place.mode = InCode;
                break;
            }
        } else if (!region.nest.empty() && m_place.depth < 255 &&
                   m_scan.matches(at, region.nest, false)) {
            ++m_place.depth;
            at += static_cast<qsizetype>(region.nest.size());
        } else {
            ++at;
        }
    }
    m_scan.takeTo(at, region.kind);
}

bool CodeLine::readNumber()
{
    const char16_t c = m_scan.peek();
    qsizetype end = m_scan.at();
    if (m_grammar.has(DollarHex) && c == u'$' && contains("0123456789abcdefABCDEF", m_scan.peek(1)))
        end += 1;
    else if (m_grammar.has(AmpersandHex) && c == u'&' && contains("hHoObB", m_scan.peek(1)))
        end += 2;
    else if (!isDigit(c) && (c != u'.' || !isDigit(m_scan.peek(1))))
        return false;
    if (afterWordChar() || (c == u'.' && (follows(u')') || follows(u']') || follows(u'.'))))
        return false;
    const bool hex = c == u'0' && folded(m_scan.peek(1)) == u'x';
    if (c == u'.')
        ++end;
    while (end < m_scan.size()) {
        const char16_t digit = m_scan.charAt(end);
        const char16_t next = m_scan.charAt(end + 1);
        if ((digit == u'+' || digit == u'-') && isDigit(next) && end > m_scan.at()) {
            const char16_t exponent = folded(m_scan.charAt(end - 1));
            if (exponent != (hex ? u'p' : u'e'))
                break;
        } else if (digit == u'.') {
            if (!isDigit(next) || m_scan.charAt(end - 1) == u'.')
                break;
        } else if (digit == u'\'') {
            if (!m_grammar.has(DigitQuote) || !isWordChar(next))
                break;
        } else if (digit == u'#') {
            if (!m_grammar.has(BasedHash))
                break;
        } else if (!isAsciiLetter(digit) && !isDigit(digit) && digit != u'_') {
            break;
        }
        ++end;
    }
    m_scan.takeTo(end, Kind::Number);
    token(Before::Value);
    return true;
}

bool CodeLine::readSigil()
{
    const char16_t c = m_scan.peek();
    if (!contains(m_language.sigils, c))
        return false;
    const char16_t next = m_scan.peek(1);
    const char16_t second = m_scan.peek(2);
    qsizetype end = -1;
    if (isWordStart(next) || (c == u'@' && next == c && isWordStart(second)))
        end = m_scan.pastWord(m_scan.at() + (next == c ? 2 : 1));
    else if (m_grammar.has(SpecialSigils) && c == u'$' &&
             (isDigit(next) || contains("?$!@*#-&", next)))
        end = m_scan.at() + 2;
    else if ((m_grammar.has(BracedSigil) && next == u'{') ||
             (m_grammar.has(ParenSigil) && next == u'('))
        end = delimitedEnd(m_scan.at() + 1);
    if (end < 0)
        return false;
    // $env:PATH
    if (m_grammar.has(DashNames) && m_scan.charAt(end) == u':' &&
        isWordStart(m_scan.charAt(end + 1)))
        end = m_scan.pastWord(end + 1);
    const Kind own = m_grammar.kindOf(m_scan.text(m_scan.at(), end));
    m_scan.takeTo(end, own == Kind::Plain ? Kind::Variable : own);
    token(Before::Value);
    return true;
}

bool CodeLine::readJsxTag()
{
    const bool closes = m_scan.peek(1) == u'/';
    if (!m_grammar.has(Jsx) || m_scan.peek() != u'<' || (m_before == Before::Value && !closes))
        return false;
    const char16_t last = m_scan.charAt(m_scan.at() - 1);
    const qsizetype name = m_scan.at() + (closes ? 2 : 1);
    if (!isAsciiLetter(m_scan.charAt(name)) || (!closes && isWordChar(last)))
        return false;
    m_scan.moveTo(name);
    m_scan.takeTo(m_scan.pastWord(name, ".-"), Kind::Tag);
    token(Before::Keyword);
    return true;
}

void CodeLine::readPunctuation()
{
    const char16_t c = m_scan.peek();
    if (leaveCode(c))
        return;
    m_scan.skip();
    if (c == u'\\' && m_scan.atEnd())
        return;
    const bool list = m_scan.charAt(m_scan.at() - 2) == u'='; // name=(…)
    const bool begins = contains(";{}|&`", c) ||
                        (c == u'(' && !list && !m_grammar.has(CallIsFunction)) ||
                        (c == u':' && m_grammar.has(LineLabels)) ||
                        (contains("[,", c) && m_grammar.has(AssignsSpaced));
    token(c == u')' || c == u']' || c == u'}' ? Before::Value : Before::Nothing);
    m_statement = begins;
}

} // namespace breakerbox::ui::highlight
