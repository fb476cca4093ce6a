// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "kindpolicies.h"

namespace breakerbox::flows {

KindPolicies policiesOf(const settings::Values &values)
{
    using connections::ConnectionKind;
    return {values.policy(connections::toName(ConnectionKind::Cloud)),
            values.policy(connections::toName(ConnectionKind::Endpoint)),
            values.policy(connections::toName(ConnectionKind::Local))};
}

} // namespace breakerbox::flows
