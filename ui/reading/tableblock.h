// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/reading/block.h>

#include <limits>

namespace breakerbox::ui {

// A grid that scrolls sideways inside itself. A cell is laid out for the greatest width a column
// may have, never for the column's own, so that a table that grows lays out its new cells only.
class TableBlock final : public Block
{
public:
    TableBlock()
        : Block(Kind::Table)
    {}
    void show(markdown::Segment &&segment) override;
    // Shows other rows from this one on; those before it stay.
    void showFrom(int row, std::vector<markdown::Row> &&rows);
    qreal layOut(const Typography &type, qreal width) override;
    void forget() override;
    bool refreshPictures() override;
    void dropOutside(qreal top, qreal bottom) override;
    [[nodiscard]] size_t layouts() const override;
    [[nodiscard]] int distanceAbove(const Typography &type) const override;
    void paint(QPainter &painter, const QRectF &clip,
               const std::vector<Highlight> &highlights) const override;
    [[nodiscard]] int length() const override { return m_length; }
    [[nodiscard]] QString text(int from, int to) const override;
    [[nodiscard]] int positionAt(const QPointF &point) const override;
    [[nodiscard]] QRectF caretRect(int position) const override;
    [[nodiscard]] QRectF rangeRect(int from, int to) const override;
    [[nodiscard]] std::optional<BlockLink> linkAt(const QPointF &point) const override;
    [[nodiscard]] std::vector<BlockLink> links() const override;
    [[nodiscard]] BlockAction action() const override { return BlockAction::CopyTable; }
    [[nodiscard]] QRectF barRect() const override;

    [[nodiscard]] int rows() const { return int(m_rows.size()); }
    [[nodiscard]] int columns() const { return int(m_columns.size()); }
    [[nodiscard]] int cells(int row) const { return m_rows[size_t(row)].count; }
    [[nodiscard]] bool isHeader(int row) const { return m_rows[size_t(row)].header; }
    [[nodiscard]] const QString &cellText(int row, int column) const;
    [[nodiscard]] QRectF cellRect(int row, int column) const;

private:
    static constexpr int kCellX = 12;
    static constexpr int kCellY = 6;
    static constexpr int kActionRoom = 32; // for the button at the right
    static constexpr int kUnchanged = std::numeric_limits<int>::max();

    struct Cell
    {
        Leaf leaf;
        markdown::Align align = markdown::Align::Left;
        int start = 0;
    };
    struct Row
    {
        size_t first = 0; // among m_cells
        int count = 0;
        bool header = false;
        int end = 0; // position behind it and its line break
        qreal y = 0;
        qreal height = 0;
    };

    [[nodiscard]] QRectF window() const;
    [[nodiscard]] const Row &rowAtY(qreal y) const;
    [[nodiscard]] size_t cellAt(const QPointF &point) const;
    [[nodiscard]] size_t cellOf(int position) const;
    [[nodiscard]] size_t rowOf(size_t cell) const;
    [[nodiscard]] QPointF cellOrigin(const Row &row, int column) const;
    [[nodiscard]] QPointF cellOrigin(size_t cell) const;
    [[nodiscard]] qreal firstChange(const std::vector<qreal> &before, qreal hidden) const;
    void layOutRow(int index, std::vector<qreal> &columns);
    void placeRows();
    void countFrom(size_t row);
    void noteLayouts(int row) const;

    std::vector<Row> m_rows;
    std::vector<Cell> m_cells;
    std::vector<qreal> m_columns;       // widths of the text
    std::vector<qreal> m_steadyColumns; // the same for the first rows only
    int m_steadyRows = 0;               // so many
    std::vector<qreal> m_lefts;         // where the text begins, before scrolling
    qreal m_cap = 0;
    int m_length = 0;
    int m_depth = 0;
    int m_changedRow = 0;
    mutable int m_liveFrom = 0; // rows with layouts are among these
    mutable int m_liveTo = 0;
};

} // namespace breakerbox::ui
