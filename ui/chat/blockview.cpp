// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/blockview.h>

#include <ui/widgets/theme.h>

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextLayout>
#include <QWheelEvent>

#include <algorithm>

namespace breakerbox::ui {

BlockView::BlockView(const markdown::Segment &segment, const TextLook &look, QWidget *parent)
    : QWidget(parent),
      m_segment(segment),
      m_look(look)
{
    setMouseTracking(true);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void BlockView::setSegment(const markdown::Segment &segment)
{
    if (segment == m_segment)
        return;
    const markdown::Segment old = std::exchange(m_segment, segment);
    rebuild(old);
}

void BlockView::setLook(const TextLook &look)
{
    m_look = look;
    m_pieces.clear();
    rebuild({});
}

void BlockView::rebuild(const markdown::Segment &old)
{
    fill(old);
    m_placedWidth = -1;
    if (width() > 0 && isVisible())
        static_cast<void>(heightForWidth(width()));
    update();
}

int BlockView::heightForWidth(int width) const
{
    auto *self = const_cast<BlockView *>(this); // placing is a cache of the width
    if (width != m_placedWidth) {
        self->m_placedHeight = self->place(width);
        self->m_placedWidth = width;
    }
    return m_placedHeight;
}

QSize BlockView::sizeHint() const
{
    const int wide = width() > 0 ? width() : 400;
    return {wide, heightForWidth(wide)};
}

int BlockView::quoteIndent() const
{
    return m_segment.quote * 4 * theme::kSpace;
}

int BlockView::length() const
{
    int total = 0;
    for (const Piece &piece : m_pieces)
        total += piece.document->characterCount();
    return total;
}

std::pair<int, int> BlockView::split(int position) const
{
    for (size_t i = 0; i < m_pieces.size(); ++i) {
        const int count = m_pieces[i].document->characterCount();
        if (position < count)
            return {int(i), position};
        position -= count;
    }
    if (m_pieces.empty())
        return {-1, 0};
    return {int(m_pieces.size()) - 1, m_pieces.back().document->characterCount() - 1};
}

int BlockView::pieceAt(const QPointF &point) const
{
    int best = -1;
    qreal bestDistance = 0;
    for (size_t i = 0; i < m_pieces.size(); ++i) {
        const QRectF box(m_pieces[i].at, m_pieces[i].document->size());
        const qreal dx = std::max({box.left() - point.x(), 0.0, point.x() - box.right()});
        const qreal dy = std::max({box.top() - point.y(), 0.0, point.y() - box.bottom()});
        const qreal distance = dy * 1000 + dx; // the line first, then the place in it
        if (best < 0 || distance < bestDistance) {
            best = int(i);
            bestDistance = distance;
        }
    }
    return best;
}

int BlockView::positionAt(const QPointF &point) const
{
    const QPointF inside = point + QPointF(scrollOffset(), 0);
    const int index = pieceAt(inside);
    int start = 0;
    for (int i = 0; i < index; ++i)
        start += m_pieces[size_t(i)].document->characterCount();
    if (index < 0)
        return 0;
    const Piece &piece = m_pieces[size_t(index)];
    return start +
           std::max(0, piece.document->documentLayout()->hitTest(inside - piece.at, Qt::FuzzyHit));
}

std::optional<Link> BlockView::linkAt(const QPointF &point) const
{
    const QPointF inside = point + QPointF(scrollOffset(), 0);
    const int index = pieceAt(inside);
    if (index < 0 || !window().contains(point.toPoint()))
        return std::nullopt;
    const Piece &piece = m_pieces[size_t(index)];
    const QString target = piece.document->documentLayout()->anchorAt(inside - piece.at);
    if (target.isEmpty())
        return std::nullopt;
    const int at = piece.document->documentLayout()->hitTest(inside - piece.at, Qt::FuzzyHit);
    Link link{{}, target};
    // The words: all fragments around this place that lead to the same target.
    const QTextBlock block = piece.document->findBlock(at);
    QString run;
    bool hit = false;
    for (auto it = block.begin(); !it.atEnd(); ++it) {
        const QTextFragment fragment = it.fragment();
        if (fragment.charFormat().anchorHref() == target) {
            run += fragment.text();
            hit =
                hit || (at >= fragment.position() && at <= fragment.position() + fragment.length());
        } else {
            if (hit)
                break;
            run.clear();
        }
    }
    link.text = run;
    return link;
}

std::pair<int, int> BlockView::wordAt(int position) const
{
    const auto [index, inside] = split(position);
    if (index < 0)
        return {0, 0};
    QTextCursor cursor(m_pieces[size_t(index)].document.get());
    cursor.setPosition(inside);
    cursor.select(QTextCursor::WordUnderCursor);
    const int start = position - inside;
    return {start + cursor.selectionStart(), start + cursor.selectionEnd()};
}

void BlockView::setSelection(int from, int to)
{
    if (from == m_from && to == m_to)
        return;
    m_from = from;
    m_to = to;
    update();
}

QString BlockView::selectedText() const
{
    if (m_from >= m_to)
        return {};
    QStringList parts;
    int start = 0;
    for (const Piece &piece : m_pieces) {
        const int count = piece.document->characterCount();
        const int from = std::max(m_from - start, 0);
        const int to = std::min(m_to - start, count - 1);
        if (from < to) {
            QTextCursor cursor(piece.document.get());
            cursor.setPosition(from);
            cursor.setPosition(to, QTextCursor::KeepAnchor);
            QString text = cursor.selectedText();
            text.replace(QChar::ParagraphSeparator, QChar(u'\n'));
            text.replace(QChar::LineSeparator, QChar(u'\n'));
            parts << text;
        }
        start += count;
    }
    return parts.join(m_segment.kind == markdown::Segment::Kind::Table ? QChar(u'\t')
                                                                       : QChar(u'\n'));
}

QString BlockView::searchText() const
{
    QStringList parts;
    for (const Piece &piece : m_pieces)
        parts << piece.document->toPlainText();
    return parts.join(u'\n');
}

QRect BlockView::caretRect(int position) const
{
    const auto [index, inside] = split(position);
    if (index < 0)
        return rect();
    const Piece &piece = m_pieces[size_t(index)];
    const QTextBlock block = piece.document->findBlock(inside);
    const QRectF box = piece.document->documentLayout()->blockBoundingRect(block);
    const QTextLine line = block.layout()->lineForTextPosition(inside - block.position());
    QRectF caret(box.topLeft(), QSizeF(1, box.height()));
    if (line.isValid()) {
        const qreal x = line.cursorToX(inside - block.position());
        caret = QRectF(box.left() + x, box.top() + line.y(), 1, line.height());
    }
    return caret.translated(piece.at - QPointF(scrollOffset(), 0)).toAlignedRect();
}

void BlockView::setMarks(const std::vector<std::pair<int, int>> &marks, int strong)
{
    if (marks == m_marks && strong == m_strong)
        return;
    m_marks = marks;
    m_strong = strong;
    update();
}

QString BlockView::plainText() const
{
    return markdown::plainText({m_segment});
}

void BlockView::setContentWidth(int content, int available)
{
    if (content <= available) {
        if (m_scrollBar) {
            m_scrollBar->setValue(0);
            m_scrollBar->setRange(0, 0);
            m_scrollBar->hide();
        }
        return;
    }
    if (!m_scrollBar) {
        m_scrollBar = new QScrollBar(Qt::Horizontal, this);
        m_scrollBar->setFocusPolicy(Qt::NoFocus);
        m_scrollBar->setAccessibleName(tr("Scroll sideways"));
        m_scrollBar->setCursor(Qt::ArrowCursor);
        connect(m_scrollBar, &QScrollBar::valueChanged, this, qOverload<>(&QWidget::update));
    }
    m_scrollBar->setRange(0, content - available);
    m_scrollBar->setPageStep(available);
    m_scrollBar->setSingleStep(24);
    m_scrollBar->show();
}

int BlockView::scrollOffset() const
{
    return m_scrollBar && !m_scrollBar->isHidden() ? m_scrollBar->value() : 0;
}

void BlockView::paintPiece(QPainter &painter, const Piece &piece, int start) const
{
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette = palette();
    const auto add = [&](int from, int to, const QColor &ground, const QColor &text) {
        from = std::max(from - start, 0);
        to = std::min(to - start, piece.document->characterCount() - 1);
        if (from >= to)
            return;
        QAbstractTextDocumentLayout::Selection selection;
        selection.cursor = QTextCursor(piece.document.get());
        selection.cursor.setPosition(from);
        selection.cursor.setPosition(to, QTextCursor::KeepAnchor);
        selection.format.setBackground(ground);
        selection.format.setForeground(text);
        context.selections.push_back(selection);
    };
    for (size_t i = 0; i < m_marks.size(); ++i) {
        const bool strong = int(i) == m_strong;
        add(m_marks[i].first, m_marks[i].second,
            theme::color(strong ? theme::Token::FoundHere : theme::Token::Found, palette()),
            strong ? QColor(Qt::black) : palette().color(QPalette::Active, QPalette::Text));
    }
    add(m_from, m_to, palette().color(QPalette::Active, QPalette::Highlight),
        palette().color(QPalette::Active, QPalette::HighlightedText));
    painter.save();
    painter.translate(piece.at - QPointF(scrollOffset(), 0));
    context.clip = painter.clipBoundingRect();
    piece.document->documentLayout()->draw(&painter, context);
    painter.restore();
}

void BlockView::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    paintBehind(painter);
    if (m_segment.quote > 0) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme::color(theme::Token::Border, palette()));
        for (int level = 0; level < m_segment.quote; ++level)
            painter.drawRoundedRect(QRectF(level * 4 * theme::kSpace, 0, 3, height()), 1.5, 1.5);
    }
    painter.setClipRect(window() & event->rect());
    int start = 0;
    for (const Piece &piece : m_pieces) {
        const QRectF box(piece.at - QPointF(scrollOffset(), 0), piece.document->size());
        if (box.intersects(QRectF(event->rect())))
            paintPiece(painter, piece, start);
        start += piece.document->characterCount();
    }
}

void BlockView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    static_cast<void>(heightForWidth(width()));
}

void BlockView::wheelEvent(QWheelEvent *event)
{
    int sideways = event->angleDelta().x();
    if (event->modifiers() & Qt::ShiftModifier)
        sideways = event->angleDelta().y();
    if (!m_scrollBar || m_scrollBar->isHidden() || sideways == 0) {
        event->ignore();
        return;
    }
    m_scrollBar->setValue(m_scrollBar->value() - sideways / 2);
    event->accept();
}

} // namespace breakerbox::ui
