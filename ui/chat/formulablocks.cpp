// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/formulafinder.h>
#include <ui/chat/markdownblocks.h>
#include <ui/chat/markdownline.h>

#include <algorithm>

// Displayed formulas over several lines. Their lines are held back until the formula ends; then
// they count as one line. If it does not end, they are what they would be without it.
namespace breakerbox::ui {

namespace {

constexpr qsizetype kMostHeldLines = 100;
constexpr qsizetype kMostHeld = 8'000;

// Each line break but the last stands inside a formula.
bool joinsAll(const QString &text, const markdown::FormulaLine &found)
{
    qsizetype from = 0;
    const auto isJoined = [&](qsizetype end) {
        const qsizetype at = text.indexOf(u'\n', from);
        return at < 0 || at >= end;
    };
    for (const markdown::FormulaPlace &place : found.formulas) {
        if (!isJoined(place.from))
            return false;
        from = place.from + place.size;
    }
    return isJoined(text.size() - 1);
}

// The text with a word in place of each formula: what kind of line it is.
QString withoutFormulas(const QString &text, const markdown::FormulaLine &found)
{
    QString result;
    qsizetype from = 0;
    for (const markdown::FormulaPlace &place : found.formulas) {
        result += QStringView(text).sliced(from, place.from - from);
        result += u'x';
        from = place.from + place.size;
    }
    result += QStringView(text).sliced(from);
    return result;
}

} // namespace

QStringView MarkdownBlocks::withoutQuotes(QStringView line, qsizetype count)
{
    QStringView rest = line;
    for (qsizetype i = 0; i < count; ++i) {
        const qsizetype at = rest.indexOf(u'>');
        if (at < 0 || !rest.first(at).trimmed().isEmpty())
            return line;
        rest = rest.sliced(at + 1);
        if (rest.startsWith(u' '))
            rest = rest.sliced(1);
    }
    return rest;
}

bool MarkdownBlocks::isCodeLine(const MarkdownLine &facts) const
{
    if (facts.starts == MarkdownLine::Starts::Fence)
        return true;
    switch (m_kind) {
    case Kind::Fence:
        return true;
    case Kind::List: {
        const bool inside = facts.indent >= m_content;
        return (inside && m_fenceInItem) || (!inside && facts.indent >= 4 && !listGoesOn(facts));
    }
    case Kind::None:
    case Kind::IndentedCode:
        return facts.indent >= 4;
    case Kind::Paragraph:
    case Kind::Table:
        return facts.indent >= 4 && m_quoted && !m_quoteOpen;
    }
    return false;
}

bool MarkdownBlocks::holds(const QString &line, const MarkdownLine &facts)
{
    if ((!line.contains(u"$$") && !line.contains(u"\\[")) || isCodeLine(facts))
        return false;
    const auto found = markdown::findFormulas(line, markdown::Ending::Complete);
    if (found.closer.isEmpty())
        return false;
    m_held = {line};
    m_heldSize = line.size();
    m_closer = found.closer;
    m_alone = found.alone;
    m_quotes = QStringView(line).first(markdown::contentStart(line)).count(u'>');
    return true;
}

void MarkdownBlocks::inFormula(const QString &line)
{
    m_held << line;
    m_heldSize += line.size();
    const QStringView own = withoutQuotes(line, m_quotes);
    const bool outside = m_quotes > 0 && own.size() == line.size();
    const MarkdownLine facts(own);
    if (outside || facts.starts == MarkdownLine::Starts::Fence ||
        (facts.starts == MarkdownLine::Starts::Blank && !m_alone) ||
        m_held.size() > kMostHeldLines || m_heldSize > kMostHeld)
        release();
    else if (markdown::closesFormula(line, m_closer))
        joinFormula();
}

void MarkdownBlocks::joinFormula()
{
    const QString text = m_held.join(QString());
    const auto found = markdown::findFormulas(text, markdown::Ending::Complete);
    if (!joinsAll(text, found)) {
        release();
    } else if (!found.closer.isEmpty()) {
        m_closer = found.closer; // another one begins behind it
        m_alone = found.alone;
    } else {
        m_held.clear();
        takeWhole(text, MarkdownLine(withoutFormulas(text, found)));
    }
}

void MarkdownBlocks::release()
{
    QStringList lines = std::exchange(m_held, {});
    const QString first = lines.takeFirst();
    takeWhole(first, MarkdownLine(first));
    for (const QString &line : lines)
        takeLine(line);
}

} // namespace breakerbox::ui
