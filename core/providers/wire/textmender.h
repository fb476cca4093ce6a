// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace breakerbox::providers::wire {

// Joins the halves of a UTF-16 pair that came in two deltas, and makes a half without a partner one
// U+FFFD, so that what leaves is always well-formed (case C26). One per stream of text.
class TextMender
{
public:
    // What may be shown now: a first half at the end waits for the next delta.
    [[nodiscard]] QString feed(QString text);
    // The text is over: what waited, mended.
    [[nodiscard]] QString end();

private:
    char16_t m_waiting = 0;
};

// A whole text, mended.
[[nodiscard]] QString mended(QString text);

} // namespace breakerbox::providers::wire
