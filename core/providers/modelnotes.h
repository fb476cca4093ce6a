// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/values/outcome.h>
#include <providers/protocoladapter.h>

#include <optional>

namespace breakerbox::providers {

// What a refusal of category UnsupportedParameter teaches: the notes to send again with, once.
// Absent if it names nothing that could be left out (a message, the model itself), or what was left
// out already: then sending again would bring the same answer. Of the two names of the output
// limit the other one is tried before the limit is dropped; a limit that is named is kept instead.
// A form of thinking that is refused is noted by its form, so that another one is tried.
[[nodiscard]] std::optional<ModelNotes> learned(const ModelNotes &notes,
                                                const breaker::Outcome &outcome);

} // namespace breakerbox::providers
