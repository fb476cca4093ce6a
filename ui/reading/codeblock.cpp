// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/reading/codeblock.h>

#include <ui/text/hiddentext.h>
#include <ui/widgets/theme.h>

#include <QFontMetricsF>
#include <QTextLine>
#include <QTextOption>

#include <algorithm>
#include <cmath>
#include <limits>

namespace breakerbox::ui {

namespace {

constexpr int kCodePadding = 12;
constexpr int kHeadGap = 4;
constexpr int kHeadButton = 28; // height of the button in the head
constexpr size_t kMostCachedRows = 400;

// Round ends are dear, and most of a long block has none in sight.
void paintFrame(QPainter &painter, const QRectF &box, const QRectF &clip, const Typography &type)
{
    constexpr qreal kEnd = theme::kControlRadius + 2;
    const QRectF seen = box.intersected(clip.adjusted(0, -1, 0, 1));
    const QRectF middle(box.left(), seen.top(), box.width(), seen.height());
    painter.save();
    painter.fillRect(middle.intersected(box.adjusted(0.5, kEnd, -0.5, -kEnd)),
                     type.codeBackground());
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF sides = middle.intersected(box.adjusted(0, kEnd, 0, -kEnd));
    painter.fillRect(QRectF(sides.left(), sides.top(), 1, sides.height()), type.borderColor());
    painter.fillRect(QRectF(sides.right() - 1, sides.top(), 1, sides.height()), type.borderColor());
    painter.setPen(QPen(type.borderColor(), 1));
    painter.setBrush(type.codeBackground());
    for (const qreal y : {box.top(), box.bottom() - kEnd}) {
        const QRectF end(box.left(), y, box.width(), kEnd);
        if (!end.intersects(seen))
            continue;
        painter.save();
        painter.setClipRect(end, Qt::IntersectClip);
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), theme::kControlRadius,
                                theme::kControlRadius);
        painter.restore();
    }
    painter.restore();
}

} // namespace

int CodeBlock::ShownRow::shown(int source) const
{
    if (origins.empty())
        return source;
    return int(std::lower_bound(origins.begin(), origins.end(), source) - origins.begin());
}

int CodeBlock::ShownRow::source(int shown) const
{
    if (origins.empty())
        return shown;
    return shown < int(origins.size()) ? origins[size_t(shown)] : length;
}

void CodeBlock::show(markdown::Segment &&segment)
{
    show(segment.language, segment.code, segment.quote, segment.depth);
}

void CodeBlock::show(const QString &language, QStringView code, int quote, int depth)
{
    const bool placed = quote == m_quote && depth == m_depth;
    m_quote = quote;
    m_depth = depth;
    const bool grew = language == m_language && code.startsWith(m_code.source());
    if (!placed)
        m_laidOut = false;
    if (!grew) {
        m_code.clear();
        m_language = language;
        m_changedRow = 0;
        forget();
    }
    if (const auto more = code.sliced(m_code.source().size()); !more.isEmpty())
        append(more);
}

void CodeBlock::append(QStringView more)
{
    const int last = std::max(0, m_code.rows() - 1);
    m_changedRow = m_laidOut ? last : std::min(m_changedRow, last);
    m_cache.erase(last);
    // The state behind the last row is not known before the row has ended.
    if (m_states.size() > size_t(last) + 1)
        m_states.resize(size_t(last) + 1);
    m_code.append(more);
    m_laidOut = false;
}

void CodeBlock::forget()
{
    m_cache.clear();
    m_states.clear();
    m_colours.reset();
    m_coloursAsked = false;
    m_changedRow = 0;
    m_laidOut = false;
}

void CodeBlock::dropOutside(qreal top, qreal bottom)
{
    const int first = rowAtY(top);
    const int last = rowAtY(bottom);
    std::erase_if(m_cache, [first, last](const auto &entry) {
        return entry.first < first || entry.first > last;
    });
}

