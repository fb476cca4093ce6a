// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/formulafinder.h>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace breakerbox::ui::markdown {

namespace {

constexpr qsizetype kLongestInline = 2'000;

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

bool isLetter(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z');
}

bool isWordPart(QChar c)
{
    return isDigit(c) || isLetter(c);
}

// Position of a closer that is not escaped, or -1. Three dollars and more close nothing.
qsizetype findCloser(QStringView text, QStringView closer, qsizetype from)
{
    for (qsizetype i = from; i + closer.size() <= text.size(); ++i) {
        if (text[i] == u'\\' && closer[0] == u'\\' && text.sliced(i).startsWith(closer))
            return i;
        if (text[i] == u'\\') {
            ++i;
            continue;
        }
        if (text[i] != u'$' || closer[0] != u'$')
            continue;
        qsizetype run = 1;
        while (i + run < text.size() && text[i + run] == u'$')
            ++run;
        if (run == closer.size() || closer.size() == 1)
            return i;
        i += run - 1;
    }
    return -1;
}

// What speaks for a formula, and what for a sentence between two dollars.
struct Looks
{
    int words = 0;     // two letters and more, outside braces and commands
    int longWords = 0; // three and more
    bool space = false;
    bool marks = false;      // something only a formula has
    bool numbersOnly = true; // digits, commas, points, blanks
    bool digitFirst = false;

    explicit Looks(QStringView text)
    {
        digitFirst = isDigit(text.front()) ||
                     (text.size() > 1 && isDigit(text[1]) && (text[0] == u'.' || text[0] == u'-'));
        int depth = 0;
        for (qsizetype i = 0; i < text.size(); ++i) {
            const QChar c = text[i];
            numbersOnly = numbersOnly && (isDigit(c) || c.isSpace() || c == u',' || c == u'.');
            if (c == u'{' || c == u'}')
                depth = std::max(0, depth + (c == u'{' ? 1 : -1));
            if (c.isSpace())
                space = true;
            else if (QStringView(u"\\^_=+*/<>{}").contains(c) ||
                     (c == u'-' && i > 0 && text[i - 1].isSpace()))
                marks = true;
            if (c == u'\\' && i + 1 < text.size() && isLetter(text[i + 1])) {
                while (i + 1 < text.size() && isLetter(text[i + 1]))
                    ++i;
                continue;
            }
            if (!isLetter(c) || depth > 0)
                continue;
            const qsizetype from = i;
            while (i + 1 < text.size() && isLetter(text[i + 1]))
                ++i;
            words += i - from >= 1;
            longWords += i - from >= 2;
        }
    }

    [[nodiscard]] bool asDollars() const
    {
        if (digitFirst)
            return words > 0 || (space && !marks && !numbersOnly);
        return longWords >= 2;
    }
    [[nodiscard]] bool asDoubleDollars() const { return !marks && words >= 2; }
    [[nodiscard]] bool asParentheses() const { return !marks && words >= 2; }
    [[nodiscard]] bool asBrackets() const { return numbersOnly || (!marks && longWords > 0); }
};

class Scan
{
public:
    Scan(QStringView text, Ending ending)
        : m_text(text),
          m_ending(ending)
    {}

    FormulaLine run()
    {
        m_content = contentStart(m_text);
        while (m_at < m_text.size())
            step();
        return std::move(m_found);
    }

private:
    void step()
    {
        const QChar c = m_text[m_at];
        if (c == u'\n') {
            ++m_at;
            m_content = m_at + contentStart(m_text.sliced(m_at));
        } else if (c == u'\\') {
            atBackslash();
        } else if (c == u'`') {
            atCode();
        } else if (c == u'$') {
            atDollar();
        } else if (c == u'<' || c == u']' || c == u'h' || c == u'w') {
            skipAddress();
        } else {
            ++m_at;
        }
    }

