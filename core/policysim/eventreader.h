// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <policysim/fields.h>
#include <policysim/scenario.h>

#include <optional>

namespace breakerbox::policysim {

// A word, or an object with a word, a response or a frame.
[[nodiscard]] Ending readEnding(const QJsonValue &value, const QString &path, Problem &problem);

// One entry of "world", or of "provider" in an event.
[[nodiscard]] WorldSpan readSpan(const QJsonValue &value, const QString &path,
                                 const std::vector<ConnectionPlan> &connections, Problem &problem);

// Appends what one entry of "events" means: one step, many for "every", none for a world span,
// which goes into the scenario's world.
void readEvent(const QJsonValue &value, const QString &path, Scenario &scenario, Problem &problem);

} // namespace breakerbox::policysim
