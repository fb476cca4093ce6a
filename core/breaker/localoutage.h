// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>

#include <QByteArray>

#include <vector>

namespace breakerbox::breaker {

// Three connections to different hosts failing in the transport within 5 s are one fact about this
// computer, not three about providers (R45).
class LocalOutage
{
public:
    static constexpr Milliseconds kSpan{5'000};
    static constexpr std::size_t kHosts = 3;

    // True if this failure makes it an outage, or belongs to one.
    bool noteFailure(const QByteArray &host, BootTime now);
    // Something out there answered.
    void noteAnswer() noexcept { m_failures.clear(); }

private:
    struct Failure
    {
        QByteArray host;
        BootTime time{};
    };
    std::vector<Failure> m_failures; // the latest of each host
};

} // namespace breakerbox::breaker
