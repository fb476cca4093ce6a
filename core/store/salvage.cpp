// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "salvage.h"

#include "integrity.h"

#include <sqlite3.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::store {

namespace {

// Row numbers with nothing readable behind them in a row before lookups take longer steps: more
// than a damaged leaf can hold.
constexpr int kPatience = 5'000;
// Where the numbers may end if the last page cannot be read.
constexpr qint64 kUnknownEnd = qint64(1) << 40;

// Copies the rows of one table. Reading fails where pages are damaged: the table is walked from
// both ends up to the damage, and between them rows are looked up by number.
class TableCopy
{
public:
    TableCopy(Database &damaged, Database &fresh, const QString &table, const QStringList &columns)
        : m_damaged(damaged),
          m_fresh(fresh),
          m_table(quoted(table)),
          m_columnCount(static_cast<int>(columns.size()))
    {
        QByteArray marks;
        for (const QString &column : columns) {
            m_columns += (m_columns.isEmpty() ? "" : ", ") + quoted(column);
            marks += marks.isEmpty() ? "?" : ",?";
        }
        m_insertSql = "INSERT INTO " + m_table + " (" + m_columns + ") VALUES (" + marks + ")";
    }

    // Errors are those of writing.
    Result<void> run()
    {
        auto insert = Statement::prepare(m_fresh, m_insertSql);
        if (!insert)
            return std::unexpected(insert.error());
        m_insert = &*insert;
        qint64 low = 0;
        auto walked = walk("seq > ?1 ORDER BY seq", 0, low);
        if (walked && !*walked) {
            m_whole = false;
            qint64 high = low + kUnknownEnd;
            walked = walk("seq > ?1 ORDER BY seq DESC", low, high);
            if (walked && !*walked)
                walked = lookUpBetween(low, high);
        }
        m_insert = nullptr;
        if (!walked)
            return std::unexpected(walked.error());
        return {};
    }
    [[nodiscard]] bool isWhole() const { return m_whole; }

private:
    [[nodiscard]] Result<Statement> rows(QByteArrayView where)
    {
        return Statement::prepare(m_damaged, "SELECT seq, " + m_columns + " FROM " + m_table +
                                                 " NOT INDEXED WHERE " + where.toByteArray());
    }

    // True: walked to the end. False: reading failed behind row `reached`.
    Result<bool> walk(QByteArrayView where, qint64 from, qint64 &reached)
    {
        auto query = rows(where);
        if (!query)
            return false;
        query->bind(1, from);
        for (;;) {
            const auto row = query->step();
            if (!row)
                return false;
            if (!*row)
                return true;
            const qint64 seq = query->integer(0);
            if (auto done = copyRow(*query); !done)
                return std::unexpected(done.error());
            reached = seq;
        }
    }

    Result<bool> lookUpBetween(qint64 low, qint64 high)
    {
        auto query = rows("seq = ?1");
        if (!query)
            return true;
        qint64 step = 1;
        int missed = 0;
        for (qint64 seq = low + 1; seq < high; seq += step) {
            query->bind(1, seq);
            const auto row = query->step();
            const bool found = row && *row;
            if (found && step > 1) {
                // Readable again: back to behind the last miss.
                query->reset();
                seq -= step;
                step = 1;
                missed = 0;
                continue;
            }
            if (found) {
                if (auto done = copyRow(*query); !done)
                    return std::unexpected(done.error());
            }
            query->reset();
            missed = found ? 0 : missed + 1;
            if (missed > kPatience)
                step *= 2;
        }
        return true;
    }

    Result<void> copyRow(Statement &row)
    {
        for (int i = 0; i < m_columnCount; ++i)
            m_insert->bindColumn(i + 1, row, i + 1);
        auto done = m_insert->run();
        m_insert->reset();
        // A value no such column can hold, or an id that was there before: that row is lost.
        if (!done && done.error().code == ErrorCode::InvalidInput) {
            m_whole = false;
            return {};
        }
        return done;
    }

