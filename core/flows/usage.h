// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <connections/pricetable.h>

#include <QString>

#include <optional>

namespace breakerbox::flows {

// What one model was used for in one month, and what that costs at the connection's present prices
// (design 5: the user's own currency), or where it has none by the price table.
struct UsageLine
{
    QString month;          // "2026-11", in local time
    QString connectionName; // empty: it was removed
    QString model;
    qint64 attempts = 0;
    qint64 inputTokens = 0;
    qint64 outputTokens = 0;
    std::optional<connections::Cost> cost; // none: no price is known, or it was removed

    bool operator==(const UsageLine &) const = default;
};

} // namespace breakerbox::flows
