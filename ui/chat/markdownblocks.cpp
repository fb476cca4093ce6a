// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/markdownblocks.h>

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

// What one line could begin, judged without its surroundings.
struct MarkdownBlocks::Line
{
    enum class Starts {
        Text = 0,
        Blank,
        Fence,
        Heading,
        Rule,
        Dashes,
        Equals,
        Quote,
        Item,
        TableRule
    };

    explicit Line(QStringView line);

    Starts starts = Starts::Text;
    int indent = 0; // columns
    // Fence.
    QChar fenceMark;
    int fenceLength = 0;
    bool fenceBare = false; // nothing behind it: may close one
    // Item.
    QChar marker;
    int content = 0;         // column of its text
    bool dashes = false;     // nothing but dashes: "-" is an empty item, or an underline
    bool interrupts = false; // may end a paragraph: not empty, and 1 if numbered
    QString rest;            // behind the marker

private:
    void readItem(QStringView text);
    bool readFence(QStringView text);
};

namespace {

int columnsOf(QStringView line, qsizetype &at)
{
    int column = 0;
    for (at = 0; at < line.size(); ++at) {
        if (line[at] == u' ')
            ++column;
        else if (line[at] == u'\t')
            column += 4 - column % 4;
        else
            break;
    }
    return column;
}

bool isRule(QStringView text)
{
    QChar mark;
    int count = 0;
    for (const QChar c : text) {
        if (c == u' ' || c == u'\t')
            continue;
        if (c != u'*' && c != u'-' && c != u'_')
            return false;
        if (!mark.isNull() && c != mark)
            return false;
        mark = c;
        ++count;
    }
    return count >= 3;
}

// "---" is a rule, or the underline of a heading if a paragraph stands before it; "===" is only
// the latter.
bool isRun(QStringView text, QChar mark)
{
    const QStringView bare = text.trimmed();
    return !bare.isEmpty() &&
           std::all_of(bare.begin(), bare.end(), [mark](QChar c) { return c == mark; });
}

bool isHeading(QStringView text)
{
    qsizetype hashes = 0;
    while (hashes < text.size() && text[hashes] == u'#')
        ++hashes;
    return hashes >= 1 && hashes <= 6 &&
           (hashes == text.size() || text[hashes] == u' ' || text[hashes] == u'\t');
}

bool isTableRule(QStringView text)
{
    bool pipe = false;
    bool dash = false;
    for (const QChar c : text) {
        pipe = pipe || c == u'|';
        dash = dash || c == u'-';
        if (c != u'|' && c != u'-' && c != u':' && c != u' ' && c != u'\t')
            return false;
    }
    return pipe && dash;
}

} // namespace

MarkdownBlocks::Line::Line(QStringView line)
{
    while (line.endsWith(u'\n') || line.endsWith(u'\r'))
        line.chop(1);
    qsizetype at = 0;
    indent = columnsOf(line, at);
    const QStringView text = line.sliced(at);
    if (text.isEmpty()) {
        starts = Starts::Blank;
        return;
    }
    dashes = isRun(text, u'-');
    if (readFence(text))
        starts = Starts::Fence;
    else if (isHeading(text))
        starts = Starts::Heading;
    else if (isRule(text))
        starts = dashes ? Starts::Dashes : Starts::Rule;
    else if (isRun(text, u'='))
        starts = Starts::Equals;
    else if (text.startsWith(u'>'))
        starts = Starts::Quote;
    else if (isTableRule(text))
        starts = Starts::TableRule;
    else
        readItem(text);
}

bool MarkdownBlocks::Line::readFence(QStringView text)
{
    const QChar mark = text.front();
    if (mark != u'`' && mark != u'~')
        return false;
    qsizetype length = 0;
    while (length < text.size() && text[length] == mark)
        ++length;
    const QStringView info = text.sliced(length);
    if (length < 3 || (mark == u'`' && info.contains(u'`')))
        return false;
    fenceMark = mark;
    fenceLength = int(length);
    fenceBare = info.trimmed().isEmpty();
    return true;
}

void MarkdownBlocks::Line::readItem(QStringView text)
{
    qsizetype width = 0;
    bool isOne = true;
    if (text[0] == u'-' || text[0] == u'+' || text[0] == u'*') {
        marker = text[0];
        width = 1;
    } else {
        while (width < text.size() && width < 9 && text[width] >= u'0' && text[width] <= u'9')
            ++width;
        if (width == 0 || width == text.size() || (text[width] != u'.' && text[width] != u')'))
            return;
        isOne = text.first(width).toInt() == 1;
        marker = text[width];
        ++width;
    }
    const QStringView behind = text.sliced(width);
    if (!behind.isEmpty() && behind[0] != u' ' && behind[0] != u'\t')
        return;
    starts = Starts::Item;
    qsizetype at = 0;
    const int gap = columnsOf(behind, at);
    rest = behind.sliced(at).toString();
    interrupts = isOne && !rest.isEmpty();
    content = indent + int(width) + (rest.isEmpty() || gap > 4 ? 1 : gap);
}

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
    m_open += std::exchange(m_blank, QString());
    if (!m_open.isEmpty())
        close();
}

