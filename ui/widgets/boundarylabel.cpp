// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/widgets/boundarylabel.h>

#include <ui/text/healthtext.h>
#include <ui/widgets/icons.h>
#include <ui/widgets/theme.h>

#include <QPainter>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

QString boundaryIconName(connections::BoundaryClass kind)
{
    switch (kind) {
    case connections::BoundaryClass::Device:
        return u"laptop"_s;
    case connections::BoundaryClass::Lan:
        return u"house"_s;
    case connections::BoundaryClass::Company:
        return u"building-2"_s;
    case connections::BoundaryClass::Unknown:
        break;
    }
    return u"circle-help"_s;
}

BoundaryLabel::BoundaryLabel(QWidget *parent, Show show)
    : QWidget(parent),
      m_show(show)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setBoundary({});
}

void BoundaryLabel::setBoundary(const connections::Boundary &boundary)
{
    m_boundary = boundary;
    setAccessibleName(text::boundaryWord(boundary));
    setToolTip(text::boundarySentence(boundary).toHtmlEscaped());
    updateGeometry();
    update();
}

QSize BoundaryLabel::sizeHint() const
{
    QSize size = minimumSizeHint();
    if (m_show == Show::GlyphAndWord)
        size.rwidth() += 4 + fontMetrics().horizontalAdvance(text::boundaryWord(m_boundary)) + 1;
    return size;
}

QSize BoundaryLabel::minimumSizeHint() const
{
    return {theme::kIconSize, std::max(theme::kIconSize, fontMetrics().height())};
}

void BoundaryLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QColor color = theme::color(theme::Token::Muted, palette());
    const int top = (height() - theme::kIconSize) / 2;
    painter.drawPixmap(0, top,
                       icons::pixmap(boundaryIconName(m_boundary.kind), theme::kIconSize, color,
                                     devicePixelRatioF()));
    if (m_show == Show::GlyphOnly)
        return;
    painter.setPen(color);
    const QRect room = rect().adjusted(theme::kIconSize + 4, 0, 0, 0);
    const QString word =
        fontMetrics().elidedText(text::boundaryWord(m_boundary), Qt::ElideRight, room.width());
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, word);
}

} // namespace breakerbox::ui
