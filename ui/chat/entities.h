// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace breakerbox::ui::markdown {

// One character reference, "&amp;" or "&#x41;", as its text. Unknown ones stay as they are.
[[nodiscard]] QString entityText(const QString &entity);

} // namespace breakerbox::ui::markdown
