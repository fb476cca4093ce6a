// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/pickdelegate.h>

#include <ui/widgets/boundarylabel.h>
#include <ui/widgets/healthmark.h>
#include <ui/widgets/icons.h>
#include <ui/widgets/theme.h>

#include <QPainter>
#include <QStyle>
#include <QStyleOptionButton>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr int kPickPadding = 8;

void drawCut(QPainter *painter, const QRect &room, const QString &text, int align)
{
    painter->drawText(room, align | Qt::AlignVCenter | Qt::TextSingleLine,
                      painter->fontMetrics().elidedText(text, Qt::ElideRight, room.width()));
}

void drawHeading(QPainter *painter, const QStyleOptionViewItem &option, const QString &text)
{
    QFont small = option.font;
    small.setPointSizeF(small.pointSizeF() * 0.92);
    painter->setFont(small);
    painter->setPen(theme::color(theme::Token::Muted, option.palette));
    drawCut(painter, option.rect.adjusted(kPickPadding, 6, -kPickPadding, 0), text,
            Qt::AlignLeading);
}

} // namespace

QSize PickDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {200, option.fontMetrics.height() + 14};
}

void PickDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (index.data(HeadingRole).toBool()) {
        drawHeading(painter, option, index.data(Qt::DisplayRole).toString());
        painter->restore();
        return;
    }
    const bool enabled = option.state & QStyle::State_Enabled && index.flags() & Qt::ItemIsEnabled;
    const bool selected = enabled && option.state & QStyle::State_Selected;
    const QRectF face = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5);
    if (selected || (enabled && option.state & QStyle::State_MouseOver)) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(selected ? option.palette.color(QPalette::Active, QPalette::Highlight)
                                   : theme::color(theme::Token::Hover, option.palette));
        painter->drawRoundedRect(face, theme::kControlRadius, theme::kControlRadius);
    }
    const QColor strong = selected
                              ? option.palette.color(QPalette::Active, QPalette::HighlightedText)
                          : enabled ? option.palette.color(QPalette::Active, QPalette::Text)
                                    : option.palette.color(QPalette::Disabled, QPalette::Text);
    const QColor quiet = selected  ? strong
                         : enabled ? theme::color(theme::Token::Muted, option.palette)
                                   : strong;
    const auto health = flows::HealthKind(index.data(HealthRole).toInt());
    QRect room = option.rect.adjusted(kPickPadding, 0, -kPickPadding, 0);
    const auto box = [&room](int x) {
        return QRect(x, room.y() + (room.height() - theme::kIconSize) / 2, theme::kIconSize,
                     theme::kIconSize);
    };
    if (const QVariant tick = index.data(Qt::CheckStateRole); tick.isValid() && option.widget) {
        QStyleOptionButton check;
        check.palette = option.palette;
        check.rect = box(room.x());
        check.state = (enabled ? QStyle::State_Enabled : QStyle::State_None) |
                      (tick.toInt() == Qt::Checked ? QStyle::State_On : QStyle::State_Off);
        option.widget->style()->drawPrimitive(QStyle::PE_IndicatorCheckBox, &check, painter,
                                              option.widget);
        room.adjust(theme::kIconSize + 8, 0, 0, 0);
    }
    paintMark(*painter, box(room.x()), markShape(health),
              selected || !enabled ? strong : theme::color(markToken(health), option.palette));
    room.adjust(theme::kIconSize + 8, 0, 0, 0);
    const QString note = index.data(NoteRole).toString();
    const int noteWidth =
        std::min(option.fontMetrics.horizontalAdvance(note) + 2, room.width() * 4 / 10);
    const auto boundary = connections::BoundaryClass(index.data(BoundaryRole).toInt());
    painter->setPen(quiet);
    drawCut(painter, QRect(room.right() - noteWidth, room.y(), noteWidth, room.height()), note,
            Qt::AlignTrailing);
    const qreal ratio = painter->device()->devicePixelRatioF();
    painter->drawPixmap(box(room.right() - noteWidth - theme::kIconSize - 6).topLeft(),
                        icons::pixmap(boundaryIconName(boundary), theme::kIconSize, quiet, ratio));
    room.setRight(room.right() - noteWidth - theme::kIconSize - 16);
    const QString name = index.data(Qt::DisplayRole).toString();
    const QString model = index.data(ModelRole).toString();
    const int nameWidth = std::min(option.fontMetrics.horizontalAdvance(name) + 2,
                                   model.isEmpty() ? room.width() : room.width() / 2);
    painter->setPen(strong);
    drawCut(painter, QRect(room.x(), room.y(), nameWidth, room.height()), name, Qt::AlignLeading);
    painter->setPen(quiet);
    drawCut(painter, room.adjusted(nameWidth + 10, 0, 0, 0), model, Qt::AlignLeading);
    painter->restore();
}

} // namespace breakerbox::ui
