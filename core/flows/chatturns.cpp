// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// What a person can do with turns: versions, asking again, going on, deleting with undo.

#include "chatflow.h"
#include "chatstate.h"

#include <store/conversationrepository.h>
#include <store/storagethread.h>

#include <algorithm>
#include <utility>

namespace breakerbox::flows {

using breaker::AskKind;
using chat::Message;
using chat::Role;
using scheduler::OnHold;

namespace {

constexpr Seconds kUndoFor{10};

} // namespace

// ---- versions

void ChatFlow::edit(const MessageId &message, const QString &text)
{
    if (const Message *old = find(message))
        edit(message, text, old->attachments);
}

void ChatFlow::edit(const MessageId &message, const QString &text,
                    const std::vector<chat::Attachment> &files)
{
    const Message *old = find(message);
    if (!old || old->role != Role::User)
        return;
    SendOptions options;
    options.attachments = files;
    options.versionOf = message;
    send(text, options);
}

void ChatFlow::resend(const MessageId &turn)
{
    const Message *message = find(turn);
    if (!message)
        return;
    if (message->role == Role::Assistant) {
        askAgain(turn, OnHold::Ask);
        return;
    }
    if (message->role != Role::User || m_state->tree.hasChildren(turn))
        return;
    PendingReply what;
    what.turn = turn;
    what.mode = ReplyMode::First;
    what.connection = m_state->conversation.connection;
    what.model = m_state->conversation.model;
    askFor(what, CrossingReason::Resend);
}

void ChatFlow::askAgain(const MessageId &reply, OnHold onHold)
{
    const Message *old = find(reply);
    if (!old || old->role != Role::Assistant)
        return;
    if (m_state->stuck.contains(reply)) {
        askForRest(reply, onHold == OnHold::Wait ? AskKind::Automatic : AskKind::Manual, onHold);
        return;
    }
    PendingReply what;
    what.turn = reply;
    // No text came: the same turn is asked again. Else the old one stays as a sibling.
    what.mode = State::isEmptyReply(*old) ? ReplyMode::SameTurn : ReplyMode::Sibling;
    what.connection = old->connection;
    what.model = old->model;
    what.onHold = onHold;
    if (onHold == OnHold::Wait)
        what.kind = AskKind::Automatic;
    askFor(what, CrossingReason::Resend);
}

void ChatFlow::askOther(const MessageId &reply, const ConnectionId &connection,
                        const ModelId &model)
{
    const Message *old = find(reply);
    if (!old || old->role != Role::Assistant)
        return;
    PendingReply what;
    what.turn = reply;
    what.mode = State::isEmptyReply(*old) ? ReplyMode::SameTurn : ReplyMode::Sibling;
    what.connection = connection;
    what.model = model;
    askFor(what, CrossingReason::OtherModel);
}

TurnNotes ChatFlow::notes(const MessageId &id) const
{
    TurnNotes notes;
    notes.versions = m_state->tree.versionsOf(id);
    const Message *message = find(id);
    notes.canContinue = message && wasCut(*message) && !m_state->runs.contains(id) &&
                        m_state->connectionOf(message->connection) &&
                        !m_state->tree.hasChildren(id);
    notes.unanswered = message && message->role == Role::User && !m_state->tree.hasChildren(id);
    return notes;
}

// Marks each message on screen from which on someone else reads the conversation: what the reply's
// reader was sent begins with the message before it. A reader who may not read on (allowed once,
// or taken back) is marked at each message that went there. This computer is nobody else.
void ChatFlow::markReaders(std::vector<std::pair<MessageId, TurnNotes>> &notes) const
{
    const auto &allowed = m_state->conversation.allowed;
    QStringList known{connections::Boundary{connections::BoundaryClass::Device, {}, {}}.key()};
    const auto &shown = messages();
    bool first = true;
    for (size_t i = 0; i < shown.size(); ++i) {
        const Message &reply = shown[i];
        const bool left = reply.role == Role::Assistant && !reply.boundary.isEmpty() &&
                          reply.state != chat::TurnState::Waiting;
        // The first one is the conversation's home; all of it is there to be read anyway.
        const bool home = std::exchange(first, first && !left);
        if (!left || known.contains(reply.boundary))
            continue;
        const bool readsOn = home || allowed.contains(reply.boundary);
        if (readsOn)
            known.append(reply.boundary);
        if (home)
            continue;
        const MessageId id = i > 0 ? shown[i - 1].id : reply.id;
        const auto found = std::ranges::find(notes, id, &std::pair<MessageId, TurnNotes>::first);
        TurnNotes &marked =
            found != notes.end() ? found->second : notes.emplace_back(id, TurnNotes()).second;
        marked.newReader = reply.boundary;
        marked.readsOnce = !readsOn;
    }
}

std::vector<std::pair<MessageId, TurnNotes>> ChatFlow::notes() const
{
    std::vector<std::pair<MessageId, TurnNotes>> all;
    for (const auto &[id, versions] : m_state->tree.versions())
        all.emplace_back(id, TurnNotes{versions, false, false, {}});
    // The other notes are about turns with nothing below them.
    const MessageId last = m_state->tree.leaf();
    const TurnNotes own = notes(last);
    if (own != TurnNotes()) {
        std::erase_if(all, [&](const auto &entry) { return entry.first == last; });
        all.emplace_back(last, own);
    }
    markReaders(all);
    return all;
}

void ChatFlow::showVersion(const MessageId &id, int step)
{
    const std::vector<MessageId> versions = m_state->tree.siblings(id);
    const auto at = std::ranges::find(versions, id);
    const auto wanted = (at - versions.begin()) + step;
    if (at == versions.end() || step == 0 || wanted < 0 || wanted >= std::ssize(versions))
        return;
    showBranchOf(versions[static_cast<size_t>(wanted)]);
}

bool ChatFlow::showBranchOf(const MessageId &id)
{
    if (!m_state->tree.find(id))
        return false;
    if (m_state->tree.isShown(id))
        return true;
    m_state->tree.show(id);
    m_state->conversation.leaf = m_state->tree.leaf();
    m_state->storeConversation();
    m_state->storeChoices();
    Q_EMIT branchChanged(id);
    m_state->refreshShownCards();
    return true;
}

// ---- going on

void ChatFlow::continueReply(const MessageId &reply)
{
    if (notes(reply).canContinue)
        askForRest(reply, AskKind::Automatic, OnHold::Ask);
}

void ChatFlow::askForRest(const MessageId &reply, AskKind kind, OnHold onHold)
{
    const Message *cut = find(reply);
    if (!cut)
        return;
    PendingReply what;
    what.turn = reply;
    what.mode = ReplyMode::Rest;
    what.connection = cut->connection;
    what.model = cut->model;
    what.kind = kind;
    what.onHold = onHold;
    askFor(what, CrossingReason::GoOn);
}

// ---- deleting

void ChatFlow::removeTurn(const MessageId &turn)
{
    const MessageId id = turn; // it may be the message's own, which goes
    m_state->drop(id);
    m_state->cards.erase(id);
    // Where it ended the branch, a version beside it takes its place.
    const Message *gone = find(id);
    const MessageId parent = gone ? gone->parent : MessageId();
    const bool ended = m_state->tree.leaf() == id;
    m_state->tree.takeOut(id);
    const auto &shown = messages();
    const auto beside = std::ranges::find(shown, parent, &Message::parent);
    const MessageId instead =
        ended && !parent.isNull() && beside != shown.end() ? beside->id : MessageId();
    m_state->conversation.leaf = m_state->tree.leaf();
    m_state->rooms.storage.write([id](store::Database &database) {
        return store::ConversationRepository(database).removeMessage(id);
    });
    Q_EMIT messageRemoved(id);
    if (!instead.isNull())
        Q_EMIT branchChanged(instead);
}

void ChatFlow::discard(const MessageId &id)
{
    Message *reply = m_state->tree.edit(id);
    if (!reply)
        return;
    if (const auto tried = m_state->stuck.find(id); tried != m_state->stuck.end()) {
        *reply = tried->second.before;
        m_state->results.erase(id);
        if (tried->second.resultBefore)
            m_state->results[id] = *tried->second.resultBefore;
        m_state->stuck.erase(tried);
        m_state->storeMessage(*reply);
    } else if (m_state->continuing.contains(id)) {
        m_state->halt(id);
    } else if (!State::isEmptyReply(*reply)) {
        remove(id);
        return;
    } else {
        removeTurn(id);
        m_state->storeConversation();
        m_state->noteRunning();
        return;
    }
    m_state->refreshCard(id);
    Q_EMIT messageChanged(id);
    m_state->noteRunning();
}

void ChatFlow::editAgain(const MessageId &id)
{
    const Message *reply = find(id);
    const Message *asked = reply ? find(reply->parent) : nullptr;
    if (!asked || asked->role != Role::User || !State::isEmptyReply(*reply))
        return;
    const QString text = asked->text;
    const std::vector<chat::Attachment> files = asked->attachments;
    const MessageId question = asked->id;
    // The draft is kept first: nothing typed is ever lost.
    setDraft(text);
    setDraftFiles(files);
    removeTurn(id);
    if (m_state->tree.leaf() == question)
        removeTurn(question);
    m_state->storeConversation();
    m_state->noteRunning();
    Q_EMIT draftReplaced(text);
}

Following ChatFlow::following(const MessageId &id) const
{
    Following following;
    const auto &shown = messages();
    const auto at = std::ranges::find(shown, id, &Message::id);
    if (at != shown.end())
        following.shown = static_cast<int>(shown.end() - at) - 1;
    const size_t all = m_state->tree.subtree(id).size();
    following.all = all == 0 ? 0 : static_cast<int>(all) - 1;
    return following;
}

void ChatFlow::remove(const MessageId &id)
{
    if (!find(id) || m_state->storing)
        return;
    m_state->finishRemoval();
    for (const MessageId &each : m_state->tree.subtree(id)) {
        m_state->halt(each);
        m_state->cards.erase(each);
        m_state->stuck.erase(each);
    }
    const auto &shown = messages();
    const auto place = std::ranges::find(shown, id, &Message::id) - shown.begin();
    m_state->removed = m_state->tree.remove(id);
    m_state->conversation.leaf = m_state->tree.leaf();
    m_state->removalTimer =
        m_state->rooms.timers.after(std::chrono::duration_cast<Milliseconds>(kUndoFor), [this] {
            m_state->finishRemoval();
            Q_EMIT removedTurnsChanged();
        });
    m_state->watchCards();
    m_state->publishRow();
    // A version beside it takes its place, or the branch only ends here.
    const bool ends = place >= std::ssize(shown);
    Q_EMIT branchChanged(ends ? MessageId() : shown[static_cast<size_t>(place)].id);
    Q_EMIT removedTurnsChanged();
    m_state->noteRunning();
    m_state->refreshShownCards();
}

void ChatFlow::undoRemove()
{
    if (m_state->removed.empty())
        return;
    m_state->removalTimer.reset();
    std::vector<Message> back = std::exchange(m_state->removed, {});
    const MessageId top = back.front().id;
    m_state->tree.restore(std::move(back));
    m_state->conversation.leaf = m_state->tree.leaf();
    m_state->storeConversation();
    m_state->storeChoices();
    Q_EMIT branchChanged(top);
    Q_EMIT removedTurnsChanged();
    m_state->refreshShownCards();
}

int ChatFlow::removedTurns() const
{
    return static_cast<int>(m_state->removed.size());
}

void ChatFlow::State::finishRemoval()
{
    removalTimer.reset();
    if (removed.empty())
        return;
    std::vector<MessageId> ids;
    for (const Message &message : std::exchange(removed, {}))
        ids.push_back(message.id);
    rooms.storage.write([ids, kept = conversation](store::Database &database) -> Result<void> {
        store::Transaction transaction(database);
        if (auto begun = transaction.begin(); !begun)
            return begun;
        store::ConversationRepository repository(database);
        if (auto gone = repository.removeMessages(ids); !gone)
            return gone;
        // The conversation itself may be gone by now; it must not come back.
        if (repository.find(kept.id)) {
            if (auto saved = repository.save(kept); !saved)
                return saved;
        }
        return transaction.commit();
    });
}

} // namespace breakerbox::flows
