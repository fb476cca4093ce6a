// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/reading/codecolours.h>

namespace breakerbox::ui {

std::unique_ptr<CodeColours> coloursFor(const QString &, const TextLook &)
{
    return nullptr; // code is drawn in one colour
}

} // namespace breakerbox::ui
