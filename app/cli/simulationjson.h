// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <policysim/report.h>

#include <QJsonObject>

namespace breakerbox::app {

// A simulation's report as `simulate --json` prints it: times are seconds of the scenario.
[[nodiscard]] QJsonObject toJsonObject(const policysim::Report &report,
                                       const policysim::Scenario &scenario);

} // namespace breakerbox::app
