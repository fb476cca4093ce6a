// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <vector>

// Characters that cannot be seen or that reorder what is seen (security.md T5).
namespace breakerbox::ui::text {

// In prose only what no honest text needs is marked: tag characters, overrides and isolates, C0
// and C1 controls. Code and links mark everything invisible.
enum class HiddenIn { Prose = 0, Code };

[[nodiscard]] bool hasHidden(QStringView text, HiddenIn where);
// Each hidden character becomes a named mark, "⟦U+202E⟧". Emoji sequences, joiners of Arabic and
// Indic scripts and ordinary variation selectors stay as they are.
[[nodiscard]] QString withMarks(const QString &text, HiddenIn where);
// origins tells for each character of the result where in the text it comes from.
[[nodiscard]] QString withMarks(const QString &text, HiddenIn where, std::vector<int> &origins);

} // namespace breakerbox::ui::text
