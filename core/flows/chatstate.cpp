// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "chatstate.h"

#include "connectionsflow.h"
#include "promptbuilder.h"

#include <scheduler/requestscheduler.h>
#include <store/conversationrepository.h>
#include <store/draftrepository.h>
#include <store/storagethread.h>

#include <algorithm>

namespace breakerbox::flows {

using breaker::Category;
using chat::Message;
using chat::TurnState;
using scheduler::ExchangeResult;
using scheduler::ExchangeState;
using scheduler::ResultKind;

namespace {

TurnState stateOf(const ExchangeResult &result)
{
    switch (result.kind) {
    case ResultKind::Answered:
        return TurnState::Complete;
    case ResultKind::Interrupted:
        return TurnState::Partial;
    case ResultKind::Declined:
        return TurnState::Declined;
    case ResultKind::Held:
        return TurnState::Waiting;
    case ResultKind::Blocked:
        return result.attempts == 0 ? TurnState::Waiting : TurnState::Failed;
    case ResultKind::None:
    case ResultKind::Failed:
    case ResultKind::Cancelled:
        break;
    }
    return TurnState::Failed;
}

QString failureOf(const ExchangeResult &result)
{
    if (result.kind == ResultKind::Answered)
        return {};
    if (result.kind == ResultKind::Cancelled)
        return breaker::toName(Category::UserStopped);
    if (result.outcome.category == Category::Unknown || result.outcome.category == Category::Ok)
        return result.hasError ? toName(result.error.code) : QString();
    return breaker::toName(result.outcome.category);
}

} // namespace

const connections::Connection *ChatFlow::State::connectionOf(const ConnectionId &id) const
{
    const ConnectionView *view = rooms.connections->find(id);
    return view ? &view->connection : nullptr;
}

Message ChatFlow::State::newReply(const MessageId &parent) const
{
    Message reply;
    reply.id = MessageId(rooms.random.uuid());
    reply.conversation = conversation.id;
    reply.parent = parent;
    reply.role = chat::Role::Assistant;
    reply.state = TurnState::Waiting;
    reply.created = rooms.clock.wall();
    reply.connection = conversation.connection;
    reply.model = conversation.model;
    return reply;
}

bool ChatFlow::State::isEmptyReply(const Message &message)
{
    return message.text.isEmpty() && message.reasoning.isEmpty();
}

void ChatFlow::State::store(const chat::Conversation &changed, std::vector<Message> messages,
                            bool spendsDraft, std::function<void(Result<void>)> done)
{
    rooms.storage.submit(
        &flow,
        [changed, messages = std::move(messages),
         spendsDraft](store::Database &database) -> Result<void> {
            store::Transaction transaction(database);
            if (auto begun = transaction.begin(); !begun)
                return begun;
            store::ConversationRepository repository(database);
            if (auto saved = repository.save(changed); !saved)
                return saved;
            for (const Message &message : messages) {
                if (auto saved = repository.saveMessage(message); !saved)
                    return saved;
            }
            // Of several replies the store made the last one the leaf.
            if (!messages.empty() && messages.back().id != changed.leaf) {
                if (auto saved = repository.save(changed); !saved)
                    return saved;
            }
            if (spendsDraft) {
                if (auto spent = store::DraftRepository(database).saveFiles(changed.id, {}); !spent)
                    return spent;
            }
            return transaction.commit();
        },
        std::move(done));
}

void ChatFlow::State::storeMessage(const Message &message)
{
    rooms.storage.write([message](store::Database &database) {
        return store::ConversationRepository(database).saveMessage(message);
    });
}

void ChatFlow::State::storeConversation()
{
    publishRow();
    rooms.storage.write([kept = conversation](store::Database &database) {
        return store::ConversationRepository(database).save(kept);
    });
}

void ChatFlow::State::publishRow()
{
    ConversationRow row;
    row.conversation = conversation;
    row.messages = static_cast<int>(tree.branch().size());
    row.waiting = !queue.empty() && !queueAsks;
    row.asks = !queue.empty() && queueAsks;
    for (const auto &[id, run] : runs) {
        const ExchangeState state = run->exchange().state();
        row.waiting |= state == ExchangeState::Waiting;
        row.asks |= state == ExchangeState::Held;
        row.running |= state == ExchangeState::Sending || state == ExchangeState::Streaming ||
                       state == ExchangeState::Queued;
    }
    list.update(row);
}

void ChatFlow::State::start(const MessageId &reply, const TryPlan &plan)
{
    Message *message = tree.edit(reply);
    const connections::Connection *connection =
        message ? connectionOf(message->connection) : nullptr;
    if (!message)
        return;
    message->request = RequestId(rooms.random.uuid());
    message->boundary =
        connection ? rooms.connections->boundary(*connection, message->model).key() : QString();
    scheduler::Request request;
    request.id = message->request;
    request.conversation = conversation.id;
    request.message = reply;
    request.connection = message->connection;
    TextBefore before;
    const Asked asked{message->connection, message->model, message->boundary};
    if (plan.goesOn) {
        before = {message->text, message->reasoning};
        request.prompt = buildContinuation(conversation, tree.pathTo(reply), asked);
    } else {
        request.prompt = buildPrompt(conversation, tree.pathTo(message->parent), asked);
    }
    request.route = routeOf(conversation);
    request.route.consent = plan.consent;
    request.route.consentedBoundary = plan.consentedBoundary;
    const auto grant = grants.constFind(message->boundary);
    if (!plan.consent && grant != grants.cend() &&
        conversation.allowed.contains(message->boundary)) {
        request.route.consent = *grant;
        request.route.consentedBoundary = message->boundary;
    }
    request.kind = plan.kind;
    request.onHold = plan.onHold;
    request.reason = plan.reason;

    auto run = std::make_unique<Run>(rooms, std::move(request), std::move(before));
    const Run *raw = run.get();
    QObject::connect(raw, &Run::stateChanged, &flow, [this, reply] { runChanged(reply); });
    QObject::connect(raw, &Run::textArrived, &flow, [this, reply](const QString &text) {
        noteArrival(reply);
        if (Message *growing = tree.edit(reply))
            growing->text += text;
        Q_EMIT flow.textAppended(reply, text);
    });
    QObject::connect(raw, &Run::reasoningArrived, &flow, [this, reply](const QString &text) {
        noteArrival(reply);
        if (Message *growing = tree.edit(reply))
            growing->reasoning += text;
        Q_EMIT flow.reasoningAppended(reply, text);
    });
    QObject::connect(raw, &Run::replaced, &flow, [this, reply] { runReplaced(reply); });
    QObject::connect(raw, &Run::finished, &flow, [this, reply] { runFinished(reply); });
    runs[reply] = std::move(run);
    noteRunning();
}

void ChatFlow::State::startAgain(const MessageId &reply, const TryPlan &plan)
{
    drop(reply);
    Message *message = tree.edit(reply);
    if (!message)
        return;
    message->state = TurnState::Waiting;
    message->text.clear();
    message->reasoning.clear();
    message->refusal.clear();
    message->failure.clear();
    message->toolCalls.clear();
    message->replay.clear();
    storeMessage(*message);
    Q_EMIT flow.messageChanged(reply);
    start(reply, plan);
}

void ChatFlow::State::runChanged(const MessageId &id)
{
    const auto run = runs.find(id);
    Message *message = tree.edit(id);
    if (run == runs.end() || !message)
        return;
    const ExchangeState state = run->second->exchange().state();
    const bool onTheWay = state == ExchangeState::Sending || state == ExchangeState::Streaming;
    if (const auto more = continuing.find(id); more != continuing.end()) {
        // Nothing is written before more has come: until then the turn is what it was.
        if (onTheWay)
            message->state = TurnState::Streaming;
        else if (state != ExchangeState::Finished && !more->second.begun)
            message->state = more->second.before.state;
    } else if (onTheWay && message->state == TurnState::Waiting) {
        message->state = TurnState::Streaming;
        storeMessage(*message);
    } else if (!onTheWay && state != ExchangeState::Finished &&
               message->state == TurnState::Streaming && message->text.isEmpty()) {
        message->state = TurnState::Waiting;
        storeMessage(*message);
    }
    refreshCard(id);
    Q_EMIT flow.messageChanged(id);
    publishRow();
    noteRunning();
    if (!queue.empty())
        Q_EMIT flow.queueChanged();
}

void ChatFlow::State::runReplaced(const MessageId &id)
{
    const auto run = runs.find(id);
    Message *message = tree.edit(id);
    if (run == runs.end() || !message)
        return;
    if (run->second->contentArrived())
        noteArrival(id);
    message->text = run->second->text();
    message->reasoning = run->second->reasoning();
    Q_EMIT flow.messageChanged(id);
}

void ChatFlow::State::noteArrival(const MessageId &id)
{
    const auto more = continuing.find(id);
    Message *message = tree.edit(id);
    if (more == continuing.end() || more->second.begun || !message)
        return;
    more->second.begun = true;
    *message = flows::continuing(more->second.before);
    storeMessage(*message);
    Q_EMIT flow.messageChanged(id);
}

void ChatFlow::State::runFinished(const MessageId &id)
{
    auto node = runs.extract(id);
    if (node.empty())
        return;
    Run *run = node.mapped().release();
    run->deleteLater();
    const ExchangeResult result = run->exchange().result();
    const chat::ReplyText reply = run->reply();
    Message *message = tree.edit(id);
    if (auto more = continuing.extract(id); !more.empty()) {
        finishContinuation(std::move(more.mapped()), *run, message);
    } else {
        results[id] = result;
        if (message) {
            message->state = stateOf(result);
            message->text = reply.text;
            message->reasoning = reply.reasoning;
            message->refusal = reply.refusal;
            message->toolCalls = reply.toolCalls;
            message->answeringModel = reply.model;
            message->finish = reply.finish;
            message->usage = reply.usage;
            message->timeToFirstToken = result.timeToFirstToken;
            message->duration = result.duration;
            message->failure = failureOf(result);
            message->replay = reply.replay;
            storeMessage(*message);
        }
    }
    conversation.updated = rooms.clock.wall();
    refreshCard(id);
    Q_EMIT flow.messageChanged(id);
    storeConversation();
    noteRunning();
    flow.advanceQueue();
}

void ChatFlow::State::finishContinuation(Continuation more, const Run &run, Message *message)
{
    const ExchangeResult result = run.exchange().result();
    const MessageId id = more.before.id;
    if (leftNoTrace(result, more)) {
        if (more.resultBefore)
            results[id] = *more.resultBefore;
        if (message)
            *message = more.before;
        return;
    }
    results[id] = result;
    if (message) {
        *message =
            continued(more, run.text(), run.reasoning(), run.reply(), result, failureOf(result));
        storeMessage(*message);
    }
    if (result.kind != ResultKind::Answered && !more.begun)
        stuck.insert_or_assign(id, std::move(more));
}

void ChatFlow::State::halt(const MessageId &id)
{
    const auto found = runs.find(id);
    Message *message = tree.edit(id);
    if (found == runs.end() || !message)
        return;
    const bool came = found->second->contentArrived();
    const QString text = found->second->text();
    const QString reasoning = found->second->reasoning();
    const bool sent = message->state == TurnState::Streaming;
    std::optional<ExchangeResult> resultBefore;
    if (const auto more = continuing.find(id); more != continuing.end() && !came) {
        *message = more->second.before;
        resultBefore = more->second.resultBefore;
    } else if (sent) {
        message->text = text;
        message->reasoning = reasoning;
        message->state = came ? TurnState::Partial : TurnState::Failed;
        message->failure = breaker::toName(Category::UserStopped);
    }
    storeMessage(*message);
    drop(id);
    if (resultBefore)
        results[id] = *resultBefore;
}

void ChatFlow::State::drop(const MessageId &id)
{
    continuing.erase(id);
    stuck.erase(id);
    if (auto node = runs.extract(id); !node.empty()) {
        Run *run = node.mapped().release();
        QObject::disconnect(run, nullptr, &flow, nullptr);
        run->exchange().stop();
        run->deleteLater();
    }
    results.erase(id);
}

void ChatFlow::State::noteRunning()
{
    const bool running = std::ranges::any_of(runs, [](const auto &entry) {
        const ExchangeState state = entry.second->exchange().state();
        return state == ExchangeState::Queued || state == ExchangeState::Sending ||
               state == ExchangeState::Streaming;
    });
    if (running == wasRunning)
        return;
    wasRunning = running;
    Q_EMIT flow.runningChanged(running);
}

} // namespace breakerbox::flows
