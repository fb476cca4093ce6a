// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <base/timers.h>
#include <breaker/breakers.h>
#include <store/storagethread.h>

#include <QObject>
#include <QSet>

namespace breakerbox::flows {

// Copies what the breakers decide with to the store, behind them (breaker.md 1.8): transitions
// within 100 ms, evidence gathered to at most four writes a second. A failed write changes nothing
// in admission. Main thread.
class BreakerKeeper final : public QObject
{
    Q_OBJECT
public:
    BreakerKeeper(const Clock &clock, Timers &timers, const breaker::Breakers &breakers,
                  store::StorageThread &storage);
    ~BreakerKeeper() override;

    // To be connected to RequestScheduler::happened.
    void keep(const breaker::Happenings &happenings);
    // Writes what is pending now (at quit).
    void flush();
    // At start: deletes dead rows and history older than this many days.
    void sweep(int historyDays);

private:
    const Clock &m_clock;
    Timers &m_timers;
    const breaker::Breakers &m_breakers;
    store::StorageThread &m_storage;
    QSet<breaker::ScopeKey> m_changed;
    std::vector<breaker::Evidence> m_evidence;
    std::vector<breaker::Transition> m_transitions;
    Timer m_timer;
    bool m_soon = false;
};

} // namespace breakerbox::flows
