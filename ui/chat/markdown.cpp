// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/markdown.h>

#include <ui/chat/formulashield.h>
#include <ui/chat/markdownreader.h>
#include <ui/text/hiddentext.h>

#include <QCoreApplication>

#include <md4c.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::ui::markdown {

namespace {

// Beyond these a piece is shown as plain text: parsing and layout would not stay within the budget
// of R30. Real replies are far below.
constexpr qsizetype kLongest = 200'000;
constexpr int kMostMarks = 12'000; // '*', '_', '[', '`', '<': what a parser has to pair
constexpr int kMostCells = 12'000;
constexpr int kMostEntities = 500;
constexpr int kDeepest = 60; // columns of '>' or of list indent at the start of a line

// Marks on marks and characters nobody sees cost as much as words do.
constexpr qsizetype kLongestRun = 1'000;
constexpr qsizetype kRunShown = 64;

// True if c continues a run that `before` is in.
bool goesOn(QChar before, QChar c)
{
    switch (c.category()) {
    case QChar::Mark_NonSpacing:
    case QChar::Mark_Enclosing:
        return before.isMark();
    case QChar::Other_Format:
    case QChar::Other_Control:
        return c == before && c != u'\n';
    default:
        return false;
    }
}

// The same with long runs cut short.
QString squeezed(const QString &source)
{
    QString result;
    qsizetype run = 0;
    for (qsizetype i = 0; i < source.size(); ++i) {
        run = i > 0 && goesOn(source[i - 1], source[i]) ? run + 1 : 0;
        if (run < kRunShown)
            result += source[i];
        else if (run == kRunShown)
            result += u'…';
    }
    return result;
}

} // namespace

bool isTooCostly(const QString &source)
{
    if (source.size() > kLongest)
        return true;
    qsizetype run = 0;
    QChar before;
    for (const QChar c : source) {
        const bool plain = c.unicode() >= 0x20 && c.unicode() < 0x7f; // nearly all: asks no tables
        run = !plain && goesOn(before, c) ? run + 1 : 0;
        if (run > kLongestRun)
            return true;
        before = c;
    }
    int marks = 0;
    int pipes = 0;
    int entities = 0;
    int deep = 0;
    bool start = true;
    for (const QChar c : source) {
        if (c == u'\n') {
            start = true;
            deep = 0;
            continue;
        }
        if (c == u'*' || c == u'_' || c == u'[' || c == u'`' || c == u'<' || c == u'~')
            ++marks;
        if (c == u'|')
            ++pipes;
        if (c == u'&')
            ++entities;
        if (start && (c == u'>' || c == u'-' || c == u'+' || c == u'*'))
            ++deep;
        else if (c != u' ')
            start = false;
        if (marks > kMostMarks || pipes > kMostCells || deep > kDeepest || entities > kMostEntities)
            return true;
    }
    return false;
}

namespace {

constexpr qsizetype kPlainShown = 30'000;

class PlainWords
{
    Q_DECLARE_TR_FUNCTIONS(breakerbox::ui::Markdown)
};

void addPlainLine(Segment &segment, const QString &line)
{
    Paragraph paragraph;
    paragraph.tight = !segment.paragraphs.empty();
    if (!line.isEmpty())
        paragraph.spans.push_back({line, 0, {}});
    segment.paragraphs.push_back(std::move(paragraph));
}

Segment plainSegment(const QString &source)
{
    Segment segment;
    const QString shown =
        text::withMarks(squeezed(source.left(kPlainShown)), text::HiddenIn::Prose);
    for (const QString &line : shown.split(u'\n'))
        addPlainLine(segment, line);
    Paragraph note;
    const QString words =
        source.size() > kPlainShown
            ? PlainWords::tr("Shown as plain text, and only its beginning: it is very large. Copy "
                             "the message to get all of it.")
            : PlainWords::tr("Shown as plain text: its markup is very large.");
    note.spans.push_back({words, unsigned(Style::Italic) | unsigned(Style::Quiet), {}});
    segment.paragraphs.push_back(std::move(note));
    return segment;
}

QString textOf(const Spans &spans)
{
    QString text;
    for (const Span &span : spans)
        text += span.text;
    return text;
}

QString textOf(const Segment &segment)
{
    QStringList lines;
    for (const Paragraph &paragraph : segment.paragraphs) {
        const QString text = textOf(paragraph.spans);
        lines << (paragraph.marker.isEmpty() ? text : paragraph.marker + u' ' + text);
    }
    if (segment.kind == Segment::Kind::Code || segment.kind == Segment::Kind::Math)
        lines << segment.code.trimmed();
    for (const Row &row : segment.rows) {
        QStringList cells;
        for (const Cell &cell : row.cells)
            cells << textOf(cell.spans);
        lines << cells.join(u'\t');
    }
    return lines.join(u'\n');
}

} // namespace

Parsed plain(const QString &source)
{
    return {{plainSegment(source)}, true};
}

Parsed parse(const QString &source, const QString &definitions, const QSet<QString> &notes,
             Ending ending)
{
    if (isTooCostly(source))
        return plain(source);
    // Definitions come first and end with a blank line, so that they leave no trace of their own.
    QByteArray bytes;
    if (!definitions.isEmpty())
        bytes = definitions.toUtf8() + "\n";
    const Shielded shielded = shieldFormulas(source, ending);
    bytes += shielded.text.toUtf8();
    Reader reader(shielded, notes);
    if (!reader.read(bytes))
        return plain(source);
    return {reader.take(), false};
}

QString plainText(const std::vector<Segment> &segments)
{
    QStringList parts;
    for (const Segment &segment : segments) {
        if (segment.kind != Segment::Kind::Rule)
            parts << textOf(segment);
    }
    return parts.join(u'\n');
}

bool isPictureData(const QString &source)
{
    constexpr qsizetype kPictureLength = 28'000'000; // of 20 MB in base64
    static constexpr std::array kBegins{"data:image/png;"_L1, "data:image/jpeg;"_L1,
                                        "data:image/gif;"_L1, "data:image/webp;"_L1};
    return source.size() <= kPictureLength &&
           std::ranges::any_of(kBegins, [&](QLatin1StringView begin) {
               return source.startsWith(begin, Qt::CaseInsensitive);
           });
}

} // namespace breakerbox::ui::markdown
