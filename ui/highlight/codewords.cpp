// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/highlight/codeline.h>

using namespace Qt::StringLiterals;

namespace breakerbox::ui::highlight {

namespace {

bool isDeclaration(QStringView word)
{
    return isListed(word, "export local readonly declare typeset");
}

} // namespace

bool CodeLine::readWord()
{
    if (!m_grammar.startsWord(m_scan.peek()))
        return false;
    const qsizetype from = m_scan.at();
    qsizetype end = from + 1;
    while (end < m_scan.size() && m_grammar.isInWord(m_scan.charAt(end)))
        ++end;
    if (m_grammar.has(DashNames)) {
        while (m_scan.charAt(end) == u'-' && isAsciiLetter(m_scan.charAt(end + 1)))
            end = m_scan.pastWord(end + 1);
    }
    if (readPrefixed(end) || readQuotedWord(end))
        return true;
    const Kind kind = wordKind(end);
    const QStringView word = m_scan.text(from, end);
    const bool statement = kind != Kind::Plain && beginsStatement(word);
    m_scan.takeTo(end, kind);
    const bool names = isListed(word, "new class struct interface trait enum object record");
    token(kind != Kind::Keyword ? Before::Value : names ? Before::New : Before::Keyword);
    if (statement && isDeclaration(word))
        m_before = Before::Declare;
    m_statement = statement || (kind == Kind::Keyword && m_grammar.has(AssignsSpaced));
    return true;
}

// In a shell: what may stand before a command or an assignment.
bool CodeLine::beginsStatement(QStringView word) const
{
    if (!m_grammar.has(Commands))
        return false;
    return isListed(word, "then do else elif if while until and or not sudo") ||
           isDeclaration(word);
}

Kind CodeLine::wordKind(qsizetype end) const
{
    const qsizetype from = m_scan.at();
    const QStringView word = m_scan.text(from, end);
    // A member may be called like a keyword.
    const bool member = m_scan.charAt(from - 1) == u'.' && m_scan.charAt(from - 2) != u'.';
    const Kind label = labelKind(end);
    if (label != Kind::Plain)
        return label;
    if (!member) {
        const Kind own = m_grammar.kindOf(word);
        if (own != Kind::Plain)
            return own;
    }
    if (m_grammar.has(FirstWord) && m_statement)
        return Kind::Keyword;
    if (m_grammar.has(Commands))
        return m_statement && m_before != Before::Declare ? Kind::Function : Kind::Plain;
    if (m_grammar.has(HeadIsFunction) && m_scan.charAt(from - 1) == u'(')
        return Kind::Function;
    if (m_grammar.has(DashNames) && word.contains(u'-'))
        return Kind::Function;
    const Kind call = callKind(end);
    if (call != Kind::Plain)
        return call;
    return shapeKind(word).value_or(Kind::Plain);
}

Kind CodeLine::labelKind(qsizetype end) const
{
    const char16_t next = m_scan.charAt(end);
    const char16_t second = m_scan.charAt(end + 1);
    if (next == u':' && second != u':') {
        if (m_grammar.has(LineLabels) && m_blank)
            return Kind::Heading;
        if (m_grammar.has(KeyWords) && second != u'=' && m_before != Before::Keyword &&
            !follows(u'?') && m_scan.text(m_scan.at(), end) != "default"_L1)
            return Kind::Attribute;
    }
    if (m_grammar.has(Assigns) && m_statement &&
        (next == u'=' || (next == u'+' && second == u'=') || next == u'['))
        return next == u'[' && !m_scan.text(end, m_scan.size()).contains(u'=') ? Kind::Plain
                                                                               : Kind::Variable;
    if (m_grammar.has(AssignsSpaced) && m_statement) {
        const qsizetype sign = m_scan.pastBlanks(end);
        if (m_scan.charAt(sign) == u'=' && !contains("=>~", m_scan.charAt(sign + 1)))
            return Kind::Attribute;
    }
    if (m_grammar.has(Jsx) && next == u'?' && second == u':') // TypeScript
        return Kind::Attribute;
    // No blanks around the sign: a JSX attribute, not an assignment.
    if (m_grammar.has(Jsx) && next == u'=' && contains("\"{'", second) && !m_statement)
        return Kind::Attribute;
    return Kind::Plain;
}

Kind CodeLine::callKind(qsizetype end) const
{
    if (m_grammar.has(Lifetimes) && m_scan.charAt(end) == u'!' &&
        contains("([{", m_scan.charAt(end + 1)))
        return Kind::Function; // a macro of Rust
    // Only the family of C is written with a blank before the bracket.
    const qsizetype bracket = m_grammar.has(HashDirective) ? m_scan.pastBlanks(end) : end;
    if (!m_grammar.has(CallIsFunction) || m_scan.charAt(bracket) != u'(')
        return Kind::Plain;
    return m_before == Before::New ? Kind::Type : Kind::Function;
}

std::optional<Kind> CodeLine::shapeKind(QStringView word) const
{
    const char16_t first = word.front().unicode();
    if (m_grammar.has(UpperIsVariable) && (isUpper(first) || first == u'_'))
        return Kind::Variable;
    if (!m_grammar.has(UpperIsType) || !isUpper(first))
        return {};
    bool small = word.size() == 1;
    for (const QChar c : word)
        small = small || c.isLower();
    return small ? Kind::Type : Kind::Number;
}

bool CodeLine::readQuotedWord(qsizetype end)
{
    if (!m_grammar.has(PerlQuotes) || end - m_scan.at() > 2)
        return false;
    const QStringView word = m_scan.text(m_scan.at(), end);
    const bool two = isListed(word, "s tr y");
    const bool one = isListed(word, "m q qq qw qr qx");
    const char16_t open = m_scan.charAt(end);
    if ((!one && !two) || !contains("/{([<|!#~,", open) || isBlank(m_scan.charAt(end + 1)) ||
        follows(u'>') || follows(u'{'))
        return false;
    return readDelimited(end, two ? 2 : 1);
}

bool CodeLine::readAnnotation()
{
    const char16_t c = m_scan.peek();
    const bool atStart = c == u'-' || c == u'.'; // elsewhere they are a minus and a dot
    if (!contains(m_language.annotations, c) || !isWordStart(m_scan.peek(1)) || afterWordChar() ||
        (atStart && !m_blank && (c == u'-' || !isBlank(m_scan.charAt(m_scan.at() - 1)))))
        return false;
    qsizetype end = m_scan.pastWord(m_scan.at() + 1);
    while (m_scan.charAt(end) == u'.' && isWordStart(m_scan.charAt(end + 1)))
        end = m_scan.pastWord(end + 1);
    m_scan.takeTo(end, Kind::Preprocessor);
    token(Before::Nothing);
    return true;
}

bool CodeLine::readSymbol()
{
    if (!m_grammar.has(Symbols) || m_scan.peek() != u':' || follows(u':') || follows(u')') ||
        afterWordChar())
        return false;
    qsizetype end = m_scan.at() + 1;
    if (m_scan.peek(1) == u':')
        ++end;
    if (!m_grammar.startsWord(m_scan.charAt(end)))
        return false;
    end = m_scan.pastWord(end, m_language.wordInside);
    m_scan.takeTo(end, Kind::Number);
    token(Before::Value);
    return true;
}

bool CodeLine::readColonLabel()
{
    if (!m_grammar.has(ColonLabels) || !m_blank || m_scan.peek() != u':')
        return false;
    m_scan.takeRest(m_scan.peek(1) == u':' ? Kind::Comment : Kind::Heading);
    return true;
}

bool CodeLine::readOption()
{
    if (!m_grammar.has(Options) || m_scan.peek() != u'-')
        return false;
    const char16_t last = m_scan.charAt(m_scan.at() - 1);
    qsizetype end = m_scan.at() + (m_scan.peek(1) == u'-' ? 2 : 1);
    if (!isBlank(last) || !isAsciiLetter(m_scan.charAt(end)))
        return false;
    end = m_scan.pastWord(end, "-");
    m_scan.takeTo(end, Kind::Attribute);
    token(Before::Value);
    return true;
}

bool CodeLine::readPercentVariable()
{
    const char16_t c = m_scan.peek();
    if (!m_grammar.has(PercentVariables) || (c != u'%' && c != u'!'))
        return false;
    qsizetype end = m_scan.at() + 1;
    if (c == u'%' && m_scan.charAt(end) == u'%') {
        end = m_scan.pastWord(end + 1, "~");
    } else if (c == u'%' && (isDigit(m_scan.charAt(end)) || contains("*~", m_scan.charAt(end)))) {
        end = m_scan.pastWord(end + 1);
    } else {
        end = m_scan.pastWord(end, ":~,-()=");
        if (m_scan.charAt(end) != c || end == m_scan.at() + 1)
            return false;
        ++end;
    }
    m_scan.takeTo(end, Kind::Variable);
    token(Before::Value);
    return true;
}

bool CodeLine::readCharName()
{
    const char16_t c = m_scan.peek();
    if (m_grammar.has(DollarChar) && c == u'$') {
        const bool escaped = m_scan.peek(1) == u'\\';
        m_scan.take(escaped ? 3 : 2, Kind::String);
        token(Before::Value);
        return true;
    }
    if (!m_grammar.has(CharNames))
        return false;
    const qsizetype slash = m_scan.at() + (c == u'#' ? 1 : 0);
    if (m_scan.charAt(slash) != u'\\' || m_scan.charAt(slash + 1) == 0)
        return false;
    const qsizetype end = m_scan.pastWord(slash + 1);
    m_scan.takeTo(qMax(end, slash + 2), Kind::String);
    token(Before::Value);
    return true;
}

} // namespace breakerbox::ui::highlight
