// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "rowdelegate.h"

#include <ui/models/rowroles.h>
#include <ui/widgets/healthmark.h>
#include <ui/widgets/icons.h>
#include <ui/widgets/theme.h>

#include <QPainter>
#include <QTextLayout>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr int kMargin = 8;  // of a row's ground to the view's edge
constexpr int kPadding = 8; // inside the ground
constexpr int kMarkSize = 12;
constexpr int kGap = 8;
constexpr int kArrowSize = 14;

QFont smaller(const QFont &font)
{
    QFont made = font;
    if (font.pointSizeF() > 0)
        made.setPointSizeF(font.pointSizeF() * 0.9);
    return made;
}

QFont heading(const QFont &font)
{
    QFont made = smaller(font);
    made.setWeight(QFont::DemiBold);
    return made;
}

// One line, cut at the end, with a piece of it bold and as dark as the title.
void drawMarked(QPainter *painter, const QRect &room, const QString &text, const QPoint &mark,
                const QStyleOptionViewItem &option)
{
    QTextLayout layout(painter->fontMetrics().elidedText(text, Qt::ElideRight, room.width()),
                       painter->font());
    QTextOption direction;
    direction.setTextDirection(option.direction);
    direction.setWrapMode(QTextOption::NoWrap);
    layout.setTextOption(direction);
    QTextLayout::FormatRange bold{mark.x(), mark.y(), {}};
    bold.format.setFontWeight(QFont::Bold);
    bold.format.setForeground(option.palette.color(QPalette::Active, QPalette::WindowText));
    layout.setFormats({bold});
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(room.width());
    layout.endLayout();
    painter->save();
    painter->setClipRect(room);
    layout.draw(painter, QPointF(room.left(), room.center().y() + 1 - line.height() / 2));
    painter->restore();
}

// Above a heading that folds: air, unless it stands right below another one.
int foldGap(const QModelIndex &index)
{
    const QModelIndex above = index.siblingAtRow(index.row() - 1);
    return above.data(FoldedRowRole).toBool() ? 0 : kGap;
}

bool isSelected(const QStyleOptionViewItem &option)
{
    return option.state.testFlag(QStyle::State_Selected);
}

} // namespace

RowDelegate::RowDelegate(QObject *parent)
    : QStyledItemDelegate(parent)
{}

QSize RowDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int line = option.fontMetrics.height();
    if (index.data(FoldedRowRole).isValid())
        return {64, line + 14 + (index.row() == 0 ? 0 : foldGap(index))};
    if (index.data(HeadingRowRole).toBool())
        return {64, QFontMetrics(heading(option.font)).height() + (index.row() == 0 ? 8 : 20)};
    if (index.data(SubtitleRowRole).isValid())
        return {64, line + QFontMetrics(smaller(option.font)).height() + 18};
    return {64, line + 14};
}

void RowDelegate::paintHeading(QPainter *painter, const QStyleOptionViewItem &option,
                               const QModelIndex &index) const
{
    const QRect room = option.rect.adjusted(kMargin + kPadding, 0, -kMargin, -4);
    painter->setFont(heading(option.font));
    painter->setPen(theme::color(theme::Token::Muted, option.palette));
    painter->drawText(room, Qt::AlignLeading | Qt::AlignBottom | Qt::TextSingleLine,
                      painter->fontMetrics().elidedText(index.data(Qt::DisplayRole).toString(),
                                                        Qt::ElideRight, room.width()));
}

// A heading that can be folded: an arrow, the name, and how many there are.
void RowDelegate::paintFold(QPainter *painter, const QStyleOptionViewItem &given,
                            const QModelIndex &index) const
{
    QStyleOptionViewItem option = given;
    if (index.row() > 0)
        option.rect.setTop(option.rect.top() + foldGap(index));
    paintGround(painter, option);
    QRect room = option.rect.adjusted(kMargin + kPadding, 0, -kMargin - kPadding, 0);
    const bool left = option.direction == Qt::RightToLeft;
    const QColor quiet = theme::color(theme::Token::Muted, option.palette);
    const QString arrow = !index.data(FoldedRowRole).toBool() ? u"chevron-down"_s
                          : left                              ? u"chevron-left"_s
                                                              : u"chevron-right"_s;
    const QRect box(room.left(), room.center().y() - kArrowSize / 2 + 1, kArrowSize, kArrowSize);
    painter->drawPixmap(
        QStyle::visualRect(option.direction, room, box).topLeft(),
        icons::pixmap(arrow, kArrowSize, quiet, painter->device()->devicePixelRatioF()));
    const int used = kArrowSize + theme::kSpace;
    room = left ? room.adjusted(0, 0, -used, 0) : room.adjusted(used, 0, 0, 0);
    room = paintLead(painter, option, index, room);
    painter->setFont(smaller(option.font));
    painter->setPen(quiet);
    const QString count = index.data(TrailingRowRole).toString();
    painter->drawText(room, Qt::AlignTrailing | Qt::AlignVCenter | Qt::TextSingleLine, count);
    const int width = painter->fontMetrics().horizontalAdvance(count) + kGap;
    room = left ? room.adjusted(width, 0, 0, 0) : room.adjusted(0, 0, -width, 0);
    painter->setFont(heading(option.font));
    painter->drawText(room, Qt::AlignLeading | Qt::AlignVCenter | Qt::TextSingleLine,
                      painter->fontMetrics().elidedText(index.data(Qt::DisplayRole).toString(),
                                                        Qt::ElideRight, room.width()));
}

