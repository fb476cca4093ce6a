// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "measure.h"

#include <QObject>
#include <QTimer>

namespace breakerbox::bench {

// Notes how long the event loop of its thread takes from one turn to the next, by a timer of 10 ms.
// The clock also runs while other programs have the processor; processor time does not.
class LoopWatch final : public QObject
{
public:
    static constexpr int kTick = 10; // milliseconds

    LoopWatch()
    {
        m_timer.setTimerType(Qt::PreciseTimer);
        m_timer.setInterval(kTick);
        connect(&m_timer, &QTimer::timeout, this, [this] { tick(); });
    }

    void start()
    {
        gaps = {};
        busy = {};
        m_wall = wallTime();
        m_cpu = threadCpu();
        m_timer.start();
    }
    void stop() { m_timer.stop(); }

    Samples gaps; // milliseconds from tick to tick
    Samples busy; // of these, the processor time of this thread

private:
    void tick()
    {
        const double wall = wallTime();
        const double cpu = threadCpu();
        gaps.add(wall - m_wall);
        busy.add(cpu - m_cpu);
        m_wall = wall;
        m_cpu = cpu;
    }

    QTimer m_timer;
    double m_wall = 0;
    double m_cpu = 0;
};

} // namespace breakerbox::bench