qreal CodeBlock::layOut(const Typography &type, qreal width)
{
    const bool moved = m_type != &type || width != m_width;
    const qreal hidden = overflow();
    m_type = &type;
    m_width = width;
    const qreal left = quoteIndent() + type.listIndent() * m_depth;
    const qreal content = m_code.columns() * type.characterWidth(TextRole::Code);
    setOverflow(std::ceil(content), std::max(40.0, width - left - 2 * kCodePadding));
    const int line = type.lineHeight(TextRole::Code);
    m_height = headHeight() + std::max(1, m_code.rows()) * line +
               (overflow() > 0 ? kBarHeight + 4 : kCodePadding);
    m_laidOut = true;
    const bool whole = moved || (hidden > 0) != (overflow() > 0);
    const int row = std::exchange(m_changedRow, std::numeric_limits<int>::max());
    if (whole || row <= 0)
        return 0;
    return row == std::numeric_limits<int>::max() ? m_height : headHeight() + qreal(row) * line;
}

int CodeBlock::distanceAbove(const Typography &) const
{
    return kApart;
}

int CodeBlock::headHeight() const
{
    return kHeadButton + 2 * kHeadGap;
}

QRectF CodeBlock::frame() const
{
    const qreal left = quoteIndent() + m_type->listIndent() * m_depth;
    return {left, 0, m_width - left, m_height};
}

QRectF CodeBlock::window() const
{
    return frame().adjusted(kCodePadding, headHeight(), -kCodePadding, -4);
}

QPointF CodeBlock::actionCorner() const
{
    return {m_width - kHeadGap, kHeadGap};
}

QRectF CodeBlock::barRect() const
{
    const QRectF box = frame();
    return {box.left() + 1, m_height - kBarHeight - 1, box.width() - 2, kBarHeight};
}

int CodeBlock::rowAtY(qreal y) const
{
    const int row = int(std::floor((y - headHeight()) / m_type->lineHeight(TextRole::Code)));
    return std::clamp(row, 0, std::max(0, m_code.rows() - 1));
}

// The scanner goes through the rows once, as far down as somebody looked.
void CodeBlock::readStates(int row) const
{
    if (m_states.empty())
        m_states.push_back(0);
    while (int(m_states.size()) <= row) {
        const int next = int(m_states.size()) - 1;
        m_states.push_back(m_colours->line(m_code.row(next), m_states.back(), nullptr));
    }
}

QList<QTextLayout::FormatRange> CodeBlock::colours(int row, const ShownRow &shown) const
{
    QList<QTextLayout::FormatRange> ranges;
    if (!m_coloursAsked) {
        m_coloursAsked = true;
        m_colours = coloursFor(m_language, m_type->look());
    }
    if (!m_colours)
        return ranges;
    readStates(row);
    std::vector<ColourRun> runs;
    m_colours->line(m_code.row(row), m_states[size_t(row)], &runs);
    for (const ColourRun &run : runs) {
        QTextLayout::FormatRange range;
        range.start = shown.shown(run.start);
        range.length = shown.shown(run.start + run.length) - range.start;
        range.format.setForeground(run.colour);
        if (run.bold)
            range.format.setFontWeight(QFont::DemiBold);
        if (run.italic)
            range.format.setFontItalic(true);
        ranges.push_back(range);
    }
    return ranges;
}

const CodeBlock::ShownRow &CodeBlock::shownRow(int row) const
{
    const auto known = m_cache.find(row);
    if (known != m_cache.end())
        return known->second;
    if (m_cache.size() >= kMostCachedRows)
        m_cache.clear();
    ShownRow &made = m_cache[row];
    const QStringView source = m_code.row(row);
    made.length = int(source.size());
    QString words = source.toString();
    if (text::hasHidden(words, text::HiddenIn::Code))
        words = text::withMarks(words, text::HiddenIn::Code, made.origins);
    made.layout = std::make_unique<QTextLayout>(words, m_type->font(TextRole::Code));
    made.layout->setCacheEnabled(true);
    QTextOption option(Qt::AlignLeft);
    option.setWrapMode(QTextOption::NoWrap);
    option.setTextDirection(Qt::LeftToRight);
    option.setTabStopDistance(m_type->characterWidth(TextRole::Code) * 4);
    made.layout->setTextOption(option);
    made.layout->setFormats(colours(row, made));
    made.layout->beginLayout();
    QTextLine line = made.layout->createLine();
    if (line.isValid()) {
        line.setLineWidth(std::numeric_limits<short>::max() * 4.0);
        const qreal spare = m_type->lineHeight(TextRole::Code) - line.height();
        line.setPosition({0, std::floor(spare / 2)});
    }
    made.layout->endLayout();
    return made;
}

