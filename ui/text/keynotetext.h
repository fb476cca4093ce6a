// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <secrets/keytext.h>

#include <QString>

namespace breakerbox::ui::text {

// One sentence on what reading a key changed or why it was refused; empty if nothing. The same
// wherever a key is given: field, card, command line.
[[nodiscard]] QString keyNoteSentence(const secrets::KeyNote &note);

} // namespace breakerbox::ui::text
