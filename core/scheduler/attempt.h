// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/timers.h>
#include <breaker/permit.h>
#include <providers/classify/budget.h>
#include <scheduler/attemptlog.h>
#include <scheduler/attemptplan.h>
#include <scheduler/resultkind.h>
#include <scheduler/retrypolicy.h>

#include <functional>
#include <vector>

namespace breakerbox::scheduler {

// How an attempt ended, for the request it was made for.
struct AttemptReport
{
    breaker::Outcome outcome;
    std::optional<Error> error; // something on this side failed
    bool started = false;       // the transport was called
    RetryFacts retry;
    ReplySeen seen;
    Milliseconds timeToFirstToken{0};
    QString address;
    QString proxy;                                    // "host:port" if one was used
    chat::Usage usage;                                // as far as the service reported it
    std::vector<providers::classify::Budget> budgets; // what it says is left
    std::vector<connections::ModelInfo> models;
    std::vector<providers::ModelQuery> furtherQueries; // what the list leaves to be asked
};

// Receives an attempt. Called from the event loop, or from inside Attempt::start.
class AttemptSink
{
public:
    virtual ~AttemptSink() = default;
    virtual void attemptStarted() = 0;
    // limit: when the phase ends if nothing happens; absent = never.
    virtual void phaseReached(Phase phase, std::optional<BootTime> limit) = 0;
    virtual void limitMoved(std::optional<BootTime> limit) = 0;
    virtual void responseBegan() = 0;
    virtual void contentBegan() = 0;
    virtual void eventsCame(std::vector<chat::StreamEvent> events) = 0;
    // Whether such an end is this computer's fault (offline, just woken, a local outage).
    virtual bool isLocalTrouble(const net::HttpEnd &end, int httpStatus) = 0;
    // Once and last. The attempt must be kept until the next turn of the event loop.
    virtual void attemptEnded(AttemptReport report) = 0;
};

struct AttemptParts
{
    const Clock &clock;
    Timers &timers;
    net::HttpTransport &transport;
    AttemptLog &log;
};

// One exchange on the wire: the row in the ledger before its first byte, the transport, the
// parser, the outcome. Owns the permit and settles it once. Only here send permits are made.
class Attempt final : private net::HttpObserver
{
public:
    Attempt(const AttemptParts &parts, AttemptPlan plan, breaker::Permit permit,
            std::optional<secrets::Secret> key, AttemptSink &sink);
    // An attempt that is under way is aborted; its permit counts nothing.
    ~Attempt() override;

    void start();
    // Ends it at once for a cause on this side; the sink hears nothing more. The socket is closed.
    [[nodiscard]] AttemptReport cut(breaker::Category category, LifecycleCause cause);
    // The limit of the present phase starts again.
    void waitLonger();
    [[nodiscard]] bool isStarted() const noexcept { return m_exchange != nullptr; }

    // After its end: called once the ledger row is closed and nothing is awaited any more.
    void whenOver(std::function<void()> over);
    [[nodiscard]] bool isOver() const noexcept { return m_stage == Stage::Over; }

private:
    enum class Stage { New = 0, Logging, Running, Closing, Over };

    void phaseChanged(Phase phase) override;
    void headArrived(const net::HttpHead &head) override;
    void bodyArrived(QByteArrayView bytes) override;
    void finished(const net::HttpEnd &end) override;

    void logged(const Result<void> &result);
    void send();
    void parse(QByteArrayView bytes);
    void collect(QByteArrayView bytes);
    void take(std::vector<chat::StreamEvent> events);
    void note(const chat::Usage &usage);
    void watchHeartbeats();
    void endBy(const net::HttpEnd &end);
    [[nodiscard]] breaker::Outcome judge(const net::HttpEnd &end, AttemptReport &report);
    // False if the body is no list, or not what was asked about one model.
    bool readModels(AttemptReport &report) const;
    void complete(AttemptReport report, const net::HttpEnd &end);
    void closeRow(const breaker::Outcome &outcome, const net::HttpEnd &end);
    void fill(breaker::Outcome &outcome) const;
    [[nodiscard]] std::optional<BootTime> limit() const;

    AttemptParts m_parts;
    AttemptPlan m_plan;
    std::optional<breaker::Permit> m_permit;
    std::optional<secrets::Secret> m_key;
    AttemptSink *m_sink;
    Stage m_stage = Stage::New;
    std::shared_ptr<bool> m_alive; // for the ledger's late answer
    bool m_rowOpen = false;
    net::PhaseLimits m_limits;
    std::unique_ptr<providers::ReplyParser> m_parser;
    net::HttpHead m_head;
    QByteArray m_body;
    Phase m_phase = Phase::Unknown;
    BootTime m_startedAt{};
    BootTime m_phaseSince{};
    BootTime m_lastContent{};
    Milliseconds m_firstByteAfter{0};
    Milliseconds m_firstTokenAfter{0};
    bool m_bodyBegan = false;
    bool m_done = false; // the protocol's end was seen: the rest does not matter
    bool m_heartbeatsOnly = false;
    ReplySeen m_seen;
    chat::Usage m_usage;
    breaker::Outcome m_outcome; // Closing: for the row
    Timer m_heartbeatTimer;
    Timer m_doneTimer;
    std::function<void()> m_over;
    std::unique_ptr<net::HttpExchange> m_exchange; // last: dies first
};

} // namespace breakerbox::scheduler
