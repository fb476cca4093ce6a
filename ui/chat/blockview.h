// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/chat/inertdocument.h>
#include <ui/chat/markdown.h>
#include <ui/widgets/link.h>

#include <QPointer>
#include <QScrollBar>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QPainter;

namespace breakerbox::ui {

// One segment of a message on screen: a run of paragraphs, a code block, a table, a rule. It draws
// one or more documents; positions count through all of them, so that a selection can begin in one
// block and end in another. It takes no focus and leaves the mouse to the message around it.
class BlockView : public QWidget
{
    Q_OBJECT
public:
    // The view for this kind of segment, filled.
    [[nodiscard]] static BlockView *create(const markdown::Segment &segment, const TextLook &look,
                                           QWidget *parent);

    [[nodiscard]] const markdown::Segment &segment() const { return m_segment; }
    // Shows another segment of the same kind. Nothing is done if it is the same one.
    void setSegment(const markdown::Segment &segment);
    void setLook(const TextLook &look);
    // How often the documents were filled from nothing: a finished block stays at 1.
    [[nodiscard]] int builds() const { return m_builds; }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;

    [[nodiscard]] int length() const;
    [[nodiscard]] int positionAt(const QPointF &point) const;
    [[nodiscard]] std::optional<Link> linkAt(const QPointF &point) const;
    [[nodiscard]] std::pair<int, int> wordAt(int position) const;
    void setSelection(int from, int to); // from == to: none
    [[nodiscard]] QString selectedText() const;
    [[nodiscard]] QString plainText() const;
    // The character at each position, without the last separator.
    [[nodiscard]] virtual QString searchText() const;
    [[nodiscard]] QRect caretRect(int position) const;
    void setMarks(const std::vector<std::pair<int, int>> &marks, int strong);

protected:
    struct Piece
    {
        std::unique_ptr<InertDocument> document;
        QPointF at; // before scrolling
    };

    BlockView(const markdown::Segment &segment, const TextLook &look, QWidget *parent);

    // Fills m_pieces from m_segment. old = what was shown before, for views that can go on from it.
    virtual void fill(const markdown::Segment &old) = 0;
    // Places the pieces for this width and answers the height.
    virtual int place(int width) = 0;
    virtual void paintBehind(QPainter &) {}
    // The part in which pieces are drawn and move sideways.
    [[nodiscard]] virtual QRect window() const { return rect(); }

    void rebuild(const markdown::Segment &old);
    void setContentWidth(int content, int available);
    [[nodiscard]] int scrollOffset() const;
    [[nodiscard]] QScrollBar *scrollBar() const { return m_scrollBar; }
    [[nodiscard]] int quoteIndent() const;

    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

    markdown::Segment m_segment;
    TextLook m_look;
    std::vector<Piece> m_pieces;
    int m_builds = 0;

private:
    [[nodiscard]] int pieceAt(const QPointF &point) const;
    [[nodiscard]] std::pair<int, int> split(int position) const; // piece, position in it
    void paintPiece(QPainter &painter, const Piece &piece, int start) const;

    QScrollBar *m_scrollBar = nullptr;
    int m_from = 0;
    int m_to = 0;
    std::vector<std::pair<int, int>> m_marks;
    int m_strong = -1;
    int m_placedWidth = -1;
    int m_placedHeight = 0;
};

} // namespace breakerbox::ui
