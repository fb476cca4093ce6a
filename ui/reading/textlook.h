// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QPalette>

namespace breakerbox::ui {

// How the text of a conversation is set: fonts and colours at the moment of building.
struct TextLook
{
    QFont body;
    QFont code;
    QPalette palette;
    bool quiet = false; // reasoning: in the muted colour
};

} // namespace breakerbox::ui
