// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/reading/block.h>
#include <ui/reading/codecolours.h>
#include <ui/reading/codetext.h>

#include <unordered_map>

namespace breakerbox::ui {

// A frame with the language above and the code below, scrolling sideways inside itself. All rows
// are equally high, so only those that are painted are ever laid out; code that arrives is
// appended at the cost of what arrived.
class CodeBlock final : public Block
{
public:
    CodeBlock()
        : Block(Kind::Code)
    {}
    void show(markdown::Segment &&segment) override;
    // The same without a segment; keeps what is there if the code only grew.
    void show(const QString &language, QStringView code, int quote, int depth);
    void append(QStringView more);

    qreal layOut(const Typography &type, qreal width) override;
    void forget() override;
    void dropOutside(qreal top, qreal bottom) override;
    [[nodiscard]] size_t layouts() const override { return m_cache.size(); }
    [[nodiscard]] int distanceAbove(const Typography &type) const override;
    void paint(QPainter &painter, const QRectF &clip,
               const std::vector<Highlight> &highlights) const override;
    [[nodiscard]] int length() const override { return m_code.length(); }
    [[nodiscard]] QString text(int from, int to) const override;
    [[nodiscard]] int positionAt(const QPointF &point) const override;
    [[nodiscard]] QRectF caretRect(int position) const override;
    [[nodiscard]] QRectF rangeRect(int from, int to) const override;
    [[nodiscard]] BlockAction action() const override { return BlockAction::CopyCode; }
    [[nodiscard]] QPointF actionCorner() const override;
    [[nodiscard]] QRectF barRect() const override;

    [[nodiscard]] const QString &language() const { return m_language; }
    // Exactly as in the source.
    [[nodiscard]] const QString &source() const { return m_code.source(); }

private:
    // A row as it is shown. Hidden characters are named in it (security.md T5), so places in it
    // may differ from those in the source.
    struct ShownRow
    {
        std::unique_ptr<QTextLayout> layout;
        std::vector<int> origins; // source place of each shown character; empty = the same
        int length = 0;           // of the source
        [[nodiscard]] int shown(int source) const;
        [[nodiscard]] int source(int shown) const;
    };

    [[nodiscard]] QRectF frame() const;
    [[nodiscard]] QRectF window() const;
    [[nodiscard]] int headHeight() const;
    [[nodiscard]] int rowAtY(qreal y) const;
    [[nodiscard]] const ShownRow &shownRow(int row) const;
    [[nodiscard]] QList<QTextLayout::FormatRange> colours(int row, const ShownRow &shown) const;
    void readStates(int row) const;
    void paintRow(QPainter &painter, int row, const std::vector<Highlight> &highlights) const;

    CodeText m_code;
    QString m_language;
    int m_depth = 0;
    int m_changedRow = 0;
    mutable std::unordered_map<int, ShownRow> m_cache;
    mutable std::unique_ptr<CodeColours> m_colours;
    mutable std::vector<CodeState> m_states; // at the beginning of each row, as far as needed
    mutable bool m_coloursAsked = false;
};

} // namespace breakerbox::ui
