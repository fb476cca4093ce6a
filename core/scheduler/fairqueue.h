// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/ids.h>
#include <scheduler/request.h>

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <vector>

namespace breakerbox::scheduler {

// Names one request inside the scheduler; a later submit has a larger number.
using Ticket = std::uint64_t;

// The order in which the requests of one connection are served: foreground before background,
// conversations in turn (the one served longest ago first), first come first served within one.
class FairQueue final
{
public:
    void push(Ticket ticket, Priority priority, const ConversationId &conversation);
    // Takes it out without having served it.
    void remove(Ticket ticket);
    // Takes it out; its conversation goes to the end of the line.
    void served(Ticket ticket);

    [[nodiscard]] std::optional<Ticket> next() const;
    [[nodiscard]] bool contains(Ticket ticket) const { return m_places.contains(ticket); }
    [[nodiscard]] bool isEmpty() const noexcept { return m_places.empty(); }
    [[nodiscard]] qsizetype size() const noexcept
    {
        return static_cast<qsizetype>(m_places.size());
    }
    // All that wait, in no order.
    [[nodiscard]] std::vector<Ticket> tickets() const;

private:
    using Lanes = std::map<ConversationId, std::deque<Ticket>>;
    struct Place
    {
        Priority priority;
        ConversationId conversation;
    };
    [[nodiscard]] std::optional<Ticket> nextOf(const Lanes &lanes) const;
    [[nodiscard]] std::uint64_t lastServed(const ConversationId &conversation) const;

    Lanes m_foreground;
    Lanes m_background;
    std::map<Ticket, Place> m_places;
    std::map<ConversationId, std::uint64_t> m_lastServed;
    std::uint64_t m_served = 0;
};

} // namespace breakerbox::scheduler
