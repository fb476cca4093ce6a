// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <policysim/scenario.h>

#include <QByteArray>
#include <QString>

namespace breakerbox::policysim {

// Writes a scenario as readScenario() reads it: what is read again plays the same. Expectations
// are left out: they are a test's, not an incident's.
[[nodiscard]] QByteArray writeScenario(const Scenario &scenario, const QString &about);

} // namespace breakerbox::policysim
