// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/widgets/healthmark.h>

#include <ui/text/healthtext.h>

#include <QPainter>
#include <QPainterPath>

namespace breakerbox::ui {

using flows::HealthKind;

MarkShape markShape(HealthKind kind)
{
    switch (kind) {
    case HealthKind::Working:
        return MarkShape::Filled;
    case HealthKind::Probing:
        return MarkShape::Half;
    case HealthKind::Waiting:
        return MarkShape::Quarter;
    case HealthKind::Limited:
        return MarkShape::Hourglass;
    case HealthKind::NeedsKey:
    case HealthKind::NeedsBilling:
    case HealthKind::NeedsModel:
        return MarkShape::Diamond;
    case HealthKind::Failing:
        return MarkShape::Triangle;
    case HealthKind::Paused:
        return MarkShape::Bars;
    case HealthKind::Unknown:
    case HealthKind::Offline:
        break;
    }
    return MarkShape::Empty;
}

theme::Token markToken(HealthKind kind)
{
    switch (kind) {
    case HealthKind::Working:
        return theme::Token::Ok;
    case HealthKind::Probing:
    case HealthKind::Waiting:
    case HealthKind::Limited:
        return theme::Token::Hold;
    case HealthKind::NeedsKey:
    case HealthKind::NeedsBilling:
    case HealthKind::NeedsModel:
        return theme::Token::Action;
    case HealthKind::Failing:
        return theme::Token::Fail;
    case HealthKind::Unknown:
    case HealthKind::Offline:
    case HealthKind::Paused:
        break;
    }
    return theme::Token::Muted;
}

namespace {

QPolygonF hourglass(const QRectF &r)
{
    return QPolygonF(
        {r.topLeft(), r.topRight(), r.center(), r.bottomRight(), r.bottomLeft(), r.center()});
}

QPolygonF diamond(const QRectF &r)
{
    return QPolygonF({QPointF(r.center().x(), r.top()), QPointF(r.right(), r.center().y()),
                      QPointF(r.center().x(), r.bottom()), QPointF(r.left(), r.center().y())});
}

QPolygonF triangle(const QRectF &r)
{
    return QPolygonF({QPointF(r.center().x(), r.top()), r.bottomRight(), r.bottomLeft()});
}

} // namespace

void paintMark(QPainter &painter, const QRectF &box, MarkShape shape, const QColor &color)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal side = std::min(box.width(), box.height());
    const qreal line = std::max(1.2, side / 11);
    QRectF r(0, 0, side * 0.66, side * 0.66);
    r.moveCenter(box.center());
    const QRectF ring = r.adjusted(line / 2, line / 2, -line / 2, -line / 2);
    const QPen pen(color, line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    switch (shape) {
    case MarkShape::Filled:
        painter.drawEllipse(r);
        break;
    case MarkShape::Quarter:
    case MarkShape::Half:
        painter.drawPie(r, 90 * 16, shape == MarkShape::Half ? -180 * 16 : -90 * 16);
        [[fallthrough]];
    case MarkShape::Empty:
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(ring);
        break;
    case MarkShape::Hourglass:
        painter.setPen(pen);
        painter.drawPolygon(hourglass(r.adjusted(side * 0.08, line / 2, -side * 0.08, -line / 2)));
        break;
    case MarkShape::Diamond:
        painter.drawPolygon(
            diamond(r.adjusted(-side * 0.04, -side * 0.04, side * 0.04, side * 0.04)));
        break;
    case MarkShape::Triangle:
        painter.setPen(pen);
        painter.drawPolygon(triangle(r.adjusted(0, side * 0.05, 0, -side * 0.02)));
        break;
    case MarkShape::Bars: {
        const qreal width = r.width() * 0.28;
        painter.drawRoundedRect(QRectF(r.left() + width * 0.3, r.top(), width, r.height()), 1, 1);
        painter.drawRoundedRect(QRectF(r.right() - width * 1.3, r.top(), width, r.height()), 1, 1);
        break;
    }
    }
    painter.restore();
}

HealthMark::HealthMark(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setHealth(HealthKind::Unknown);
}

void HealthMark::setHealth(HealthKind kind)
{
    setMark(markShape(kind), markToken(kind), text::healthName(kind));
}

void HealthMark::setMark(MarkShape shape, theme::Token token, const QString &name)
{
    setAccessibleName(name);
    m_shape = shape;
    m_token = token;
    update();
}

QSize HealthMark::sizeHint() const
{
    return {theme::kIconSize, theme::kIconSize};
}

void HealthMark::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintMark(painter, rect(), m_shape, theme::color(m_token, palette()));
}

} // namespace breakerbox::ui
