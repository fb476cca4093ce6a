// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <base/ids.h>
#include <connections/reach.h>

#include <cstdint>
#include <deque>
#include <map>
#include <optional>

namespace breakerbox::scheduler {

// What went over each connection in the last minute, for the pace the user set (design 5). Pure:
// the time comes from the caller. It forgets when the program ends, so a restart begins a new
// minute.
class PaceBook final
{
public:
    // The earliest moment at which a request of so many tokens keeps the pace; nullopt = now. A
    // request that is larger than a whole minute's tokens goes when nothing else was sent in it:
    // otherwise it never would.
    [[nodiscard]] std::optional<BootTime> heldUntil(const ConnectionId &connection,
                                                    const connections::Pace &pace,
                                                    std::int64_t tokens, BootTime now) const;
    // A request goes now, with as many tokens as are expected. attempt names it for used().
    void started(const ConnectionId &connection, std::uint64_t attempt, std::int64_t tokens,
                 BootTime now);
    // What the service reported in the end.
    void used(const ConnectionId &connection, std::uint64_t attempt, std::int64_t tokens);

private:
    struct Entry
    {
        BootTime time{};
        std::uint64_t attempt = 0;
        std::int64_t tokens = 0;
    };
    std::map<ConnectionId, std::deque<Entry>> m_sent; // oldest first
};

} // namespace breakerbox::scheduler
