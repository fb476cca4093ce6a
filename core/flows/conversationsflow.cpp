// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "conversationsflow.h"

#include "chatflow.h"
#include "connectionsflow.h"
#include "rooms.h"

#include <store/conversationrepository.h>
#include <store/ledgerrepository.h>
#include <store/storagethread.h>

#include <QSet>

#include <algorithm>
#include <map>

namespace breakerbox::flows {

using chat::Conversation;

struct ConversationsFlow::State
{
    Rooms &rooms;
    std::vector<ConversationRow> rows;
    std::map<ConversationId, std::unique_ptr<ChatFlow>> open;
    // What the last remove took away, until it is final.
    std::optional<ConversationRow> removed;
    std::unique_ptr<ChatFlow> removedFlow;

    ConversationRow *row(const ConversationId &id)
    {
        const auto found = std::ranges::find_if(rows, [&](const ConversationRow &candidate) {
            return candidate.conversation.id == id;
        });
        return found == rows.end() ? nullptr : &*found;
    }

    void sort()
    {
        std::ranges::stable_sort(rows, std::greater(), [](const ConversationRow &row) {
            return row.conversation.updated;
        });
    }

    // All are in order but this one. The others stay where they are: there may be many.
    void place(ConversationRow &moved)
    {
        const auto from = rows.begin() + (&moved - rows.data());
        const auto after = [&moved](const ConversationRow &other) {
            return other.conversation.updated <= moved.conversation.updated;
        };
        const auto above = std::find_if(rows.begin(), from, after);
        if (above != from) {
            std::rotate(above, from, std::next(from));
            return;
        }
        const auto below =
            std::find_if(std::next(from), rows.end(), [&moved](const ConversationRow &other) {
                return other.conversation.updated < moved.conversation.updated;
            });
        std::rotate(from, std::next(from), below);
    }
};

ConversationsFlow::ConversationsFlow(Rooms &rooms)
    : m_state(new State{rooms, {}, {}, {}, {}})
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
    using Rows = Result<std::vector<ConversationRow>>;
    m_state->rooms.storage.submit(
        this,
        [](store::Database &database) -> Rows {
            // Made here, newest first, so that the window only takes them over: there may be many.
            auto summaries = store::ConversationRepository(database).list();
            if (!summaries)
                return std::unexpected(summaries.error());
            std::vector<ConversationRow> rows(summaries->size());
            for (size_t i = 0; i < rows.size(); ++i) {
                rows[i].conversation = std::move((*summaries)[i].conversation);
                rows[i].messages = (*summaries)[i].messages;
            }
            return rows;
        },
        [this](Rows rows) {
            if (!rows) {
                Q_EMIT loadFailed(rows.error());
                return;
            }
            m_state->rows = std::move(*rows);
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

void ConversationsFlow::remove(const ConversationId &id)
{
    ConversationRow *row = m_state->row(id);
    if (!row)
        return;
    finishRemoval();
    m_state->removed = *row;
    if (auto node = m_state->open.extract(id); !node.empty()) {
        m_state->removedFlow = std::move(node.mapped());
        m_state->removedFlow->stop();
    }
    std::erase_if(m_state->rows,
                  [&](const ConversationRow &other) { return other.conversation.id == id; });
    Q_EMIT removed(id);
    Q_EMIT listChanged();
}

void ConversationsFlow::undoRemove()
{
    if (!m_state->removed)
        return;
    const ConversationId id = m_state->removed->conversation.id;
    m_state->rows.push_back(*m_state->removed);
    if (m_state->removedFlow)
        m_state->open.emplace(id, std::move(m_state->removedFlow));
    m_state->removed.reset();
    m_state->sort();
    Q_EMIT listChanged();
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
                    const connections::SpendGuard &prices = view->connection.spend;
                    if (prices.hasPrices())
                        line.cost = prices.costOf(use.inputTokens, use.outputTokens);
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
        if (!known.contains(row.conversation.id))
            m_state->rows.push_back(row);
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

void ConversationsFlow::finishRemoval()
{
    if (!m_state->removed)
        return;
    const ConversationId id = m_state->removed->conversation.id;
    m_state->removed.reset();
    // Signals of the flow may still be on their way to the window.
    if (m_state->removedFlow)
        m_state->removedFlow.release()->deleteLater();
    m_state->rooms.storage.write([id](store::Database &database) {
        return store::ConversationRepository(database).remove(id);
    });
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
    *known = row;
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
