// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "requestscheduler.h"

#include "dispatcher.h"

namespace breakerbox::scheduler {

RequestScheduler::RequestScheduler(const SchedulerParts &parts)
    : m_parts(parts),
      m_dispatcher(std::make_unique<Dispatcher>(
          parts, [this](const breaker::Happenings &happenings) { Q_EMIT happened(happenings); },
          [this](const ConnectionId &connection, const Spending &each) {
              Q_EMIT spendingNear(connection, each);
          }))
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
    return m_dispatcher->limits().spend().spending(connection.id, conversation, connection.spend,
                                                   m_dispatcher->parts().clock.wall());
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
