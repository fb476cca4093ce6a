// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "attemptlaunch.h"

namespace breakerbox::scheduler {

using namespace Qt::StringLiterals;

AttemptLaunch::AttemptLaunch(const SchedulerParts &parts, const Request &request, PlanFacts facts)
    : m_parts(parts),
      m_request(request),
      m_facts(std::move(facts)),
      m_connection(parts.directory.connection(request.connection)),
      m_keys({parts.keychain, parts.session, parts.environment})
{}

void AttemptLaunch::start(Done done)
{
    if (!m_connection) {
        done(failure(ErrorCode::ConnectionNotFound));
        return;
    }
    m_keys.read(*m_connection,
                [this, done = std::move(done)](Result<std::optional<secrets::Secret>> key) {
                    const auto receiver = done; // outlives this
                    receiver(ready(std::move(key)));
                });
}

Result<AttemptLaunch::Ready> AttemptLaunch::ready(Result<std::optional<secrets::Secret>> key) const
{
    if (!key)
        return std::unexpected(key.error());
    if (m_parts.directory.connection(m_request.connection) != m_connection)
        return failure(ErrorCode::Cancelled);
    auto plan = makePlan(m_request, *m_connection, m_parts.adapters, m_parts.directory, m_facts);
    if (!plan)
        return failure(ErrorCode::Internal, u"protocol"_s, ErrorOrigin::Ours);
    return Ready{std::move(*plan), std::move(*key)};
}

} // namespace breakerbox::scheduler
