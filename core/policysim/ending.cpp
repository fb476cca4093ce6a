// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "ending.h"

#include <algorithm>

namespace breakerbox::policysim {

using breaker::Category;
using breaker::Outcome;
using net::TransportEnd;
using providers::ReplyEnd;

namespace {

// What a word means below HTTP.
struct WireEnd
{
    TransportEnd end = TransportEnd::Complete;
    Phase phase = Phase::Streaming;
    bool sessionWasUp = true;
    int status = 0; // 0 = no response began
    bool content = false;
    ReplyEnd reply = ReplyEnd::Unknown;
};

WireEnd wireEndOf(Word word)
{
    switch (word) {
    case Word::Refused:
        return {TransportEnd::ConnectionRefused, Phase::Connect, false};
    case Word::Dns:
        return {TransportEnd::NameNotFound, Phase::NameLookup, false};
    case Word::Tls:
        return {TransportEnd::TlsFailed, Phase::Tls, false};
    case Word::ConnectTimeout:
        return {TransportEnd::ConnectTimedOut, Phase::Connect, false};
    case Word::Reset:
        return {TransportEnd::ResetBeforeResponse, Phase::WaitingForFirstByte};
    case Word::FirstByteTimeout:
        return {TransportEnd::FirstByteTimedOut, Phase::WaitingForFirstByte};
    case Word::Stalled:
        return {TransportEnd::Stalled, Phase::Streaming, true, 200, true, ReplyEnd::Broken};
    case Word::StreamBroken:
        return {TransportEnd::BrokenBody, Phase::Streaming, true, 200, true, ReplyEnd::Broken};
    case Word::EmptyStream:
        return {TransportEnd::Complete, Phase::Streaming, true, 200, false, ReplyEnd::Broken};
    default:
        return {TransportEnd::Complete, Phase::Streaming, true, 200, true, ReplyEnd::Complete};
    }
}

std::optional<Outcome> ownEnd(Word word)
{
    switch (word) {
    case Word::OverallDeadline:
        return breaker::ownOutcome(Category::OwnDeadline, LifecycleCause::OwnDeadline,
                                   Phase::Streaming);
    case Word::CallerDeadline:
        return breaker::ownOutcome(Category::OwnDeadline, LifecycleCause::OwnDeadline,
                                   Phase::WaitingForFirstByte);
    case Word::UserStop:
        return breaker::ownOutcome(Category::UserStopped, LifecycleCause::UserStop,
                                   Phase::Streaming);
    case Word::StoreFailure:
        return breaker::ownOutcome(Category::StorageFailed, LifecycleCause::StorageFailure,
                                   Phase::Streaming);
    case Word::ToolDenied:
        return breaker::ownOutcome(Category::ToolDenied, LifecycleCause::ToolDenied,
                                   Phase::Streaming);
    default:
        return {};
    }
}

providers::AnswerFacts answerFacts(const EndingFacts &facts)
{
    providers::AnswerFacts answer;
    answer.end.end = TransportEnd::Complete;
    answer.end.phase = Phase::Streaming;
    answer.end.sessionWasUp = true;
    answer.deviceOffline = facts.deviceOffline;
    answer.now = facts.now;
    return answer;
}

Outcome responseOutcome(const Ending &ending, const EndingFacts &facts)
{
    providers::AnswerFacts answer = answerFacts(facts);
    answer.head = ending.head;
    ReplyEnd end = ReplyEnd::Unknown;
    chat::FinishReason finish = chat::FinishReason::None;
    QByteArray error;
    if (answer.head.isAnswer()) {
        const auto parser = facts.adapter.replyParser();
        std::vector<chat::StreamEvent> events;
        parser->feed(ending.body, events);
        end = parser->end(events);
        error = parser->errorBody();
        chat::ReplyText reply;
        for (const chat::StreamEvent &event : events)
            reply.apply(event);
        finish = reply.finish;
        answer.contentArrived =
            ending.contentAt.has_value() || std::ranges::any_of(events, chat::isContent);
    }
    if (!answer.head.isAnswer() || end == ReplyEnd::NotAReply)
        answer.body = ending.body;
    return facts.adapter.classify(answer, facts.preset, end, finish, error);
}

Outcome wordOutcome(Word word, const EndingFacts &facts)
{
    const WireEnd wire = wireEndOf(word);
    providers::AnswerFacts answer = answerFacts(facts);
    answer.end.end = wire.end;
    answer.end.phase = wire.phase;
    answer.end.sessionWasUp = wire.sessionWasUp;
    answer.head.status = wire.status;
    answer.contentArrived = wire.content;
    const auto finish =
        wire.reply == ReplyEnd::Complete ? chat::FinishReason::Stop : chat::FinishReason::None;
    return facts.adapter.classify(answer, facts.preset, wire.reply, finish, {});
}

} // namespace

Outcome outcomeOf(const Ending &ending, const EndingFacts &facts)
{
    if (const auto own = ownEnd(ending.word))
        return *own;
    Outcome outcome = ending.word == Word::Response ? responseOutcome(ending, facts)
                                                    : wordOutcome(ending.word, facts);
    if (facts.operation == breaker::Operation::Models)
        outcome = providers::ofModelList(std::move(outcome), ending.head);
    outcome.latency = std::chrono::duration_cast<Milliseconds>(ending.after);
    return outcome;
}

} // namespace breakerbox::policysim
