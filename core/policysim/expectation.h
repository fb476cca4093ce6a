// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <policysim/scenario.h>
#include <policysim/world.h>

#include <QStringList>

namespace breakerbox::policysim {

// The whole numbers of a scope that an "expect" may name, as `breakers --json` has them.
[[nodiscard]] QStringList expectableNumbers();

// What of an expectation does not hold now: a sentence each.
[[nodiscard]] QStringList disagreements(const ExpectStep &step, const World &world);

// To the millisecond, which is what people write.
[[nodiscard]] bool isSameTime(std::optional<Moment> a, std::optional<Moment> b);
// "12.5", or "no time".
[[nodiscard]] QString words(std::optional<Moment> moment);

} // namespace breakerbox::policysim
