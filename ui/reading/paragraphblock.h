// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/reading/block.h>
#include <ui/reading/picturestrip.h>

namespace breakerbox::ui {

// A paragraph, heading or list item, with its marker or its task box. Images it refers to stand
// below it once they are there; until then a sentence says that they are not. One that is nothing
// but an image that is not shown is a frame with the image's words. Nothing is fetched here
// (security.md R27). One that is a displayed formula stands in the middle and scrolls sideways if
// it is wide.
class ParagraphBlock final : public Block
{
public:
    ParagraphBlock()
        : Block(Kind::Paragraph)
    {}
    void show(markdown::Segment &&segment) override;
    qreal layOut(const Typography &type, qreal width) override;
    void forget() override;
    bool refreshPictures() override;
    void dropOutside(qreal top, qreal bottom) override;
    [[nodiscard]] size_t layouts() const override { return m_leaf.layouts(); }
    [[nodiscard]] int distanceAbove(const Typography &type) const override;
    void paint(QPainter &painter, const QRectF &clip,
               const std::vector<Highlight> &highlights) const override;
    [[nodiscard]] int length() const override { return m_leaf.length(); }
    [[nodiscard]] QString text(int from, int to) const override;
    [[nodiscard]] QString copied(int from, int to) const override;
    [[nodiscard]] int positionAt(const QPointF &point) const override;
    [[nodiscard]] QRectF caretRect(int position) const override;
    [[nodiscard]] QRectF rangeRect(int from, int to) const override;
    [[nodiscard]] std::optional<BlockLink> linkAt(const QPointF &point) const override;
    [[nodiscard]] std::vector<BlockLink> links() const override { return linksOf(m_leaf); }
    [[nodiscard]] BlockAction action() const override;
    [[nodiscard]] Link actionLink() const override;
    [[nodiscard]] QString actionName() const override;
    [[nodiscard]] QPointF actionCorner() const override;
    [[nodiscard]] QRectF barRect() const override;

    [[nodiscard]] int heading() const { return m_heading; }
    [[nodiscard]] int depth() const { return m_depth; }
    [[nodiscard]] const QString &marker() const { return m_marker; }
    [[nodiscard]] bool isTight() const { return m_tight; }
    [[nodiscard]] bool isImage() const { return m_image; }
    [[nodiscard]] const PictureStrip &pictures() const { return m_strip; }

private:
    [[nodiscard]] QPointF origin() const;
    [[nodiscard]] bool isFramed() const { return m_image && !m_strip.isShown(); }
    [[nodiscard]] qreal stripTop() const;
    void layOutLeaf(const Typography &type, qreal inner);
    [[nodiscard]] qreal indent() const;
    [[nodiscard]] qreal markerWidth() const;
    void paintMarker(QPainter &painter) const;
    void paintTaskBox(QPainter &painter, qreal x, qreal baseline, bool done) const;
    void paintFrame(QPainter &painter) const;

    Leaf m_leaf;
    PictureStrip m_strip;
    QString m_marker;
    int m_heading = 0;
    int m_depth = 0;
    qreal m_markerRoom = 0; // left of the text
    bool m_tight = false;
    bool m_image = false;
    bool m_formula = false; // nothing but a displayed one
};

} // namespace breakerbox::ui
