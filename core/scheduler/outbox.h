// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <scheduler/chatexchange.h>

#include <QPointer>

#include <variant>
#include <vector>

namespace breakerbox::scheduler {

// The signals an exchange has still to send, in order. They are kept until the next turn of the
// event loop, so that nobody is called from inside a change; whoever is called may do anything,
// also destroy the exchange.
class Outbox final
{
public:
    void stateChanged(ExchangeState state);
    void phaseChanged(Phase phase);
    void eventsArrived(std::vector<chat::StreamEvent> events);
    void restarted();
    void finished();

    [[nodiscard]] bool isEmpty() const noexcept { return m_items.empty(); }
    // Sends all of them on behalf of the exchange and leaves the box empty.
    void deliver(const QPointer<ChatExchange> &exchange);

private:
    struct Restarted
    {};
    struct Finished
    {};
    using Events = std::vector<chat::StreamEvent>;
    using Item = std::variant<ExchangeState, Phase, Events, Restarted, Finished>;

    std::vector<Item> m_items;
};

} // namespace breakerbox::scheduler
