// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "continuation.h"

namespace breakerbox::flows {

using chat::Message;
using chat::TurnState;
using scheduler::ExchangeResult;
using scheduler::ResultKind;

namespace {

std::optional<qint64> addedUp(const std::optional<qint64> &first,
                              const std::optional<qint64> &second)
{
    return first && second ? std::optional(*first + *second) : std::nullopt;
}

} // namespace

bool wasCut(const Message &reply)
{
    if (reply.role != chat::Role::Assistant || reply.text.isEmpty() || !reply.toolCalls.empty())
        return false;
    return reply.state == TurnState::Partial ||
           (reply.state == TurnState::Complete && reply.finish == chat::FinishReason::Length);
}

bool leftNoTrace(const ExchangeResult &result, const Continuation &continuation)
{
    if (continuation.begun)
        return false;
    const bool sent = result.attempts > 0;
    return result.kind == ResultKind::Cancelled || (result.kind == ResultKind::Held && !sent) ||
           (sent && result.outcome.category == breaker::Category::UserStopped);
}

chat::Usage addedUp(const chat::Usage &first, const chat::Usage &second)
{
    return {addedUp(first.inputTokens, second.inputTokens),
            addedUp(first.outputTokens, second.outputTokens),
            addedUp(first.reasoningTokens, second.reasoningTokens),
            addedUp(first.cachedTokens, second.cachedTokens)};
}

Milliseconds addedUp(Milliseconds first, Milliseconds second)
{
    const bool known = first > Milliseconds(0) && second > Milliseconds(0);
    return known ? first + second : Milliseconds(0);
}

Message continuing(Message before)
{
    before.state = TurnState::Streaming;
    before.finish = chat::FinishReason::None;
    before.usage = {};
    before.duration = Milliseconds(0);
    before.failure.clear();
    return before;
}

Message continued(const Continuation &continuation, const QString &text, const QString &reasoning,
                  const chat::ReplyText &more, const ExchangeResult &result, const QString &failure)
{
    Message turn = continuation.before;
    turn.text = text;
    turn.reasoning = reasoning;
    if (!failure.isEmpty() || continuation.begun)
        turn.failure = failure;
    const bool answered = result.kind == ResultKind::Answered;
    turn.state = answered ? TurnState::Complete : TurnState::Partial;
    if (answered)
        turn.failure.clear();
    // A try that brought nothing adds nothing: its time was not the reply's.
    if (!answered && !continuation.begun)
        return turn;
    turn.finish = more.finish;
    turn.toolCalls = more.toolCalls;
    turn.usage = addedUp(continuation.before.usage, more.usage);
    turn.duration = addedUp(continuation.before.duration, result.duration);
    if (turn.answeringModel.isEmpty())
        turn.answeringModel = more.model;
    return turn;
}

} // namespace breakerbox::flows
