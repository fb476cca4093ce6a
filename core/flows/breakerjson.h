// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/breakers.h>
#include <connections/connection.h>
#include <scheduler/budgetbook.h>

#include <QJsonArray>
#include <QJsonObject>

#include <vector>

namespace breakerbox::flows {

// One scope as `breakers --json` has it (design 8). evidence null: the field is left out. Times are
// ISO 8601 in UTC with milliseconds, null where there is none.
[[nodiscard]] QJsonObject toJsonObject(const breaker::ScopeSnapshot &scope,
                                       const connections::Connection &connection, BootTime now,
                                       WallTime wall,
                                       const std::vector<breaker::Evidence> *evidence);

[[nodiscard]] QJsonObject toJsonObject(const breaker::Evidence &evidence);
// Empty: the provider said nothing, or not in this run.
[[nodiscard]] QJsonArray toJsonArray(const scheduler::SeenBudgets &seen);
[[nodiscard]] QJsonValue isoTime(std::optional<WallTime> time);
// A boot time on the wall as it is now.
[[nodiscard]] std::optional<WallTime> onTheWall(std::optional<BootTime> time, BootTime now,
                                                WallTime wall);

} // namespace breakerbox::flows
