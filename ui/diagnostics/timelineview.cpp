// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "timelineview.h"

#include <ui/text/moments.h>

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr int kNearMark = 7; // pixels from a mark that still mean it
constexpr Milliseconds kTimelineSpan{3600 * 1000};
constexpr double kZoomStep = 0.8;         // of one notch of the wheel
constexpr double kFastestToken = 100;     // milliseconds at the bottom of the latency's scale
constexpr double kSlowestToken = 120'000; // … and at its top

} // namespace

TimelineView::TimelineView(Now now, QWidget *parent)
    : QWidget(parent),
      m_now(std::move(now)),
      m_range(latestRange(kTimelineSpan, m_now()))
{
    setAccessibleName(tr("Timeline"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void TimelineView::setHistory(const flows::ScopeHistory &history, const QString &connection)
{
    const auto before = m_lanes.size();
    const bool hadTokens = !m_firstTokens.empty();
    m_lanes = timelineLanes(history, connection);
    m_firstTokens = history.firstTokens;
    const QStringList sentences = timelineSentences(m_lanes, m_firstTokens);
    setAccessibleDescription(sentences.join(u' '));
    if (before != m_lanes.size() || hadTokens == m_firstTokens.empty())
        updateGeometry();
    tick();
    update();
}

void TimelineView::tick()
{
    if (m_follows && !m_dragged)
        m_range = latestRange(m_range.span, m_now());
    update();
}

void TimelineView::setSpan(Milliseconds span)
{
    m_follows = true;
    setRange(latestRange(span, m_now()));
}

void TimelineView::setRange(const TimelineRange &range)
{
    if (range == m_range)
        return;
    m_range = range;
    m_follows = m_range.to() >= m_now() - m_range.span / 100;
    update();
    Q_EMIT rangeChanged();
}

int TimelineView::laneHeight() const
{
    return fontMetrics().height() + 8;
}

int TimelineView::latencyHeight() const
{
    return m_firstTokens.empty() ? 0 : 3 * laneHeight();
}

int TimelineView::namesWidth() const
{
    int widest = fontMetrics().horizontalAdvance(tr("First token"));
    for (const TimelineLane &lane : m_lanes)
        widest = std::max(widest, fontMetrics().horizontalAdvance(lane.name));
    return std::min(widest + 12, width() * 2 / 5);
}

QRectF TimelineView::track(int lane) const
{
    const int names = namesWidth();
    return {double(names), double(lane * (laneHeight() + kTimelineGap)),
            double(width() - names - 1), double(laneHeight())};
}

QRectF TimelineView::latencyTrack() const
{
    QRectF room = track(int(m_lanes.size()));
    room.setHeight(latencyHeight());
    return room;
}

double TimelineView::placeOf(WallTime time, const QRectF &track) const
{
    const double part =
        double((time - m_range.from).count()) / double(std::max<qint64>(m_range.span.count(), 1));
    return track.left() + part * track.width();
}

// A logarithmic scale: what people feel is how many times longer it took.
double TimelineView::heightOf(Milliseconds after, const QRectF &track) const
{
    const double value = std::clamp(double(after.count()), kFastestToken, kSlowestToken);
    const double part = std::log(value / kFastestToken) / std::log(kSlowestToken / kFastestToken);
    const QRectF inner = track.adjusted(0, 6, 0, -6);
    return inner.bottom() - part * inner.height();
}

QSize TimelineView::sizeHint() const
{
    return {480, minimumSizeHint().height()};
}

QSize TimelineView::minimumSizeHint() const
{
    const int lanes = int(m_lanes.size()) * (laneHeight() + kTimelineGap);
    const int latency = latencyHeight() > 0 ? latencyHeight() + kTimelineGap : 0;
    return {220, lanes + latency + fontMetrics().height() + 4};
}

QString TimelineView::wordsAt(const QPoint &place) const
{
    QStringList words;
    for (int i = 0; i < int(m_lanes.size()); ++i) {
        const QRectF room = track(i);
        if (place.y() < room.top() || place.y() > room.bottom() || place.x() < room.left())
            continue;
        const TimelineLane &lane = m_lanes[size_t(i)];
        for (const TimelineMark &mark : lane.marks) {
            if (std::abs(placeOf(mark.time, room) - place.x()) <= kNearMark)
                words << mark.words;
        }
        const auto within = [&](const TimelineSpan &span) {
            const double from = placeOf(span.begin, room);
            const double to = placeOf(span.end.value_or(m_now()), room);
            return place.x() >= from - 1 && place.x() <= std::max(to, from + 2) + 1;
        };
        for (const auto *spans : {&lane.open, &lane.gates}) {
            for (const TimelineSpan &span : *spans) {
                if (within(span))
                    words << span.words;
            }
        }
    }
    if (latencyHeight() > 0 && latencyTrack().contains(place)) {
        const QRectF room = latencyTrack();
        for (const store::FirstToken &each : m_firstTokens) {
            if (std::abs(placeOf(each.asked, room) - place.x()) <= kNearMark / 2 + 1)
                words << tr("%1 · first token after %2 · %3")
                             .arg(text::fullTime(each.asked), text::duration(each.after),
                                  each.model.toString());
        }
    }
    constexpr qsizetype kMost = 8;
    if (words.size() > kMost) {
        const int more = int(words.size() - kMost);
        words = words.first(kMost);
        words << tr("and %n more", nullptr, more);
    }
    return words.join(u'\n');
}

bool TimelineView::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const QString words = wordsAt(help->pos());
        if (words.isEmpty())
            QToolTip::hideText();
        else // escaped: a model's name is from outside
            QToolTip::showText(help->globalPos(), words.toHtmlEscaped().replace(u'\n', u"<br>"_s),
                               this);
        return true;
    }
    return QWidget::event(event);
}

void TimelineView::wheelEvent(QWheelEvent *event)
{
    const int turned = event->angleDelta().y();
    const QRectF room = track(0);
    if (turned == 0 || event->position().x() < room.left()) {
        event->ignore(); // the page scrolls
        return;
    }
    const double at = (event->position().x() - room.left()) / room.width();
    setRange(
        zoomed(m_range, std::pow(kZoomStep, turned / 120.0), std::clamp(at, 0.0, 1.0), m_now()));
    event->accept();
}

void TimelineView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_dragged = event->pos();
    m_dragRange = m_range;
}

void TimelineView::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_dragged)
        return;
    const double part = double(m_dragged->x() - event->pos().x()) / track(0).width();
    setRange(moved(m_dragRange, Milliseconds(std::llround(part * double(m_dragRange.span.count()))),
                   m_now()));
}

void TimelineView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        m_dragged.reset();
}

void TimelineView::keyPressEvent(QKeyEvent *event)
{
    const WallTime now = m_now();
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        setRange(zoomed(m_range, kZoomStep * kZoomStep, m_follows ? 1 : 0.5, now));
        break;
    case Qt::Key_Minus:
        setRange(zoomed(m_range, 1 / (kZoomStep * kZoomStep), m_follows ? 1 : 0.5, now));
        break;
    case Qt::Key_Left:
        setRange(moved(m_range, -m_range.span / 4, now));
        break;
    case Qt::Key_Right:
        setRange(moved(m_range, m_range.span / 4, now));
        break;
    case Qt::Key_End:
        setSpan(m_range.span);
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace breakerbox::ui
