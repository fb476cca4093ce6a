// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "conversationsflow.h"

#include "connectionsflow.h"
#include "conversationsstate.h"

#include <store/conversationrepository.h>
#include <store/folderrepository.h>
#include <store/ledgerrepository.h>
#include <store/storagethread.h>

#include <QSet>

#include <algorithm>
#include <utility>

namespace breakerbox::flows {

using chat::Conversation;

ConversationsFlow::ConversationsFlow(Rooms &rooms)
    : m_state(new State{rooms, {}, {}, {}, {}, {}})
{
    using store::StorageThread;
    connect(&rooms.storage, &StorageThread::writeFailed, this, &ConversationsFlow::storageTrouble);
    connect(&rooms.storage, &StorageThread::delayedChanged, this,
            &ConversationsFlow::storageDelayed);
    connect(&rooms.storage, &StorageThread::writesSucceedAgain, this,
            &ConversationsFlow::storageWell);
}

ConversationsFlow::~ConversationsFlow()
{
    finishRemoval();
}

void ConversationsFlow::load()
{
    struct Everything
    {
        std::vector<ConversationRow> rows;
        std::vector<chat::Folder> folders;
    };
    m_state->rooms.storage.submit(
        this,
        [](store::Database &database) -> Result<Everything> {
            // Made here, newest first, so that the window only takes them over: there may be many.
            auto summaries = store::ConversationRepository(database).list();
            if (!summaries)
                return std::unexpected(summaries.error());
            auto folders = store::FolderRepository(database).list();
            if (!folders)
                return std::unexpected(folders.error());
            std::vector<ConversationRow> rows(summaries->size());
            for (size_t i = 0; i < rows.size(); ++i) {
                rows[i].conversation = std::move((*summaries)[i].conversation);
                rows[i].messages = (*summaries)[i].messages;
            }
            return Everything{std::move(rows), std::move(*folders)};
        },
        [this](Result<Everything> read) {
            if (!read) {
                Q_EMIT loadFailed(read.error());
                return;
            }
            m_state->rows = std::move(read->rows);
            m_state->folders = std::move(read->folders);
            m_state->sortFolders();
            Q_EMIT loaded();
            Q_EMIT listChanged();
        });
}

const std::vector<ConversationRow> &ConversationsFlow::rows() const
{
    return m_state->rows;
}

const ConversationRow *ConversationsFlow::find(const ConversationId &id) const
{
    return m_state->row(id);
}

ConversationId ConversationsFlow::create()
{
    Rooms &rooms = m_state->rooms;
    Conversation conversation;
    conversation.id = ConversationId(rooms.random.uuid());
    conversation.created = rooms.clock.wall();
    conversation.updated = conversation.created;
    const auto usable = [&](const ConnectionId &id) {
        const ConnectionView *view = rooms.connections->find(id);
        return view && view->connection.enabled == connections::Enabled::Yes;
    };
    for (const ConversationRow &row : m_state->rows) {
        if (usable(row.conversation.connection)) {
            conversation.connection = row.conversation.connection;
            conversation.model = row.conversation.model;
            break;
        }
    }
    if (conversation.connection.isNull()) {
        for (const ConnectionView &view : rooms.connections->connections()) {
            if (view.connection.enabled == connections::Enabled::Yes) {
                conversation.connection = view.connection.id;
                conversation.model = view.connection.defaultModel;
                break;
            }
        }
    }
    ConversationRow row;
    row.conversation = conversation;
    m_state->rows.insert(m_state->rows.begin(), row);
    Q_EMIT listChanged();
    return conversation.id;
}

void ConversationsFlow::rename(const ConversationId &id, const QString &title)
{
    if (!m_state->row(id))
        return;
    open(id)->setTitle(title.simplified());
}

void ConversationsFlow::usage(QObject *context,
                              std::function<void(Result<std::vector<UsageLine>>)> done) const
{
    m_state->rooms.storage.submit(
        context,
        [](store::Database &database) { return store::LedgerRepository(database).byMonth(); },
        [this, done = std::move(done)](const Result<std::vector<store::MonthlyUse>> &used) {
            if (!used) {
                done(std::unexpected(used.error()));
                return;
            }
            std::vector<UsageLine> lines;
            for (const store::MonthlyUse &use : *used) {
                UsageLine line{use.month,        {}, use.model, use.attempts, use.inputTokens,
                               use.outputTokens, {}};
                if (const ConnectionView *view = m_state->rooms.connections->find(use.connection)) {
                    line.connectionName = view->connection.name;
                    line.cost = m_state->rooms.connections->costOf(
                        use.connection, use.model, {use.inputTokens, use.outputTokens, 0},
                        connections::Requests::Several);
                }
                lines.push_back(std::move(line));
            }
            done(std::move(lines));
        });
}

void ConversationsFlow::takeIn(const std::vector<ConversationRow> &rows)
{
    QSet<ConversationId> known;
    for (const ConversationRow &row : m_state->rows)
        known.insert(row.conversation.id);
    for (const ConversationRow &row : rows) {
        if (known.contains(row.conversation.id))
            continue;
        m_state->rows.push_back(row);
        m_state->makeFolder(row.conversation.folder);
    }
    m_state->sort();
    Q_EMIT listChanged();
}

void ConversationsFlow::waiting(QObject *context,
                                std::function<void(std::vector<WaitingMessage>)> done) const
{
    // In order with the writes: what was queued just now is in it.
    m_state->rooms.storage.submit(
        context,
        [](store::Database &database) { return store::ConversationRepository(database).waiting(); },
        [this, done = std::move(done)](const Result<std::vector<store::WaitingTurn>> &turns) {
            std::vector<WaitingMessage> all;
            if (turns) {
                for (const store::WaitingTurn &turn : *turns) {
                    const bool own = turn.role == chat::Role::User;
                    const ConversationRow *row = find(turn.conversation);
                    if (!row)
                        continue; // it is being deleted
                    const ConnectionView *view = m_state->rooms.connections->find(
                        own ? row->conversation.connection : turn.connection);
                    all.push_back({turn.conversation, turn.title, turn.message, own, turn.text,
                                   view ? view->connection.name : QString(),
                                   own ? row->conversation.model.toString() : turn.model,
                                   view ? view->connection.id : ConnectionId()});
                }
            }
            done(std::move(all));
        });
}

void ConversationsFlow::keepRunning()
{
    for (const auto &[id, flow] : m_state->open)
        flow->keepRunning();
}

ChatFlow *ConversationsFlow::open(const ConversationId &id)
{
    const auto known = m_state->open.find(id);
    if (known != m_state->open.end())
        return known->second.get();
    const ConversationRow *row = m_state->row(id);
    if (!row)
        return nullptr;
    auto flow = std::make_unique<ChatFlow>(m_state->rooms, *this, row->conversation);
    return m_state->open.emplace(id, std::move(flow)).first->second.get();
}

void ConversationsFlow::update(const ConversationRow &row)
{
    ConversationRow *known = m_state->row(row.conversation.id);
    if (!known)
        return;
    const bool moved = known->conversation.updated != row.conversation.updated;
    // Where it is kept is known here: a flow has what was true when it was opened.
    const QString folder = std::move(known->conversation.folder);
    const chat::Archived archived = known->conversation.archived;
    *known = row;
    known->conversation.folder = folder;
    known->conversation.archived = archived;
    if (moved) {
        m_state->place(*known);
        Q_EMIT listChanged();
    } else {
        Q_EMIT rowChanged(row.conversation.id);
    }
}

ChatFlow *ConversationsFlow::adopt(const Conversation &conversation)
{
    ConversationRow row;
    row.conversation = conversation;
    m_state->rows.insert(m_state->rows.begin(), row);
    Q_EMIT listChanged();
    return open(conversation.id);
}

} // namespace breakerbox::flows
