// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/markdownblocks.h>

#include <ui/chat/markdownline.h>

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

void MarkdownBlocks::append(QStringView text)
{
    qsizetype from = 0;
    while (from < text.size()) {
        const qsizetype end = text.indexOf(u'\n', from);
        if (end < 0) {
            m_line += text.sliced(from);
            return;
        }
        m_line += text.sliced(from, end - from + 1);
        const QString line = std::exchange(m_line, QString());
        takeLine(line);
        from = end + 1;
    }
}

void MarkdownBlocks::finish()
{
    if (!m_line.isEmpty()) {
        const QString line = std::exchange(m_line, QString());
        takeLine(line);
    }
    if (m_log && m_ending == markdown::Ending::Open && m_alone && !m_held.isEmpty()) {
        m_open += m_held.join(QString());
        m_log->push_back({std::exchange(m_held, {}).join(QString()), false, true});
    }
    while (!m_held.isEmpty())
        release();
    m_open += std::exchange(m_blank, QString());
    if (!m_open.isEmpty())
        close();
}

void MarkdownBlocks::takeLine(const QString &line)
{
    if (!m_held.isEmpty()) {
        inFormula(line);
        return;
    }
    const MarkdownLine facts(line);
    if (!holds(line, facts))
        takeWhole(line, facts);
}

void MarkdownBlocks::takeWhole(const QString &line, const MarkdownLine &facts)
{
    if (m_log)
        m_log->push_back({line, isCodeLine(facts), false});
    switch (m_kind) {
    case Kind::None:
        if (facts.starts == MarkdownLine::Starts::Blank)
            m_open += line;
        else
            startBlock(line, facts);
        break;
    case Kind::Paragraph:
    case Kind::Table:
        inParagraph(line, facts);
        break;
    case Kind::Fence:
        inFence(line, facts);
        break;
    case Kind::List:
        inList(line, facts);
        break;
    case Kind::IndentedCode:
        inIndentedCode(line, facts);
        break;
    }
}

void MarkdownBlocks::startBlock(const QString &line, const MarkdownLine &facts)
{
    m_lines = 0;
    if (facts.indent >= 4) {
        m_open += line;
        m_kind = Kind::IndentedCode;
        return;
    }
    switch (facts.starts) {
    case MarkdownLine::Starts::Fence:
        m_open += line;
        startFence(facts);
        if (facts.indent == 0 && line.endsWith(u'\n'))
            m_code = m_open.size();
        break;
    case MarkdownLine::Starts::Heading:
    case MarkdownLine::Starts::Rule:
    case MarkdownLine::Starts::Dashes:
        m_open += line;
        close();
        break;
    case MarkdownLine::Starts::Item:
        startList(line, facts);
        break;
    default:
        m_open += line;
        m_kind = Kind::Paragraph;
        m_lines = 1;
        m_quoted = false;
        noteQuote(line, facts);
        break;
    }
}

void MarkdownBlocks::startFence(const MarkdownLine &facts)
{
    m_kind = Kind::Fence;
    m_fenceMark = facts.fenceMark;
    m_fenceLength = facts.fenceLength;
}

void MarkdownBlocks::startList(const QString &line, const MarkdownLine &facts)
{
    m_open += line;
    m_kind = Kind::List;
    m_marker = facts.marker;
    m_content = facts.content;
    m_itemEmpty = facts.rest.isEmpty();
    m_fenceInItem = false;
    noteFence(MarkdownLine(facts.rest));
}

void MarkdownBlocks::closeBefore(const QString &line, const MarkdownLine &facts)
{
    close();
    startBlock(line, facts);
}

// Paragraphs, quotes and tables: everything that a blank line ends.
void MarkdownBlocks::inParagraph(const QString &line, const MarkdownLine &facts)
{
    if (facts.starts == MarkdownLine::Starts::Blank) {
        close();
        m_open += line;
        return;
    }
    const bool begins = facts.starts == MarkdownLine::Starts::Fence ||
                        facts.starts == MarkdownLine::Starts::Heading ||
                        facts.starts == MarkdownLine::Starts::Rule ||
                        (facts.starts == MarkdownLine::Starts::Item &&
                         (facts.interrupts || m_quoted || m_kind == Kind::Table));
    const bool code = facts.indent >= 4 && m_quoted && !m_quoteOpen;
    if ((begins && facts.indent < 4) || code) {
        closeBefore(line, facts);
        return;
    }
    if (facts.starts == MarkdownLine::Starts::Fence) {
        // The parser takes a fence after a paragraph however far it is moved in; alone it would be
        // indented code, so both stay together.
        m_open += line;
        startFence(facts);
        return;
    }
    const bool rule = facts.starts == MarkdownLine::Starts::TableRule && m_lines == 1;
    if (rule)
        m_kind = Kind::Table;
    const bool afterQuote = m_quoted;
    noteQuote(line, facts);
    const qsizetype before = m_open.size();
    m_open += line;
    ++m_lines;
    if (rule)
        m_rows = m_rowsTo = m_open.size();
    else
        noteRow(before, facts);
    // Underlines end a heading; after a quote, dashes are a rule of their own.
    if (facts.indent < 4 && m_kind == Kind::Paragraph &&
        (facts.starts == MarkdownLine::Starts::Dashes ||
         (!afterQuote && (facts.dashes || facts.starts == MarkdownLine::Starts::Equals))))
        close();
}

