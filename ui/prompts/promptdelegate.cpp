// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/prompts/promptdelegate.h>

#include <ui/widgets/theme.h>

#include <QPainter>

namespace breakerbox::ui {

namespace {

constexpr int kPromptPadding = 8;
constexpr int kPromptLine = 9; // what the line above a row takes

} // namespace

QSize PromptDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int line = index.data(LineRole).toBool() ? kPromptLine : 0;
    return {200, option.fontMetrics.height() + 14 + line};
}

void PromptDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QRect room = option.rect;
    if (index.data(LineRole).toBool()) {
        painter->fillRect(room.left(), room.top() + kPromptLine / 2, room.width(), 1,
                          theme::color(theme::Token::Border, option.palette));
        room.setTop(room.top() + kPromptLine);
    }
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    if (selected || option.state.testFlag(QStyle::State_MouseOver)) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(selected ? option.palette.color(QPalette::Active, QPalette::Highlight)
                                   : theme::color(theme::Token::Hover, option.palette));
        painter->drawRoundedRect(QRectF(room).adjusted(0.5, 0.5, -0.5, -0.5), theme::kControlRadius,
                                 theme::kControlRadius);
    }
    const QColor strong = option.palette.color(
        QPalette::Active, selected ? QPalette::HighlightedText : QPalette::Text);
    const QColor quiet = selected ? strong : theme::color(theme::Token::Muted, option.palette);
    room.adjust(kPromptPadding, 0, -kPromptPadding, 0);
    const auto draw = [&](const QRect &place, const QString &text) {
        painter->drawText(place, Qt::AlignLeading | Qt::AlignVCenter | Qt::TextSingleLine,
                          painter->fontMetrics().elidedText(text, Qt::ElideRight, place.width()));
    };
    const QString name = index.data(Qt::DisplayRole).toString();
    const QString words = index.data(WordsRole).toString();
    const int width = std::min(option.fontMetrics.horizontalAdvance(name) + 2,
                               words.isEmpty() ? room.width() : room.width() / 2);
    const bool rightToLeft = option.direction == Qt::RightToLeft;
    const QRect first = rightToLeft ? QRect(room.right() - width, room.top(), width, room.height())
                                    : QRect(room.left(), room.top(), width, room.height());
    painter->setPen(strong);
    draw(first, name);
    painter->setPen(quiet);
    draw(rightToLeft ? room.adjusted(0, 0, -width - 12, 0) : room.adjusted(width + 12, 0, 0, 0),
         words);
    painter->restore();
}

} // namespace breakerbox::ui