void CodeBlock::paint(QPainter &painter, const QRectF &clip,
                      const std::vector<Highlight> &highlights) const
{
    paintFrame(painter, frame(), clip, *m_type);
    painter.save();
    if (clip.top() < headHeight() && !m_language.isEmpty()) {
        const QFont &font = m_type->font(TextRole::Body);
        const QRectF box(frame().left() + kCodePadding, kHeadGap, frame().width() - 3 * kHeadButton,
                         kHeadButton);
        const QString words = text::withMarks(m_language, text::HiddenIn::Code);
        painter.setFont(font);
        painter.setPen(m_type->mutedColor());
        painter.drawText(box, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                         QFontMetricsF(font).elidedText(words, Qt::ElideRight, box.width()));
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setClipRect(window(), Qt::IntersectClip);
    painter.setPen(m_type->textColor());
    if (m_code.rows() > 0 && clip.bottom() >= headHeight()) {
        const int last = rowAtY(clip.bottom());
        for (int row = rowAtY(clip.top()); row <= last; ++row)
            paintRow(painter, row, highlights);
    }
    painter.restore();
}

void CodeBlock::paintRow(QPainter &painter, int row, const std::vector<Highlight> &highlights) const
{
    const ShownRow &shown = shownRow(row);
    const int start = m_code.rowStart(row);
    QList<QTextLayout::FormatRange> over;
    for (const Highlight &highlight : highlights) {
        const int from = std::max(highlight.from - start, 0);
        const int to = std::min(highlight.to - start, shown.length);
        if (from >= to)
            continue;
        const int first = shown.shown(from);
        over.push_back(
            {first, shown.shown(to) - first, highlightFormat(highlight.kind, m_type->palette())});
    }
    const qreal y = headHeight() + qreal(row) * m_type->lineHeight(TextRole::Code);
    shown.layout->draw(&painter, {window().left() - scrolled(), y}, over);
}

QString CodeBlock::text(int from, int to) const
{
    return m_code.source().mid(from, to - from);
}

int CodeBlock::positionAt(const QPointF &point) const
{
    if (m_code.rows() == 0)
        return 0;
    const int row = rowAtY(point.y());
    const ShownRow &shown = shownRow(row);
    const QTextLine line = shown.layout->lineAt(0);
    const int inside =
        line.isValid() ? line.xToCursor(point.x() - window().left() + scrolled()) : 0;
    return m_code.rowStart(row) + shown.source(inside);
}

QRectF CodeBlock::caretRect(int position) const
{
    const int line = m_type->lineHeight(TextRole::Code);
    if (m_code.rows() == 0)
        return {window().left(), qreal(headHeight()), 1, qreal(line)};
    const int row = m_code.rowAt(position);
    const ShownRow &shown = shownRow(row);
    const QTextLine text = shown.layout->lineAt(0);
    const int inside = shown.shown(std::clamp(position - m_code.rowStart(row), 0, shown.length));
    const qreal x = text.isValid() ? text.cursorToX(inside) : 0;
    return {window().left() - scrolled() + x, headHeight() + qreal(row) * line, 1, qreal(line)};
}

QRectF CodeBlock::rangeRect(int from, int to) const
{
    const QRectF first = caretRect(from);
    const QRectF last = caretRect(to);
    if (first.top() == last.top())
        return QRectF(first.topLeft(), last.bottomRight()).normalized();
    return {window().left(), first.top(), window().width(), last.bottom() - first.top()};
}

} // namespace breakerbox::ui
