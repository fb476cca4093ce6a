// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "exchange.h"

#include "dispatcher.h"

namespace breakerbox::scheduler {

using namespace Qt::StringLiterals;
using breaker::Category;

Exchange::Exchange(Request request, Dispatcher &dispatcher, Ticket ticket)
    : ChatExchange(std::move(request)),
      m_dispatcher(&dispatcher),
      m_ticket(ticket),
      m_kind(m_request.kind),
      m_replay(m_request.replay),
      m_patience(m_request.onHold)
{}

Exchange::~Exchange()
{
    if (!m_dispatcher)
        return;
    stop(LifecycleCause::UserStop);
    m_dispatcher->forget(*this);
}

breaker::Ask Exchange::question() const
{
    breaker::Ask ask;
    ask.path = {m_request.connection, m_request.operation,
                asksForModels(m_request) ? ModelId() : m_request.prompt.model};
    ask.request = m_request.id;
    ask.kind = m_kind;
    ask.replay = m_replay;
    return ask;
}

// ---- What the user says ----

void Exchange::wait()
{
    if (!m_dispatcher || m_state != ExchangeState::Held)
        return;
    m_patience.waitChosen();
    if (m_denial)
        park(lookAgainAt(*m_denial, m_dispatcher->now()), m_denial);
    m_dispatcher->lookAgain(*this, Look::Everything);
}

void Exchange::cancelWait()
{
    if (!m_dispatcher || m_state != ExchangeState::Waiting)
        return;
    m_patience.waitCancelled();
    m_notBefore.reset();
    m_dispatcher->leaveQueue(*this);
    m_dispatcher->setDue(*this, std::nullopt);
    m_holdUntil.reset();
    setState(ExchangeState::Held);
}

void Exchange::retryNow(breaker::Replay replay)
{
    if (!m_dispatcher || (m_state != ExchangeState::Held && m_state != ExchangeState::Waiting))
        return;
    m_kind = breaker::AskKind::Manual;
    m_replay = replay;
    m_fresh = true;
    m_patience.retryChosen();
    m_notBefore.reset();
    m_dispatcher->lookAgain(*this, Look::Everything);
}

void Exchange::stop(LifecycleCause cause)
{
    if (!m_dispatcher || m_state == ExchangeState::Finished)
        return;
    m_launch.reset();
    if (m_attempt) {
        const auto report = m_attempt->cut(categoryOf(cause), cause);
        m_dispatcher->retire(std::move(m_attempt));
        take(report);
        if (report.started)
            finish(kindOf(report.outcome, report.seen));
        else
            finish(ResultKind::Cancelled);
        return;
    }
    if (m_denial)
        finishHeld(*m_denial);
    else if (m_result.attempts > 0)
        finish(kindOf(m_result.outcome, {}));
    else
        finish(m_state == ExchangeState::Held ? ResultKind::Held : ResultKind::Cancelled);
}

void Exchange::waitLonger()
{
    if (m_attempt)
        m_attempt->waitLonger();
}

// ---- Admission ----

void Exchange::look(Look what)
{
    if (m_running || m_state == ExchangeState::Finished)
        return;
    if (what == Look::Everything) {
        if (auto error = m_dispatcher->check().objection(m_request)) {
            block(std::move(*error));
            return;
        }
    }
    const bool chosen = m_kind == breaker::AskKind::Manual || m_state != ExchangeState::Held;
    if (chosen && asksByHand())
        m_dispatcher->tryOutage();
    const auto denial = m_dispatcher->check().hold(question(), m_dispatcher->now());
    if (!chosen) {
        // The user has not chosen; only what the card says may be another thing now.
        if (denial && denial != m_denial)
            hold(*denial);
        return;
    }
    if (denial) {
        // Counted once per question: what was refused without a socket (S103).
        if (std::exchange(m_fresh, false))
            m_dispatcher->countRefusal(question());
        refuse(*denial);
        return;
    }
    if (m_notBefore && m_dispatcher->now() < *m_notBefore) {
        park(m_notBefore, std::nullopt);
        return;
    }
    m_dispatcher->enterQueue(*this);
}

void Exchange::queued()
{
    if (m_state == ExchangeState::Queued && !m_denial)
        return;
    m_holdUntil.reset();
    m_dispatcher->setDue(*this, std::nullopt);
    setDenial(std::nullopt);
    setState(ExchangeState::Queued);
}

void Exchange::refuse(const breaker::Denial &denial)
{
    m_dispatcher->leaveQueue(*this);
    m_kind = breaker::AskKind::Automatic;
    m_fresh = false;
    const auto now = m_dispatcher->now();
    switch (m_patience.decide(denial, now)) {
    case HoldStep::Ask:
        hold(denial);
        return;
    case HoldStep::Wait:
        park(lookAgainAt(denial, now), denial);
        return;
    case HoldStep::Finish:
        finishHeld(denial);
        return;
    }
}

void Exchange::hold(const breaker::Denial &denial)
{
    m_holdUntil.reset();
    m_notBefore.reset();
    m_dispatcher->setDue(*this, std::nullopt);
    setDenial(denial);
    setState(ExchangeState::Held);
}

void Exchange::park(std::optional<BootTime> until, std::optional<breaker::Denial> denial)
{
    // Waits that a verdict ends have no time to show; they look again anyway, late.
    const bool timed = !denial || (denial->until && !endsByVerdict(denial->reason));
    const auto shown = timed ? until : std::nullopt;
    if (shown != m_holdUntil && m_state == ExchangeState::Waiting)
        m_outbox.stateChanged(ExchangeState::Waiting);
    m_holdUntil = shown;
    m_dispatcher->setDue(*this, until);
    setDenial(std::move(denial));
    setState(ExchangeState::Waiting);
    m_dispatcher->deliverLater(*this);
}

// ---- The attempt ----

void Exchange::start(breaker::Permit permit)
{
    m_running = true;
    m_permit = std::move(permit);
    m_probe = m_permit->isProbe();
    m_kind = breaker::AskKind::Automatic;
    m_patience.admitted();
    m_notBefore.reset();
    queued();
    const auto &parts = m_dispatcher->parts();
    PlanFacts facts;
    facts.attempt = m_permit->attempt();
    facts.time = parts.clock.wall();
    facts.number = m_result.attempts + 1;
    facts.reason = m_result.attempts == 0 ? m_request.reason : u"retry"_s;
    m_launch = std::make_unique<AttemptLaunch>(parts, m_request, std::move(facts));
    m_launch->start([this](Result<AttemptLaunch::Ready> ready) { launched(std::move(ready)); });
}

void Exchange::launched(Result<AttemptLaunch::Ready> ready)
{
    const auto &parts = m_dispatcher->parts();
    const auto launch = std::move(m_launch); // it calls this
    if (!ready && ready.error().code == ErrorCode::Cancelled) {
        // Edited while the keychain was asked: the question is another one now.
        release();
        m_dispatcher->lookAgain(*this, Look::Everything);
        return;
    }
    if (!ready) {
        if (ready.error().code == ErrorCode::SecretMissing)
            parts.breakers.setAttention(question().path, breaker::Attention::Credential,
                                        Category::CredentialMissing, m_dispatcher->now());
        block(ready.error());
        return;
    }
    m_connection = ready->plan.connection;
    m_result.boundary = ready->plan.entry.boundary;
    m_attempt = std::make_unique<Attempt>(
        AttemptParts{parts.clock, parts.timers, parts.transport, parts.log}, std::move(ready->plan),
        std::move(*m_permit), std::move(ready->key), static_cast<AttemptSink &>(*this));
    m_permit.reset();
    m_attempt->start();
}

void Exchange::attemptStarted()
{
    ++m_result.attempts;
    m_phaseSince = m_dispatcher->now();
    setState(ExchangeState::Sending);
}

void Exchange::phaseReached(Phase phase, std::optional<BootTime> limit)
{
    m_phase = phase;
    m_phaseSince = m_dispatcher->now();
    m_phaseLimit = limit;
    m_outbox.phaseChanged(phase);
    m_dispatcher->deliverLater(*this);
    if (phase == Phase::Streaming)
        setState(ExchangeState::Streaming);
}

void Exchange::limitMoved(std::optional<BootTime> limit)
{
    m_phaseLimit = limit;
}

void Exchange::responseBegan()
{
    m_dispatcher->responseFrom(m_request.connection);
}

void Exchange::contentBegan()
{
    // A probe's verdict: others may go now (breaker.md 1.10).
    m_dispatcher->verdictOn(m_request.connection);
}

void Exchange::eventsCame(std::vector<chat::StreamEvent> events)
{
    m_outbox.eventsArrived(std::move(events));
    m_dispatcher->deliverLater(*this);
}

bool Exchange::isLocalTrouble(const net::HttpEnd &end, int httpStatus)
{
    return m_dispatcher->isLocalTrouble(*m_connection, end, httpStatus);
}

void Exchange::attemptEnded(AttemptReport report)
{
    m_dispatcher->retire(std::move(m_attempt));
    take(report);
    m_result.models = std::move(report.models);
    RetryFacts facts;
    facts.contentArrived = report.seen.content;
    facts.answered = report.answered;
    facts.bytesLeft = report.bytesLeft;
    facts.deviceOffline = report.deviceOffline;
    facts.shouldRetry = report.shouldRetry;
    facts.automaticUsed = m_automaticUsed;
    facts.parameterTried = m_parameterTried;
    facts.outputTried = m_outputTried;
    const auto step = report.error ? RetryStep::None : decideRetry(report.outcome, facts);
    if (step == RetryStep::None)
        endAfter(report);
    else
        retry(step, report);
}

void Exchange::take(const AttemptReport &report)
{
    release();
    m_phase = Phase::Unknown;
    m_phaseLimit.reset();
    m_result.outcome = report.outcome;
    m_result.address = report.address;
    m_result.timeToFirstToken = report.timeToFirstToken;
    if (report.started)
        m_result.duration = report.outcome.latency;
}

void Exchange::endAfter(const AttemptReport &report)
{
    if (!report.error) {
        finish(kindOf(report.outcome, report.seen));
        return;
    }
    m_result.error = *report.error;
    m_result.hasError = true;
    finish(report.error->code == ErrorCode::NotAllowed ? ResultKind::Blocked : ResultKind::Failed);
}

// ---- Again ----

void Exchange::retry(RetryStep step, const AttemptReport &report)
{
    switch (step) {
    case RetryStep::Backoff:
        again(backoff(m_automaticUsed++, m_dispatcher->parts().random));
        return;
    case RetryStep::AfterLimit:
        afterLimit();
        return;
    case RetryStep::AfterOutage:
        if (m_dispatcher->check().hold(question(), m_dispatcher->now()))
            again(std::nullopt);
        else // it was a wake, or the network is back already: the user sends again
            endAfter(report);
        return;
    case RetryStep::Loading:
        if (m_request.onHold == OnHold::Never)
            finish(ResultKind::Held);
        else
            again(loadingPause(m_loadingChecks++));
        return;
    case RetryStep::WithoutParameter:
        m_parameterTried = true;
        if (relearn(m_request, *m_connection, report.outcome, m_dispatcher->parts().adapters,
                    m_dispatcher->parts().directory))
            again(std::nullopt);
        else // the parameter is not one that could be left out
            endAfter(report);
        return;
    case RetryStep::Again:
        m_outputTried = true;
        again(std::nullopt);
        return;
    case RetryStep::None:
        return;
    }
}

void Exchange::afterLimit()
{
    // Admission knows for how long; only if no gate runs is it for this request to end.
    if (!m_dispatcher->check().hold(question(), m_dispatcher->now())) {
        if (m_patience.useLimitWait())
            again(loadingPause(0));
        else
            finish(ResultKind::Held);
        return;
    }
    again(std::nullopt);
}

void Exchange::again(std::optional<Milliseconds> pause)
{
    m_history.push_back(m_result.outcome);
    m_outbox.restarted();
    m_fresh = true;
    m_notBefore.reset();
    const auto now = m_dispatcher->now();
    if (pause) {
        m_notBefore = now + *pause;
        park(m_notBefore, std::nullopt);
    } else {
        setState(ExchangeState::Queued);
    }
    m_dispatcher->lookAgain(*this, Look::Everything);
}

void Exchange::suspended()
{
    if (m_attempt) {
        stop(LifecycleCause::SystemSuspend);
    } else if (m_running) {
        m_launch.reset();
        release();
        m_dispatcher->lookAgain(*this, Look::Everything);
    }
}

void Exchange::orphan()
{
    m_dispatcher = nullptr;
    m_launch.reset();
    m_attempt.reset();
    m_permit.reset();
    m_running = false;
}

// ---- The end ----

void Exchange::block(Error error)
{
    m_result.error = std::move(error);
    m_result.hasError = true;
    finish(ResultKind::Blocked);
}

void Exchange::finishHeld(const breaker::Denial &denial)
{
    m_result.denial = denial;
    // A request that was tried and may only not be tried again has failed, unless a limit was the
    // answer.
    const bool tried = m_result.attempts > 0;
    finish(tried ? kindOf(m_result.outcome, {}) : kindOfDenial(denial));
}

void Exchange::finish(ResultKind kind)
{
    release();
    m_notBefore.reset();
    m_holdUntil.reset();
    m_denial.reset();
    m_result.kind = kind;
    setState(ExchangeState::Finished);
    m_outbox.finished();
    m_dispatcher->leave(*this);
    m_dispatcher->deliverLater(*this);
}

void Exchange::setState(ExchangeState state)
{
    if (m_state == state)
        return;
    m_state = state;
    m_outbox.stateChanged(state);
    m_dispatcher->deliverLater(*this);
}

void Exchange::setDenial(std::optional<breaker::Denial> denial)
{
    if (m_denial == denial)
        return;
    m_denial = std::move(denial);
    m_outbox.stateChanged(m_state);
    m_dispatcher->deliverLater(*this);
}

void Exchange::release()
{
    if (!m_running)
        return;
    m_running = false;
    m_permit.reset();
    m_dispatcher->released(*this);
}

} // namespace breakerbox::scheduler
