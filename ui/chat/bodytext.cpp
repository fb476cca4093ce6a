// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/bodytext.h>

#include <ui/chat/markdownblocks.h>
#include <ui/text/hiddentext.h>

#include <QStringMatcher>

#include <algorithm>
#include <iterator>

namespace breakerbox::ui::bodytext {

namespace {

constexpr size_t kMostSegments = 600; // as MessageBody; what comes after is plain

void addSpans(QString &text, const markdown::Spans &spans)
{
    for (const markdown::Span &span : spans)
        text += span.text;
}

void addSegment(QString &text, const markdown::Segment &segment)
{
    bool first = true;
    for (const markdown::Paragraph &paragraph : segment.paragraphs) {
        if (!std::exchange(first, false))
            text += u'\n';
        if (!paragraph.marker.isEmpty())
            text += paragraph.marker + u'\t';
        addSpans(text, paragraph.spans);
    }
    if (segment.kind == markdown::Segment::Kind::Code) {
        const bool ends = segment.code.endsWith(u'\n');
        text +=
            text::withMarks(ends ? segment.code.chopped(1) : segment.code, text::HiddenIn::Code);
    }
    for (const markdown::Row &row : segment.rows) {
        if (!std::exchange(first, false))
            text += u'\n';
        for (size_t i = 0; i < row.cells.size(); ++i) {
            if (i > 0)
                text += u'\t';
            addSpans(text, row.cells[i].spans);
        }
    }
}

} // namespace

std::vector<markdown::Segment> segments(const QString &source)
{
    MarkdownBlocks blocks;
    blocks.append(source);
    blocks.finish();
    std::vector<markdown::Segment> all;
    const QStringList &pieces = blocks.finished();
    for (qsizetype i = 0; i < pieces.size(); ++i) {
        markdown::Parsed parsed = all.size() < kMostSegments
                                      ? markdown::parse(pieces[i], blocks.definitions())
                                      : markdown::plain(pieces.mid(i).join(QString()));
        const bool last = all.size() >= kMostSegments;
        std::move(parsed.segments.begin(), parsed.segments.end(), std::back_inserter(all));
        if (last)
            break;
    }
    return all;
}

QString searchText(const std::vector<markdown::Segment> &segments)
{
    QString text;
    for (size_t i = 0; i < segments.size(); ++i) {
        if (i > 0)
            text += u'\n';
        addSegment(text, segments[i]);
    }
    // As a document shows them.
    text.replace(QChar::ParagraphSeparator, QChar(u'\n'));
    text.replace(QChar::LineSeparator, QChar(u'\n'));
    return text;
}

QString searchText(const QString &source)
{
    return searchText(segments(source));
}

QString shownText(const QString &source)
{
    QStringList parts;
    for (const markdown::Segment &segment : segments(source))
        parts << markdown::plainText({segment});
    return parts.join(u'\n');
}

std::vector<std::pair<int, int>> find(const QString &text, const QString &words,
                                      Qt::CaseSensitivity sensitivity)
{
    std::vector<std::pair<int, int>> hits;
    if (words.isEmpty())
        return hits;
    const QStringMatcher matcher(words, sensitivity);
    for (qsizetype at = matcher.indexIn(text); at >= 0;
         at = matcher.indexIn(text, at + words.size()))
        hits.emplace_back(int(at), int(at + words.size()));
    return hits;
}

} // namespace breakerbox::ui::bodytext
