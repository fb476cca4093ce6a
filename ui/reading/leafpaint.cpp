// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/reading/leaf.h>

#include <QPainter>
#include <QTextLine>

#include <algorithm>

namespace breakerbox::ui {

namespace {

constexpr qreal kOverhang = 6; // pixels that marks may stand out of their line

// The line nearest to y.
QTextLine nearestLine(const QTextLayout &layout, qreal y)
{
    QTextLine found;
    for (int i = 0; i < layout.lineCount(); ++i) {
        const QTextLine line = layout.lineAt(i);
        if (found.isValid() && line.y() > y)
            break;
        found = line;
    }
    return found;
}

} // namespace

void Leaf::paint(QPainter &painter, const QPointF &at, const QRectF &clip,
                 const std::vector<Highlight> &highlights, int offset) const
{
    const QRectF seen = clip.translated(at).adjusted(0, -kOverhang, 0, kOverhang);
    for (const Strip *strip = stripAt(clip.top());
         strip && strip != m_strips.data() + m_strips.size(); ++strip) {
        if (strip->y > clip.bottom())
            break;
        QList<QTextLayout::FormatRange> over;
        for (const Highlight &highlight : highlights) {
            const int from = std::max(highlight.from - offset, strip->start);
            const int to = std::min(highlight.to - offset, strip->end);
            if (from < to)
                over.push_back({from - strip->start, to - from,
                                highlightFormat(highlight.kind, m_type->palette())});
        }
        layoutOf(*strip).draw(&painter, at + QPointF(0, strip->y), over, seen);
        paintPictures(painter, at + QPointF(0, strip->y), *strip);
    }
}

int Leaf::positionAt(const QPointF &point) const
{
    const Strip *strip = stripAt(point.y());
    if (!strip)
        return 0;
    const QTextLine line = nearestLine(layoutOf(*strip), point.y() - strip->y);
    if (!line.isValid())
        return strip->start;
    int position = line.xToCursor(point.x(), QTextLine::CursorBetweenCharacters);
    // Behind a wrapped line is the end of it, not the beginning of the next.
    const int end = line.textStart() + line.textLength();
    if (position == end && strip->start + end < length() && position > line.textStart())
        --position;
    return strip->start + position;
}

int Leaf::characterAt(const QPointF &point) const
{
    const Strip *strip = stripAt(point.y());
    if (!strip || point.y() < 0 || point.y() > height())
        return -1;
    const QTextLine line = nearestLine(layoutOf(*strip), point.y() - strip->y);
    if (!line.isValid())
        return -1;
    const QRectF ink = line.naturalTextRect();
    if (point.x() < ink.left() || point.x() >= ink.right())
        return -1;
    return strip->start + line.xToCursor(point.x(), QTextLine::CursorOnCharacter);
}

QRectF Leaf::caretRect(int position) const
{
    const Strip *strip = stripOf(std::clamp(position, 0, length()));
    if (!strip)
        return {};
    const int inside = std::clamp(position - strip->start, 0, strip->end - strip->start);
    const QTextLine line = layoutOf(*strip).lineForTextPosition(inside);
    if (!line.isValid())
        return {0, strip->y, 1, strip->height};
    return {line.cursorToX(inside), strip->y + line.y(), 1, line.height()};
}

QRectF Leaf::rangeRect(int from, int to) const
{
    const QRectF first = caretRect(from);
    const QRectF last = caretRect(to);
    if (first.top() == last.top())
        return QRectF(first.topLeft(), last.bottomRight()).normalized();
    return {0, first.top(), m_width, last.bottom() - first.top()};
}

const LeafMark *Leaf::markAt(int position) const
{
    const auto mark =
        std::upper_bound(m_marks.begin(), m_marks.end(), position,
                         [](int at, const LeafMark &each) { return at < each.end(); });
    if (mark == m_marks.end() || mark->start > position)
        return nullptr;
    return &*mark;
}

qreal Leaf::firstBaseline() const
{
    if (m_strips.empty())
        return 0;
    const QTextLayout &layout = layoutOf(m_strips.front());
    if (layout.lineCount() == 0)
        return 0;
    const QTextLine line = layout.lineAt(0);
    return line.y() + line.ascent();
}

} // namespace breakerbox::ui
