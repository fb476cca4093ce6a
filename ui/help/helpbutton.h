// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/help/helppages.h>

class QDialog;

namespace breakerbox::ui {

class ActionButton;

// A quiet button that opens the page about what the dialog asks, over the dialog; F1 in it does the
// same. The dialog owns it and places it.
[[nodiscard]] ActionButton *makeHelpButton(HelpTopic topic, QDialog *dialog);

} // namespace breakerbox::ui
