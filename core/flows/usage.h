// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <connections/reach.h>

#include <QString>

#include <optional>

namespace breakerbox::flows {

// What one model was used for in one month, and what that costs at the connection's present prices
// (design 5: the user's own currency).
struct UsageLine
{
    QString month;          // "2026-11", in local time
    QString connectionName; // empty: it was removed
    QString model;
    qint64 attempts = 0;
    qint64 inputTokens = 0;
    qint64 outputTokens = 0;
    std::optional<connections::Amount> cost; // none: no prices are set, or it was removed

    bool operator==(const UsageLine &) const = default;
};

} // namespace breakerbox::flows
