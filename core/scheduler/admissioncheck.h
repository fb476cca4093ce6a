// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <breaker/breakers.h>
#include <scheduler/directory.h>
#include <scheduler/drills.h>
#include <scheduler/outagewatch.h>
#include <scheduler/request.h>

#include <optional>

namespace breakerbox::scheduler {

// Whether a request may go, in the order of design 2, before any slot is taken. What is asked of
// the breakers' own state is theirs; this adds what stands before it: a drill answers in their
// place.
class AdmissionCheck final
{
public:
    AdmissionCheck(const Directory &directory, const breaker::Breakers &breakers,
                   const OutageWatch &outage, const Drills &drills);

    // Boundary, then connection. An error ends the request: nothing is sent.
    [[nodiscard]] std::optional<Error> objection(const Request &request) const;
    // Configuration, device, gates, circuits. Takes and counts nothing.
    [[nodiscard]] std::optional<breaker::Denial> hold(const breaker::Ask &ask, BootTime now) const;
    // The same for a request that is asked for again and again.
    [[nodiscard]] std::optional<breaker::Denial> hold(const breaker::PathHandle &path,
                                                      breaker::AskKind kind, breaker::Replay replay,
                                                      BootTime now) const;
    // While one request tries whether the network is back, the others wait.
    [[nodiscard]] std::optional<breaker::Denial> trialHold(const breaker::ScopePath &path) const;
    // True if the connection's requests leave this computer.
    [[nodiscard]] bool leavesDevice(const ConnectionId &id) const;

private:
    [[nodiscard]] std::optional<breaker::Denial> completed(std::optional<breaker::Denial> denial,
                                                           const breaker::ScopePath &path) const;

    const Directory &m_directory;
    const breaker::Breakers &m_breakers;
    const OutageWatch &m_outage;
    const Drills &m_drills;
};

} // namespace breakerbox::scheduler
