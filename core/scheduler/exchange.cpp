// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "exchange.h"

#include "dispatcher.h"

namespace breakerbox::scheduler {

using namespace Qt::StringLiterals;
using breaker::Category;

Exchange::Exchange(Request request, Dispatcher &dispatcher, Ticket ticket)
    : TellingExchange(std::move(request)),
      m_dispatcher(&dispatcher),
      m_ticket(ticket),
      m_path({m_request.connection, m_request.operation,
              asksForModels(m_request) ? ModelId() : m_request.prompt.model}),
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
    ask.path = m_path.path();
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
    else // it was cancelled in a pause of its own
        setState(ExchangeState::Waiting);
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
    setState(ExchangeState::Held);
    setHoldUntil(std::nullopt);
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
    if (outlivesDrill()) {
        m_dispatcher->leaveQueue(*this);
        m_patience.waitCancelled();
        breaker::Denial over;
        over.reason = breaker::HoldReason::DrillOver;
        over.scope = question().path.leaf();
        hold(over);
        return;
    }
    if (chosen)
        practise();
    if (chosen && asksByHand() && !m_drilled)
        m_dispatcher->tryOutage();
    const auto denial = heldBy();
    m_drilled = denial && denial->drill;
    const auto own = denial ? std::nullopt : ownLimit();
    if (!chosen) {
        // The user has not chosen; only what the card says may be another thing now.
        const auto &objection = denial ? denial : own;
        if (objection && objection != m_denial)
            hold(*objection);
        return;
    }
    if (own) {
        refuse(*own); // no breaker was asked, so none counts it
        return;
    }
    if (denial) {
        // Counted once per question: what was refused without a socket (S103).
        if (std::exchange(m_fresh, false) && !denial->drill)
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

// Held in a drill that has ended, and not asked for by hand since.
bool Exchange::outlivesDrill() const
{
    return m_drilled && !asksByHand() && !m_dispatcher->drills().isOn(m_request.connection);
}

// In a drill a try fails without being made.
void Exchange::practise()
{
    m_drilled = m_dispatcher->drills().isOn(m_request.connection);
    if (m_drilled &&
        m_dispatcher->drills().tryInVain(m_request.connection, m_kind, m_dispatcher->now()))
        m_dispatcher->noteWait(m_request.connection);
}

void Exchange::queued()
{
    if (m_state == ExchangeState::Queued && !m_denial)
        return;
    setHoldUntil(std::nullopt);
    m_dispatcher->setDue(*this, std::nullopt);
    setDenial(std::nullopt);
    setState(ExchangeState::Queued);
}

void Exchange::refuse(const breaker::Denial &denial)
{
    m_dispatcher->leaveQueue(*this);
    m_kind = breaker::AskKind::Automatic;
    m_fresh = false;
    m_drilled = denial.drill;
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
    setHoldUntil(std::nullopt);
    m_notBefore.reset();
    m_dispatcher->setDue(*this, std::nullopt);
    setDenial(denial);
    setState(ExchangeState::Held);
}

void Exchange::park(std::optional<BootTime> until, std::optional<breaker::Denial> denial)
{
    // Waits that a verdict ends have no time to show; they look again anyway, late.
    const bool timed = !denial || (denial->until && !endsByVerdict(denial->reason));
    m_dispatcher->setDue(*this, until);
    setHoldUntil(timed ? until : std::nullopt);
    setDenial(std::move(denial));
    setState(ExchangeState::Waiting);
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
        release(Worse::Yes);
        m_dispatcher->lookAgain(*this, Look::Everything);
        return;
    }
    if (!ready) {
        if (ready.error().code == ErrorCode::SecretMissing) {
            m_result.outcome = breaker::ownOutcome(Category::CredentialMissing,
                                                   LifecycleCause::Normal, Phase::Unknown);
            parts.breakers.setAttention(question().path, breaker::Attention::Credential,
                                        Category::CredentialMissing, m_dispatcher->now());
        }
        block(ready.error());
        return;
    }
    // A drill began meanwhile: nothing of it leaves.
    if (m_dispatcher->drills().isOn(m_request.connection)) {
        release(Worse::No);
        m_dispatcher->lookAgain(*this, Look::Everything);
        return;
    }
    // The keychain may have taken its time: what is sent now is what is allowed now.
    if (auto error = m_dispatcher->check().objection(m_request)) {
        block(std::move(*error));
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
    setPhase(phase, m_dispatcher->now(), limit);
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
    m_dispatcher->verdictOn(m_request.connection, Worse::No);
}

void Exchange::eventsCame(std::vector<chat::StreamEvent> events)
{
    tellEvents(std::move(events));
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
    m_result.furtherQueries = std::move(report.furtherQueries);
    rememberModel(m_request, report.outcome, m_dispatcher->parts().directory);
    // A test tells how it is now: what it met is never tried again behind its back.
    const bool once = report.error || m_request.purpose == net::Purpose::ConnectionTest;
    const auto step = once ? RetryStep::None : m_retries.next(report.outcome, report.retry);
    if (step == RetryStep::None)
        endAfter(report);
    else
        retry(step, report);
}

void Exchange::take(const AttemptReport &report)
{
    release(report.outcome.category == Category::Ok ? Worse::No : Worse::Yes);
    clearPhase();
    m_result.outcome = report.outcome;
    if (report.started)
        m_result.tries.push_back({m_dispatcher->parts().clock.wall(), report.outcome});
    m_result.address = report.address;
    m_result.proxy = report.proxy;
    m_result.timeToFirstToken = report.timeToFirstToken;
    m_dispatcher->used(*this, report.usage);
    m_dispatcher->budgets().note({m_request.connection, m_path.path().model,
                                  m_dispatcher->parts().clock.wall(), report.budgets});
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
    const auto &parts = m_dispatcher->parts();
    auto pause = m_retries.pause(step, parts.random);
    bool useful = true;
    if (step == RetryStep::Loading) {
        useful = m_request.onHold != OnHold::Never;
    } else if (step == RetryStep::WithoutParameter) {
        useful = relearn(m_request, *m_connection, report.outcome, parts.adapters, parts.directory);
    } else if (step == RetryStep::AfterOutage) {
        // Unless it is held now, it was a wake, or the network is back: the user sends again.
        useful = heldBy().has_value();
    } else if (step == RetryStep::AfterLimit && !heldBy()) {
        // Admission knows for how long; if no gate runs, one short pause is all.
        useful = m_patience.useLimitWait();
        pause = loadingPause(0);
    }
    if (useful)
        again(pause);
    else
        endAfter(report);
}

std::optional<breaker::Denial> Exchange::heldBy() const
{
    return m_dispatcher->check().hold(m_path, m_kind, m_replay, m_dispatcher->now());
}

std::optional<breaker::Denial> Exchange::ownLimit() const
{
    return m_dispatcher->ownLimit(m_request, m_kind);
}

void Exchange::again(std::optional<Milliseconds> pause)
{
    m_history.push_back(m_result.outcome);
    tellRestarted();
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
        release(Worse::Yes);
        m_dispatcher->lookAgain(*this, Look::Everything);
    }
}

void Exchange::orphan()
{
    m_launch.reset();
    if (m_attempt)
        (void)m_attempt->cut(Category::UserStopped, LifecycleCause::AppExit);
    m_dispatcher = nullptr;
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
    release(Worse::Yes);
    m_notBefore.reset();
    setHoldUntil(std::nullopt);
    m_denial.reset();
    m_result.kind = kind;
    setState(ExchangeState::Finished);
    m_dispatcher->leave(*this);
    tellFinished();
}

void Exchange::told()
{
    m_dispatcher->deliverLater(*this);
}

void Exchange::release(Worse worse)
{
    if (!m_running)
        return;
    m_running = false;
    m_permit.reset();
    m_dispatcher->released(*this, worse);
}

} // namespace breakerbox::scheduler
