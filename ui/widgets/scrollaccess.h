// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

namespace breakerbox::ui {

// Qt's own accessible object of a scroll area reads beyond its list when it is asked for a child
// that has just gone (a scroll bar that is no longer needed), and the program ends (seen with Qt
// 6.4.2 when a conversation is left while a screen reader walks it). This puts one in its place
// that answers "none". Call once, before the first window.
void installScrollAccess();

} // namespace breakerbox::ui
