// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "requestscheduler.h"

#include "dispatcher.h"

#include <algorithm>

namespace breakerbox::scheduler {

RequestScheduler::RequestScheduler(const SchedulerParts &parts)
    : m_parts(parts),
      m_dispatcher(std::make_unique<Dispatcher>(
          parts, [this](const breaker::Happenings &happenings) { Q_EMIT happened(happenings); },
          [this](const ConnectionId &connection, const Spending &each) {
              Q_EMIT spendingNear(connection, each);
          },
          [this](const ConnectionId &connection) { Q_EMIT waitsChanged(connection); }))
{}

RequestScheduler::~RequestScheduler() = default;

std::unique_ptr<ChatExchange> RequestScheduler::submit(Request request)
{
    return m_dispatcher->add(std::move(request));
}

std::unique_ptr<ImageFetch> RequestScheduler::fetchImage(const ImageOrder &order,
                                                         ImageFetch::Done done)
{
    return std::make_unique<ImageFetch>(ImageFetchParts{m_parts.clock, m_parts.timers,
                                                        m_parts.random, m_parts.transport,
                                                        m_parts.log},
                                        order, std::move(done));
}

std::optional<breaker::Denial> RequestScheduler::preview(const breaker::Ask &ask) const
{
    return m_dispatcher->check().hold(ask, m_dispatcher->now());
}

void RequestScheduler::noteSuspend()
{
    m_dispatcher->suspend();
}

void RequestScheduler::noteWake()
{
    m_dispatcher->wake();
}

void RequestScheduler::noteNetwork(breaker::DeviceState state)
{
    m_dispatcher->network(state);
    Q_EMIT waitsChanged({}); // of all: whoever shows them looks again
}

void RequestScheduler::reconsider()
{
    m_dispatcher->lookAtAll();
}

void RequestScheduler::rememberUsed(const std::vector<UsedBefore> &ever,
                                    const std::vector<UsedBefore> &thisMonth, WallTime now)
{
    m_dispatcher->limits().spend().restore(ever, thisMonth, now);
}

std::vector<Spending> RequestScheduler::spending(const connections::Connection &connection,
                                                 const ConversationId &conversation) const
{
    return m_dispatcher->limits().spend().spending(connection, conversation,
                                                   m_dispatcher->limits().prices(),
                                                   m_dispatcher->parts().clock.wall());
}

void RequestScheduler::setPrices(connections::PriceTable prices)
{
    m_dispatcher->limits().setPrices(std::move(prices));
    reconsider();
}

const std::vector<SeenBudgets> &RequestScheduler::budgets() const
{
    return m_dispatcher->budgets().all();
}

void RequestScheduler::startDrill(const ConnectionId &id, DrillKind kind)
{
    Drills &drills = m_dispatcher->drills();
    if (kind == DrillKind::None && !drills.isOn(id))
        return;
    drills.start(id, kind, m_dispatcher->now());
    watchDrills();
    m_dispatcher->lookAtAll();
    Q_EMIT drillChanged(id);
}

DrillKind RequestScheduler::drill(const ConnectionId &id) const
{
    return m_dispatcher->drills().kind(id);
}

void RequestScheduler::watchDrills()
{
    m_drillTimer.reset();
    const auto next = m_dispatcher->drills().nextEnd();
    if (!next)
        return;
    const auto left = std::max(*next - m_dispatcher->now(), BootClock::duration::zero());
    m_drillTimer = m_parts.timers.after(std::chrono::ceil<Milliseconds>(left), [this] {
        const auto ended = m_dispatcher->drills().endDue(m_dispatcher->now());
        watchDrills();
        m_dispatcher->lookAtAll();
        for (const ConnectionId &id : ended)
            Q_EMIT drillChanged(id);
    });
}

std::optional<BootTime> RequestScheduler::nextWait(const ConnectionId &id) const
{
    return m_dispatcher->nextWait(id);
}

int RequestScheduler::queued() const
{
    return m_dispatcher->queued();
}

int RequestScheduler::inFlight() const
{
    return m_dispatcher->inFlight();
}

} // namespace breakerbox::scheduler
