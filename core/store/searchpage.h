// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <base/ids.h>
#include <chat/message.h>

#include <vector>

namespace breakerbox::store {

// One message in which the words stand.
struct SearchHit
{
    // A piece of the text, by position and length in `excerpt`.
    struct Mark
    {
        qsizetype position = 0;
        qsizetype length = 0;
        bool operator==(const Mark &) const = default;
    };

    qint64 place = 0; // where the next page begins
    ConversationId conversation;
    QString title;
    bool archived = false; // its conversation is
    MessageId message;
    chat::Role role = chat::Role::User;
    WallTime created{};
    QString excerpt; // of the text as stored: plain text, white space made one
    std::vector<Mark> marks;
};

struct SearchPage
{
    std::vector<SearchHit> hits; // newest first
    bool more = false;           // there are older ones
    bool whole = true;           // false: catchUp() has something left to do
};

} // namespace breakerbox::store
