// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QChar>
#include <QString>

#include <vector>

namespace breakerbox::ui::spelling {

struct Word
{
    int position = 0; // in the paragraph
    int length = 0;

    bool operator==(const Word &) const = default;
};

// The words of a paragraph whose spelling says something: see README.md.
[[nodiscard]] std::vector<Word> checkedWords(const QString &paragraph);

// A paragraph that begins or ends a block of code ("```", "~~~").
[[nodiscard]] bool isFence(const QString &paragraph);

// The script of its first letter.
[[nodiscard]] QChar::Script scriptOf(const QString &word);

} // namespace breakerbox::ui::spelling
