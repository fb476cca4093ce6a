// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/heightindex.h>

#include <algorithm>
#include <bit>
#include <utility>

namespace breakerbox::ui {

namespace {

size_t lowestBit(size_t at)
{
    return at & (~at + 1);
}

} // namespace

HeightGuess::HeightGuess(const QFontMetrics &metrics, int width)
    : m_line(metrics.height()),
      m_columns(std::max(20, (width - 24) / std::max(1, metrics.averageCharWidth())))
{}

int HeightGuess::of(qsizetype characters) const
{
    // Lines end before the edge, and paragraphs before their lines.
    const int lines = int(characters) * 5 / 4 / m_columns + 1;
    return m_line + 24 + lines * m_line * 5 / 4;
}

void HeightIndex::assign(std::vector<int> heights)
{
    m_heights = std::move(heights);
    m_sums.assign(m_heights.size() + 1, 0);
    for (size_t at = 1; at < m_sums.size(); ++at) {
        m_sums[at] += m_heights[at - 1];
        const size_t above = at + lowestBit(at);
        if (above < m_sums.size())
            m_sums[above] += m_sums[at];
    }
}

void HeightIndex::append(int height)
{
    if (m_sums.empty())
        m_sums.push_back(0);
    const size_t at = m_sums.size();
    const int before = top(int(at - lowestBit(at)));
    const int all = total();
    m_heights.push_back(height);
    m_sums.push_back(all - before + height);
}

void HeightIndex::remove(int row)
{
    std::vector<int> heights = std::move(m_heights);
    heights.erase(heights.begin() + row);
    assign(std::move(heights));
}

void HeightIndex::set(int row, int height)
{
    const int change = height - m_heights[size_t(row)];
    if (change == 0)
        return;
    m_heights[size_t(row)] = height;
    for (size_t at = size_t(row) + 1; at < m_sums.size(); at += lowestBit(at))
        m_sums[at] += change;
}

int HeightIndex::top(int row) const
{
    int sum = 0;
    for (size_t at = size_t(row); at > 0; at -= lowestBit(at))
        sum += m_sums[at];
    return sum;
}

int HeightIndex::rowAt(int y) const
{
    if (m_heights.empty())
        return -1;
    size_t at = 0;
    for (size_t step = std::bit_floor(m_sums.size()); step > 0; step /= 2) {
        if (at + step < m_sums.size() && m_sums[at + step] <= y) {
            at += step;
            y -= m_sums[at];
        }
    }
    return std::min(int(at), count() - 1);
}

} // namespace breakerbox::ui
