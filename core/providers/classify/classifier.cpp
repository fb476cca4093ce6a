// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "classifier.h"

#include <providers/classify/localend.h>
#include <providers/classify/masking.h>
#include <providers/classify/recognise.h>
#include <providers/classify/requestid.h>
#include <providers/classify/waithint.h>

namespace breakerbox::providers::classify {

using namespace Qt::StringLiterals;

namespace {

using breaker::Category;
using breaker::LimitScope;
using breaker::Outcome;
using breaker::Provenance;
using breaker::RateLimit;

bool isGood(int status)
{
    return status >= 200 && status < 300;
}

bool isEventStream(const net::HttpHead &head)
{
    return head.header("Content-Type").toLower().startsWith("text/event-stream");
}

// The reply's own end decides; what the transport said after it does not matter (1.4).
Category ofReply(chat::FinishReason finish)
{
    const bool declined =
        finish == chat::FinishReason::ContentFilter || finish == chat::FinishReason::Refusal;
    return declined ? Category::ContentFiltered : Category::Ok;
}

Phase phaseOf(const AnswerFacts &facts)
{
    if (facts.end.phase != Phase::Unknown || facts.head.status == 0)
        return facts.end.phase;
    return facts.contentArrived || !facts.body.isEmpty() ? Phase::Streaming
                                                         : Phase::WaitingForFirstByte;
}

ErrorFacts errorFacts(const AnswerFacts &facts, const connections::Preset &preset, ReplyEnd end,
                      QByteArrayView error)
{
    ErrorFacts result;
    result.head = facts.head;
    result.openRouter = preset.id == u"openrouter";
    if (end == ReplyEnd::ErrorInside && isGood(facts.head.status)) {
        result.place =
            isEventStream(facts.head) ? ErrorPlace::InsideStream : ErrorPlace::InsideBody;
        result.error = readErrorBody(error);
    } else {
        result.error = readErrorBody(facts.body);
        const bool saysPage = facts.head.header("Content-Type").toLower().startsWith("text/html");
        if (saysPage && result.error.form != BodyForm::Json)
            result.error.form = BodyForm::Html;
    }
    return result;
}

// A 200 without a good end and without an error.
Category ofBrokenReply(const AnswerFacts &facts, ReplyEnd end, const ErrorFacts &error)
{
    if (end == ReplyEnd::TooLarge)
        return Category::ReplyTooLarge;
    const bool page = error.error.form == BodyForm::Html ||
                      (error.error.form == BodyForm::Empty && end == ReplyEnd::NotAReply);
    if (end == ReplyEnd::NotAReply && page)
        return Category::GatewayError;
    return networkCategory(facts.end.end, true);
}

bool isRateLimit(Category category)
{
    return category == Category::RateLimitedRequests || category == Category::RateLimitedTokens ||
           category == Category::RateLimitedModel;
}

// Where a limit holds (providers.md 9.2, end): what the error says, else the service's habit.
LimitScope limitScope(const ErrorFacts &facts, const connections::Preset &preset)
{
    const ErrorBody &error = facts.error;
    if (!error.quotas.isEmpty()) {
        const bool perModel = error.quotas.join(u' ').contains(u"PerModel"_s);
        return perModel ? LimitScope::Model : LimitScope::Connection;
    }
    if (error.code == u"slow_down")
        return LimitScope::Connection;
    if (facts.openRouter && error.form == BodyForm::Json)
        return error.fromUpstream || facts.place == ErrorPlace::InsideStream
                   ? LimitScope::Model
                   : LimitScope::Connection;
    return preset.rateScope == u"connection" ? LimitScope::Connection : LimitScope::Model;
}

// Rate limits always have one; trouble of the service only if it names a time.
std::optional<RateLimit> limitOf(Category category, const ErrorFacts &facts,
                                 const connections::Preset &preset, WallTime now)
{
    const Dimension dimension = dimensionOf(facts.error);
    if (isRateLimit(category)) {
        RateLimit limit;
        limit.scope = limitScope(facts, preset);
        limit.delay = waitHint(facts.head, facts.error, dimension, HintSources::Limit, now);
        limit.provenance = limit.delay ? Provenance::Stated : Provenance::OwnGuess;
        return limit;
    }
    const bool ofService = category == Category::CapacityShared ||
                           category == Category::Overloaded || category == Category::ServerError ||
                           category == Category::GatewayError;
    if (!ofService)
        return std::nullopt;
    const HintSources sources = facts.status() == 429 ? HintSources::Limit : HintSources::Refusal;
    const auto delay = waitHint(facts.head, facts.error, dimension, sources, now);
    if (!delay)
        return std::nullopt;
    const LimitScope scope =
        category == Category::GatewayError ? LimitScope::Connection : LimitScope::Model;
    return RateLimit{scope, delay, Provenance::Declared};
}

QString providerText(const ErrorFacts &facts)
{
    const ErrorBody &error = facts.error;
    QString text = error.message;
    if (text.isEmpty())
        text = error.code.isEmpty() ? error.type : error.code;
    if (!error.extra.isEmpty() && !text.contains(error.extra))
        text = text.isEmpty() ? error.extra : text + u" — "_s + error.extra;
    return presentable(text);
}

void judgeInto(Outcome &outcome, const AnswerFacts &facts)
{
    breaker::JudgeFacts judged;
    judged.category = outcome.category;
    judged.cause = outcome.cause;
    judged.responseBegan = facts.head.status != 0;
    judged.sessionWasUp = facts.end.sessionWasUp;
    judged.standardLimit = facts.standardLimit;
    judged.suspended = facts.suspended;
    judged.deviceOffline = facts.deviceOffline;
    const breaker::Judgement judgement = breaker::judge(judged);
    outcome.transport = judgement.transport;
    outcome.service = judgement.service;
    outcome.level = judgement.level;
    outcome.attention = judgement.attention;
}

Outcome finished(const AnswerFacts &facts, const connections::Preset &preset,
                 chat::FinishReason finish)
{
    Outcome outcome;
    outcome.category = ofReply(finish);
    if (const auto delay = usedUpFor(facts.head, facts.now)) {
        const LimitScope scope =
            preset.rateScope == u"connection" ? LimitScope::Connection : LimitScope::Model;
        outcome.limit = RateLimit{scope, delay, Provenance::Stated};
    }
    return outcome;
}

// The provider answered with an error, or with nothing that could be read.
Outcome refused(const AnswerFacts &facts, const connections::Preset &preset, ReplyEnd end,
                const ErrorFacts &error)
{
    Outcome outcome;
    const bool wasError = end == ReplyEnd::ErrorInside || !isGood(facts.head.status);
    outcome.category = wasError ? recognise(error) : ofBrokenReply(facts, end, error);
    if (outcome.category == Category::UnsupportedParameter)
        outcome.parameter = presentable(parameterOf(error.error));
    if (outcome.category == Category::ContextTooLong)
        outcome.contextLength = contextLengthOf(error.error);
    if (wasError)
        outcome.limit = limitOf(outcome.category, error, preset, facts.now);
    if (wasError || end == ReplyEnd::NotAReply)
        outcome.providerText = providerText(error);
    return outcome;
}

} // namespace

Outcome classify(const AnswerFacts &facts, const connections::Preset &preset, ReplyEnd end,
                 chat::FinishReason finish, QByteArrayView error)
{
    const int status = facts.head.status;
    Outcome outcome;
    ErrorFacts errorSide;
    if (isGood(status) && end == ReplyEnd::Complete) {
        outcome = finished(facts, preset, finish);
        judgeInto(outcome, facts);
    } else if (facts.cause != LifecycleCause::Normal) {
        outcome = breaker::ownOutcome(ownCategory(facts.cause), facts.cause, Phase::Unknown);
    } else if (status == 0) {
        const Category category = networkCategory(facts.end.end, false);
        outcome = breaker::ownOutcome(category, facts.cause, Phase::Unknown);
        if (!wasHeldBack(facts.end.end))
            judgeInto(outcome, facts);
        outcome.transportDetail = presentable(facts.end.detail); // nobody there said it
    } else {
        errorSide = errorFacts(facts, preset, end, error);
        outcome = refused(facts, preset, end, errorSide);
        judgeInto(outcome, facts);
    }
    outcome.phase = phaseOf(facts);
    outcome.httpStatus = status;
    outcome.requestId = requestIdOf(facts.head, errorSide.error);
    outcome.contentArrived = facts.contentArrived;
    return outcome;
}

} // namespace breakerbox::providers::classify
