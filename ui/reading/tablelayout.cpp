// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/reading/tableblock.h>

#include <algorithm>
#include <cmath>
#include <limits>

// How wide the columns of a table are and where its rows stand. What stands above the first change
// is not looked at.
namespace breakerbox::ui {

namespace {

constexpr int kWidestColumn = 44; // characters

Qt::Alignment alignmentOf(markdown::Align align)
{
    return align == markdown::Align::Right    ? Qt::AlignRight | Qt::AlignAbsolute
           : align == markdown::Align::Center ? Qt::Alignment(Qt::AlignHCenter)
                                              : Qt::Alignment(Qt::AlignLeading);
}

} // namespace

qreal TableBlock::layOut(const Typography &type, qreal width)
{
    const bool moved = m_type != &type || width != m_width;
    const std::vector<qreal> before = m_columns;
    const qreal hidden = overflow();
    m_type = &type;
    m_width = width;
    m_cap = std::round(type.characterWidth(TextRole::Cell) * kWidestColumn);
    if (moved)
        m_changedRow = 0;
    if (m_changedRow < m_steadyRows) {
        m_steadyRows = 0;
        m_steadyColumns.clear();
    }
    // The newest row may become narrower again.
    const int steady = std::max(m_steadyRows, rows() - 1);
    for (; m_steadyRows < steady; ++m_steadyRows)
        layOutRow(m_steadyRows, m_steadyColumns);
    m_columns = m_steadyColumns;
    for (int i = steady; i < rows(); ++i)
        layOutRow(i, m_columns);
    placeRows();
    m_laidOut = true;
    const qreal changed = moved ? 0 : firstChange(before, hidden);
    m_changedRow = kUnchanged;
    return changed;
}

// Widens the columns where the row needs it.
void TableBlock::layOutRow(int index, std::vector<qreal> &columns)
{
    const Row &row = m_rows[size_t(index)];
    const TextRole role = row.header ? TextRole::HeaderCell : TextRole::Cell;
    for (int i = 0; i < row.count; ++i) {
        Cell &cell = m_cells[row.first + size_t(i)];
        cell.leaf.layOut(*m_type, role, alignmentOf(cell.align), m_cap);
        if (size_t(i) == columns.size())
            columns.push_back(0);
        columns[size_t(i)] =
            std::max(columns[size_t(i)], std::min(m_cap, std::ceil(cell.leaf.naturalWidth())));
    }
    noteLayouts(index);
}

void TableBlock::noteLayouts(int row) const
{
    m_liveFrom = m_liveFrom < m_liveTo ? std::min(m_liveFrom, row) : row;
    m_liveTo = std::max(m_liveTo, row + 1);
}

void TableBlock::placeRows()
{
    qreal x = quoteIndent() + m_type->listIndent() * m_depth;
    const qreal left = x;
    m_lefts.clear();
    for (const qreal column : m_columns) {
        m_lefts.push_back(x + kCellX);
        x += column + 2 * kCellX;
    }
    setOverflow(x - left, std::max(40.0, m_width - left - kActionRoom));
    const auto first = size_t(std::min(m_changedRow, rows()));
    qreal y = first == 0 ? 1 : m_rows[first - 1].y + m_rows[first - 1].height;
    for (size_t at = first; at < m_rows.size(); ++at) {
        Row &row = m_rows[at];
        qreal tallest = m_type->lineHeight(TextRole::Cell);
        for (int i = 0; i < row.count; ++i)
            tallest = std::max(tallest, m_cells[row.first + size_t(i)].leaf.height());
        row.y = y;
        row.height = tallest + 2 * kCellY;
        y += row.height;
    }
    m_height = y + 1 + (overflow() > 0 ? kBarHeight + 2 : 0);
}

qreal TableBlock::firstChange(const std::vector<qreal> &before, qreal hidden) const
{
    if (before != m_columns || (hidden > 0) != (overflow() > 0) || m_changedRow == 0)
        return 0;
    return m_changedRow < rows() ? m_rows[size_t(m_changedRow)].y - 1 : m_height;
}

void TableBlock::dropOutside(qreal top, qreal bottom)
{
    int first = std::numeric_limits<int>::max();
    int last = -1;
    for (int i = m_liveFrom; i < std::min(m_liveTo, rows()); ++i) {
        const Row &row = m_rows[size_t(i)];
        if (row.y + row.height >= top && row.y <= bottom) {
            first = std::min(first, i);
            last = i;
            continue;
        }
        for (int j = 0; j < row.count; ++j)
            m_cells[row.first + size_t(j)].leaf.dropOutside(-2, -1);
    }
    m_liveFrom = last < 0 ? 0 : first;
    m_liveTo = last + 1;
}

size_t TableBlock::layouts() const
{
    size_t sum = 0;
    for (const Cell &cell : m_cells)
        sum += cell.leaf.layouts();
    return sum;
}

} // namespace breakerbox::ui
