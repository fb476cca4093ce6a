// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "admissioncheck.h"

#include "routecheck.h"

#include <connections/baseurl.h>

namespace breakerbox::scheduler {

using breaker::Denial;
using breaker::HoldReason;

AdmissionCheck::AdmissionCheck(const Directory &directory, const breaker::Breakers &breakers,
                               const OutageWatch &outage, const Drills &drills)
    : m_directory(directory),
      m_breakers(breakers),
      m_outage(outage),
      m_drills(drills)
{}

std::optional<Error> AdmissionCheck::objection(const Request &request) const
{
    const auto connection = m_directory.connection(request.connection);
    if (!connection)
        return Error{ErrorCode::ConnectionNotFound, {}, ErrorOrigin::Local};
    const auto boundary = m_directory.boundary(*connection, request.prompt.model);
    if (const auto allowed = checkRoute(request.route, boundary); !allowed)
        return allowed.error();
    if (connection->enabled == connections::Enabled::No)
        return Error{ErrorCode::ConnectionDisabled, {}, ErrorOrigin::Local};
    return std::nullopt;
}

std::optional<Denial> AdmissionCheck::hold(const breaker::Ask &ask, BootTime now) const
{
    if (auto drill = m_drills.denial(ask.path))
        return drill;
    return completed(m_breakers.preview(ask, now), ask.path);
}

std::optional<Denial> AdmissionCheck::hold(const breaker::PathHandle &path, breaker::AskKind kind,
                                           breaker::Replay replay, BootTime now) const
{
    if (auto drill = m_drills.denial(path.path()))
        return drill;
    return completed(m_breakers.preview(path, kind, replay, now), path.path());
}

// What this room adds to the breakers' answer.
std::optional<Denial> AdmissionCheck::completed(std::optional<Denial> denial,
                                                const breaker::ScopePath &path) const
{
    if (!denial)
        return trialHold(path);
    // An outage that was noticed here ends by trying; the time to do so is known.
    if (denial->reason == HoldReason::Offline && !denial->until)
        denial->until = m_outage.recheckAt();
    return denial;
}

std::optional<Denial> AdmissionCheck::trialHold(const breaker::ScopePath &path) const
{
    if (m_outage.mayTry() || !leavesDevice(path.connection))
        return std::nullopt;
    Denial denial;
    denial.reason = HoldReason::Offline;
    denial.scope = path.transport();
    denial.cause = breaker::Category::Offline;
    return denial;
}

bool AdmissionCheck::leavesDevice(const ConnectionId &id) const
{
    const auto connection = m_directory.connection(id);
    return connection &&
           connections::classifyHost(connection->baseUrl) != connections::HostClass::Device;
}

} // namespace breakerbox::scheduler
