// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <net/httptransport.h>
#include <providers/classify/errorbody.h>

#include <QString>

namespace breakerbox::providers::classify {

// The id to name when asking the provider about this attempt: the first present, in the order of
// providers.md 2.3. Empty if there is none.
[[nodiscard]] QString requestIdOf(const net::HttpHead &head, const ErrorBody &error);

} // namespace breakerbox::providers::classify
