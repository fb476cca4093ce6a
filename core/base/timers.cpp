// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "timers.h"

#include <QObject>
#include <QTimer>

namespace breakerbox {

namespace {

class QtTimerHandle final : public TimerHandle
{
public:
    QtTimerHandle(Milliseconds delay, std::function<void()> callback)
    {
        m_timer.setSingleShot(true);
        m_timer.setTimerType(Qt::PreciseTimer);
        // The copy keeps the callback alive if it destroys this handle.
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [call = std::move(callback)] {
            const auto kept = call;
            kept();
        });
        m_timer.start(std::max(delay, Milliseconds(0)));
    }

private:
    QTimer m_timer;
};

} // namespace

Timer QtTimers::after(Milliseconds delay, std::function<void()> callback)
{
    return std::make_unique<QtTimerHandle>(delay, std::move(callback));
}

} // namespace breakerbox
