// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <flows/replayflow.h>

#include <QWidget>

#include <array>

namespace breakerbox::ui {

// Three lanes over one time: as it happened, under the present settings, under others. Calls are
// marks, by shape and colour; the time nothing was sent is shaded.
class ReplayLanes final : public QWidget
{
    Q_OBJECT
public:
    explicit ReplayLanes(QWidget *parent = nullptr);

    void setAnswer(const flows::ReplayAnswer &answer);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Lane
    {
        QString name;
        std::vector<policysim::Opening> openings;
    };
    struct Call
    {
        double at = 0; // seconds
        bool answered = false;
        bool failed = false;
    };

    [[nodiscard]] int laneHeight() const;
    [[nodiscard]] double placeOf(double seconds, const QRectF &track) const;
    void paintLane(QPainter &painter, const Lane &lane, const QRectF &track) const;
    void paintCalls(QPainter &painter, const QRectF &track) const;

    std::array<Lane, 3> m_lanes;
    std::vector<Call> m_calls;
    WallTime m_start{};
    double m_length = 1; // seconds
};

} // namespace breakerbox::ui
