// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "searchrepository.h"

#include "rowvalues.h"
#include "transact.h"

#include <QStringList>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace breakerbox::store {

namespace {

constexpr QChar kMarkBegins(2);
constexpr QChar kMarkEnds(3);
constexpr int kMergedPages = 64; // a slice of some ten milliseconds

bool hasWord(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) {
        return c.isLetterOrNumber() || c.isSurrogate() || c.category() == QChar::Other_PrivateUse ||
               c.isMark();
    });
}

// As the query language takes any text: in quotes, with its own quotes doubled.
QString quotedWords(QString text)
{
    return u'"' + text.replace(u'"', "\"\""_L1) + u'"';
}

// Takes the marks out of the excerpt and makes its white space one.
void readExcerpt(const QString &marked, SearchHit &hit)
{
    for (const QChar c : marked) {
        if (c == kMarkBegins) {
            hit.marks.push_back({hit.excerpt.size(), 0});
        } else if (c == kMarkEnds) {
            if (!hit.marks.empty())
                hit.marks.back().length = hit.excerpt.size() - hit.marks.back().position;
        } else if (!c.isSpace()) {
            hit.excerpt += c;
        } else if (!hit.excerpt.isEmpty() && !hit.excerpt.endsWith(u' ')) {
            hit.excerpt += u' ';
        }
    }
}

} // namespace

QString searchQuery(const QString &typed)
{
    QStringList parts;
    bool open = false; // the last part may go on
    QString part;
    bool inQuotes = false;
    const auto finish = [&] {
        if (hasWord(part))
            parts.append(quotedWords(part));
        part.clear();
    };
    for (const QChar c : typed) {
        if (c == u'"') {
            finish();
            inQuotes = !inQuotes;
            open = false;
        } else if (c.isSpace() && !inQuotes) {
            finish();
            open = false;
        } else if (c.isPrint()) {
            part += c;
            open = !inQuotes;
        }
    }
    open = open && hasWord(part);
    finish();
    return parts.isEmpty() ? QString() : parts.join(u' ') + (open ? u"*"_s : QString());
}

Result<SearchPage> SearchRepository::find(const QString &typed, int most, qint64 before) const
{
    const QString query = searchQuery(typed);
    SearchPage page;
    if (query.isEmpty() || most <= 0)
        return page;
    const auto left = m_database.scalar("SELECT EXISTS (SELECT 1 FROM search_to_add)"
                                        " + EXISTS (SELECT 1 FROM search_to_remove)");
    if (!left)
        return std::unexpected(left.error());
    page.whole = *left == 0;
    auto rows = Statement::prepare(
        m_database, "SELECT m.seq, m.conversation, c.title, m.id, m.role, m.created,"
                    " snippet(search_words, 0, char(2), char(3), '…', 24), c.archived"
                    " FROM search_words JOIN messages AS m ON m.seq = search_words.rowid"
                    " JOIN conversations AS c ON c.id = m.conversation"
                    " WHERE search_words MATCH ?1 AND search_words.rowid < ?2"
                    " ORDER BY search_words.rowid DESC LIMIT ?3");
    if (!rows)
        return std::unexpected(rows.error());
    rows->bind(1, query)
        .bind(2, before > 0 ? before : std::numeric_limits<qint64>::max())
        .bind(3, most + 1);
    auto read = forEachRow(*rows, [&](const Statement &row) {
        SearchHit hit;
        hit.place = row.integer(0);
        hit.conversation = idAt<ConversationId>(row, 1);
        hit.title = row.text(2);
        hit.message = idAt<MessageId>(row, 3);
        hit.role = chat::roleFromName(row.text(4));
        hit.created = timeAt(row, 5);
        readExcerpt(row.text(6), hit);
        hit.archived = row.integer(7) != 0;
        page.hits.push_back(std::move(hit));
    });
    if (!read)
        return std::unexpected(read.error());
    page.more = static_cast<int>(page.hits.size()) > most;
    if (page.more)
        page.hits.pop_back();
    return page;
}

