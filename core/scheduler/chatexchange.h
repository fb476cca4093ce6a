// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <base/phase.h>
#include <breaker/admission.h>
#include <chat/streamevent.h>
#include <connections/modelinfo.h>
#include <scheduler/request.h>

#include <QObject>

#include <vector>

namespace breakerbox::scheduler {

enum class ExchangeState {
    Queued = 0, // waits for a slot or for the ledger
    Held,       // denied: waits for the user's choice, nothing leaves
    Waiting,    // will be sent by itself at holdUntil(), or when an event ends the hold
    Sending,    // an attempt is under way, no byte of the reply yet
    Streaming,
    Finished, // once; result() is final
};

enum class ResultKind {
    None = 0,
    Answered,
    Interrupted, // some text, kept
    Declined,    // no text for a stated reason of the provider's
    Failed,      // tried, no text
    Held,        // not sent: must wait for a time (OnHold::Never, or cancelled while held)
    Blocked,     // not sent or refused by the account: the user must act
    Cancelled,   // by the user before anything was sent
};

// One attempt of a request, as it ended.
struct EndedTry
{
    WallTime ended{};
    breaker::Outcome outcome;
};

struct ExchangeResult
{
    ResultKind kind = ResultKind::None;
    breaker::Outcome outcome;              // of the last attempt, if one was made
    std::optional<breaker::Denial> denial; // if it was not sent
    Error error;                           // if something on this side failed (keychain, store…)
    bool hasError = false;
    int attempts = 0;
    std::vector<EndedTry> tries; // those that have ended, oldest first
    Milliseconds timeToFirstToken{0};
    Milliseconds duration{0};
    QString address;
    QString proxy; // "host:port" if one was used
    QString boundary;
    std::vector<connections::ModelInfo> models;        // Purpose::ModelList
    std::vector<providers::ModelQuery> furtherQueries; // what that list leaves to be asked
};

// A request from submit to its end. Finishes once. Owned by whoever submitted it; destroying it
// stops the attempt and takes the request out of the queue. Scheduler's thread.
class ChatExchange : public QObject
{
    Q_OBJECT
public:
    explicit ChatExchange(Request request)
        : m_request(std::move(request))
    {}
    ~ChatExchange() override;

    [[nodiscard]] const Request &request() const noexcept { return m_request; }
    [[nodiscard]] ExchangeState state() const noexcept { return m_state; }
    [[nodiscard]] const std::optional<breaker::Denial> &denial() const noexcept { return m_denial; }
    // Waiting only: when it will be sent. nullopt: as soon as another request's verdict is there.
    [[nodiscard]] std::optional<BootTime> holdUntil() const noexcept { return m_holdUntil; }
    [[nodiscard]] const ExchangeResult &result() const noexcept { return m_result; }
    [[nodiscard]] Phase phase() const noexcept { return m_phase; }
    // Since when the present phase runs, and when its limit ends it (nullopt: no limit).
    [[nodiscard]] BootTime phaseSince() const noexcept { return m_phaseSince; }
    [[nodiscard]] std::optional<BootTime> phaseLimit() const noexcept { return m_phaseLimit; }
    [[nodiscard]] bool isProbe() const noexcept { return m_probe; }
    [[nodiscard]] int attempts() const noexcept { return m_result.attempts; }
    // Outcomes of earlier attempts of this request, oldest first.
    [[nodiscard]] const std::vector<breaker::Outcome> &history() const noexcept
    {
        return m_history;
    }

    // Held: send by itself when the time comes.
    virtual void wait() = 0;
    // Waiting: back to Held. A hold that is waited out by itself is then not waited out any more.
    virtual void cancelWait() = 0;
    // Held or Waiting: ask now, as the probe. Denied, it is Held (or waits on) with the new reason.
    virtual void retryNow(breaker::Replay replay = breaker::Replay::Safe) = 0;
    // Any state before Finished. Text that came is kept; the socket is closed at once.
    virtual void stop(LifecycleCause cause = LifecycleCause::UserStop) = 0;
    // While a limit runs: it starts again with the same length.
    virtual void waitLonger() = 0;

Q_SIGNALS:
    // The state, or the denial of a Held or Waiting one, is another. Changes within one turn of the
    // event loop are told once.
    void stateChanged(breakerbox::scheduler::ExchangeState state);
    void phaseChanged(breakerbox::Phase phase);
    // Typed events of the reply in order, as they came in one turn of the event loop.
    void eventsArrived(const std::vector<breakerbox::chat::StreamEvent> &events);
    // The attempt failed before any content and another one is coming: forget what was shown.
    void restarted();
    void finished();

protected:
    Request m_request;
    ExchangeState m_state = ExchangeState::Queued;
    std::optional<breaker::Denial> m_denial;
    std::optional<BootTime> m_holdUntil;
    ExchangeResult m_result;
    Phase m_phase = Phase::Unknown;
    BootTime m_phaseSince{};
    std::optional<BootTime> m_phaseLimit;
    bool m_probe = false;
    std::vector<breaker::Outcome> m_history;
};

} // namespace breakerbox::scheduler
