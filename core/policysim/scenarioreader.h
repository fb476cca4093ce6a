// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <policysim/scenario.h>

#include <QByteArray>

namespace breakerbox::policysim {

// Reads a scenario (README.md). An error's detail is a sentence that begins with the path of the
// key that is wrong, "events[3].ask.operation: …".
[[nodiscard]] Result<Scenario> readScenario(const QByteArray &json);

} // namespace breakerbox::policysim
