// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <flows/card.h>

#include <QString>

// A card whose trouble has passed, in words.
namespace breakerbox::ui::text {

// "OpenAI was failing here at 14:02". Empty: this kind says the same then and now.
[[nodiscard]] QString pastTitle(const flows::Card &card);
// The evidence, with how often this message was tried and that the connection works again.
[[nodiscard]] QString withPast(const flows::Card &card, const QString &evidence);
// "It may be tried again now."
[[nodiscard]] QString readySentence();

} // namespace breakerbox::ui::text
