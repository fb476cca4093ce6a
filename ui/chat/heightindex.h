// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFontMetrics>

#include <cstddef>
#include <vector>

namespace breakerbox::ui {

// The height a message may have at a width: near enough for a scroll bar. Made once for many: what
// it asks of the font costs more than all the rest.
class HeightGuess final
{
public:
    HeightGuess(const QFontMetrics &metrics, int width);
    // Pixels, for a text of so many characters.
    [[nodiscard]] int of(qsizetype characters) const;

private:
    int m_line;
    int m_columns;
};

// Heights of many rows, one below the other, in pixels: where a row begins, and which row is at a
// height, in logarithmic time (a Fenwick tree). A plain value.
class HeightIndex final
{
public:
    void assign(std::vector<int> heights);
    void append(int height);
    void remove(int row); // linear
    void set(int row, int height);

    [[nodiscard]] int count() const { return int(m_heights.size()); }
    [[nodiscard]] int height(int row) const { return m_heights[std::size_t(row)]; }
    // The sum of all heights before this row; row may be count().
    [[nodiscard]] int top(int row) const;
    [[nodiscard]] int total() const { return top(count()); }
    // The row that covers this height; the first or the last one outside. -1 if there is none.
    [[nodiscard]] int rowAt(int y) const;

private:
    std::vector<int> m_heights;
    std::vector<int> m_sums; // by row + 1, as Fenwick has it
};

} // namespace breakerbox::ui
