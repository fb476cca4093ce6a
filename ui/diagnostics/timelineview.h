// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/diagnostics/timelinelanes.h>
#include <ui/diagnostics/timelinerange.h>
#include <ui/widgets/theme.h>

#include <QWidget>

#include <functional>

class QPainter;

namespace breakerbox::ui {

inline constexpr int kTimelineGap = 4; // between two lanes

// The evidence as a picture: a lane per scope with attempts as marks by verdict and shape, probes
// ringed, open spans shaded, limits hatched; below, how long the first token took. The wheel and
// + − zoom between a minute and a month, dragging and the arrows move, hovering tells. Shows
// values; follows now until it was moved away from it.
class TimelineView final : public QWidget
{
    Q_OBJECT
public:
    using Now = std::function<WallTime()>;

    explicit TimelineView(Now now, QWidget *parent = nullptr);

    void setHistory(const flows::ScopeHistory &history, const QString &connection);
    // Time went on.
    void tick();
    [[nodiscard]] const TimelineRange &range() const { return m_range; }
    [[nodiscard]] WallTime now() const { return m_now(); }
    void setSpan(Milliseconds span); // up to now
    [[nodiscard]] const std::vector<TimelineLane> &lanes() const { return m_lanes; }
    // What is told about a place.
    [[nodiscard]] QString wordsAt(const QPoint &place) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void rangeChanged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;

private:
    void setRange(const TimelineRange &range);
    [[nodiscard]] int laneHeight() const;
    [[nodiscard]] int latencyHeight() const;
    [[nodiscard]] int namesWidth() const;
    [[nodiscard]] QRectF track(int lane) const; // of a lane
    [[nodiscard]] QRectF latencyTrack() const;
    [[nodiscard]] double placeOf(WallTime time, const QRectF &track) const;
    [[nodiscard]] double heightOf(Milliseconds after, const QRectF &track) const;

    // timelinepaint.cpp
    void paintName(QPainter &painter, const QString &name, const QRectF &track) const;
    void paintGround(QPainter &painter, const QRectF &track) const;
    void paintSpans(QPainter &painter, const std::vector<TimelineSpan> &spans, const QRectF &track,
                    theme::Token token, Qt::BrushStyle style) const;
    void paintMarks(QPainter &painter, const TimelineLane &lane, const QRectF &track) const;
    void paintLatency(QPainter &painter) const;
    void paintAxis(QPainter &painter) const;

    Now m_now;
    TimelineRange m_range;
    bool m_follows = true; // the right edge is now
    std::vector<TimelineLane> m_lanes;
    std::vector<store::FirstToken> m_firstTokens;
    std::optional<QPoint> m_dragged;
    TimelineRange m_dragRange;
};

} // namespace breakerbox::ui
