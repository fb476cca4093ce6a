// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/values/policy.h>

#include <QJsonObject>

namespace breakerbox::settings {

// Durations are whole milliseconds. A member that is missing, of another type or out of bounds is
// the standard's: a slip of the pen never makes a breaker that does not close or does not open.
[[nodiscard]] breaker::Policy readPolicy(const QJsonObject &object,
                                         const breaker::Policy &standard);
[[nodiscard]] QJsonObject policyObject(const breaker::Policy &policy);

} // namespace breakerbox::settings