    [[nodiscard]] QChar charAt(qsizetype at) const
    {
        return at >= 0 && at < m_text.size() ? m_text[at] : QChar(u'\n');
    }
    [[nodiscard]] qsizetype lineEnd() const
    {
        const qsizetype end = m_text.indexOf(u'\n', m_at);
        return end < 0 ? m_text.size() : end;
    }

    // In [from, end), or -1.
    [[nodiscard]] qsizetype find(QStringView closer, qsizetype from, qsizetype end) const
    {
        return findCloser(m_text.first(end), closer, from);
    }

    void add(qsizetype closerAt, int delimiter, bool display)
    {
        const qsizetype end = closerAt + delimiter;
        m_found.formulas.push_back({m_at, end - m_at, delimiter, display});
        m_at = end;
    }

    void atBackslash()
    {
        const QChar next = charAt(m_at + 1);
        if (next == u'(' && !isWordPart(charAt(m_at - 1))) {
            const qsizetype end = find(u"\\)", m_at + 2, lineEnd());
            if (isInline(m_at + 2, end) && !Looks(inside(2, end)).asParentheses()) {
                add(end, 2, false);
                return;
            }
        }
        if (next == u'[' && tryDisplay(u"\\]"_s))
            return;
        m_at += next == u'\n' ? 1 : 2;
    }

    void atDollar()
    {
        qsizetype run = 1;
        while (charAt(m_at + run) == u'$')
            ++run;
        if (run == 2 && tryDisplay(u"$$"_s))
            return;
        if (run == 1 && tryDollars())
            return;
        m_at += run;
    }

    [[nodiscard]] QStringView inside(qsizetype delimiter, qsizetype end) const
    {
        return m_text.sliced(m_at + delimiter, end - m_at - delimiter);
    }
    [[nodiscard]] bool isInline(qsizetype from, qsizetype end) const
    {
        if (end <= from || end - from > kLongestInline)
            return false;
        const QStringView body = m_text.sliced(from, end - from);
        return !body.trimmed().isEmpty() && !body.contains(u'`');
    }

    bool tryDollars()
    {
        const QChar before = charAt(m_at - 1);
        if (isWordPart(before) || charAt(m_at + 1).isSpace())
            return false;
        const qsizetype end = find(u"$", m_at + 1, lineEnd());
        if (!isInline(m_at + 1, end) || charAt(end - 1).isSpace() || !mayClose(end))
            return false;
        if (Looks(inside(1, end)).asDollars())
            return false;
        add(end, 1, false);
        return true;
    }

    // A closing dollar has no digit or letter behind it, except for "$n$th" and "$x$s". The rest
    // is what shells write: ${A}/${B}, $(a)$(b).
    [[nodiscard]] bool mayClose(qsizetype at) const
    {
        qsizetype end = at + 1;
        while (end < m_text.size() && isLetter(m_text[end]))
            ++end;
        if (end == m_text.size() && m_ending == Ending::Open)
            return false;
        const QStringView letters = m_text.sliced(at + 1, end - at - 1);
        static constexpr std::array<QStringView, 5> kEndings{u"th", u"st", u"nd", u"rd", u"s"};
        if (!letters.isEmpty() && std::ranges::find(kEndings, letters) == kEndings.end())
            return false;
        const QChar next = charAt(end);
        return !isDigit(next) && next != u'$' && next != u'{' &&
               !(next == u'(' && charAt(m_at + 1) == u'(');
    }

    bool tryDisplay(const QString &closer)
    {
        const qsizetype from = m_at + 2;
        const qsizetype end = lineEnd();
        const qsizetype closed = find(closer, from, end);
        if (closed >= 0) {
            if (!isShown(closer, from, closed))
                return false;
            add(closed, 2, true);
            return true;
        }
        // Over several lines: it begins or ends the line it opens on.
        const bool first = m_at == m_content;
        const bool last = m_text.sliced(from, end - from).trimmed().isEmpty();
        if (!first && !last)
            return false;
        const qsizetype later = find(closer, end, m_text.size());
        if (later >= 0) {
            if (m_text.sliced(from, later - from).trimmed().isEmpty())
                return false;
            add(later, 2, true);
            return true;
        }
        if (end + 1 < m_text.size() && m_ending == Ending::Complete)
            return false;
        m_found.closer = closer;
        m_found.openAt = m_at;
        m_found.alone = first && last;
        m_at = m_text.size();
        return true;
    }

