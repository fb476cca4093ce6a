// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/highlight/highlighter.h>

namespace breakerbox::ui::highlight {

// KSyntaxHighlighting, where the build found it, with another highlighter for what it does not
// know. Null in a build without it.
[[nodiscard]] std::unique_ptr<Highlighter>
createKSyntaxHighlighter(std::unique_ptr<Highlighter> others);

} // namespace breakerbox::ui::highlight
