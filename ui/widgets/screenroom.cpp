// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "screenroom.h"

#include <QScreen>
#include <QWidget>

namespace breakerbox::ui {

namespace {

constexpr QSize kFrame(8, 40); // a frame's usual share; what it really is is known once it is shown

} // namespace

void resizeOnScreen(QWidget &window, const QSize &wanted)
{
    // A window that was never shown is taken for one of the first screen: its parent's it is.
    const QWidget *place = window.parentWidget() ? window.parentWidget()->window() : &window;
    const QSize room = place->screen()->availableGeometry().size() - kFrame;
    window.resize(wanted.boundedTo(room).expandedTo(window.minimumSize()));
}

} // namespace breakerbox::ui
