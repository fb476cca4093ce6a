// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/ids.h>
#include <scheduler/request.h>

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <tuple>
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
    struct Lane
    {
        std::uint64_t servedAt = 0; // 0: never, as far as is remembered
        std::deque<Ticket> tickets; // never empty
    };
    // The requests of one priority, and their lanes in the order of their turns.
    struct Side
    {
        std::map<ConversationId, Lane> lanes;
        std::set<std::tuple<std::uint64_t, Ticket, ConversationId>> turns;
    };
    struct Place
    {
        Priority priority;
        ConversationId conversation;
    };
    void take(Ticket ticket, std::optional<std::uint64_t> servedAt);
    void remember(const ConversationId &conversation);
    [[nodiscard]] Side &side(Priority priority);

    Side m_foreground;
    Side m_background;
    std::map<Ticket, Place> m_places;
    std::map<ConversationId, std::uint64_t> m_lastServed;
    std::uint64_t m_served = 0;
};

} // namespace breakerbox::scheduler