Result<bool> SearchRepository::removeWords(int most)
{
    auto rows = Statement::prepare(m_database,
                                   "SELECT seq, text FROM search_to_remove ORDER BY seq LIMIT ?1");
    auto forget = Statement::prepare(
        m_database,
        "INSERT INTO search_words (search_words, rowid, text) VALUES ('delete', ?1, ?2)");
    auto done = Statement::prepare(m_database, "DELETE FROM search_to_remove WHERE seq = ?1");
    if (!rows || !forget || !done)
        return std::unexpected(m_database.lastError());
    rows->bind(1, most);
    std::vector<std::pair<qint64, QString>> texts;
    auto read = forEachRow(
        *rows, [&texts](const Statement &row) { texts.emplace_back(row.integer(0), row.text(1)); });
    if (!read)
        return std::unexpected(read.error());
    for (const auto &[seq, text] : texts) {
        if (auto ran = forget->bind(1, seq).bind(2, text).run(); !ran)
            return std::unexpected(ran.error());
        if (auto ran = done->bind(1, seq).run(); !ran)
            return std::unexpected(ran.error());
    }
    if (texts.empty())
        return false;
    if (auto noted = m_database.execute("UPDATE search_state SET unmerged = 1"); !noted)
        return std::unexpected(noted.error());
    return true;
}

Result<bool> SearchRepository::addWords(int most)
{
    const auto from = m_database.scalar(
        "SELECT ifnull(min(seq), -1) FROM (SELECT seq FROM search_to_add ORDER BY seq DESC LIMIT " +
        QByteArray::number(most) + ")");
    if (!from)
        return std::unexpected(from.error());
    if (*from < 0)
        return false;
    for (const QByteArrayView sql :
         {"INSERT INTO search_words (rowid, text) SELECT seq, text FROM messages"
          " WHERE seq IN (SELECT seq FROM search_to_add WHERE seq >= ?1)",
          "DELETE FROM search_to_add WHERE seq >= ?1"}) {
        auto statement = Statement::prepare(m_database, sql);
        if (!statement)
            return std::unexpected(statement.error());
        if (auto ran = statement->bind(1, *from).run(); !ran)
            return std::unexpected(ran.error());
    }
    return true;
}

Result<bool> SearchRepository::mergeParts(int)
{
    const auto state = m_database.scalar("SELECT unmerged FROM search_state");
    const auto before = m_database.scalar("SELECT total_changes()");
    if (!state || !before)
        return std::unexpected(m_database.lastError());
    if (*state == 0)
        return false;
    // A negative number makes all parts one in the end, however many they are (FTS5, "merge").
    const QByteArray pages = QByteArray::number(*state == 1 ? -kMergedPages : kMergedPages);
    if (auto merged = m_database.execute(
            "INSERT INTO search_words (search_words, rank) VALUES ('merge', " + pages + ")");
        !merged)
        return std::unexpected(merged.error());
    const auto after = m_database.scalar("SELECT total_changes()");
    if (!after)
        return std::unexpected(after.error());
    const bool more = *after - *before >= 2; // as FTS5 says whether a merge did anything
    if (auto noted = m_database.execute(more ? "UPDATE search_state SET unmerged = 2"
                                             : "UPDATE search_state SET unmerged = 0");
        !noted)
        return std::unexpected(noted.error());
    return more;
}

Result<bool> SearchRepository::catchUp(int most)
{
    bool more = false;
    auto done = transact(m_database, Durability::Normal, [&]() -> Result<void> {
        // In this order: an edited text's new words may not come in before its old ones are gone.
        for (const auto slice : {&SearchRepository::removeWords, &SearchRepository::addWords,
                                 &SearchRepository::mergeParts}) {
            const auto worked = (this->*slice)(most);
            if (!worked)
                return std::unexpected(worked.error());
            more = *worked;
            if (more)
                break;
        }
        return {};
    });
    if (!done)
        return std::unexpected(done.error());
    return more;
}

} // namespace breakerbox::store
