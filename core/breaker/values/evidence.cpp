// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "evidence.h"

#include <base/names.h>

namespace breakerbox::breaker {

namespace {

constexpr std::array kCircuitStates{
    Named{CircuitState::Closed, u"closed"},
    Named{CircuitState::Open, u"open"},
    Named{CircuitState::HalfOpen, u"half-open"},
};

} // namespace

QString toName(CircuitState state)
{
    return nameOf(kCircuitStates, state);
}

CircuitState circuitStateFromName(QStringView name)
{
    return valueOf(kCircuitStates, name, CircuitState::Closed);
}

} // namespace breakerbox::breaker
