// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// Follow-ups: messages that wait for the reply above them. They are rows of the store in the state
// Waiting and stand outside the tree until their turn has come.

#include "boundarycheck.h"
#include "chatflow.h"
#include "chatstate.h"
#include "connectionsflow.h"

#include <store/conversationrepository.h>
#include <store/draftrepository.h>
#include <store/storagethread.h>

#include <algorithm>

namespace breakerbox::flows {

using chat::Message;
using chat::Role;
using chat::TurnState;
using scheduler::ExchangeState;

namespace {

bool waitsInQueue(const Message &message)
{
    return message.role == Role::User && message.state == TurnState::Waiting;
}

// The trigger of the store makes a new message the leaf: the conversation is saved after it.
auto savingWith(const chat::Conversation &conversation, std::vector<Message> messages)
{
    return
        [conversation, messages = std::move(messages)](store::Database &database) -> Result<void> {
            store::Transaction transaction(database);
            if (auto begun = transaction.begin(); !begun)
                return begun;
            store::ConversationRepository repository(database);
            for (const Message &message : messages) {
                if (auto saved = repository.saveMessage(message); !saved)
                    return saved;
            }
            if (auto saved = repository.save(conversation); !saved)
                return saved;
            return transaction.commit();
        };
}

} // namespace

void ChatFlow::State::takeQueue(std::vector<Message> &messages)
{
    queue.clear();
    std::ranges::copy_if(messages, std::back_inserter(queue), waitsInQueue);
    std::erase_if(messages, waitsInQueue);
    queueAsks = !queue.empty(); // never sent by itself after a restart
}

bool ChatFlow::State::isBusy() const
{
    return std::ranges::any_of(runs, [](const auto &entry) {
        const ExchangeState state = entry.second->exchange().state();
        return state != ExchangeState::Held && state != ExchangeState::Finished;
    });
}

const std::vector<Message> &ChatFlow::queued() const
{
    return m_state->queue;
}

QueueWait ChatFlow::queueWait() const
{
    return m_state->isBusy() && !m_state->queueAsks ? QueueWait::Reply : QueueWait::Choice;
}

void ChatFlow::enqueue(const QString &text, const SendOptions &options)
{
    Message message;
    message.id = MessageId(m_state->rooms.random.uuid());
    message.conversation = m_state->conversation.id;
    message.parent = m_state->tree.leaf();
    message.role = Role::User;
    message.state = TurnState::Waiting;
    message.text = text;
    message.attachments = options.attachments;
    // Their order in the store is that of their times.
    message.created = m_state->rooms.clock.wall();
    if (!m_state->queue.empty())
        message.created =
            std::max(message.created, m_state->queue.back().created + Milliseconds(1));
    chat::Conversation changed = m_state->conversation;
    changed.draft.clear();
    m_state->storing = true;
    const auto saving = [save = savingWith(changed, {message}),
                         id = changed.id](store::Database &database) -> Result<void> {
        store::Transaction transaction(database);
        if (auto begun = transaction.begin(); !begun)
            return begun;
        if (auto saved = save(database); !saved)
            return saved;
        if (auto spent = store::DraftRepository(database).saveFiles(id, {}); !spent)
            return spent;
        return transaction.commit();
    };
    m_state->rooms.storage.submit(this, saving, [this, message](const Result<void> &stored) {
        m_state->storing = false;
        if (!stored) {
            Q_EMIT notAccepted(stored.error());
            return;
        }
        m_state->conversation.draft.clear();
        m_state->draftFiles.clear();
        if (m_state->queue.empty())
            m_state->queueAsks = false;
        m_state->queue.push_back(message);
        Q_EMIT accepted();
        m_state->publishRow();
        Q_EMIT queueChanged();
        advanceQueue(); // the reply may have come meanwhile
    });
}

// Sends the first that waits if the reply above is there and nothing has to be asked.
void ChatFlow::advanceQueue()
{
    if (m_state->queue.empty())
        return;
    const Message *last = find(m_state->tree.leaf());
    const bool answered =
        last && last->role == Role::Assistant &&
        (last->state == TurnState::Complete || last->state == TurnState::Declined);
    if (!answered || m_state->storing || m_state->isBusy() || m_state->pending) {
        Q_EMIT queueChanged();
        return;
    }
    const connections::Connection *connection =
        m_state->connectionOf(m_state->conversation.connection);
    const bool crosses =
        !connection || crossingTo(m_state->conversation,
                                  m_state->rooms.connections->boundary(
                                      *connection, m_state->conversation.model)) != Crossing::None;
    if (crosses)
        m_state->queueAsks = true;
    if (m_state->queueAsks) {
        Q_EMIT queueChanged();
        return;
    }
    const Message first = m_state->queue.front();
    SendOptions options;
    options.attachments = first.attachments;
    options.queued = first.id;
    send(first.text, options);
}

void ChatFlow::editQueued(const MessageId &id, const QString &text)
{
    const auto found = std::ranges::find(m_state->queue, id, &Message::id);
    if (found == m_state->queue.end() || text.trimmed().isEmpty() || found->text == text)
        return;
    found->text = text;
    m_state->rooms.storage.write(savingWith(m_state->conversation, {*found}));
    Q_EMIT queueChanged();
}

void ChatFlow::moveQueued(const MessageId &id, int by)
{
    auto &queue = m_state->queue;
    const auto found = std::ranges::find(queue, id, &Message::id);
    if (found == queue.end())
        return;
    const auto from = found - queue.begin();
    const auto to = std::clamp<std::ptrdiff_t>(from + by, 0, std::ssize(queue) - 1);
    if (from == to)
        return;
    std::vector<WallTime> times;
    times.reserve(queue.size());
    for (const Message &message : queue)
        times.push_back(message.created);
    if (from < to)
        std::rotate(queue.begin() + from, queue.begin() + from + 1, queue.begin() + to + 1);
    else
        std::rotate(queue.begin() + to, queue.begin() + from, queue.begin() + from + 1);
    for (size_t i = 0; i < queue.size(); ++i)
        queue[i].created = times[i];
    m_state->rooms.storage.write(savingWith(m_state->conversation, queue));
    Q_EMIT queueChanged();
}

void ChatFlow::cancelQueued(const MessageId &id)
{
    if (std::erase_if(m_state->queue, [&id](const Message &message) { return message.id == id; }) ==
        0)
        return;
    m_state->rooms.storage.write([id](store::Database &database) {
        return store::ConversationRepository(database).removeMessages({id});
    });
    m_state->publishRow();
    Q_EMIT queueChanged();
}

void ChatFlow::sendQueuedNow(const MessageId &id)
{
    const auto found = std::ranges::find(m_state->queue, id, &Message::id);
    if (found == m_state->queue.end() || m_state->storing)
        return;
    moveQueued(id, -static_cast<int>(found - m_state->queue.begin()));
    const Message first = m_state->queue.front();
    stop();
    SendOptions options;
    options.attachments = first.attachments;
    options.queued = first.id;
    send(first.text, options);
}

} // namespace breakerbox::flows
