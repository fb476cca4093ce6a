// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/reading/tableblock.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace breakerbox::ui {

namespace {

// A cell has no room for images: they are opened like links.
BlockLink asLink(BlockLink link)
{
    if (link.kind == BlockLink::Kind::Image)
        link.kind = BlockLink::Kind::Link;
    return link;
}

} // namespace

void TableBlock::show(markdown::Segment &&segment)
{
    if (segment.quote != m_quote || segment.depth != m_depth)
        m_changedRow = 0;
    m_quote = segment.quote;
    m_depth = segment.depth;
    showFrom(0, std::move(segment.rows));
}

void TableBlock::showFrom(int row, std::vector<markdown::Row> &&rows)
{
    const auto from = size_t(row);
    size_t cell = from < m_rows.size() ? m_rows[from].first : m_cells.size();
    const size_t count = from + rows.size();
    if (m_rows.size() > count)
        m_changedRow = std::min(m_changedRow, int(count));
    m_rows.resize(count);
    for (size_t i = from; i < count; ++i) {
        markdown::Row &source = rows[i - from];
        Row &to = m_rows[i];
        if (to.count != int(source.cells.size()) || to.header != source.header)
            m_changedRow = std::min(m_changedRow, int(i));
        to.first = cell;
        to.count = int(source.cells.size());
        to.header = source.header;
        for (const markdown::Cell &each : source.cells) {
            if (cell == m_cells.size())
                m_cells.emplace_back();
            Cell &shown = m_cells[cell++];
            shown.leaf.setSpans(each.spans);
            if (std::exchange(shown.align, each.align) != each.align || !shown.leaf.isLaidOut())
                m_changedRow = std::min(m_changedRow, int(i));
        }
    }
    m_cells.resize(cell);
    m_laidOut = m_laidOut && m_changedRow == kUnchanged;
    countFrom(from);
}

// Cells are parted by tabs, rows by line breaks.
void TableBlock::countFrom(size_t row)
{
    int at = 0;
    if (row > 0)
        at = m_rows[row - 1].end;
    for (size_t i = row; i < m_rows.size(); ++i) {
        for (int j = 0; j < m_rows[i].count; ++j) {
            Cell &cell = m_cells[m_rows[i].first + size_t(j)];
            cell.start = at;
            at += cell.leaf.length() + 1;
        }
        if (m_rows[i].count == 0)
            ++at;
        m_rows[i].end = at;
    }
    m_length = std::max(0, at - 1);
}

void TableBlock::forget()
{
    for (Cell &cell : m_cells)
        cell.leaf.forget();
    m_changedRow = 0;
    m_laidOut = false;
}

bool TableBlock::refreshPictures()
{
    for (size_t i = 0; i < m_cells.size(); ++i) {
        if (m_cells[i].leaf.refreshPictures())
            m_changedRow = std::min(m_changedRow, int(rowOf(i)));
    }
    m_laidOut = m_laidOut && m_changedRow == kUnchanged;
    return !m_laidOut;
}

int TableBlock::distanceAbove(const Typography &) const
{
    return kApart;
}

QRectF TableBlock::window() const
{
    const qreal left = quoteIndent() + m_type->listIndent() * m_depth;
    return {left, 0, m_width - left - (overflow() > 0 ? kActionRoom : 0), m_height};
}

QRectF TableBlock::barRect() const
{
    return {window().left(), m_height - kBarHeight, window().width(), kBarHeight};
}

// Cells are laid out for the widest column: what stands at its right or in its middle moves.
QPointF TableBlock::cellOrigin(const Row &row, int column) const
{
    const Cell &cell = m_cells[row.first + size_t(column)];
    const qreal spare = m_cap - m_columns[size_t(column)];
    qreal x = m_lefts[size_t(column)] - scrolled();
    if (cell.align == markdown::Align::Center)
        x -= spare / 2;
    else if (cell.align == markdown::Align::Right || cell.leaf.isRightToLeft())
        x -= spare;
    return {x, row.y + kCellY};
}

QPointF TableBlock::cellOrigin(size_t cell) const
{
    const size_t index = rowOf(cell);
    noteLayouts(int(index)); // whoever asks is about to measure in it
    return cellOrigin(m_rows[index], int(cell - m_rows[index].first));
}

const TableBlock::Row &TableBlock::rowAtY(qreal y) const
{
    const auto after = std::upper_bound(m_rows.begin(), m_rows.end(), y,
                                        [](qreal at, const Row &row) { return at < row.y; });
    return after == m_rows.begin() ? m_rows.front() : *std::prev(after);
}

size_t TableBlock::rowOf(size_t cell) const
{
    const auto after = std::upper_bound(m_rows.begin(), m_rows.end(), cell,
                                        [](size_t at, const Row &row) { return at < row.first; });
    return size_t(after - m_rows.begin()) - 1;
}

