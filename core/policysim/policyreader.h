// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/values/policy.h>
#include <policysim/fields.h>

namespace breakerbox::policysim {

// Applies the overrides of a "policy" object to a policy: what it leaves out stays. The key "seed"
// is left to whoever reads the file.
void applyOverrides(Fields &fields, breaker::Policy &policy);
// Every override that applyOverrides() knows, with the policy's values.
[[nodiscard]] QJsonObject overridesOf(const breaker::Policy &policy);

} // namespace breakerbox::policysim
