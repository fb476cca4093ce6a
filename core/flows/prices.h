// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <connections/pricetable.h>
#include <settings/values.h>

namespace breakerbox::flows {

// The shipped prices with the user's changes: own rows first, in place of those of the same name.
[[nodiscard]] connections::PriceTable pricesOf(const connections::PriceTable &shipped,
                                               const settings::Prices &changes);

} // namespace breakerbox::flows
