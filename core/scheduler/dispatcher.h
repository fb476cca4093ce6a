// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <scheduler/admissioncheck.h>
#include <scheduler/attempt.h>
#include <scheduler/budgetbook.h>
#include <scheduler/exchange.h>
#include <scheduler/fairqueue.h>
#include <scheduler/outagewatch.h>
#include <scheduler/ownlimits.h>
#include <scheduler/requestscheduler.h>

#include <functional>
#include <map>
#include <set>
#include <unordered_map>

namespace breakerbox::scheduler {

// Whether an end may have set a hold: anything but a good answer.
enum class Worse { No = 0, Yes };

// When each request is looked at, and which one goes next. All its work is done in one turn of the
// event loop that is asked for by whatever changed: look at those whose turn it is, fill free
// slots, set the one timer for the earliest waiting request, then send signals. Nothing polls.
class Dispatcher final
{
public:
    using Tell = std::function<void(const breaker::Happenings &)>;
    using TellSpending = std::function<void(const ConnectionId &, const Spending &)>;
    using TellWaits = std::function<void(const ConnectionId &)>;

    Dispatcher(const SchedulerParts &parts, Tell tell, TellSpending tellSpending,
               TellWaits tellWaits);
    ~Dispatcher();
    Dispatcher(const Dispatcher &) = delete;
    Dispatcher &operator=(const Dispatcher &) = delete;

    [[nodiscard]] std::unique_ptr<Exchange> add(Request request);
    void suspend();
    void wake();
    void network(breaker::DeviceState state);
    void lookAtAll();
    [[nodiscard]] int queued() const;
    [[nodiscard]] int inFlight() const;
    [[nodiscard]] std::optional<BootTime> nextWait(const ConnectionId &id) const;

    // For exchanges.
    [[nodiscard]] const SchedulerParts &parts() const noexcept { return m_parts; }
    [[nodiscard]] const AdmissionCheck &check() const noexcept { return m_check; }
    [[nodiscard]] Drills &drills() noexcept { return m_drills; }
    [[nodiscard]] const Drills &drills() const noexcept { return m_drills; }
    [[nodiscard]] BootTime now() const { return m_parts.clock.now(); }
    void lookAgain(const Exchange &exchange, Look what);
    void enterQueue(const Exchange &exchange);
    void leaveQueue(const Exchange &exchange);
    void setDue(const Exchange &exchange, std::optional<BootTime> due);
    // There is another time until which this connection holds: whoever shows it looks again.
    void noteWait(const ConnectionId &connection);
    void deliverLater(const Exchange &exchange);
    // It gave its slot back. What is queued already is asked again only if things got worse.
    void released(const Exchange &exchange, Worse worse);
    void leave(const Exchange &exchange);  // finished
    void forget(const Exchange &exchange); // destroyed
    void retire(std::unique_ptr<Attempt> attempt);
    void verdictOn(const ConnectionId &connection, Worse worse);
    // A response began: whatever is beyond this computer can be reached.
    void responseFrom(const ConnectionId &connection);
    void countRefusal(const breaker::Ask &ask);
    // The user's own pace and guard against spending.
    [[nodiscard]] std::optional<breaker::Denial> ownLimit(const Request &request,
                                                          breaker::AskKind kind) const;
    void used(const Exchange &exchange, const chat::Usage &usage);
    [[nodiscard]] OwnLimits &limits() noexcept { return m_limits; }
    [[nodiscard]] BudgetBook &budgets() noexcept { return m_budgets; }
    [[nodiscard]] const BudgetBook &budgets() const noexcept { return m_budgets; }
    [[nodiscard]] const OwnLimits &limits() const noexcept { return m_limits; }
    // The user tries although an outage was noticed here: that is the trial.
    void tryOutage();
    [[nodiscard]] bool isLocalTrouble(const connections::Connection &connection,
                                      const net::HttpEnd &end, int httpStatus);

private:
    // One connection's requests.
    struct Line
    {
        FairQueue queue;
        std::vector<Ticket> entered; // the queue since it was last filled from
        std::set<Ticket> parked;     // neither queued, running nor finished
        std::set<Ticket> running;
    };

    void ask(); // for a turn
    void turn();
    void rouse(BootTime now);
    void lookAtThose();
    void fill(const ConnectionId &connection, Line &line);
    bool startNext(Line &line, Exchange &next);
    void arm();
    void publish();
    void setDevice();
    [[nodiscard]] Exchange *find(Ticket ticket) const;

    SchedulerParts m_parts;
    Tell m_tell;
    TellSpending m_tellSpending;
    TellWaits m_tellWaits;
    std::set<ConnectionId> m_waits; // where a wait began or ended: to tell
    OwnLimits m_limits;
    BudgetBook m_budgets;
    std::vector<std::pair<ConnectionId, Spending>> m_spending; // to tell
    OutageWatch m_outage;
    Drills m_drills;
    AdmissionCheck m_check;
    bool m_systemOffline = false;
    std::optional<Ticket> m_trial; // the request that tries whether the network is back

    Ticket m_lastTicket = 0;
    std::unordered_map<Ticket, Exchange *> m_exchanges;
    std::map<ConnectionId, Line> m_lines;
    std::map<Ticket, Look> m_looks;
    std::set<ConnectionId> m_changed; // a slot may be free
    std::set<std::pair<BootTime, Ticket>> m_due;
    std::unordered_map<Ticket, BootTime> m_dueOf;
    std::set<Ticket> m_talkative;
    std::vector<std::unique_ptr<Attempt>> m_retired;
    std::shared_ptr<bool> m_alive;
    Timer m_turn;
    Timer m_alarm;
};

} // namespace breakerbox::scheduler
