// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/math/mathpicture.h>

#include <functional>

namespace breakerbox::ui {

// Sets formulas in type. Made, used and destroyed on one thread, the renderer's own.
class MathEngine
{
public:
    virtual ~MathEngine() = default;
    // Brings what it needs into memory. Called once, before the first formula. False: it cannot.
    [[nodiscard]] virtual bool load() = 0;
    // The formula as SVG. TooSlow after an interruption: the engine is not used again.
    [[nodiscard]] virtual std::expected<QByteArray, MathError>
    typeset(const MathFormula &formula) = 0;
    // Ends a load or typeset that runs. From any thread, at any time between creation and
    // destruction.
    virtual void interrupt() = 0;
};

// Empty: this build sets no formulas.
using MathEngineFactory = std::function<std::unique_ptr<MathEngine>()>;

} // namespace breakerbox::ui
