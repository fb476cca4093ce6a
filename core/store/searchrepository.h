// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <store/database.h>
#include <store/searchpage.h>

namespace breakerbox::store {

// The words of all messages. What is written, changed or removed is noted with it; catchUp() brings
// the index there.
class SearchRepository
{
public:
    explicit SearchRepository(Database &database)
        : m_database(database)
    {}
    // What is typed: words that must all stand in one message, in any order; "words in quotes" in
    // that order; the last word may go on, unless a space follows it. Case and accents do not
    // matter. No character of it has another meaning. No words find nothing.
    // before: SearchHit::place of the last hit seen; 0 = from the newest.
    [[nodiscard]] Result<SearchPage> find(const QString &typed, int most, qint64 before = 0) const;

    // One slice of work on up to `most` texts: words of removed ones go; when there are none left,
    // messages come in, the newest first; then the file lets go of what was removed (security.md:
    // the index is content).
    // One transaction, NORMAL: what a power cut undoes is noted again with it. True: there is more.
    Result<bool> catchUp(int most);

private:
    Result<bool> removeWords(int most);
    Result<bool> addWords(int most);
    Result<bool> mergeParts(int most);
    Database &m_database;
};

// The same words as FTS5's query; empty if there are none.
[[nodiscard]] QString searchQuery(const QString &typed);

} // namespace breakerbox::store
