// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/values/policy.h>
#include <connections/connection.h>
#include <settings/values.h>

namespace breakerbox::flows {

// The breaker's numbers for each kind of connection, as the user has them.
struct KindPolicies
{
    breaker::Policy cloud = breaker::Policy::cloud();
    breaker::Policy endpoint = breaker::Policy::cloud();
    breaker::Policy local = breaker::Policy::local();

    [[nodiscard]] const breaker::Policy &of(connections::ConnectionKind kind) const
    {
        switch (kind) {
        case connections::ConnectionKind::Local:
            return local;
        case connections::ConnectionKind::Endpoint:
            return endpoint;
        default:
            return cloud;
        }
    }
    bool operator==(const KindPolicies &) const = default;
};

[[nodiscard]] KindPolicies policiesOf(const settings::Values &values);

} // namespace breakerbox::flows
