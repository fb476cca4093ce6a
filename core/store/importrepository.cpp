// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "importrepository.h"

#include "conversationrepository.h"
#include "folderrepository.h"
#include "messagerows.h"
#include "rowvalues.h"
#include "transact.h"

namespace breakerbox::store {

namespace {

// An id that is taken adds no row.
QByteArray insertion()
{
    QByteArray places("?");
    for (int i = 1; i < kMessageValues; ++i)
        places += ",?";
    return QByteArray("INSERT INTO messages (") + kMessageColumns + ") VALUES (" + places +
           ") ON CONFLICT (id) DO NOTHING";
}

} // namespace

Result<Taken> ImportRepository::add(const chat::Conversation &conversation,
                                    const std::vector<chat::Message> &messages,
                                    const std::atomic<bool> &stop)
{
    auto taken = Taken::Added;
    const auto done = transact(m_database, Durability::Full, [&]() -> Result<void> {
        ConversationRepository conversations(m_database);
        const auto known = conversations.find(conversation.id);
        if (known) {
            taken = Taken::AlreadyThere;
            return {};
        }
        if (known.error().code != ErrorCode::NotFound)
            return std::unexpected(known.error());
        if (auto made = FolderRepository(m_database).make(conversation.folder); !made)
            return made;
        if (auto saved = conversations.save(conversation); !saved)
            return saved;
        const auto fitted = addMessages(messages, stop);
        if (!fitted)
            return std::unexpected(fitted.error());
        if (!*fitted) {
            taken = Taken::Clash;
            return conversations.remove(conversation.id);
        }
        return settle(conversation);
    });
    if (!done)
        return std::unexpected(done.error());
    return taken;
}

// False at a message whose id is another's.
Result<bool> ImportRepository::addMessages(const std::vector<chat::Message> &messages,
                                           const std::atomic<bool> &stop)
{
    static const QByteArray sql = insertion();
    auto insert = Statement::prepare(m_database, sql);
    if (!insert)
        return std::unexpected(insert.error());
    ConversationRepository conversations(m_database);
    for (const chat::Message &message : messages) {
        if (stop.load(std::memory_order_relaxed))
            return failure(ErrorCode::Cancelled);
        bindMessage(*insert, message);
        if (auto done = insert->run(); !done)
            return std::unexpected(done.error());
        if (m_database.changes() == 0)
            return false;
        // The row is there: this only adds what hangs on it.
        if (!message.attachments.empty()) {
            if (auto saved = conversations.saveMessage(message); !saved)
                return std::unexpected(saved.error());
        }
    }
    return true;
}

// Each message moved the leaf and the time on.
Result<void> ImportRepository::settle(const chat::Conversation &conversation)
{
    auto update = Statement::prepare(
        m_database, "UPDATE conversations SET leaf = ?1, updated = ?2 WHERE id = ?3");
    if (!update)
        return std::unexpected(update.error());
    bindId(*update, 1, conversation.leaf);
    bindTime(*update, 2, conversation.updated);
    bindId(*update, 3, conversation.id);
    return update->run();
}

} // namespace breakerbox::store
