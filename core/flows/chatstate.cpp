// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "chatstate.h"

#include "connectionsflow.h"
#include "promptbuilder.h"

#include <scheduler/requestscheduler.h>
#include <store/conversationrepository.h>
#include <store/storagethread.h>

#include <algorithm>

namespace breakerbox::flows {

using breaker::AskKind;
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

void ChatFlow::State::store(const chat::Conversation &changed, std::vector<Message> messages,
                            std::function<void(Result<void>)> done)
{
    rooms.storage.submit(
        &flow,
        [changed, messages = std::move(messages)](store::Database &database) -> Result<void> {
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
    for (const auto &[id, run] : runs) {
        const ExchangeState state = run->exchange().state();
        row.waiting |= state == ExchangeState::Held || state == ExchangeState::Waiting;
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
    request.prompt = buildPrompt(conversation, tree.pathTo(message->parent), message->model);
    request.route = routeOf(conversation);
    request.route.consent = plan.consent;
    request.route.consentedBoundary = plan.consentedBoundary;
    request.kind = plan.kind;
    request.onHold = plan.onHold;
    request.reason = plan.reason;

    auto run = std::make_unique<Run>(rooms, std::move(request));
    const Run *raw = run.get();
    QObject::connect(raw, &Run::stateChanged, &flow, [this, reply] { runChanged(reply); });
    QObject::connect(raw, &Run::textArrived, &flow, [this, reply](const QString &text) {
        if (Message *growing = tree.edit(reply))
            growing->text += text;
        Q_EMIT flow.textAppended(reply, text);
    });
    QObject::connect(raw, &Run::reasoningArrived, &flow, [this, reply](const QString &text) {
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
    if (onTheWay && message->state == TurnState::Waiting) {
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
}

void ChatFlow::State::runReplaced(const MessageId &id)
{
    const auto run = runs.find(id);
    Message *message = tree.edit(id);
    if (run == runs.end() || !message)
        return;
    message->text = run->second->reply().text;
    message->reasoning = run->second->reply().reasoning;
    Q_EMIT flow.messageChanged(id);
}

void ChatFlow::State::runFinished(const MessageId &id)
{
    auto node = runs.extract(id);
    if (node.empty())
        return;
    Run *run = node.mapped().release();
    const ExchangeResult result = run->exchange().result();
    const chat::ReplyText reply = run->reply();
    run->deleteLater();
    results[id] = result;
    if (Message *message = tree.edit(id)) {
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
        conversation.updated = rooms.clock.wall();
        storeMessage(*message);
    }
    refreshCard(id);
    Q_EMIT flow.messageChanged(id);
    storeConversation();
    noteRunning();
}

void ChatFlow::State::drop(const MessageId &id)
{
    if (auto node = runs.extract(id); !node.empty()) {
        Run *run = node.mapped().release();
        QObject::disconnect(run, nullptr, &flow, nullptr);
        run->exchange().stop();
        run->deleteLater();
    }
    results.erase(id);
}

CardFacts ChatFlow::State::factsFor(const Message &message) const
{
    CardFacts facts;
    facts.message = message.id;
    facts.model = message.model;
    facts.now = rooms.clock.now();
    facts.wall = rooms.clock.wall();
    facts.connection = connectionOf(message.connection);
    if (facts.connection)
        facts.preset = &rooms.presets.of(*facts.connection);
    facts.contentArrived = !message.text.isEmpty() || !message.reasoning.isEmpty();
    facts.otherConnections = rooms.connections->connections().size() > 1;

    breaker::Ask ask;
    ask.path = {message.connection, breaker::Operation::Chat, message.model};
    ask.request = message.request;
    const auto run = runs.find(message.id);
    if (run != runs.end()) {
        const scheduler::ChatExchange &exchange = run->second->exchange();
        facts.denial = exchange.denial();
        if (facts.denial && exchange.state() == ExchangeState::Waiting)
            facts.denial->until = exchange.holdUntil();
        if (facts.denial && exchange.state() == ExchangeState::Held && facts.denial->until &&
            *facts.denial->until <= facts.now) {
            // The hold ran out while the user made up their mind.
            if (auto fresh = rooms.scheduler->preview(ask)) {
                facts.denial = fresh;
            } else {
                facts.denial->until.reset();
                facts.ready = true;
            }
        }
        facts.history = exchange.history();
        facts.sent = exchange.attempts() > 0;
        if (!facts.history.empty())
            facts.outcome = facts.history.back();
        const ExchangeState state = exchange.state();
        facts.phase = state == ExchangeState::Waiting   ? CardPhase::Waiting
                      : state == ExchangeState::Sending ? CardPhase::Trying
                                                        : CardPhase::Asking;
    } else {
        if (facts.connection)
            facts.denial = rooms.scheduler->preview(ask);
        if (const auto result = results.find(message.id); result != results.end()) {
            facts.sent = result->second.attempts > 0;
            facts.error = result->second.error;
            facts.hasError = result->second.hasError;
            if (facts.sent)
                facts.outcome = result->second.outcome;
        } else if (!message.failure.isEmpty()) {
            // Read back from the store: only the word is known.
            breaker::Outcome outcome;
            outcome.category = breaker::categoryFromName(message.failure);
            facts.outcome = outcome;
            facts.sent = true;
        } else if (message.state == TurnState::Partial || message.state == TurnState::Failed) {
            // The program ended while it arrived.
            breaker::Outcome outcome;
            outcome.category = Category::Abandoned;
            outcome.contentArrived = message.state == TurnState::Partial;
            facts.outcome = outcome;
            facts.sent = true;
        }
        facts.heldOver = message.state == TurnState::Waiting && !results.contains(message.id);
    }
    ask.kind = AskKind::Manual;
    if (facts.connection)
        facts.manualDenial = rooms.scheduler->preview(ask);
    const breaker::ScopeKey scope = facts.denial ? facts.denial->scope : ask.path.leaf();
    facts.evidence = rooms.breakers.evidence(scope, facts.now);
    if (facts.evidence.empty())
        facts.evidence = rooms.breakers.evidence(ask.path.transport(), facts.now);
    return facts;
}

void ChatFlow::State::refreshCard(const MessageId &id)
{
    const Message *message = tree.find(id);
    const auto known = cards.find(id);
    const bool had = known != cards.end();
    Card card;
    if (message && message->role == chat::Role::Assistant) {
        const auto run = runs.find(id);
        bool needed = message->state == TurnState::Waiting || message->state == TurnState::Failed ||
                      message->state == TurnState::Partial;
        if (run != runs.end()) {
            const ExchangeState state = run->second->exchange().state();
            needed =
                state == ExchangeState::Held || state == ExchangeState::Waiting ||
                (state == ExchangeState::Sending && (had || run->second->exchange().isProbe()));
        }
        if (needed)
            card = makeCard(factsFor(*message));
        if (run != runs.end() && card.kind != CardKind::None && card.phase == CardPhase::Trying) {
            card.runningPhase = run->second->exchange().phase();
            card.phaseSince = run->second->exchange().phaseSince();
            card.phaseLimit = run->second->exchange().phaseLimit();
        }
    }
    if (card.kind == CardKind::None) {
        if (had) {
            cards.erase(known);
            watchCards();
            Q_EMIT flow.cardChanged(id);
        }
        return;
    }
    // The bar goes on where it was: the wait began when this deadline was first seen.
    if (had && known->second.until == card.until) {
        card.since = known->second.since;
        card.untilWall = known->second.untilWall;
    }
    if (had && known->second == card)
        return;
    cards[id] = card;
    watchCards();
    Q_EMIT flow.cardChanged(id);
}

void ChatFlow::State::watchCards()
{
    const BootTime now = rooms.clock.now();
    std::optional<BootTime> next;
    for (const auto &[id, card] : cards) {
        for (const auto &moment : {card.until, card.retryNow.from}) {
            if (moment && *moment > now)
                next = next ? std::min(*next, *moment) : *moment;
        }
    }
    cardTimer.reset();
    if (next)
        cardTimer =
            rooms.timers.after(std::chrono::ceil<Milliseconds>(*next - now) + Milliseconds(1),
                               [this] { refreshCards(); });
}

void ChatFlow::State::refreshCards()
{
    std::vector<MessageId> ids;
    for (const auto &[id, card] : cards)
        ids.push_back(id);
    for (const MessageId &id : ids)
        refreshCard(id);
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
