// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/reading/leaf.h>
#include <ui/widgets/link.h>

#include <QPainter>

#include <optional>
#include <utility>

namespace breakerbox::ui {

// What can be done to a block with a button of its own.
enum class BlockAction { None = 0, CopyCode, CopyTable, LoadImages, OpenImage };

// A place in a block that leads somewhere: characters from … to.
struct BlockLink
{
    enum class Kind { Link = 0, Note, NoteBack, Image };
    Kind kind = Kind::Link;
    int from = 0;
    int to = 0;
    Link link; // for notes the target is the label
};

// One block of a message: a paragraph, list item or heading, a code block, a table, a rule. It
// draws itself; it is no widget. Coordinates are its own, in pixels, from its top left; positions
// count the characters of text(), from 0. Owned by a BlockList; main thread.
class Block
{
public:
    enum class Kind { Paragraph = 0, Code, Table, Rule };

    // Where it stands in the message; kept by the BlockList.
    struct Place
    {
        qreal y = 0;
        int start = 0;
        int gap = 0;          // pixels above it
        int joinedQuotes = 0; // quotes that the block above belongs to as well
        quint64 serial = 0;   // never used twice
    };

    explicit Block(Kind kind)
        : m_kind(kind)
    {}
    virtual ~Block() = default;
    Block(const Block &) = delete;
    Block &operator=(const Block &) = delete;

    [[nodiscard]] Kind kind() const { return m_kind; }
    [[nodiscard]] int quote() const { return m_quote; }
    [[nodiscard]] const Place &place() const { return m_place; }
    [[nodiscard]] qreal height() const { return m_height; }
    [[nodiscard]] bool isLaidOut() const { return m_laidOut; }
    [[nodiscard]] qreal bottom() const { return m_place.y + m_height; }

    // Shows another segment of its kind: prose of one paragraph, or one of the other kinds.
    virtual void show(markdown::Segment &&segment) = 0;
    // Lays out what changed. Answers from where on the block looks different.
    virtual qreal layOut(const Typography &type, qreal width) = 0;
    // Other fonts, colours or formulas: all of it is laid out again.
    virtual void forget() = 0;
    // Pictures of formulas, or images, may have come. True: it has to be laid out again.
    virtual bool refreshPictures() { return false; }
    // Layouts that do not touch [top, bottom] may go.
    virtual void dropOutside(qreal, qreal) {}
    [[nodiscard]] virtual size_t layouts() const { return 0; }
    // How far the block above has to be away, in pixels.
    [[nodiscard]] virtual int distanceAbove(const Typography &type) const = 0;

    virtual void paint(QPainter &painter, const QRectF &clip,
                       const std::vector<Highlight> &highlights) const = 0;
    void paintQuoteBars(QPainter &painter) const;

    [[nodiscard]] virtual int length() const = 0;
    [[nodiscard]] virtual QString text(int from, int to) const = 0;
    [[nodiscard]] QString allText() const { return text(0, length()); }
    // As it is pasted: with the marker of an item, tables by tabs.
    [[nodiscard]] virtual QString copied(int from, int to) const { return text(from, to); }
    [[nodiscard]] virtual int positionAt(const QPointF &point) const = 0;
    [[nodiscard]] virtual QRectF caretRect(int position) const = 0;
    [[nodiscard]] virtual QRectF rangeRect(int from, int to) const = 0;
    [[nodiscard]] virtual std::optional<BlockLink> linkAt(const QPointF &) const { return {}; }
    [[nodiscard]] virtual std::vector<BlockLink> links() const { return {}; }

    // The button it wants, and where its top right corner stands.
    [[nodiscard]] virtual BlockAction action() const { return BlockAction::None; }
    // LoadImages, OpenImage: the image, and what the button says it does.
    [[nodiscard]] virtual Link actionLink() const { return {}; }
    [[nodiscard]] virtual QString actionName() const { return {}; }
    [[nodiscard]] virtual QPointF actionCorner() const { return {m_width, 0}; }

    // Scrolling sideways inside the block: how much is hidden, and where the bar stands.
    [[nodiscard]] qreal overflow() const { return m_overflow; }
    [[nodiscard]] virtual QRectF barRect() const { return {}; }
    [[nodiscard]] qreal scrolled() const { return m_scrolled; }
    void scrollTo(qreal x);

protected:
    static constexpr int kBarHeight = 12;
    static constexpr int kApart = 10; // distance of blocks that are not text

    [[nodiscard]] qreal quoteIndent() const;
    void setOverflow(qreal content, qreal available);

    int m_quote = 0;
    qreal m_height = 0;
    qreal m_width = 0;
    bool m_laidOut = false;
    const Typography *m_type = nullptr;

private:
    friend class BlockList;
    Kind m_kind;
    Place m_place;
    qreal m_overflow = 0;
    qreal m_scrolled = 0;
};

// The links among a leaf's marks; positions from offset on.
[[nodiscard]] std::vector<BlockLink> linksOf(const Leaf &leaf, int offset = 0);
[[nodiscard]] std::optional<BlockLink> linkAt(const Leaf &leaf, const QPointF &point,
                                              int offset = 0);

// A thin line.
class RuleBlock final : public Block
{
public:
    RuleBlock()
        : Block(Kind::Rule)
    {}
    void show(markdown::Segment &&segment) override;
    qreal layOut(const Typography &type, qreal width) override;
    void forget() override { m_laidOut = false; }
    [[nodiscard]] int distanceAbove(const Typography &type) const override;
    void paint(QPainter &painter, const QRectF &clip,
               const std::vector<Highlight> &highlights) const override;
    [[nodiscard]] int length() const override { return 0; }
    [[nodiscard]] QString text(int, int) const override { return {}; }
    [[nodiscard]] int positionAt(const QPointF &) const override { return 0; }
    [[nodiscard]] QRectF caretRect(int position) const override;
    [[nodiscard]] QRectF rangeRect(int from, int to) const override;
};

} // namespace breakerbox::ui
