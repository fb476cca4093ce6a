// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

namespace breakerbox::ui {

// Makes MessageBody tell a screen reader its blocks: headings, paragraphs, items, code, tables with
// rows and cells, links that can be pressed. Installing it again changes nothing.
void installBodyAccessibility();

} // namespace breakerbox::ui