size_t TableBlock::cellAt(const QPointF &point) const
{
    const Row &row = rowAtY(point.y());
    const qreal x = point.x() + scrolled();
    int column = 0;
    while (column + 1 < row.count && x >= m_lefts[size_t(column) + 1] - kCellX)
        ++column;
    return row.first + size_t(column);
}

size_t TableBlock::cellOf(int position) const
{
    const auto after = std::upper_bound(m_cells.begin(), m_cells.end(), position,
                                        [](int at, const Cell &cell) { return at < cell.start; });
    return after == m_cells.begin() ? 0 : size_t(after - m_cells.begin()) - 1;
}

void TableBlock::paint(QPainter &painter, const QRectF &clip,
                       const std::vector<Highlight> &highlights) const
{
    if (m_rows.empty() || m_columns.empty())
        return;
    painter.save();
    painter.setClipRect(window(), Qt::IntersectClip);
    const qreal left = window().left();
    const qreal wide =
        std::min(window().width(), m_lefts.back() + m_columns.back() + kCellX - left);
    const QColor line = m_type->borderColor();
    if (m_rows.front().header)
        painter.fillRect(QRectF(left, 0, wide, m_rows.front().height + 1),
                         m_type->codeBackground());
    painter.fillRect(QRectF(left, 0, wide, 1), line);
    painter.setPen(m_type->textColor());
    for (const Row *row = &rowAtY(clip.top()); row != m_rows.data() + m_rows.size(); ++row) {
        if (row->y > clip.bottom())
            break;
        painter.fillRect(QRectF(left, row->y + row->height - 1, wide, 1), line);
        noteLayouts(int(row - m_rows.data()));
        for (int i = 0; i < row->count; ++i) {
            const QPointF at = cellOrigin(*row, i);
            const Cell &cell = m_cells[row->first + size_t(i)];
            cell.leaf.paint(painter, at, clip.translated(-at), highlights, cell.start);
        }
    }
    painter.restore();
}

QString TableBlock::text(int from, int to) const
{
    QString words;
    for (const Row &row : m_rows) {
        for (int i = 0; i < row.count; ++i) {
            const Cell &cell = m_cells[row.first + size_t(i)];
            const int end = cell.start + cell.leaf.length();
            if (end < from || cell.start >= to)
                continue;
            const int first = std::max(from, cell.start) - cell.start;
            words += cell.leaf.text().mid(first, std::min(to, end) - cell.start - first);
            if (end < to && end >= from)
                words += i + 1 < row.count ? u'\t' : u'\n';
        }
    }
    return words;
}

int TableBlock::positionAt(const QPointF &point) const
{
    if (m_cells.empty())
        return 0;
    const size_t cell = cellAt(point);
    return m_cells[cell].start + m_cells[cell].leaf.positionAt(point - cellOrigin(cell));
}

QRectF TableBlock::caretRect(int position) const
{
    if (m_cells.empty())
        return {0, 0, 1, m_height};
    const size_t cell = cellOf(position);
    return m_cells[cell]
        .leaf.caretRect(position - m_cells[cell].start)
        .translated(cellOrigin(cell));
}

QRectF TableBlock::rangeRect(int from, int to) const
{
    if (m_cells.empty())
        return {0, 0, m_width, m_height};
    const size_t cell = cellOf(from);
    if (cell == cellOf(to)) {
        const Cell &only = m_cells[cell];
        return only.leaf.rangeRect(from - only.start, to - only.start).translated(cellOrigin(cell));
    }
    return caretRect(from) | caretRect(to);
}

std::optional<BlockLink> TableBlock::linkAt(const QPointF &point) const
{
    if (m_cells.empty() || !window().contains(point))
        return std::nullopt;
    const size_t cell = cellAt(point);
    auto link = ui::linkAt(m_cells[cell].leaf, point - cellOrigin(cell), m_cells[cell].start);
    return link ? std::optional(asLink(*link)) : std::nullopt;
}

std::vector<BlockLink> TableBlock::links() const
{
    std::vector<BlockLink> all;
    for (const Cell &cell : m_cells) {
        for (BlockLink &link : linksOf(cell.leaf, cell.start))
            all.push_back(asLink(std::move(link)));
    }
    return all;
}

const QString &TableBlock::cellText(int row, int column) const
{
    return m_cells[m_rows[size_t(row)].first + size_t(column)].leaf.text();
}

QRectF TableBlock::cellRect(int row, int column) const
{
    const Row &place = m_rows[size_t(row)];
    return {m_lefts[size_t(column)] - kCellX - scrolled(), place.y,
            m_columns[size_t(column)] + 2 * kCellX, place.height};
}

} // namespace breakerbox::ui
