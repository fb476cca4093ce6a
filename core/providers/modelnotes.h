// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/values/outcome.h>
#include <connections/modelinfo.h>
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

// What an outcome tells of the model itself, whatever is sent next: that it takes no tools or
// pictures, does not think, or takes so many tokens. The notes as they were if it tells nothing.
[[nodiscard]] ModelNotes noted(ModelNotes notes, const breaker::Outcome &outcome);

// A model as listed, with what was noted of it: its own refusal counts more than a list.
[[nodiscard]] connections::ModelInfo known(connections::ModelInfo info, const ModelNotes &notes);

} // namespace breakerbox::providers
