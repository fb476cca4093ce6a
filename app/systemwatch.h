// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <scheduler/requestscheduler.h>

#include <QObject>

namespace breakerbox::app {

// What the operating system says about this computer: going to sleep, awake again, without a
// network. Tells the scheduler, so that none of it becomes evidence about a provider (S76, S77).
// Without logind or a network backend it says nothing. No timers, no traffic.
class SystemWatch final : public QObject
{
    Q_OBJECT
public:
    explicit SystemWatch(scheduler::RequestScheduler &scheduler);

private Q_SLOTS:
    void prepareForSleep(bool sleeping);

private:
    void watchNetwork();

    scheduler::RequestScheduler &m_scheduler;
};

} // namespace breakerbox::app
