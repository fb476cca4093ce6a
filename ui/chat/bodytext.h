// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <utility>
#include <vector>

namespace breakerbox::ui {
class BlockList;
class Typography;
} // namespace breakerbox::ui

// The text of a message, of one that is shown and of one that has no widgets. The two are equal:
// positions in one are positions in the other. Main thread.
namespace breakerbox::ui::bodytext {

// [i] is the character at position i; blocks are separated by one line break.
[[nodiscard]] QString searchText(const BlockList &blocks);
// As it is copied: no marks of Markdown.
[[nodiscard]] QString shownText(const BlockList &blocks);

// The same from Markdown. Nothing is laid out; type may be any.
[[nodiscard]] QString searchText(const QString &source, const Typography &type);
[[nodiscard]] QString shownText(const QString &source, const Typography &type);

// Places of `words` in a text, from the left, none inside another. Half-open ranges.
[[nodiscard]] std::vector<std::pair<int, int>> find(const QString &text, const QString &words,
                                                    Qt::CaseSensitivity sensitivity);

} // namespace breakerbox::ui::bodytext
