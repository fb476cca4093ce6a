// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/virtualclock.h>
#include <chat/message.h>

#include "ui/support/samplecards.h"

#include <vector>

namespace breakerbox::fakes {

// Questions and answers in turn, of many lengths and with every kind of block.
inline std::vector<chat::Message> longConversation(int count, const VirtualClock &clock)
{
    const QString words = u"The quick boat leaves the narrow fjord before noon and turns north. "_s;
    std::vector<chat::Message> messages;
    messages.reserve(size_t(count));
    for (int i = 0; i < count; ++i) {
        if (i % 2 == 0) {
            messages.push_back(
                userMessage(u"Question %1: %2"_s.arg(i).arg(words.left(i * 7 % 120)), clock));
            continue;
        }
        QString text = u"Answer **%1**. "_s.arg(i) + words.repeated(2 + i * 13 % 9);
        if (i % 5 == 0)
            text += u"\n\n- one\n- two\n  - three"_s;
        if (i % 7 == 0)
            text += u"\n\n```python\nfor each in fjords:\n    print(each)\n```\n\nMore."_s;
        if (i % 11 == 0)
            text += u"\n\n| a | b |\n|---|---|\n| 1 | 2 |"_s;
        messages.push_back(reply(text, clock));
    }
    return messages;
}

} // namespace breakerbox::fakes
