// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>

class QWidget;

namespace breakerbox::ui {

// A window's first size: as wanted, or what its screen has room for beside panels and the frame
// that the desktop draws.
void resizeOnScreen(QWidget &window, const QSize &wanted);

} // namespace breakerbox::ui
