// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "fairqueue.h"

#include <algorithm>

namespace breakerbox::scheduler {

namespace {

// Conversations whose turn is remembered. Beyond that the oldest are forgotten: they then count as
// never served, which only brings them forward.
constexpr std::size_t kRemembered = 256;

} // namespace

void FairQueue::push(Ticket ticket, Priority priority, const ConversationId &conversation)
{
    if (contains(ticket))
        return;
    auto &[lanes, turns] = side(priority);
    auto &lane = lanes[conversation];
    if (lane.tickets.empty()) {
        const auto served = m_lastServed.find(conversation);
        lane.servedAt = served == m_lastServed.end() ? 0 : served->second;
    } else {
        turns.erase({lane.servedAt, lane.tickets.front(), conversation});
    }
    // A request that was parked keeps its place before later ones of its conversation.
    lane.tickets.insert(std::ranges::lower_bound(lane.tickets, ticket), ticket);
    turns.insert({lane.servedAt, lane.tickets.front(), conversation});
    m_places.emplace(ticket, Place{priority, conversation});
}

void FairQueue::remove(Ticket ticket)
{
    if (contains(ticket))
        take(ticket, std::nullopt);
}

void FairQueue::served(Ticket ticket)
{
    if (!contains(ticket))
        return;
    const auto conversation = m_places.at(ticket).conversation;
    take(ticket, ++m_served);
    remember(conversation);
}

std::optional<Ticket> FairQueue::next() const
{
    for (const auto *side : {&m_foreground, &m_background}) {
        if (!side->turns.empty())
            return std::get<1>(*side->turns.begin());
    }
    return std::nullopt;
}

std::vector<Ticket> FairQueue::tickets() const
{
    std::vector<Ticket> all;
    all.reserve(m_places.size());
    for (const auto &[ticket, place] : m_places)
        all.push_back(ticket);
    return all;
}

void FairQueue::take(Ticket ticket, std::optional<std::uint64_t> servedAt)
{
    const auto place = m_places.extract(ticket).mapped();
    auto &[lanes, turns] = side(place.priority);
    const auto found = lanes.find(place.conversation);
    auto &lane = found->second;
    turns.erase({lane.servedAt, lane.tickets.front(), place.conversation});
    lane.tickets.erase(std::ranges::find(lane.tickets, ticket));
    lane.servedAt = servedAt.value_or(lane.servedAt);
    if (lane.tickets.empty())
        lanes.erase(found);
    else
        turns.insert({lane.servedAt, lane.tickets.front(), place.conversation});
}

void FairQueue::remember(const ConversationId &conversation)
{
    m_lastServed[conversation] = m_served;
    if (m_lastServed.size() > kRemembered) {
        m_lastServed.erase(std::ranges::min_element(
            m_lastServed, [](const auto &a, const auto &b) { return a.second < b.second; }));
    }
}

FairQueue::Side &FairQueue::side(Priority priority)
{
    return priority == Priority::Foreground ? m_foreground : m_background;
}

} // namespace breakerbox::scheduler
