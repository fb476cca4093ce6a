// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace breakerbox::providers::wire {

// What became of a piece of content.
struct ThoughtSplit
{
    QString text;
    QString reasoning;
    // A closing tag came whose opening one never did: all text handed over before was reasoning,
    // and so is `reasoning`, which stood before the tag in this piece. text starts anew.
    bool closedLate = false;

    bool operator==(const ThoughtSplit &) const = default;
};

// Splits <think>…</think> off the start of a reply (providers.md 10). Tags may be cut anywhere; a
// possible beginning of a tag is held back. White space around the thinking is dropped; a tag
// inside code marks is text (C18). Linear.
class ThinkTagSplitter
{
public:
    [[nodiscard]] ThoughtSplit feed(const QString &content);
    // Hands over what was held back. No closing tag so far: it was all reasoning.
    [[nodiscard]] ThoughtSplit end();
    // The server names its reasoning itself: from now on content is passed on as it is. Hands over
    // what was held back.
    [[nodiscard]] ThoughtSplit passThrough();

private:
    enum class Where { Start, Thinking, BeforeAnswer, Answer, Passing };

    // Each handles m_held as far as it can; true if the place changed and there is more to do.
    bool atStart();
    bool thinking(ThoughtSplit &split);
    bool beforeAnswer();
    bool answer(ThoughtSplit &split);
    // Notes what a character of the answer means for "inside code marks".
    void follow(QChar character);

    Where m_where = Where::Start;
    QString m_held;
    bool m_trimming = false; // right after <think>
    // In the answer, for code marks.
    int m_backticks = 0; // on this line
    bool m_lineBegun = false;
    bool m_fenced = false;
};

} // namespace breakerbox::providers::wire
