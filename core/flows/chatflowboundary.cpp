// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// The part of ChatFlow that meets boundaries: asking, and what follows from the answer.

#include "chatflow.h"
#include "chatstate.h"
#include "connectionsflow.h"
#include "promptbuilder.h"

#include <scheduler/requestscheduler.h>
#include <store/ledgerrepository.h>
#include <store/storagethread.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace breakerbox::flows {

using chat::Message;

namespace {

QString scopeName(BoundaryAnswer answer)
{
    switch (answer) {
    case BoundaryAnswer::Cancel:
        return QStringLiteral("declined");
    case BoundaryAnswer::OnlyThisMessage:
        return QStringLiteral("only_this_message");
    case BoundaryAnswer::ThisOnce:
        return QStringLiteral("this_once");
    case BoundaryAnswer::ThisConversation:
        return QStringLiteral("this_conversation");
    }
    return {};
}

// The figures the question showed, never content.
QString shownFigures(const BoundaryQuestion &question)
{
    return QString::fromUtf8(
        QJsonDocument(QJsonObject{
                          {QStringLiteral("account"), question.account},
                          {QStringLiteral("host"), question.host},
                          {QStringLiteral("messages"), question.messages},
                          {QStringLiteral("attachments"), question.attachments},
                          {QStringLiteral("attachment_bytes"), question.attachmentBytes},
                          {QStringLiteral("system_prompt"), question.systemPrompt},
                          {QStringLiteral("approximate_bytes"), question.approximateBytes},
                          {QStringLiteral("plain_http"), question.plainHttp},
                          {QStringLiteral("proxy"), question.proxy},
                          {QStringLiteral("own_authority"), question.ownAuthority},
                          {QStringLiteral("relayed"), question.relayed},
                          {QStringLiteral("seen_by"), QJsonArray::fromStringList(question.seenBy)},
                      })
            .toJson(QJsonDocument::Compact));
}

} // namespace

// The same turn once more. Its destination may have become someone else's meanwhile, or the consent
// was for one time: then the question comes first.
void ChatFlow::tryTurn(const MessageId &id, const TryPlan &plan)
{
    const Message *reply = find(id);
    const connections::Connection *connection =
        reply ? m_state->connectionOf(reply->connection) : nullptr;
    const bool crosses =
        connection && crossingTo(m_state->conversation,
                                 m_state->rooms.connections->boundary(*connection, reply->model)) ==
                          Crossing::Asks;
    if (!crosses) {
        m_state->startAgain(id, plan);
        return;
    }
    PendingReply what;
    what.turn = id;
    what.connection = reply->connection;
    what.model = reply->model;
    what.kind = plan.kind;
    what.onHold = plan.onHold;
    askFor(what, CrossingReason::Moved);
}

// Asks for a reply to an existing turn, by way of the question where that would cross a boundary.
void ChatFlow::askFor(const PendingReply &what, CrossingReason reason, const ConnectionId &failing)
{
    const chat::Conversation &conversation = m_state->conversation;
    const connections::Connection *connection = m_state->connectionOf(what.connection);
    const Message *turn = find(what.turn);
    m_state->pending.reset();
    if (!turn)
        return;
    if (!connection) {
        Q_EMIT notAccepted({ErrorCode::ConnectionNotFound, {}, ErrorOrigin::Local});
        return;
    }
    const Message *asked = turn->role == chat::Role::User ? turn : find(turn->parent);
    const auto refused =
        asked ? refusedFile(asked->attachments, what.connection, what.model) : std::nullopt;
    if (refused) {
        Q_EMIT notAccepted(*refused);
        return;
    }
    const connections::Boundary to = m_state->rooms.connections->boundary(*connection, what.model);
    // Another connection chosen on a drill's card, or a question about a drilled one, is practised.
    const bool drill = m_state->isDrill(what.connection, what.turn);
    switch (crossingTo(conversation, to)) {
    case Crossing::None:
        if (m_state->cardIsDrill(what.turn) &&
            (what.connection != turn->connection || what.model != turn->model))
            Q_EMIT practised(what.connection);
        else
            answerTurn(what, {});
        return;
    case Crossing::Forbidden:
        Q_EMIT notAccepted(
            {ErrorCode::NotAllowed, QStringLiteral("local_only"), ErrorOrigin::Local});
        return;
    case Crossing::Asks:
        break;
    }
    const bool withTurn = what.mode == ReplyMode::Rest || what.mode == ReplyMode::First;
    BoundaryQuestion question =
        questionFor(conversation, m_state->tree.pathTo(withTurn ? what.turn : turn->parent),
                    {what.mode == ReplyMode::Rest ? continuationInstruction() : QString(), {}},
                    *connection, what.model, to);
    question.message = what.turn;
    question.reason = reason;
    question.drill = drill;
    if (const connections::Connection *other = m_state->connectionOf(failing))
        question.failing = other->name;
    m_state->pending = PendingQuestion{question, what};
    Q_EMIT boundaryAsked(question);
}

