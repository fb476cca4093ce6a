// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QPalette>

#include <memory>

namespace breakerbox::ui {

class InlinePictures;

// How the text of a conversation is set: fonts and colours at the moment of building.
struct TextLook
{
    QFont body;
    QFont code;
    QPalette palette;
    bool quiet = false;                            // reasoning: in the muted colour
    std::shared_ptr<InlinePictures> pictures = {}; // null: formulas are shown as their source
};

} // namespace breakerbox::ui
