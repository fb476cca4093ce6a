// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "conversationrepository.h"

#include "messagerows.h"
#include "rowvalues.h"
#include "transact.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace breakerbox::store {

namespace {

QByteArray conversationQuery(QByteArrayView rest)
{
    return QByteArrayLiteral("SELECT ") + kConversationColumns +
           ", message_count FROM conversations " + rest.toByteArray();
}

// "?,?,…"
QByteArray placeholders(int count)
{
    QByteArray text("?");
    for (int i = 1; i < count; ++i)
        text += ",?";
    return text;
}

// "a = excluded.a, b = excluded.b…": everything but the id is replaced, the row keeps its place.
// Where a conversation is kept is FolderRepository's.
QByteArray replacements(const char *columns)
{
    QByteArray text;
    for (const QByteArray &column : QByteArray(columns).split(',')) {
        const QByteArray name = column.trimmed();
        if (name == "id" || name == "folder" || name == "archived")
            continue;
        if (!text.isEmpty())
            text += ", ";
        text += name + " = excluded." + name;
    }
    return text;
}

QByteArray upsert(QByteArrayView table, const char *columns, int values)
{
    return "INSERT INTO " + table.toByteArray() + " (" + columns + ") VALUES (" +
           placeholders(values) + ") ON CONFLICT (id) DO UPDATE SET " + replacements(columns);
}

const QByteArray &conversationUpsert()
{
    static const QByteArray sql =
        upsert("conversations", kConversationColumns, kConversationValues);
    return sql;
}

const QByteArray &messageUpsert()
{
    static const QByteArray sql = upsert("messages", kMessageColumns, kMessageValues);
    return sql;
}

Result<void> writeAttachments(Database &database, const chat::Message &message)
{
    if (message.attachments.empty())
        return {};
    auto insert = Statement::prepare(
        database, "INSERT INTO attachments (message, position, name, media_type, bytes)"
                  " VALUES (?,?,?,?,?)");
    if (!insert)
        return std::unexpected(insert.error());
    int position = 0;
    for (const auto &attachment : message.attachments) {
        bindId(*insert, 1, message.id);
        insert->bind(2, position++)
            .bind(3, attachment.name)
            .bind(4, attachment.mediaType)
            .bind(5, attachment.bytes);
        if (auto done = insert->run(); !done)
            return done;
    }
    return {};
}

Result<void> runWithId(Database &database, QByteArrayView sql, const QString &id)
{
    auto statement = Statement::prepare(database, sql);
    if (!statement)
        return std::unexpected(statement.error());
    statement->bind(1, id);
    return statement->run();
}

Result<void> readAttachments(Database &database, const ConversationId &id,
                             std::vector<chat::Message> &messages)
{
    auto query = Statement::prepare(
        database, "SELECT a.message, a.name, a.media_type, a.bytes FROM messages m"
                  " JOIN attachments a ON a.message = m.id WHERE m.conversation = ?"
                  " ORDER BY a.message, a.position");
    if (!query)
        return std::unexpected(query.error());
    bindId(*query, 1, id);
    QHash<MessageId, chat::Message *> owners;
    return forEachRow(*query, [&](const Statement &row) {
        if (owners.isEmpty()) {
            for (auto &message : messages)
                owners.insert(message.id, &message);
        }
        if (auto *owner = owners.value(idAt<MessageId>(row, 0)))
            owner->attachments.push_back({row.text(1), row.text(2), row.blob(3)});
    });
}

} // namespace

Result<std::vector<ConversationSummary>> ConversationRepository::list() const
{
    auto query =
        Statement::prepare(m_database, conversationQuery("ORDER BY updated DESC, seq DESC"));
    if (!query)
        return std::unexpected(query.error());
    std::vector<ConversationSummary> summaries;
    const auto read = forEachRow(*query, [&](const Statement &row) {
        summaries.push_back(
            {conversationFrom(row), static_cast<int>(row.integer(kConversationValues))});
    });
    if (!read)
        return std::unexpected(read.error());
    return summaries;
}

Result<chat::Conversation> ConversationRepository::find(const ConversationId &id) const
{
    auto query = Statement::prepare(m_database, conversationQuery("WHERE id = ?"));
    if (!query)
        return std::unexpected(query.error());
    bindId(*query, 1, id);
    const auto row = query->step();
    if (!row)
        return std::unexpected(row.error());
    if (!*row)
        return failure(ErrorCode::NotFound, u"conversation"_s);
    return conversationFrom(*query);
}

Result<void> ConversationRepository::save(const chat::Conversation &conversation)
{
    return transact(m_database, Durability::Full, [&]() -> Result<void> {
        auto statement = Statement::prepare(m_database, conversationUpsert());
        if (!statement)
            return std::unexpected(statement.error());
        bindConversation(*statement, conversation);
        return statement->run();
    });
}

Result<void> ConversationRepository::saveDraft(const ConversationId &id, const QString &draft)
{
    return transact(m_database, Durability::Normal, [&]() -> Result<void> {
        auto update =
            Statement::prepare(m_database, "UPDATE conversations SET draft = ?1 WHERE id = ?2");
        if (!update)
            return std::unexpected(update.error());
        update->bind(1, draft);
        bindId(*update, 2, id);
        if (auto done = update->run(); !done)
            return done;
        if (m_database.changes() == 0)
            return failure(ErrorCode::NotFound, u"conversation"_s);
        return {};
    });
}