void RowDelegate::paintGround(QPainter *painter, const QStyleOptionViewItem &option) const
{
    const QRectF ground = QRectF(option.rect).adjusted(kMargin, 1, -kMargin, -1);
    const bool hover = option.state.testFlag(QStyle::State_MouseOver) &&
                       option.state.testFlag(QStyle::State_Enabled);
    painter->setPen(Qt::NoPen);
    if (isSelected(option)) {
        const QColor accent = option.palette.color(QPalette::Active, QPalette::Highlight);
        painter->setBrush(
            theme::blend(accent, option.palette.color(QPalette::Active, QPalette::Window), 0.20));
        painter->drawRoundedRect(ground, theme::kControlRadius, theme::kControlRadius);
    } else if (hover) {
        painter->setBrush(theme::color(theme::Token::Hover, option.palette));
        painter->drawRoundedRect(ground, theme::kControlRadius, theme::kControlRadius);
    }
    if (option.state.testFlag(QStyle::State_HasFocus) &&
        option.state.testFlag(QStyle::State_KeyboardFocusChange)) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(option.palette.color(QPalette::Active, QPalette::Highlight), 2));
        painter->drawRoundedRect(ground.adjusted(1, 1, -1, -1), theme::kControlRadius - 1,
                                 theme::kControlRadius - 1);
    }
}

QRect RowDelegate::paintLead(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index, const QRect &room) const
{
    const QVariant mark = index.data(MarkRowRole);
    const QString icon = index.data(IconRowRole).toString();
    if (!mark.isValid() && icon.isEmpty())
        return room;
    const int size = mark.isValid() ? kMarkSize : theme::kIconSize;
    const QRect box = QStyle::visualRect(
        option.direction, room, QRect(room.left(), room.center().y() - size / 2 + 1, size, size));
    if (mark.isValid()) {
        const auto kind = static_cast<flows::HealthKind>(mark.toInt());
        paintMark(*painter, box, markShape(kind), theme::color(markToken(kind), option.palette));
    } else {
        painter->drawPixmap(box.topLeft(),
                            icons::pixmap(icon, size,
                                          theme::color(theme::Token::Muted, option.palette),
                                          painter->device()->devicePixelRatioF()));
    }
    return option.direction == Qt::RightToLeft ? room.adjusted(0, 0, -size - kGap, 0)
                                               : room.adjusted(size + kGap, 0, 0, 0);
}

void RowDelegate::paint(QPainter *painter, const QStyleOptionViewItem &given,
                        const QModelIndex &index) const
{
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (index.data(HeadingRowRole).toBool()) {
        if (index.data(FoldedRowRole).isValid())
            paintFold(painter, option, index);
        else
            paintHeading(painter, option, index);
        painter->restore();
        return;
    }
    paintGround(painter, option);
    QRect room = option.rect.adjusted(kMargin + kPadding, 0, -kMargin - kPadding, 0);
    room = paintLead(painter, option, index, room);

    // On the tint of a chosen row the quiet words are as dark as the others, to stay readable.
    const QColor quiet = isSelected(option)
                             ? option.palette.color(QPalette::Active, QPalette::WindowText)
                             : theme::color(theme::Token::Muted, option.palette);
    const QString trailing = index.data(TrailingRowRole).toString();
    const QVariant mark = index.data(SubtitleMarkRowRole);
    const QRect whole = room;
    const int line = option.fontMetrics.height();
    const int align = Qt::AlignLeading | Qt::AlignVCenter | Qt::TextSingleLine;
    if (!trailing.isEmpty()) {
        painter->setFont(smaller(option.font));
        // The name keeps at least half of the room.
        const int most = room.width() / 2 + room.width() / 8;
        const QString shown = painter->fontMetrics().elidedText(trailing, Qt::ElideRight, most);
        const int width = painter->fontMetrics().horizontalAdvance(shown) + 1;
        painter->setPen(quiet);
        painter->drawText(mark.isValid() ? QRect(room.left(), room.top() + 8, room.width(), line)
                                         : room,
                          Qt::AlignTrailing | Qt::AlignVCenter | Qt::TextSingleLine, shown);
        room = QStyle::visualRect(
            option.direction, room,
            QRect(room.left(), room.top(), room.width() - width - kGap, room.height()));
    }
    const QString subtitle = index.data(SubtitleRowRole).toString();
    QRect first = room;
    if (!subtitle.isEmpty()) {
        first = QRect(room.left(), room.top() + 8, room.width(), line);
        painter->setFont(smaller(option.font));
        painter->setPen(quiet);
        const QRect second(room.left(), first.bottom() + 1, room.width(),
                           room.bottom() - first.bottom() - 7);
        if (mark.isValid())
            drawMarked(painter, QRect(whole.left(), second.top(), whole.width(), second.height()),
                       subtitle, mark.toPoint(), option);
        else
            painter->drawText(
                second, align,
                painter->fontMetrics().elidedText(subtitle, Qt::ElideRight, room.width()));
    }
    painter->setFont(option.font);
    painter->setPen(index.data(DimmedRowRole).toBool()
                        ? quiet
                        : option.palette.color(QPalette::Active, QPalette::WindowText));
    painter->drawText(
        first, align,
        painter->fontMetrics().elidedText(option.text, Qt::ElideRight, first.width()));
    painter->restore();
}

} // namespace breakerbox::ui
