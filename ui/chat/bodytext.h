// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/chat/markdown.h>

#include <QString>

#include <vector>

// The text of a message that has no widgets: what its MessageBody would show, from the Markdown
// alone. Pure; may run on any thread.
namespace breakerbox::ui::bodytext {

// The segments a MessageBody makes of a whole text.
[[nodiscard]] std::vector<markdown::Segment> segments(const QString &source);
// Equal to MessageBody::searchText(): positions in one are positions in the other.
[[nodiscard]] QString searchText(const std::vector<markdown::Segment> &segments);
[[nodiscard]] QString searchText(const QString &source);
// As it is copied: no marks of Markdown.
[[nodiscard]] QString shownText(const QString &source);

// Places of `words` in a text, from the left, none inside another. Half-open ranges.
[[nodiscard]] std::vector<std::pair<int, int>> find(const QString &text, const QString &words,
                                                    Qt::CaseSensitivity sensitivity);

} // namespace breakerbox::ui::bodytext