Result<void> ConversationRepository::remove(const ConversationId &id)
{
    return transact(m_database, Durability::Full, [&] {
        return runWithId(m_database, "DELETE FROM conversations WHERE id = ?", id.toString());
    });
}

Result<std::vector<chat::Message>> ConversationRepository::messages(const ConversationId &id) const
{
    auto query = Statement::prepare(m_database, QByteArrayLiteral("SELECT ") + kMessageColumns +
                                                    " FROM messages WHERE conversation = ?"
                                                    " ORDER BY created, seq");
    if (!query)
        return std::unexpected(query.error());
    bindId(*query, 1, id);
    std::vector<chat::Message> messages;
    auto read =
        forEachRow(*query, [&](const Statement &row) { messages.push_back(messageFrom(row)); });
    if (read && !messages.empty())
        read = readAttachments(m_database, id, messages);
    if (!read)
        return std::unexpected(read.error());
    return messages;
}

Result<std::vector<WaitingTurn>> ConversationRepository::waiting() const
{
    auto statement = Statement::prepare(
        m_database, "SELECT m.conversation, c.title, m.id, m.role, coalesce(u.text, m.text),"
                    " m.connection, m.model FROM messages m"
                    " JOIN conversations c ON c.id = m.conversation"
                    " LEFT JOIN messages u ON u.id = m.parent AND m.role = 'assistant'"
                    " WHERE m.state = 'waiting' ORDER BY m.created, m.seq");
    if (!statement)
        return std::unexpected(statement.error());
    std::vector<WaitingTurn> turns;
    for (;;) {
        const auto more = statement->step();
        if (!more)
            return std::unexpected(more.error());
        if (!*more)
            return turns;
        turns.push_back({idAt<ConversationId>(*statement, 0), statement->text(1),
                         idAt<MessageId>(*statement, 2), chat::roleFromName(statement->text(3)),
                         statement->text(4), idAt<ConnectionId>(*statement, 5),
                         statement->text(6)});
    }
}

Result<void> ConversationRepository::saveMessage(const chat::Message &message)
{
    return transact(m_database, Durability::Full, [&]() -> Result<void> {
        auto statement = Statement::prepare(m_database, messageUpsert());
        if (!statement)
            return std::unexpected(statement.error());
        bindMessage(*statement, message);
        if (auto done = statement->run(); !done)
            return done;
        if (auto done = runWithId(m_database, "DELETE FROM attachments WHERE message = ?",
                                  message.id.toString());
            !done)
            return done;
        return writeAttachments(m_database, message);
    });
}

Result<void> ConversationRepository::removeMessage(const MessageId &id)
{
    constexpr QByteArrayView kAdopt = "UPDATE messages SET parent ="
                                      " (SELECT parent FROM messages WHERE id = ?1)"
                                      " WHERE parent = ?1 AND conversation ="
                                      " (SELECT conversation FROM messages WHERE id = ?1)";
    constexpr QByteArrayView kLeaf = "UPDATE conversations SET leaf ="
                                     " (SELECT parent FROM messages WHERE id = ?1)"
                                     " WHERE leaf = ?1 AND id ="
                                     " (SELECT conversation FROM messages WHERE id = ?1)";
    return transact(m_database, Durability::Full, [&]() -> Result<void> {
        for (const auto sql :
             {kAdopt, kLeaf, QByteArrayView("DELETE FROM messages WHERE id = ?1")}) {
            if (auto done = runWithId(m_database, sql, id.toString()); !done)
                return done;
        }
        return {};
    });
}

Result<void> ConversationRepository::removeMessages(const std::vector<MessageId> &ids)
{
    return transact(m_database, Durability::Full, [&]() -> Result<void> {
        for (const MessageId &id : ids) {
            if (auto done =
                    runWithId(m_database, "DELETE FROM messages WHERE id = ?", id.toString());
                !done)
                return done;
        }
        return {};
    });
}

Result<void> ConversationRepository::journal(const MessageId &id, const QString &text,
                                             const QString &reasoning)
{
    return transact(m_database, Durability::Normal, [&]() -> Result<void> {
        auto update = Statement::prepare(m_database, "UPDATE messages SET text = ?1, reasoning = ?2"
                                                     " WHERE id = ?3 AND state = 'streaming'");
        if (!update)
            return std::unexpected(update.error());
        update->bind(1, text).bind(2, reasoning);
        bindId(*update, 3, id);
        return update->run();
    });
}

Result<int> ConversationRepository::mendInterrupted()
{
    int mended = 0;
    const auto done = transact(m_database, Durability::Full, [&]() -> Result<void> {
        auto update = Statement::prepare(
            m_database,
            "UPDATE messages SET state = CASE WHEN text = '' AND reasoning = '' AND refusal = ''"
            " AND tool_calls = '[]' THEN 'failed' ELSE 'partial' END"
            " WHERE state = 'streaming'");
        if (!update)
            return std::unexpected(update.error());
        if (auto run = update->run(); !run)
            return run;
        mended = static_cast<int>(m_database.changes());
        return {};
    });
    if (!done)
        return std::unexpected(done.error());
    return mended;
}

} // namespace breakerbox::store
