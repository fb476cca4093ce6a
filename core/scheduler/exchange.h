// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <scheduler/attempt.h>
#include <scheduler/attemptlaunch.h>
#include <scheduler/fairqueue.h>
#include <scheduler/holdpolicy.h>
#include <scheduler/retrypolicy.h>
#include <scheduler/tellingexchange.h>

namespace breakerbox::scheduler {

class Dispatcher;
enum class Worse;

// How much is asked again.
enum class Look { Breakers = 0, Everything };

// One request from submit to its end: what its next step is. The dispatcher says when; policies
// say what; an Attempt does the wire. Created by the dispatcher, owned by whoever submitted it.
class Exchange final : public TellingExchange, private AttemptSink
{
public:
    Exchange(Request request, Dispatcher &dispatcher, Ticket ticket);
    ~Exchange() override;

    void wait() override;
    void cancelWait() override;
    void retryNow(breaker::Replay replay) override;
    void stop(LifecycleCause cause) override;
    void waitLonger() override;

    // For the dispatcher.
    [[nodiscard]] Ticket ticket() const noexcept { return m_ticket; }
    [[nodiscard]] breaker::Ask question() const;
    // What stands in its way on its path, its own limits apart. Takes and counts nothing.
    [[nodiscard]] std::optional<breaker::Denial> heldBy() const;
    [[nodiscard]] bool asksByHand() const noexcept { return m_kind == breaker::AskKind::Manual; }
    [[nodiscard]] bool isRunning() const noexcept { return m_running; }
    // Asks whether it may go. Afterwards it is in the queue, or Held, Waiting or Finished.
    void look(Look what);
    // It stays in the queue, for no slot is free.
    void queued();
    // Admission said no after all.
    void refuse(const breaker::Denial &denial);
    void start(breaker::Permit permit);
    // Nothing is sent: it ends, and the user has to act.
    void block(Error error);
    // The machine slept.
    void suspended();
    // The dispatcher is gone: nothing happens any more.
    void orphan();

private:
    void told() override;
    void attemptStarted() override;
    void phaseReached(Phase phase, std::optional<BootTime> limit) override;
    void limitMoved(std::optional<BootTime> limit) override;
    void responseBegan() override;
    void contentBegan() override;
    void eventsCame(std::vector<chat::StreamEvent> events) override;
    bool isLocalTrouble(const net::HttpEnd &end, int httpStatus) override;
    void attemptEnded(AttemptReport report) override;

    void launched(Result<AttemptLaunch::Ready> ready);
    void take(const AttemptReport &report);
    void retry(RetryStep step, const AttemptReport &report);
    [[nodiscard]] bool outlivesDrill() const;
    void practise();
    [[nodiscard]] std::optional<breaker::Denial> ownLimit() const;
    void again(std::optional<Milliseconds> pause);
    void endAfter(const AttemptReport &report);

    void hold(const breaker::Denial &denial);
    void park(std::optional<BootTime> until, std::optional<breaker::Denial> denial);
    void finishHeld(const breaker::Denial &denial);
    void finish(ResultKind kind);
    void release(Worse worse);

    Dispatcher *m_dispatcher;
    Ticket m_ticket;

    // The next question.
    breaker::PathHandle m_path;
    breaker::AskKind m_kind;
    breaker::Replay m_replay;
    bool m_fresh = true;    // this question has not been counted yet
    bool m_drilled = false; // a drill held it: what comes after asks first
    HoldPolicy m_patience;
    std::optional<BootTime> m_notBefore; // own pause: backoff, loading

    // The attempt.
    bool m_running = false; // has a permit
    std::optional<breaker::Permit> m_permit;
    std::unique_ptr<AttemptLaunch> m_launch;
    std::optional<connections::Connection> m_connection; // as the attempt uses it
    std::unique_ptr<Attempt> m_attempt;

    RetryPolicy m_retries;
};

} // namespace breakerbox::scheduler
