// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QIcon>
#include <QPixmap>

// Icons by their Lucide name ("copy", "house"), painted in a colour of the palette at any scale.
// Looked for in ":/icons/NAME.svg", then in the desktop's icon theme, then among our own strokes.
namespace breakerbox::ui::icons {

// Follows the application's palette and the control's state. Never null for a name of ours.
[[nodiscard]] QIcon get(const QString &name);
// One picture in a given colour; size in device-independent pixels.
[[nodiscard]] QPixmap pixmap(const QString &name, int size, const QColor &color,
                             qreal devicePixelRatio);

} // namespace breakerbox::ui::icons
