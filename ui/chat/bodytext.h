// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/chat/messagetext.h>
#include <ui/reading/blocklist.h>

#include <QString>

#include <utility>
#include <vector>

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

// The same in slices, for texts of any size.
class Reader final
{
public:
    explicit Reader(const Typography &type);
    void begin(const QString &source);
    // Some ten milliseconds of it. False: there is more.
    [[nodiscard]] bool readSome() { return m_text.update(MessageText::Pace::Slice); }
    [[nodiscard]] QString searchText() const { return bodytext::searchText(m_blocks); }
    [[nodiscard]] QString shownText() const { return bodytext::shownText(m_blocks); }

private:
    BlockList m_blocks;
    MessageText m_text;
};

// Places of `words` in a text, from the left, none inside another. Half-open ranges.
[[nodiscard]] std::vector<std::pair<int, int>> find(const QString &text, const QString &words,
                                                    Qt::CaseSensitivity sensitivity);

} // namespace breakerbox::ui::bodytext