    Database &m_damaged;
    Database &m_fresh;
    QByteArray m_table;
    QByteArray m_columns;
    QByteArray m_insertSql;
    int m_columnCount;
    Statement *m_insert = nullptr;
    bool m_whole = true;
};

Result<QStringList> columnsOf(Database &database, const QString &table)
{
    auto query = Statement::prepare(database, "SELECT name FROM pragma_table_info(?)");
    if (!query)
        return std::unexpected(query.error());
    query->bind(1, table);
    QStringList columns;
    for (;;) {
        const auto row = query->step();
        if (!row)
            return std::unexpected(row.error());
        if (!*row)
            return columns;
        columns.append(query->text(0));
    }
}

// What damage can make of ids and words: such rows name nothing and nothing can name them.
constexpr QByteArrayView kDropNonsense =
    "DELETE FROM messages WHERE length(id) <> 36 OR length(conversation) <> 36;"
    "DELETE FROM conversations WHERE length(id) <> 36;"
    "DELETE FROM attachments WHERE message NOT IN (SELECT id FROM messages);"
    "DELETE FROM draft_files WHERE conversation NOT IN (SELECT id FROM conversations);"
    "DELETE FROM connection_models WHERE connection NOT IN (SELECT id FROM connections);"
    "DELETE FROM model_notes WHERE connection NOT IN (SELECT id FROM connections);"
    "DELETE FROM branches WHERE conversation NOT IN (SELECT id FROM conversations)"
    " OR length(parent) <> 36 OR length(child) <> 36;";

// A conversation says in which folder it was. Older files have none.
constexpr QByteArrayView kKeepFolders =
    "INSERT INTO folders (name) SELECT DISTINCT folder FROM conversations"
    " WHERE folder IS NOT NULL AND folder NOT IN (SELECT name FROM folders);";

constexpr QByteArrayView kAdoptMessages =
    "INSERT INTO conversations (id, title, created, updated, home, allowed, local_only, model,"
    " system_prompt, stop, draft)"
    " SELECT conversation, '', min(created), max(created), '', '[]', 1, '', '', '[]', ''"
    " FROM messages WHERE conversation NOT IN (SELECT id FROM conversations)"
    " GROUP BY conversation;";

constexpr QByteArrayView kMendTrees =
    "UPDATE messages SET parent = (SELECT earlier.id FROM messages AS earlier"
    "  WHERE earlier.conversation = messages.conversation"
    "  AND (earlier.created, earlier.seq) < (messages.created, messages.seq)"
    "  ORDER BY earlier.created DESC, earlier.seq DESC LIMIT 1)"
    " WHERE parent IS NOT NULL AND parent NOT IN (SELECT id FROM messages);"
    "UPDATE conversations SET leaf = (SELECT last.id FROM messages AS last"
    "  WHERE last.conversation = conversations.id ORDER BY last.created DESC, last.seq DESC LIMIT "
    "1)"
    " WHERE leaf IS NULL OR leaf NOT IN (SELECT id FROM messages);"
    "UPDATE conversations SET message_count ="
    " (SELECT count(*) FROM messages WHERE conversation = conversations.id);";

Result<void> copyTables(Database &damaged, Database &fresh, Salvaged &result)
{
    const auto names = tables(fresh);
    if (!names)
        return std::unexpected(names.error());
    result.everyRowRead = true;
    for (const QString &name : *names) {
        const auto columns = columnsOf(fresh, name);
        if (!columns)
            return std::unexpected(columns.error());
        TableCopy copy(damaged, fresh, name, *columns);
        if (auto done = copy.run(); !done)
            return done;
        result.everyRowRead = result.everyRowRead && copy.isWhole();
    }
    return {};
}

// A conversation says how many messages it had.
constexpr QByteArrayView kCountLost =
    "SELECT coalesce(sum(message_count), 0) - (SELECT count(*) FROM messages"
    " WHERE conversation IN (SELECT id FROM conversations)) FROM conversations";

} // namespace

Result<Salvaged> salvage(Database &damaged, Database &fresh)
{
    Salvaged result;
    // The rows are to stay as they were.
    sqlite3_db_config(fresh.handle(), SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
    // Nobody knows of this file yet: after a crash it is made anew.
    if (auto set = fresh.execute("PRAGMA journal_mode=OFF; PRAGMA foreign_keys=OFF"); !set)
        return std::unexpected(set.error());
    Transaction transaction(fresh, Durability::Full);
    if (auto begun = transaction.begin(); !begun)
        return std::unexpected(begun.error());
    if (auto copied = copyTables(damaged, fresh, result); !copied)
        return std::unexpected(copied.error());
    if (auto dropped = fresh.execute(kDropNonsense); !dropped)
        return std::unexpected(dropped.error());
    const auto folders = fresh.scalar(
        "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = 'folders'");
    if (folders.value_or(0) > 0) {
        if (auto kept = fresh.execute(kKeepFolders); !kept)
            return std::unexpected(kept.error());
    }
    const auto lost = fresh.scalar(kCountLost);
    if (!lost)
        return std::unexpected(lost.error());
    for (const auto sql : {kAdoptMessages, kMendTrees}) {
        if (auto mended = fresh.execute(sql); !mended)
            return std::unexpected(mended.error());
    }
    const auto conversations = fresh.scalar("SELECT count(*) FROM conversations");
    const auto messages = fresh.scalar("SELECT count(*) FROM messages");
    // An empty database never takes the place of one that was not (security.md R35).
    if (!result.everyRowRead && conversations.value_or(0) + messages.value_or(0) == 0)
        return failure(ErrorCode::StorageCorrupt, u"nothing could be read"_s);
    if (auto committed = transaction.commit(); !committed)
        return std::unexpected(committed.error());
    result.conversations = static_cast<int>(conversations.value_or(0));
    result.messages = static_cast<int>(messages.value_or(0));
    result.messagesLost = static_cast<int>(std::max<qint64>(0, *lost));
    return result;
}

} // namespace breakerbox::store
