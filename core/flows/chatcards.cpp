// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// The cards of a conversation's turns: what each is made of, and when it is made again.

#include "chatstate.h"
#include "connectionsflow.h"

#include <scheduler/requestscheduler.h>

#include <algorithm>

namespace breakerbox::flows {

using breaker::AskKind;
using breaker::Category;
using chat::Message;
using chat::TurnState;
using scheduler::ExchangeState;

namespace {

// What the real evidence would look like on such a day.
std::vector<breaker::Evidence> pretendedEvidence(const breaker::Denial &denial, WallTime now)
{
    std::vector<breaker::Evidence> all;
    for (const Seconds ago : {Seconds(95), Seconds(40), Seconds(2)}) {
        breaker::Evidence one;
        one.scope = denial.scope;
        one.time = now - ago;
        one.category = denial.cause;
        one.verdict = breaker::Verdict::Failure;
        one.counted = true;
        one.httpStatus = denial.cause == Category::ServerError ? 503 : 0;
        all.push_back(one);
    }
    return all;
}

// Whether admission's preview answers for a hold of this reason: it knows neither the user's own
// limits nor a drill that is over, nor what has been sent already.
bool canPreview(breaker::HoldReason reason)
{
    using breaker::HoldReason;
    switch (reason) {
    case HoldReason::None:
    case HoldReason::Paced:
    case HoldReason::SpendConversation:
    case HoldReason::SpendMonth:
    case HoldReason::DrillOver:
    case HoldReason::UnsafeReplay:
        return false;
    default:
        return true;
    }
}

} // namespace

bool ChatFlow::State::hasOtherTarget(const Message &message) const
{
    return std::ranges::any_of(rooms.connections->connections(), [&](const ConnectionView &view) {
        if (view.connection.enabled == connections::Enabled::No)
            return false;
        const auto differs = [&](const ModelId &model) {
            return !model.isEmpty() &&
                   (view.connection.id != message.connection || model != message.model);
        };
        return differs(view.connection.defaultModel) ||
               std::ranges::any_of(view.models, [&](const connections::ModelInfo &info) {
                   return info.chat && differs(info.id);
               });
    });
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
    // While the rest of a text is asked for, what came before does not count.
    facts.contentArrived =
        !isEmptyReply(message) && !continuing.contains(message.id) && !stuck.contains(message.id);
    facts.canContinue = facts.contentArrived && flow.notes(message.id).canContinue;
    facts.otherTargets = hasOtherTarget(message);

    breaker::Ask ask;
    ask.path = {message.connection, breaker::Operation::Chat, message.model};
    ask.request = message.request;
    const auto run = runs.find(message.id);
    if (run != runs.end()) {
        const scheduler::ChatExchange &exchange = run->second->exchange();
        facts.denial = exchange.denial();
        if (facts.denial && exchange.state() == ExchangeState::Waiting)
            facts.denial->until = exchange.holdUntil();
        if (facts.denial && exchange.state() == ExchangeState::Held &&
            canPreview(facts.denial->reason)) {
            // The hold may have ended while the user made up their mind: its time ran out, or
            // another request was answered.
            const auto fresh = rooms.scheduler->preview(ask);
            if (fresh && !(fresh->until && *fresh->until <= facts.now)) {
                facts.denial = fresh;
            } else {
                facts.denial->until.reset();
                facts.ready = true;
            }
        }
        facts.tries = exchange.result().tries;
        facts.sent = exchange.attempts() > 0;
        facts.proxy = exchange.result().proxy;
        if (!facts.tries.empty())
            facts.outcome = facts.tries.back().outcome;
        const ExchangeState state = exchange.state();
        facts.phase = state == ExchangeState::Waiting   ? CardPhase::Waiting
                      : state == ExchangeState::Sending ? CardPhase::Trying
                                                        : CardPhase::Asking;
    } else {
        if (facts.connection)
            facts.denial = rooms.scheduler->preview(ask);
        if (const auto result = results.find(message.id); result != results.end()) {
            facts.sent = result->second.attempts > 0;
            facts.tries = result->second.tries;
            facts.proxy = result->second.proxy;
            if (!facts.denial && result->second.denial)
                facts.denial = ownLimitStill(*result->second.denial, message);
            facts.error = result->second.error;
            facts.hasError = result->second.hasError;
            if (facts.sent)
                facts.outcome = result->second.outcome;
        } else if (!message.failure.isEmpty()) {
            // Read back from the store: the word, and what the ledger has of the tries.
            facts.tries = triesOf(trail, message.id, message.request);
            breaker::Outcome outcome;
            outcome.category = breaker::categoryFromName(message.failure);
            if (!facts.tries.empty() && facts.tries.back().outcome.category == outcome.category)
                outcome = facts.tries.back().outcome;
            facts.outcome = outcome;
            facts.sent = true;
        } else if (message.state == TurnState::Partial || message.state == TurnState::Failed) {
            // The program ended while it arrived.
            facts.tries = triesOf(trail, message.id, message.request);
            breaker::Outcome outcome;
            outcome.category = Category::Abandoned;
            outcome.contentArrived = message.state == TurnState::Partial;
            facts.outcome = outcome;
            facts.sent = true;
        }
        facts.heldOver = message.state == TurnState::Waiting && !results.contains(message.id);
        if (facts.heldOver)
            facts.tries = triesOf(trail, message.id, message.request);
        // A drill pretends nothing about what really happened before it.
        if (facts.denial && facts.denial->drill && (facts.outcome || facts.hasError))
            facts.denial.reset();
    }
    if (facts.denial && (facts.denial->reason == breaker::HoldReason::SpendMonth ||
                         facts.denial->reason == breaker::HoldReason::SpendConversation))
        facts.spending = rooms.connections->spending(message.connection, conversation.id);
    ask.kind = AskKind::Manual;
    if (facts.connection)
        facts.manualDenial = rooms.scheduler->preview(ask);
    addPast(facts, message, ask.path);
    const breaker::ScopeKey scope = facts.denial ? facts.denial->scope : ask.path.leaf();
    if (facts.denial && facts.denial->drill) {
        facts.evidence = pretendedEvidence(*facts.denial, facts.wall);
        return facts;
    }
    facts.evidence = rooms.breakers.evidence(scope, facts.now);
    if (facts.evidence.empty())
        facts.evidence = rooms.breakers.evidence(ask.path.transport(), facts.now);
    return facts;
}

// What was seen of the connection since: failures in a row, the last answer.
void ChatFlow::State::addPast(CardFacts &facts, const Message &message,
                              const breaker::ScopePath &path) const
{
    facts.since = message.created;
    if (const auto known = cards.find(message.id); known != cards.end())
        facts.waitRanOut = known->second.until.has_value() || known->second.ready;
    const auto take = [&facts](const std::optional<breaker::ScopeSnapshot> &scope, bool proves) {
        if (!scope)
            return;
        facts.failsNow |= scope->consecutiveFailures > 0;
        if (proves)
            facts.lastSuccess = std::max(facts.lastSuccess, scope->lastSuccess);
    };
    // Where no response came, any response proves the contrary.
    const bool unreached =
        facts.outcome && facts.outcome->httpStatus == 0 && facts.outcome->phase != Phase::Streaming;
    take(rooms.breakers.snapshot(path.leaf(), facts.now), true);
    take(rooms.breakers.snapshot(path.service(), facts.now), false);
    take(rooms.breakers.snapshot(path.transport(), facts.now), unreached);
}

// Admission's preview knows nothing of the user's own limits: what they said when the request ended
// is asked again.
std::optional<breaker::Denial> ChatFlow::State::ownLimitStill(const breaker::Denial &denial,
                                                              const Message &message) const
{
    using breaker::HoldReason;
    if (denial.reason == HoldReason::Paced) {
        const bool holds = denial.until && *denial.until > rooms.clock.now();
        return holds ? std::optional(denial) : std::nullopt;
    }
    if (denial.reason != HoldReason::SpendMonth && denial.reason != HoldReason::SpendConversation)
        return std::nullopt;
    const auto figures = rooms.connections->spending(message.connection, conversation.id);
    return std::ranges::any_of(figures, &scheduler::Spending::isReached) ? std::optional(denial)
                                                                         : std::nullopt;
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
                      message->state == TurnState::Partial || stuck.contains(id);
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
    // The first answer after a failure stays the one that is told.
    if (had && known->second.workedAt && card.workedAt && known->second.failedAt == card.failedAt)
        card.workedAt = known->second.workedAt;
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

void ChatFlow::State::refreshShownCards()
{
    std::vector<MessageId> ids;
    for (const Message &message : tree.branch()) {
        if (message.role == chat::Role::Assistant && message.state != TurnState::Complete)
            ids.push_back(message.id);
    }
    for (const MessageId &id : ids)
        refreshCard(id);
}

void ChatFlow::State::refreshCards()
{
    std::vector<MessageId> ids;
    ids.reserve(cards.size());
    for (const auto &[id, card] : cards)
        ids.push_back(id);
    for (const MessageId &id : ids)
        refreshCard(id);
}

} // namespace breakerbox::flows
