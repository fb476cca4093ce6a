// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/highlight/ksyntax.h>

namespace breakerbox::ui::highlight {

std::unique_ptr<Highlighter> createKSyntaxHighlighter(std::unique_ptr<Highlighter>)
{
    return nullptr;
}

} // namespace breakerbox::ui::highlight
