// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/prompt.h>
#include <providers/protocoladapter.h>

#include <vector>

namespace breakerbox::providers {

// Those of the set parameters that would not reach this model: its protocol has no form for them,
// it refused them before, or another one stands against them. Asked of the request builder itself:
// a parameter that changes nothing of the request is not sent. In the order of
// chat::Parameter.
[[nodiscard]] std::vector<chat::Parameter>
unsentParameters(const ProtocolAdapter &adapter, const connections::Connection &connection,
                 const connections::Preset &preset, const ModelId &model,
                 const chat::Parameters &parameters, const ModelNotes &notes);

} // namespace breakerbox::providers
