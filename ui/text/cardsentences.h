// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <flows/card.h>

#include <QString>

namespace breakerbox::ui::text {

// The sentences of cardText(), one per kind. Internal to ui/text.
[[nodiscard]] QString cardTitle(const flows::Card &card);
[[nodiscard]] QString cardEvidence(const flows::Card &card);
[[nodiscard]] QString cardReassurance(const flows::Card &card);

} // namespace breakerbox::ui::text
