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
      m_keys({parts.keychain, parts.session, parts.environment}),
      m_passwords({parts.keychain, parts.session, parts.environment})
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
                    if (!key) {
                        receiver(std::unexpected(key.error()));
                        return;
                    }
                    m_key = std::move(*key);
                    readPassword(receiver);
                });
}

void AttemptLaunch::readPassword(Done done)
{
    if (!usesProxy(*m_connection)) {
        done(ready(std::nullopt));
        return;
    }
    m_passwords.readProxyPassword(
        *m_connection, [this, done = std::move(done)](Result<std::optional<secrets::Secret>> word) {
            const auto receiver = done; // outlives this
            // One that is gone is the proxy's to ask for: it says so better than we could.
            if (!word && word.error().code != ErrorCode::SecretMissing)
                receiver(std::unexpected(word.error()));
            else
                receiver(ready(word ? std::move(*word) : std::nullopt));
        });
}

Result<AttemptLaunch::Ready> AttemptLaunch::ready(std::optional<secrets::Secret> password)
{
    if (m_parts.directory.connection(m_request.connection) != m_connection)
        return failure(ErrorCode::Cancelled);
    auto plan = makePlan(m_request, *m_connection, m_parts.adapters, m_parts.directory, m_facts);
    if (!plan)
        return failure(ErrorCode::Internal, u"protocol"_s, ErrorOrigin::Ours);
    plan->proxyPassword = std::move(password);
    return Ready{std::move(*plan), std::move(m_key)};
}

} // namespace breakerbox::scheduler
