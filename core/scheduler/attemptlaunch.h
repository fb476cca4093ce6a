// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <scheduler/attemptplan.h>
#include <scheduler/keyreader.h>
#include <scheduler/requestscheduler.h>

namespace breakerbox::scheduler {

// What stands between a permit and its attempt: the key is read, and the proxy's password, then
// what is sent is composed. Dropping it drops a secret that is still to come.
class AttemptLaunch final
{
public:
    struct Ready
    {
        AttemptPlan plan;
        std::optional<secrets::Secret> key;
    };
    // Errors: what the store of keys said; ConnectionNotFound; Cancelled if the connection was
    // edited meanwhile (ask again); Internal if nobody speaks its protocol.
    using Done = std::function<void(Result<Ready>)>;

    AttemptLaunch(const SchedulerParts &parts, const Request &request, PlanFacts facts);

    // done may be called before this returns; it may destroy this.
    void start(Done done);

private:
    void readPassword(Done done);
    [[nodiscard]] Result<Ready> ready(std::optional<secrets::Secret> password);

    const SchedulerParts &m_parts;
    const Request &m_request;
    PlanFacts m_facts;
    std::optional<connections::Connection> m_connection;
    KeyReader m_keys;
    KeyReader m_passwords; // of the proxy
    std::optional<secrets::Secret> m_key;
};

} // namespace breakerbox::scheduler
