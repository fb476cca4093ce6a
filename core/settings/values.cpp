// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "values.h"

namespace breakerbox::settings {

breaker::Policy Values::standardPolicy(const QString &kind)
{
    return kind == u"local" ? breaker::Policy::local() : breaker::Policy::cloud();
}

breaker::Policy Values::policy(const QString &kind) const
{
    const auto changed = policies.find(kind);
    return changed == policies.end() ? standardPolicy(kind) : changed->second;
}

void Values::setPolicy(const QString &kind, const breaker::Policy &policy)
{
    if (policy == standardPolicy(kind))
        policies.erase(kind);
    else
        policies[kind] = policy;
}

} // namespace breakerbox::settings
