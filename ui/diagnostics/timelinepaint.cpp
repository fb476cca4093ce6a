// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// How a timeline is drawn.

#include "timelineview.h"

#include <ui/text/moments.h>

#include <QPainter>

#include <algorithm>

namespace breakerbox::ui {

namespace {

constexpr double kMarkRadius = 4.5;

theme::Token verdictToken(MarkVerdict verdict)
{
    switch (verdict) {
    case MarkVerdict::Answered:
        return theme::Token::Ok;
    case MarkVerdict::Failed:
        return theme::Token::Fail;
    case MarkVerdict::SaysNothing:
        break;
    }
    return theme::Token::Muted;
}

// A dot was answered, a triangle failed, an empty ring says nothing about health.
void paintVerdict(QPainter &painter, MarkVerdict verdict, const QPointF &at, const QColor &color)
{
    painter.setPen(QPen(color, 1.5));
    painter.setBrush(verdict == MarkVerdict::SaysNothing ? QBrush(Qt::NoBrush) : QBrush(color));
    if (verdict == MarkVerdict::Failed) {
        painter.drawPolygon(QPolygonF{at + QPointF(0, -kMarkRadius),
                                      at + QPointF(kMarkRadius, kMarkRadius - 1),
                                      at + QPointF(-kMarkRadius, kMarkRadius - 1)});
    } else {
        painter.drawEllipse(at, kMarkRadius - 1.5, kMarkRadius - 1.5);
    }
}

} // namespace

void TimelineView::paintName(QPainter &painter, const QString &name, const QRectF &room) const
{
    painter.setPen(palette().color(QPalette::Active, QPalette::WindowText));
    const QRectF place(0, room.top(), room.left() - 12, room.height());
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(name, Qt::ElideMiddle, int(place.width())));
}

void TimelineView::paintGround(QPainter &painter, const QRectF &room) const
{
    painter.setPen(QPen(theme::color(theme::Token::Border, palette()), 1));
    painter.setBrush(palette().color(QPalette::Active, QPalette::Base));
    painter.drawRoundedRect(room.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
}

void TimelineView::paintSpans(QPainter &painter, const std::vector<TimelineSpan> &spans,
                              const QRectF &room, theme::Token token, Qt::BrushStyle style) const
{
    const QColor color = theme::color(token, palette());
    for (const TimelineSpan &span : spans) {
        const double from = placeOf(span.begin, room);
        const double to = placeOf(span.end.value_or(m_now()), room);
        if (to < room.left() || from > room.right())
            continue;
        const double left = std::max(from, room.left() + 1);
        const double right = std::min(std::max(to, from + 2), room.right() - 1);
        const QRectF shown(left, room.top() + 1, std::max(right - left, 1.0), room.height() - 2);
        if (style == Qt::SolidPattern)
            painter.fillRect(
                shown,
                theme::blend(color, palette().color(QPalette::Active, QPalette::Base), 0.22));
        else
            painter.fillRect(shown, QBrush(color, style));
        if (from >= room.left())
            painter.fillRect(QRectF(left, shown.top(), 2, shown.height()), color);
    }
}

void TimelineView::paintMarks(QPainter &painter, const TimelineLane &lane, const QRectF &room) const
{
    for (const TimelineMark &mark : lane.marks) {
        const double x = placeOf(mark.time, room);
        if (x < room.left() + 1 || x > room.right())
            continue;
        const QPointF at(x, room.center().y());
        const QColor color = theme::color(verdictToken(mark.verdict), palette());
        paintVerdict(painter, mark.verdict, at, color);
        if (mark.probe) {
            painter.setPen(QPen(theme::color(theme::Token::Hold, palette()), 1.5));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(at, kMarkRadius + 3, kMarkRadius + 3);
        }
    }
}

void TimelineView::paintLatency(QPainter &painter) const
{
    const QRectF room = latencyTrack();
    paintGround(painter, room);
    painter.setPen(theme::color(theme::Token::Muted, palette()));
    for (const Milliseconds each : {Milliseconds(1'000), Milliseconds(10'000)}) {
        const double y = heightOf(each, room);
        painter.save();
        painter.setPen(QPen(theme::color(theme::Token::Border, palette()), 1, Qt::DashLine));
        painter.drawLine(QPointF(room.left() + 1, y), QPointF(room.right() - 1, y));
        painter.restore();
        painter.drawText(QRectF(0, y - laneHeight() / 2.0, room.left() - 12, laneHeight()),
                         Qt::AlignRight | Qt::AlignVCenter, text::duration(each));
    }
    painter.setPen(palette().color(QPalette::Active, QPalette::WindowText));
    painter.drawText(QRectF(0, room.top(), room.left() - 12, laneHeight()),
                     Qt::AlignLeft | Qt::AlignTop, tr("First token"));
    const QColor color = theme::color(theme::Token::Link, palette());
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    for (const store::FirstToken &each : m_firstTokens) {
        const double x = placeOf(each.asked, room);
        if (x >= room.left() + 1 && x <= room.right())
            painter.drawEllipse(QPointF(x, heightOf(each.after, room)), 2.5, 2.5);
    }
}

void TimelineView::paintAxis(QPainter &painter) const
{
    const int rows = int(m_lanes.size());
    QRectF room = track(rows);
    const double lanesEnd = rows * (laneHeight() + kTimelineGap);
    if (latencyHeight() > 0)
        room.moveTop(lanesEnd + latencyHeight() + kTimelineGap);
    const int most = std::max(2, int(room.width()) / 84);
    for (const TimelineTick &tick : timelineTicks(m_range, most)) {
        const double x = placeOf(tick.time, room);
        if (x < room.left() || x > room.right())
            continue;
        painter.setPen(QPen(theme::color(theme::Token::Border, palette()), 1));
        painter.drawLine(QPointF(x, 0), QPointF(x, room.top()));
        painter.setPen(theme::color(theme::Token::Muted, palette()));
        const double wide = fontMetrics().horizontalAdvance(tick.label);
        const double left =
            std::clamp(x - wide / 2, room.left(), std::max(room.left(), room.right() - wide));
        painter.drawText(QPointF(left, room.top() + fontMetrics().ascent() + 2), tick.label);
    }
}

void TimelineView::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < int(m_lanes.size()); ++i)
        paintGround(painter, track(i));
    if (latencyHeight() > 0)
        paintLatency(painter);
    paintAxis(painter);
    for (int i = 0; i < int(m_lanes.size()); ++i) {
        const TimelineLane &lane = m_lanes[size_t(i)];
        const QRectF room = track(i);
        paintName(painter, lane.name, room);
        painter.save();
        painter.setClipRect(room);
        paintSpans(painter, lane.open, room, theme::Token::Fail, Qt::SolidPattern);
        paintSpans(painter, lane.gates, room, theme::Token::Hold, Qt::BDiagPattern);
        paintMarks(painter, lane, room);
        painter.restore();
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette().color(QPalette::Active, QPalette::Highlight), 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), theme::kControlRadius,
                                theme::kControlRadius);
    }
}

} // namespace breakerbox::ui