// A line that could be anything but a row makes the whole piece one to be parsed anew.
void MarkdownBlocks::noteRow(qsizetype before, const MarkdownLine &facts)
{
    const bool row = facts.starts == MarkdownLine::Starts::Text ||
                     facts.starts == MarkdownLine::Starts::TableRule;
    if (m_rowsTo == before)
        m_rowsTo = row && facts.indent < 4 && !m_quoted ? m_open.size() : -1;
}

// Text after an empty ">" is a paragraph of its own; after one with words it goes on with them.
void MarkdownBlocks::noteQuote(const QString &line, const MarkdownLine &facts)
{
    if (facts.starts == MarkdownLine::Starts::Quote) {
        m_quoted = true;
        m_quoteOpen = line.trimmed() != u">"_s;
    } else if (m_quoted && !m_quoteOpen) {
        m_quoted = false;
    }
}

void MarkdownBlocks::inFence(const QString &line, const MarkdownLine &facts)
{
    m_open += line;
    if (closesFence(facts) && facts.indent < 4)
        close();
}

bool MarkdownBlocks::closesFence(const MarkdownLine &facts) const
{
    return facts.starts == MarkdownLine::Starts::Fence && facts.fenceBare &&
           facts.fenceMark == m_fenceMark && facts.fenceLength >= m_fenceLength;
}

QString MarkdownBlocks::steadyTail() const
{
    const QStringView line = QStringView(m_line).trimmed();
    const QChar mark = line.isEmpty() ? QChar() : line.front();
    if (m_kind == Kind::IndentedCode || (mark != u'`' && mark != u'~'))
        return tail();
    qsizetype run = 0;
    while (run < line.size() && line[run] == mark)
        ++run;
    const bool forming =
        run < 3 ? run == line.size() : mark == u'~' || !line.sliced(run).contains(u'`');
    return forming ? m_open + m_blank + m_held.join(QString()) : tail();
}

bool MarkdownBlocks::lineMayEndCode() const
{
    return std::all_of(m_line.begin(), m_line.end(),
                       [this](QChar c) { return c == m_fenceMark || c.isSpace(); });
}

void MarkdownBlocks::noteFence(const MarkdownLine &facts)
{
    if (facts.starts != MarkdownLine::Starts::Fence)
        return;
    if (!m_fenceInItem) {
        m_fenceInItem = true;
        m_fenceMark = facts.fenceMark;
        m_fenceLength = facts.fenceLength;
    } else if (closesFence(facts)) {
        m_fenceInItem = false;
        m_itemEmpty = true; // no paragraph that a line at the margin could go on with
    }
}

// Whether a line that is not indented into the newest item still belongs to the list.
bool MarkdownBlocks::listGoesOn(const MarkdownLine &facts) const
{
    if (facts.starts == MarkdownLine::Starts::Item && facts.indent < 4 && facts.marker == m_marker)
        return true;
    if (!m_blank.isEmpty() || m_fenceInItem)
        return false;
    switch (facts.starts) {
    case MarkdownLine::Starts::Text:
    case MarkdownLine::Starts::Equals:
    case MarkdownLine::Starts::TableRule:
        return !m_itemEmpty; // goes on with the item's paragraph
    default:
        return facts.indent >= 4;
    }
}

void MarkdownBlocks::inList(const QString &line, const MarkdownLine &facts)
{
    if (facts.starts == MarkdownLine::Starts::Blank) {
        m_blank += line;
        return;
    }
    const bool inside = facts.indent >= m_content;
    if (!inside && m_fenceInItem && closesFence(facts)) {
        // Models often close the fence of an item at the margin, and the parser lets them.
        m_open += std::exchange(m_blank, QString()) + line;
        m_fenceInItem = false;
        m_itemEmpty = true;
        return;
    }
    if (!inside && !listGoesOn(facts)) {
        closeBefore(line, facts);
        return;
    }
    m_open += std::exchange(m_blank, QString());
    m_open += line;
    if (!inside && facts.starts == MarkdownLine::Starts::Item && facts.marker == m_marker) {
        m_content = facts.content;
        m_itemEmpty = facts.rest.isEmpty();
        m_fenceInItem = false;
        noteFence(MarkdownLine(facts.rest));
    } else {
        m_itemEmpty = false;
        noteFence(facts.starts == MarkdownLine::Starts::Item && !m_fenceInItem
                      ? MarkdownLine(facts.rest)
                      : facts);
    }
}

void MarkdownBlocks::inIndentedCode(const QString &line, const MarkdownLine &facts)
{
    if (facts.starts == MarkdownLine::Starts::Blank) {
        m_blank += line;
    } else if (facts.indent >= 4) {
        m_open += std::exchange(m_blank, QString());
        m_open += line;
    } else {
        closeBefore(line, facts);
    }
}

void MarkdownBlocks::close()
{
    static const QRegularExpression definition(u"^ {0,3}\\[(?!\\^)[^\\]\\n]+\\]:[ \\t]*\\S.*$"_s,
                                               QRegularExpression::MultilineOption);
    if (m_kind == Kind::Paragraph && m_open.contains("]:"_L1)) {
        auto matches = definition.globalMatch(m_open);
        while (matches.hasNext())
            m_definitions += matches.next().captured() + u'\n';
    }
    m_finished << m_open;
    m_open = std::exchange(m_blank, QString());
    m_kind = Kind::None;
    m_fenceInItem = false;
    m_code = -1;
    m_lines = 0;
    m_rows = 0;
    m_rowsTo = -1;
}

} // namespace breakerbox::ui
