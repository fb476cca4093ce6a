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
    auto &lanes = priority == Priority::Foreground ? m_foreground : m_background;
    auto &lane = lanes[conversation];
    // A request that was parked keeps its place before later ones of its conversation.
    lane.insert(std::lower_bound(lane.begin(), lane.end(), ticket), ticket);
    m_places.emplace(ticket, Place{priority, conversation});
}

void FairQueue::remove(Ticket ticket)
{
    const auto place = m_places.find(ticket);
    if (place == m_places.end())
        return;
    auto &lanes = place->second.priority == Priority::Foreground ? m_foreground : m_background;
    const auto lane = lanes.find(place->second.conversation);
    lane->second.erase(std::find(lane->second.begin(), lane->second.end(), ticket));
    if (lane->second.empty())
        lanes.erase(lane);
    m_places.erase(place);
}

void FairQueue::served(Ticket ticket)
{
    const auto place = m_places.find(ticket);
    if (place == m_places.end())
        return;
    m_lastServed[place->second.conversation] = ++m_served;
    if (m_lastServed.size() > kRemembered) {
        m_lastServed.erase(
            std::min_element(m_lastServed.begin(), m_lastServed.end(),
                             [](const auto &a, const auto &b) { return a.second < b.second; }));
    }
    remove(ticket);
}

std::optional<Ticket> FairQueue::next() const
{
    if (const auto ticket = nextOf(m_foreground))
        return ticket;
    return nextOf(m_background);
}

std::vector<Ticket> FairQueue::tickets() const
{
    std::vector<Ticket> all;
    all.reserve(m_places.size());
    for (const auto &[ticket, place] : m_places)
        all.push_back(ticket);
    return all;
}

std::optional<Ticket> FairQueue::nextOf(const Lanes &lanes) const
{
    std::optional<Ticket> best;
    std::uint64_t bestServed = 0;
    for (const auto &[conversation, lane] : lanes) {
        const auto servedAt = lastServed(conversation);
        if (!best || servedAt < bestServed || (servedAt == bestServed && lane.front() < *best)) {
            best = lane.front();
            bestServed = servedAt;
        }
    }
    return best;
}

std::uint64_t FairQueue::lastServed(const ConversationId &conversation) const
{
    const auto found = m_lastServed.find(conversation);
    return found == m_lastServed.end() ? 0 : found->second;
}

} // namespace breakerbox::scheduler
