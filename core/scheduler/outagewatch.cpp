// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "outagewatch.h"

#include <algorithm>
#include <utility>

namespace breakerbox::scheduler {

namespace {

constexpr Milliseconds kSpan{5'000};
constexpr Milliseconds kRecheckAfter{5'000};
constexpr std::size_t kHosts = 3;

} // namespace

bool OutageWatch::noteFailure(const QString &host, BootTime now)
{
    if (m_state == State::Outage)
        return true;
    const bool known = m_state != State::Clear;
    if (!known) {
        // The latest of each host; of hosts there are only as many as fail within 5 s.
        std::erase_if(m_failures, [&](const Failure &failure) {
            return failure.host == host || now - failure.time > kSpan;
        });
        m_failures.push_back({host, now});
        if (m_failures.size() < kHosts)
            return false;
    }
    m_failures.clear();
    m_state = State::Outage;
    m_recheckAt = now + kRecheckAfter;
    return known;
}

bool OutageWatch::clear()
{
    m_failures.clear();
    return std::exchange(m_state, State::Clear) != State::Clear;
}

std::optional<BootTime> OutageWatch::recheckAt() const
{
    if (m_state != State::Outage)
        return std::nullopt;
    return m_recheckAt;
}

bool OutageWatch::startTrial(BootTime now)
{
    if (m_state != State::Outage || now < m_recheckAt)
        return false;
    m_state = State::Trial;
    return true;
}

bool OutageWatch::startTrialByUser()
{
    if (m_state != State::Outage)
        return false;
    m_state = State::Trial;
    return true;
}

void OutageWatch::tried()
{
    if (m_state == State::Trial)
        m_state = State::TrialBusy;
}

void OutageWatch::triedInVain()
{
    if (m_state == State::TrialBusy)
        m_state = State::Trial;
}

} // namespace breakerbox::scheduler
