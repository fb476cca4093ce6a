// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include "console.h"

namespace breakerbox::app {

// breakerbox simulate FILE.json [--json]; words without "simulate". Needs no profile and touches
// none. Answers the exit code: 0, 1 if an expectation failed, 64, 65.
[[nodiscard]] int runSimulate(const QStringList &words, const Console &console);

} // namespace breakerbox::app