void MarkdownBlocks::takeLine(const QString &line)
{
    const Line facts(line);
    switch (m_kind) {
    case Kind::None:
        if (facts.starts == Line::Starts::Blank)
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

void MarkdownBlocks::startBlock(const QString &line, const Line &facts)
{
    m_lines = 0;
    if (facts.indent >= 4) {
        m_open += line;
        m_kind = Kind::IndentedCode;
        return;
    }
    switch (facts.starts) {
    case Line::Starts::Fence:
        m_open += line;
        startFence(facts);
        break;
    case Line::Starts::Heading:
    case Line::Starts::Rule:
    case Line::Starts::Dashes:
        m_open += line;
        close();
        break;
    case Line::Starts::Item:
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

void MarkdownBlocks::startFence(const Line &facts)
{
    m_kind = Kind::Fence;
    m_fenceMark = facts.fenceMark;
    m_fenceLength = facts.fenceLength;
}

void MarkdownBlocks::startList(const QString &line, const Line &facts)
{
    m_open += line;
    m_kind = Kind::List;
    m_marker = facts.marker;
    m_content = facts.content;
    m_itemEmpty = facts.rest.isEmpty();
    m_fenceInItem = false;
    noteFence(Line(facts.rest));
}

void MarkdownBlocks::closeBefore(const QString &line, const Line &facts)
{
    close();
    startBlock(line, facts);
}

// Paragraphs, quotes and tables: everything that a blank line ends.
void MarkdownBlocks::inParagraph(const QString &line, const Line &facts)
{
    if (facts.starts == Line::Starts::Blank) {
        close();
        m_open += line;
        return;
    }
    const bool begins = facts.starts == Line::Starts::Fence ||
                        facts.starts == Line::Starts::Heading ||
                        facts.starts == Line::Starts::Rule ||
                        (facts.starts == Line::Starts::Item &&
                         (facts.interrupts || m_quoted || m_kind == Kind::Table));
    const bool code = facts.indent >= 4 && m_quoted && !m_quoteOpen;
    if ((begins && facts.indent < 4) || code) {
        closeBefore(line, facts);
        return;
    }
    if (facts.starts == Line::Starts::Fence) {
        // The parser takes a fence after a paragraph however far it is moved in; alone it would be
        // indented code, so both stay together.
        m_open += line;
        startFence(facts);
        return;
    }
    if (facts.starts == Line::Starts::TableRule && m_lines == 1)
        m_kind = Kind::Table;
    const bool afterQuote = m_quoted;
    noteQuote(line, facts);
    m_open += line;
    ++m_lines;
    // Underlines end a heading; after a quote, dashes are a rule of their own.
    if (facts.indent < 4 && m_kind == Kind::Paragraph &&
        (facts.starts == Line::Starts::Dashes ||
         (!afterQuote && (facts.dashes || facts.starts == Line::Starts::Equals))))
        close();
}

// Text after an empty ">" is a paragraph of its own; after one with words it goes on with them.
void MarkdownBlocks::noteQuote(const QString &line, const Line &facts)
{
    if (facts.starts == Line::Starts::Quote) {
        m_quoted = true;
        m_quoteOpen = line.trimmed() != u">"_s;
    } else if (m_quoted && !m_quoteOpen) {
        m_quoted = false;
    }
}

void MarkdownBlocks::inFence(const QString &line, const Line &facts)
{
    m_open += line;
    if (closesFence(facts) && facts.indent < 4)
        close();
}

bool MarkdownBlocks::closesFence(const Line &facts) const
{
    return facts.starts == Line::Starts::Fence && facts.fenceBare &&
           facts.fenceMark == m_fenceMark && facts.fenceLength >= m_fenceLength;
}

void MarkdownBlocks::noteFence(const Line &facts)
{
    if (facts.starts != Line::Starts::Fence)
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
bool MarkdownBlocks::listGoesOn(const Line &facts) const
{
    if (facts.starts == Line::Starts::Item && facts.indent < 4 && facts.marker == m_marker)
        return true;
    if (!m_blank.isEmpty() || m_fenceInItem)
        return false;
    switch (facts.starts) {
    case Line::Starts::Text:
    case Line::Starts::Equals:
    case Line::Starts::TableRule:
        return !m_itemEmpty; // goes on with the item's paragraph
    default:
        return facts.indent >= 4;
    }
}

void MarkdownBlocks::inList(const QString &line, const Line &facts)
{
    if (facts.starts == Line::Starts::Blank) {
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
    if (!inside && facts.starts == Line::Starts::Item && facts.marker == m_marker) {
        m_content = facts.content;
        m_itemEmpty = facts.rest.isEmpty();
        m_fenceInItem = false;
        noteFence(Line(facts.rest));
    } else {
        m_itemEmpty = false;
        noteFence(facts.starts == Line::Starts::Item && !m_fenceInItem ? Line(facts.rest) : facts);
    }
}

void MarkdownBlocks::inIndentedCode(const QString &line, const Line &facts)
{
    if (facts.starts == Line::Starts::Blank) {
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
    static const QRegularExpression definition(u"^ {0,3}\\[[^\\]\\n]+\\]:[ \\t]*\\S.*$"_s,
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
    m_lines = 0;
}

} // namespace breakerbox::ui
