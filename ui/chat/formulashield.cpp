// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/formulashield.h>

#include <ui/chat/markdownblocks.h>
#include <ui/chat/markdownline.h>
#include <ui/text/hiddentext.h>

using namespace Qt::StringLiterals;

namespace breakerbox::ui::markdown {

namespace {

// Characters that stand for nothing in Unicode, and to the parser are letters like any other: one
// opens a sign, ten are its digits, one closes it; one is a pipe.
constexpr char16_t kOpen = 0xfdd0;
constexpr char16_t kZero = 0xfdd1;
constexpr char16_t kClose = 0xfddb;
constexpr char16_t kPipe = 0xfddc;

bool isOfSigns(QChar c)
{
    return c.unicode() >= kOpen && c.unicode() <= kPipe;
}

QString signFor(size_t formula)
{
    QString sign = QString::number(formula);
    for (QChar &c : sign)
        c = QChar(char16_t(kZero + (c.unicode() - u'0')));
    return QChar(kOpen) + sign + QChar(kClose);
}

bool mayHoldFormulas(const QString &source)
{
    return source.contains(u'$') || source.contains("\\("_L1) || source.contains("\\["_L1) ||
           (source.contains(u'|') && source.contains(u'`'));
}

// Which lines are rows of a table, the row of names included.
std::vector<bool> tableRows(const std::vector<MarkdownBlocks::Line> &lines)
{
    std::vector<bool> rows(lines.size());
    bool inside = false;
    for (size_t i = 0; i < lines.size(); ++i) {
        const QStringView text =
            QStringView(lines[i].text).sliced(contentStart(lines[i].text)).trimmed();
        const MarkdownLine::Starts starts = MarkdownLine(lines[i].text).starts;
        if (lines[i].code || text.isEmpty() || starts == MarkdownLine::Starts::Item ||
            starts == MarkdownLine::Starts::Heading)
            inside = false;
        else if (i > 0 && !lines[i - 1].code && lines[i - 1].text.contains(u'|') &&
                 MarkdownLine(text).starts == MarkdownLine::Starts::TableRule)
            inside = rows[i - 1] = true;
        rows[i] = inside;
    }
    return rows;
}

// The lines between the delimiters without what their surroundings put before them: as many marks
// of quotes as the first line has, and its indent.
QString withoutSurroundings(QStringView slice, QStringView before)
{
    if (!slice.contains(u'\n'))
        return slice.toString();
    const qsizetype quotes = before.count(u'>');
    QString result;
    qsizetype from = 0;
    while (from <= slice.size()) {
        qsizetype end = slice.indexOf(u'\n', from);
        end = end < 0 ? slice.size() : end;
        QStringView line = slice.sliced(from, end - from);
        if (from > 0) {
            result += u'\n';
            line = MarkdownBlocks::withoutQuotes(line, quotes);
            qsizetype indent = 0;
            while (indent < std::min(before.size(), line.size()) &&
                   (line[indent] == u' ' || line[indent] == u'\t'))
                ++indent;
            line = line.sliced(indent);
        }
        result += line.endsWith(u'\r') ? line.chopped(1) : line;
        from = end + 1;
    }
    return result;
}

class Shield
{
public:
    void add(const QString &line, const FormulaLine &found, bool row)
    {
        qsizetype from = 0;
        auto pipe = found.codePipes.begin();
        const auto pipesUntil = [&](qsizetype end) {
            for (; row && pipe != found.codePipes.end() && *pipe < end; ++pipe) {
                const bool escaped = line[*pipe - 1] == u'\\';
                m_result.text += QStringView(line).sliced(from, *pipe - from - escaped);
                m_result.text += QChar(kPipe);
                from = *pipe + 1;
            }
        };
        for (const FormulaPlace &place : found.formulas) {
            pipesUntil(place.from);
            m_result.text += QStringView(line).sliced(from, place.from - from);
            m_result.text += signFor(m_result.formulas.size());
            m_result.formulas.push_back(formula(line, place));
            from = place.from + place.size;
        }
        pipesUntil(line.size());
        m_result.text += QStringView(line).sliced(from);
    }
    void addCode(const QString &line) { m_result.text += line; }
    [[nodiscard]] Shielded take() { return std::move(m_result); }

private:
    static Formula formula(const QString &line, const FormulaPlace &place)
    {
        const QStringView whole(line);
        qsizetype start = place.from;
        while (start > 0 && line[start - 1] != u'\n')
            --start;
        const qsizetype content = contentStart(whole.sliced(start));
        const QStringView before = whole.sliced(start, std::min(content, place.from - start));
        Formula result;
        result.display = place.display;
        result.written = withoutSurroundings(whole.sliced(place.from, place.size), before);
        result.tex = result.written.sliced(place.delimiter).chopped(place.delimiter).trimmed();
        if (place.delimiter == 0 || text::hasHidden(result.tex, text::HiddenIn::Code))
            result.tex.clear();
        return result;
    }

    Shielded m_result{{}, {}, true};
};

} // namespace

Shielded shieldFormulas(const QString &source, Ending ending)
{
    if (!mayHoldFormulas(source) || std::ranges::any_of(source, isOfSigns))
        return {source, {}, false};
    MarkdownBlocks blocks;
    std::vector<MarkdownBlocks::Line> lines;
    blocks.setLog(&lines, ending);
    blocks.append(source);
    blocks.finish();
    const std::vector<bool> rows = tableRows(lines);
    Shield shield;
    for (size_t i = 0; i < lines.size(); ++i) {
        const bool open = ending == Ending::Open && i + 1 == lines.size();
        if (lines[i].code) {
            shield.addCode(lines[i].text);
            continue;
        }
        const QString &text = lines[i].text;
        FormulaLine found = findFormulas(text, open ? Ending::Open : Ending::Complete);
        // Lines of a formula that is still arriving are no lists and no headings on the way.
        if (lines[i].open && found.openAt >= 0)
            found.formulas.push_back({found.openAt, text.size() - found.openAt, 0, true});
        shield.add(text, found, rows[i]);
    }
    return shield.take();
}

Sign nextSign(QStringView text, qsizetype from)
{
    const qsizetype at = text.indexOf(QChar(kOpen), from);
    if (at < 0)
        return {};
    size_t number = 0;
    qsizetype end = at + 1;
    while (end < text.size() && text[end] != QChar(kClose)) {
        number = number * 10 + size_t(text[end].unicode() - kZero);
        ++end;
    }
    return {at, std::min(end + 1, text.size()) - at, number};
}

QString withPipes(QString text)
{
    return text.replace(QChar(kPipe), u'|');
}

} // namespace breakerbox::ui::markdown
