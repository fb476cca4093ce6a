// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "tellingexchange.h"

namespace breakerbox::scheduler {

void TellingExchange::setState(ExchangeState state)
{
    if (m_state == state)
        return;
    m_state = state;
    m_outbox.stateChanged(state);
    told();
}

void TellingExchange::setDenial(std::optional<breaker::Denial> denial)
{
    if (m_denial == denial)
        return;
    m_denial = std::move(denial);
    m_outbox.stateChanged(m_state);
    told();
}

void TellingExchange::setHoldUntil(std::optional<BootTime> until)
{
    if (m_holdUntil == until)
        return;
    m_holdUntil = until;
    if (m_state != ExchangeState::Waiting)
        return;
    m_outbox.stateChanged(m_state);
    told();
}

void TellingExchange::setPhase(Phase phase, BootTime since, std::optional<BootTime> limit)
{
    m_phase = phase;
    m_phaseSince = since;
    m_phaseLimit = limit;
    m_outbox.phaseChanged(phase);
    told();
}

void TellingExchange::clearPhase()
{
    m_phase = Phase::Unknown;
    m_phaseLimit.reset();
}

void TellingExchange::tellEvents(std::vector<chat::StreamEvent> events)
{
    m_outbox.eventsArrived(std::move(events));
    told();
}

void TellingExchange::tellRestarted()
{
    m_outbox.restarted();
    told();
}

void TellingExchange::tellFinished()
{
    m_outbox.finished();
    told();
}

} // namespace breakerbox::scheduler
