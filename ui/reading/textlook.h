// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/highlight/highlighter.h>

#include <QFont>
#include <QPalette>

#include <memory>

namespace breakerbox::ui {

class BlockPictures;
class InlinePictures;

// How the text of a conversation is set: fonts and colours at the moment of building.
struct TextLook
{
    QFont body;
    QFont code;
    QPalette palette;
    bool quiet = false;                            // reasoning: in the muted colour
    std::shared_ptr<InlinePictures> pictures = {}; // null: formulas are shown as their source
    std::shared_ptr<BlockPictures> images = {};    // null: images are their words only
    std::shared_ptr<highlight::Highlighter> highlighter = {}; // null: code has no colours
};

} // namespace breakerbox::ui
