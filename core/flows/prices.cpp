// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "prices.h"

#include <algorithm>

namespace breakerbox::flows {

connections::PriceTable pricesOf(const connections::PriceTable &shipped,
                                 const settings::Prices &changes)
{
    std::vector<connections::ModelPrice> rows;
    for (const settings::Price &own : changes.own) {
        connections::ModelPrice row;
        row.provider = own.provider;
        row.model = own.model;
        row.input = own.input;
        row.output = own.output;
        if (own.cached >= 0)
            row.cached = own.cached;
        row.currency = own.currency;
        rows.push_back(std::move(row));
    }
    const std::size_t own = rows.size();
    for (const connections::ModelPrice &row : shipped.rows()) {
        const bool replaced =
            std::any_of(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(own),
                        [&row](const auto &other) { return other.key() == row.key(); });
        if (!replaced && !changes.removed.contains(row.key()))
            rows.push_back(row);
    }
    return connections::PriceTable(std::move(rows));
}

} // namespace breakerbox::flows