void ChatFlow::answerTurn(const PendingReply &what, const Consent &consent)
{
    Message *old = m_state->tree.edit(what.turn);
    if (!old)
        return;
    if (what.movesTarget && !consent.once)
        setTarget(what.connection, what.model);
    TryPlan plan;
    plan.kind = what.kind;
    plan.onHold = what.onHold;
    plan.consent = consent.id;
    plan.consentedBoundary = consent.boundary;
    switch (what.mode) {
    case ReplyMode::SameTurn:
        plan.reason = what.movesTarget ? QStringLiteral("switch") : QStringLiteral("resend");
        old->connection = what.connection;
        old->model = what.model;
        m_state->startAgain(what.turn, plan);
        return;
    case ReplyMode::Rest:
        plan.reason = QStringLiteral("continue");
        plan.goesOn = true;
        goOn(what.turn, plan);
        return;
    case ReplyMode::First:
    case ReplyMode::Sibling:
        plan.reason = QStringLiteral("resend");
        answerBeside(what, plan);
        return;
    }
}

// A new reply: beside the one that is there, or below a user's message that has none.
void ChatFlow::answerBeside(const PendingReply &what, const TryPlan &plan)
{
    const Message *turn = find(what.turn);
    const bool first = what.mode == ReplyMode::First;
    Message reply = m_state->newReply(first ? turn->id : turn->parent);
    reply.connection = what.connection;
    reply.model = what.model;
    m_state->halt(what.turn);
    m_state->tree.append(reply);
    m_state->conversation.leaf = reply.id;
    m_state->storeConversation();
    m_state->storeChoices();
    m_state->storeMessage(reply);
    if (first)
        Q_EMIT messageAdded(reply.id);
    else
        Q_EMIT branchChanged(reply.id);
    m_state->start(reply.id, plan);
}

void ChatFlow::goOn(const MessageId &reply, const TryPlan &plan)
{
    Message *message = m_state->tree.edit(reply);
    if (!message || m_state->runs.contains(reply))
        return;
    Continuation more;
    if (auto tried = m_state->stuck.extract(reply); !tried.empty()) {
        more = std::move(tried.mapped());
        *message = more.before;
    } else {
        more.before = *message;
        if (const auto result = m_state->results.find(reply); result != m_state->results.end())
            more.resultBefore = result->second;
    }
    m_state->results.erase(reply);
    m_state->continuing.insert_or_assign(reply, std::move(more));
    m_state->start(reply, plan);
    m_state->refreshCard(reply);
    Q_EMIT messageChanged(reply);
}

