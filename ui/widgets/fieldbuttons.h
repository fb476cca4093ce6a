// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

class QLineEdit;

namespace breakerbox::ui {

// Gives the small buttons inside a text field (clear, search) names that a screen reader can say.
// Call after they were added.
void nameFieldButtons(QLineEdit *field);

} // namespace breakerbox::ui
