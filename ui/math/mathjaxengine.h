// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/math/mathengine.h>

namespace breakerbox::ui {

// Engines that run the bundled MathJax in a JavaScript engine with no access to anything: no files,
// no network, no timers. Empty where the build went without Qt Qml or MathJax.
[[nodiscard]] MathEngineFactory mathJaxEngines();

} // namespace breakerbox::ui