void ChatFlow::answer(const BoundaryQuestion &question, BoundaryAnswer answer)
{
    if (!m_state->pending || m_state->pending->question != question)
        return;
    const PendingQuestion pending = *std::exchange(m_state->pending, {});
    // No consent is real that was given in a drill, also one that began after the question.
    if (question.drill || m_state->isDrill(question.connection, question.message)) {
        if (answer != BoundaryAnswer::Cancel)
            Q_EMIT practised(question.connection);
        if (const auto *several = std::get_if<PendingSeveral>(&pending.what))
            answerSeveral(*several, BoundaryAnswer::Cancel, {});
        return;
    }
    store::ConsentRow row;
    row.id = ConsentId(m_state->rooms.random.uuid());
    row.time = m_state->rooms.clock.wall();
    row.conversation = m_state->conversation.id;
    row.from = question.from.key();
    row.to = question.to.key();
    row.scope = scopeName(answer);
    row.shown = shownFigures(question);
    m_state->rooms.storage.submit(
        this,
        [row](store::Database &database) {
            return store::LedgerRepository(database).saveConsent(row);
        },
        [this, pending, answer, id = row.id](const Result<void> &stored) {
            const Consent consent{id, pending.question.to.key(),
                                  answer == BoundaryAnswer::ThisOnce};
            if (!stored)
                Q_EMIT notAccepted(stored.error()); // what is not recorded is not sent
            else if (const auto *several = std::get_if<PendingSeveral>(&pending.what))
                answerSeveral(*several, answer, consent);
            else if (answer != BoundaryAnswer::Cancel)
                cross(pending, answer, consent);
        });
}

void ChatFlow::cross(const PendingQuestion &pending, BoundaryAnswer answer, const Consent &consent)
{
    const BoundaryQuestion &question = pending.question;
    if (answer == BoundaryAnswer::OnlyThisMessage) {
        sendElsewhere(pending, question);
        return;
    }
    const auto *again = std::get_if<PendingReply>(&pending.what);
    if (!again || (again->movesTarget && !consent.once))
        setTarget(question.connection, question.model);
    if (answer == BoundaryAnswer::ThisConversation &&
        !m_state->conversation.allowed.contains(consent.boundary)) {
        m_state->conversation.allowed.append(consent.boundary);
        m_state->grants.insert(consent.boundary, *consent.id);
        m_state->storeConversation();
        Q_EMIT conversationChanged();
    }
    if (const auto *send = std::get_if<PendingSend>(&pending.what))
        sendNow(send->text, send->options, consent);
    else
        answerTurn(*again, consent);
}

void ChatFlow::sendElsewhere(const PendingQuestion &pending, const BoundaryQuestion &question)
{
    QString text;
    SendOptions options;
    if (const auto *send = std::get_if<PendingSend>(&pending.what)) {
        text = send->text;
        options = send->options;
        options.versionOf = {};
        options.queued = {};
    } else {
        const Message *turn = find(std::get<PendingReply>(pending.what).turn);
        const bool own = turn && turn->role == chat::Role::User;
        const Message *asked = !turn ? nullptr : own ? turn : find(turn->parent);
        text = asked ? asked->text : QString();
        if (asked)
            options.attachments = asked->attachments;
    }
    const auto *send = std::get_if<PendingSend>(&pending.what);
    const bool queued = send && !send->options.queued.isNull();
    const bool spendsDraft = send && !queued && send->options.versionOf.isNull();
    const ConversationId other =
        startElsewhere({question.connection, question.model}, text, options, spendsDraft);
    if (queued)
        cancelQueued(send->options.queued); // it is there now
    else if (send)
        Q_EMIT accepted();
    Q_EMIT openedElsewhere(other);
}

// A new conversation with this message as its first.
ConversationId ChatFlow::startElsewhere(const ReplyTarget &target, const QString &text,
                                        const SendOptions &options, bool spendsDraft)
{
    chat::Conversation other;
    other.id = ConversationId(m_state->rooms.random.uuid());
    other.created = m_state->rooms.clock.wall();
    other.updated = other.created;
    other.connection = target.connection;
    other.model = target.model;
    ChatFlow *flow = m_state->list.adopt(other);
    connect(flow, &ChatFlow::loaded, flow, [flow, text, options] { flow->send(text, options); });
    if (spendsDraft) {
        // Once it is stored there, it is no draft here any more.
        connect(
            flow, &ChatFlow::accepted, this,
            [this, text] {
                if (m_state->conversation.draft != text)
                    return; // written meanwhile
                setDraft({});
                setDraftFiles({});
            },
            Qt::SingleShotConnection);
    }
    return other.id;
}

} // namespace breakerbox::flows
