// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <scheduler/chatexchange.h>
#include <scheduler/outbox.h>

namespace breakerbox::scheduler {

// The half of an exchange that tells: changes of what others see, each with its signal, kept until
// deliver() is called from the event loop.
class TellingExchange : public ChatExchange
{
public:
    void deliver() { m_outbox.deliver(this); }

protected:
    using ChatExchange::ChatExchange;

    void setState(ExchangeState state);
    void setDenial(std::optional<breaker::Denial> denial);
    // When a Waiting one is sent, as far as a time is known.
    void setHoldUntil(std::optional<BootTime> until);
    void setPhase(Phase phase, BootTime since, std::optional<BootTime> limit);
    void clearPhase();
    void tellEvents(std::vector<chat::StreamEvent> events);
    void tellRestarted();
    void tellFinished();

    // There is something to deliver.
    virtual void told() = 0;

private:
    Outbox m_outbox;
};

} // namespace breakerbox::scheduler
