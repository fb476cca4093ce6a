// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// A message of the user's on its way to the store and to whoever answers it: one, or several at
// once, each by way of its own question at a boundary.

#include "boundarycheck.h"
#include "chatflow.h"
#include "chatstate.h"
#include "connectionsflow.h"
#include "promptbuilder.h"

#include <algorithm>

namespace breakerbox::flows {

using chat::Message;
using chat::Role;
using scheduler::OnHold;

namespace {

// What the conversation is once this is sent: its home, and who may read it.
chat::Conversation planned(const chat::Conversation &now, const PendingSeveral &what,
                           const ConnectionsFlow &connections)
{
    chat::Conversation then = now;
    if (then.home.isEmpty() && !what.agreed.empty()) {
        const ReplyTarget &first = what.agreed.front().target;
        if (const ConnectionView *view = connections.find(first.connection)) {
            then.home = connections.boundary(view->connection, first.model).key();
            then.allowed = {then.home};
        }
    }
    for (const auto &[boundary, consent] : what.granted) {
        if (!then.allowed.contains(boundary))
            then.allowed.append(boundary);
    }
    return then;
}

} // namespace

void ChatFlow::sendNow(const QString &text, const SendOptions &options, const Consent &consent)
{
    const chat::Conversation &conversation = m_state->conversation;
    if (!m_state->connectionOf(conversation.connection))
        return;
    PendingSeveral what;
    what.text = text;
    what.options = options;
    TryPlan plan;
    plan.consent = consent.id;
    plan.consentedBoundary = consent.boundary;
    what.agreed.push_back({{conversation.connection, conversation.model}, plan});
    sendTo(what);
}

// Stores the message with an empty reply of each, as one transaction; then they are asked.
void ChatFlow::sendTo(const PendingSeveral &what)
{
    chat::Conversation changed = planned(m_state->conversation, what, *m_state->rooms.connections);
    const SendOptions &options = what.options;
    const Message *old = find(options.versionOf);
    Message user;
    user.id = options.queued.isNull() ? MessageId(m_state->rooms.random.uuid()) : options.queued;
    user.conversation = changed.id;
    user.parent = old ? old->parent : m_state->tree.leaf();
    user.role = Role::User;
    user.text = what.text;
    user.attachments = options.attachments;
    user.created = m_state->rooms.clock.wall();
    std::vector<Message> messages{user};
    for (const PlannedReply &each : what.agreed) {
        Message reply = m_state->newReply(user.id);
        reply.connection = each.target.connection;
        reply.model = each.target.model;
        // Versions stand in the order of their times.
        reply.created += Milliseconds(std::ssize(messages) - 1);
        messages.push_back(std::move(reply));
    }
    changed.updated = user.created;
    changed.leaf = messages[1].id;
    const bool spendsDraft = !old && options.queued.isNull();
    if (spendsDraft)
        changed.draft.clear(); // what is edited, or waited, is no draft
    if (changed.title.isEmpty())
        changed.title = localTitle(what.text, options.attachments);
    m_state->storing = true;
    m_state->store(changed, messages, spendsDraft,
                   [this, what, changed, messages](const Result<void> &stored) {
                       m_state->storing = false;
                       if (stored) {
                           sent(what, changed, messages);
                           return;
                       }
                       m_state->queueAsks = true;
                       Q_EMIT queueChanged();
                       Q_EMIT notAccepted(stored.error());
                   });
}

// It is in the store: it is shown, and its replies are asked for.
void ChatFlow::sent(const PendingSeveral &what, const chat::Conversation &changed,
                    const std::vector<Message> &messages)
{
    const bool queued = !what.options.queued.isNull();
    const MessageId user = messages[0].id;
    const MessageId first = messages[1].id;
    const QString draft = m_state->conversation.draft;
    m_state->conversation = changed;
    if (queued)
        m_state->conversation.draft = draft; // written meanwhile
    else if (!find(what.options.versionOf))
        m_state->draftFiles.clear();
    for (const auto &[boundary, consent] : what.granted)
        m_state->grants.insert(boundary, consent);
    const bool below = messages[0].parent == m_state->tree.leaf();
    for (const Message &message : messages)
        m_state->tree.append(message);
    m_state->tree.show(first);
    if (queued)
        m_state->queueAsks = false;
    std::erase_if(m_state->queue, [&user](const Message &message) { return message.id == user; });
    if (!queued)
        Q_EMIT accepted();
    Q_EMIT queueChanged();
    if (below) {
        Q_EMIT messageAdded(user);
        Q_EMIT messageAdded(first);
    } else {
        m_state->storeChoices();
        Q_EMIT branchChanged(user);
    }
    m_state->refreshCard(messages[0].parent); // it cannot go on any more
    for (size_t i = 0; i < what.agreed.size(); ++i) {
        TryPlan plan = what.agreed[i].plan;
        plan.onHold = what.options.holdAtOnce ? OnHold::Never : OnHold::Ask;
        m_state->start(messages[i + 1].id, plan);
    }
    m_state->publishRow();
    Q_EMIT conversationChanged();
    if (what.agreed.size() > 1)
        Q_EMIT severalAsked(first);
}

// ---- several

std::optional<Error> ChatFlow::refusedTarget(const ReplyTarget &target,
                                             const SendOptions &options) const
{
    const connections::Connection *connection = m_state->connectionOf(target.connection);
    if (!connection)
        return Error{ErrorCode::ConnectionNotFound, {}, ErrorOrigin::Local};
    if (target.model.isEmpty())
        return Error{ErrorCode::InvalidInput, QStringLiteral("model"), ErrorOrigin::Local};
    if (crossingTo(m_state->conversation, m_state->rooms.connections->boundary(
                                              *connection, target.model)) == Crossing::Forbidden)
        return Error{ErrorCode::NotAllowed, QStringLiteral("local_only"), ErrorOrigin::Local};
    return refusedFile(options.attachments, target.connection, target.model);
}

void ChatFlow::sendSeveral(const QString &text, const SendOptions &options,
                           const std::vector<ReplyTarget> &targets)
{
    if (text.trimmed().isEmpty() && options.attachments.empty())
        return;
    if (!m_state->loaded || m_state->storing || m_state->isBusy()) {
        Q_EMIT notAccepted({ErrorCode::Busy, QStringLiteral("reply"), ErrorOrigin::Local});
        return;
    }
    PendingSeveral what;
    what.text = text;
    what.options = options;
    for (const ReplyTarget &target : targets) {
        if (std::ranges::find(what.undecided, target) == what.undecided.end())
            what.undecided.push_back(target);
    }
    if (what.undecided.size() < kFewestAsked || what.undecided.size() > kMostAsked) {
        Q_EMIT notAccepted(
            {ErrorCode::InvalidInput, QStringLiteral("targets"), ErrorOrigin::Local});
        return;
    }
    // Nobody is asked, and nothing sent, before all of them could be.
    for (const ReplyTarget &target : what.undecided) {
        if (const auto refused = refusedTarget(target, options)) {
            Q_EMIT notAccepted(*refused);
            return;
        }
    }
    m_state->pending.reset();
    askSeveral(std::move(what));
}

// Goes on until somebody has to be asked about; when all are decided, it is sent.
void ChatFlow::askSeveral(PendingSeveral what)
{
    while (!what.undecided.empty()) {
        const ReplyTarget target = what.undecided.front();
        if (const auto refused = refusedTarget(target, what.options)) {
            Q_EMIT notAccepted(*refused); // it has become another one meanwhile
            return;
        }
        const connections::Connection &connection = *m_state->connectionOf(target.connection);
        const chat::Conversation then =
            planned(m_state->conversation, what, *m_state->rooms.connections);
        const connections::Boundary to =
            m_state->rooms.connections->boundary(connection, target.model);
        if (crossingTo(then, to) == Crossing::None) {
            what.undecided.erase(what.undecided.begin());
            what.agreed.push_back({target, {}});
            continue;
        }
        const Message *old = find(what.options.versionOf);
        BoundaryQuestion question =
            questionFor(then, old ? m_state->tree.pathTo(old->parent) : messages(),
                        {what.text, what.options.attachments}, connection, target.model, to);
        question.reason = CrossingReason::Several;
        question.drill = m_state->isDrill(connection.id, {});
        m_state->pending = PendingQuestion{question, std::move(what)};
        Q_EMIT boundaryAsked(question);
        return;
    }
    if (!what.agreed.empty() && !m_state->storing && !m_state->isBusy()) {
        sendTo(what);
    } else if (!what.elsewhere.isNull()) {
        Q_EMIT accepted();
        Q_EMIT openedElsewhere(what.elsewhere);
    } else {
        Q_EMIT notAccepted({what.agreed.empty() ? ErrorCode::Cancelled : ErrorCode::Busy,
                            QStringLiteral("reply"), ErrorOrigin::Local});
    }
}

void ChatFlow::answerSeveral(PendingSeveral what, BoundaryAnswer answer, const Consent &consent)
{
    const ReplyTarget target = what.undecided.front();
    what.undecided.erase(what.undecided.begin());
    TryPlan plan;
    plan.consent = consent.id;
    plan.consentedBoundary = consent.boundary;
    switch (answer) {
    case BoundaryAnswer::Cancel:
        break; // the others may still answer
    case BoundaryAnswer::OnlyThisMessage: {
        SendOptions options = what.options;
        options.versionOf = {};
        what.elsewhere = startElsewhere(target, what.text, options, true);
        break;
    }
    case BoundaryAnswer::ThisConversation:
        what.granted.emplace_back(consent.boundary, *consent.id);
        [[fallthrough]];
    case BoundaryAnswer::ThisOnce:
        what.agreed.push_back({target, plan});
        break;
    }
    askSeveral(std::move(what));
}

std::vector<MessageId> ChatFlow::lookBeside(const MessageId &reply)
{
    const Message *message = find(reply);
    if (!message || message->role != Role::Assistant)
        return {};
    std::vector<MessageId> all = m_state->tree.siblings(reply);
    for (const MessageId &each : all) {
        const Message *answer = find(each);
        if (answer && answer->state != chat::TurnState::Complete)
            m_state->refreshCard(each);
    }
    return all;
}

} // namespace breakerbox::flows