    [[nodiscard]] bool isShown(const QString &closer, qsizetype from, qsizetype end) const
    {
        const QStringView body = m_text.sliced(from, end - from);
        if (body.trimmed().isEmpty() || body.contains(u'`'))
            return false;
        const Looks looks(body.trimmed());
        if (closer == "$$"_L1)
            return !looks.asDoubleDollars();
        // "\[words\](address)" are brackets that somebody wanted to see.
        const QChar next = charAt(end + 2);
        return next != u'(' && next != u'[' && !looks.asBrackets();
    }

    // Code to its end on this line; without one the marks are text.
    void atCode()
    {
        qsizetype run = 1;
        while (charAt(m_at + run) == u'`')
            ++run;
        const qsizetype end = lineEnd();
        for (qsizetype i = m_at + run; i < end;) {
            qsizetype length = 0;
            while (i + length < end && m_text[i + length] == u'`')
                ++length;
            if (length == run) {
                notePipes(m_at + run, i);
                m_at = i + run;
                return;
            }
            i += std::max<qsizetype>(length, 1);
        }
        m_at += run;
    }

    void notePipes(qsizetype from, qsizetype end)
    {
        for (qsizetype i = from; i < end; ++i) {
            if (m_text[i] == u'|')
                m_found.codePipes.push_back(i);
        }
    }

    // <scheme:…>, the target of a link, and what becomes a link by itself.
    void skipAddress()
    {
        const QStringView rest = m_text.sliced(m_at, lineEnd() - m_at);
        if (rest.startsWith(u"](")) {
            int depth = 0;
            for (qsizetype i = 1; i < rest.size(); ++i) {
                depth += rest[i] == u'(' ? 1 : rest[i] == u')' ? -1 : 0;
                if (depth == 0) {
                    m_at += i + 1;
                    return;
                }
            }
        } else if (rest.startsWith(u'<')) {
            const qsizetype end = rest.indexOf(u'>');
            if (end > 0 && rest.first(end).contains(u':') && !rest.first(end).contains(u' ')) {
                m_at += end + 1;
                return;
            }
        } else if (!isWordPart(charAt(m_at - 1)) &&
                   (rest.startsWith(u"https://") || rest.startsWith(u"http://") ||
                    rest.startsWith(u"www."))) {
            while (m_at < m_text.size() && !m_text[m_at].isSpace() && m_text[m_at] != u'|')
                ++m_at;
            return;
        }
        ++m_at;
    }

    QStringView m_text;
    Ending m_ending;
    qsizetype m_at = 0;
    qsizetype m_content = 0; // where the text of this line begins
    FormulaLine m_found;
};

} // namespace

FormulaLine findFormulas(QStringView text, Ending ending)
{
    return Scan(text, ending).run();
}

bool closesFormula(QStringView line, QStringView closer)
{
    return findCloser(line, closer, 0) >= 0;
}

qsizetype contentStart(QStringView line)
{
    qsizetype at = 0;
    const auto is = [&](qsizetype i, QStringView set) {
        return i < line.size() && set.contains(line[i]);
    };
    while (at < line.size()) {
        if (is(at, u" \t>")) {
            ++at;
        } else if (is(at, u"-+*") && is(at + 1, u" \t")) {
            at += 2;
        } else {
            qsizetype digits = at;
            while (digits < line.size() && digits - at < 9 && isDigit(line[digits]))
                ++digits;
            if (digits == at || !is(digits, u".)") || !is(digits + 1, u" \t"))
                break;
            at = digits + 2;
        }
    }
    return at;
}

} // namespace breakerbox::ui::markdown
