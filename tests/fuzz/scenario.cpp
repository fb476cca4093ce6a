// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "pieces.h"

#include <policysim/scenarioreader.h>
#include <policysim/simulation.h>

using namespace breakerbox;

// Any bytes: a fault with its path, or a scenario that plays to its end.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto scenario = policysim::readScenario(fuzz::bytesOf(data, size).toByteArray());
    if (!scenario) {
        fuzz::require(scenario.error().detail.contains(QStringLiteral(": ")));
        return 0;
    }
    if (scenario->steps.size() > 2000) // slow, not wrong
        return 0;
    const auto report = policysim::simulate(*scenario, providers::Adapters());
    fuzz::require(report.breaker.calls + report.avoided == report.blind.calls);
    return 0;
}
