// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "outbox.h"

#include <iterator>

namespace breakerbox::scheduler {

void Outbox::stateChanged(ExchangeState state)
{
    if (!m_items.empty() && std::holds_alternative<ExchangeState>(m_items.back()))
        m_items.back() = state;
    else
        m_items.emplace_back(state);
}

void Outbox::phaseChanged(Phase phase)
{
    m_items.emplace_back(phase);
}

void Outbox::eventsArrived(Events events)
{
    if (events.empty())
        return;
    if (!m_items.empty()) {
        if (auto *last = std::get_if<Events>(&m_items.back())) {
            last->insert(last->end(), std::make_move_iterator(events.begin()),
                         std::make_move_iterator(events.end()));
            return;
        }
    }
    m_items.emplace_back(std::move(events));
}

void Outbox::restarted()
{
    m_items.emplace_back(Restarted{});
}

void Outbox::finished()
{
    m_items.emplace_back(Finished{});
}

void Outbox::deliver(const QPointer<ChatExchange> &exchange)
{
    const auto items = std::exchange(m_items, {});
    for (const auto &item : items) {
        if (!exchange)
            return;
        if (const auto *state = std::get_if<ExchangeState>(&item))
            Q_EMIT exchange->stateChanged(*state);
        else if (const auto *phase = std::get_if<Phase>(&item))
            Q_EMIT exchange->phaseChanged(*phase);
        else if (const auto *events = std::get_if<Events>(&item))
            Q_EMIT exchange->eventsArrived(*events);
        else if (std::holds_alternative<Restarted>(item))
            Q_EMIT exchange->restarted();
        else
            Q_EMIT exchange->finished();
    }
}

} // namespace breakerbox::scheduler
