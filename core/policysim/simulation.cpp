// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "simulation.h"

#include <policysim/ending.h>
#include <policysim/expectation.h>
#include <policysim/world.h>

#include <algorithm>
#include <map>

namespace breakerbox::policysim {

using namespace Qt::StringLiterals;
using breaker::Category;
using breaker::CircuitState;
using breaker::Outcome;
using breaker::ScopePath;
using breaker::Verdict;

namespace {

// Failure of either tree is a failure of the provider's.
Verdict verdictOf(const Outcome &outcome)
{
    if (outcome.transport == Verdict::Failure || outcome.service == Verdict::Failure)
        return Verdict::Failure;
    return outcome.service;
}

// An attempt under way. Times are moments, so that a reboot does not move them.
struct Flight
{
    std::size_t row = 0;
    breaker::Permit permit;
    ConnectionIndex connection = 0;
    ScopePath path;
    Ending ending;
    std::optional<Moment> content; // until it was told
    Moment end = Moment::max();
    bool suspended = false;
};

// Plays one scenario.
class Player
{
public:
    Player(const Scenario &scenario, const providers::Adapters &adapters)
        : m_scenario(scenario),
          m_adapters(adapters),
          m_world(scenario)
    {}

    Report play()
    {
        for (const Step &step : m_scenario.steps) {
            passUntil(step.at);
            std::visit([&](const auto &what) { take(what, step.path); }, step.what);
            collect();
        }
        passUntil(Moment::max());
        finish();
        return std::move(m_report);
    }

private:
    void take(const AskStep &ask, const QString &path);
    void take(const SuspendStep &step, const QString &path);
    void take(const WallStep &step, const QString & /*path*/) { m_world.shiftWall(step.by); }
    void take(const RestartStep &step, const QString &path);
    void take(const NetworkStep &step, const QString & /*path*/) { m_world.setNetwork(step.up); }
    void take(const UserStep &step, const QString & /*path*/) { m_world.apply(step); }
    void take(const ExpectStep &step, const QString &path);

    void passUntil(Moment moment);
    void settle(Flight flight);
    void collect();
    void finish();
    void check(bool met, const QString &path, const QString &sentence);

    [[nodiscard]] const Ending &endingOf(const AskStep &ask) const;
    [[nodiscard]] Outcome outcomeOf(const Ending &ending, ConnectionIndex connection,
                                    breaker::Operation operation) const;
    [[nodiscard]] CircuitState stateOf(const ScopePath &path) const;
    void noteCall(Bill &bill) const;
    void noteEnd(Bill &bill, const Outcome &outcome) const;
    void checkAsk(const AskStep &ask, const TraceRow &row, const QString &path);

    const Scenario &m_scenario;
    const providers::Adapters &m_adapters;
    World m_world;
    connections::Presets m_presets;
    std::vector<Flight> m_flights; // in the order they were sent
    std::map<QString, RequestId> m_requests;
    Report m_report;
    const Ending m_healthy;
};

const Ending &Player::endingOf(const AskStep &ask) const
{
    if (ask.ending)
        return *ask.ending;
    const Moment now = m_world.moment();
    const auto span = std::ranges::find_if(m_scenario.world, [&](const WorldSpan &entry) {
        return entry.connection == ask.connection && entry.from <= now && now < entry.to;
    });
    return span == m_scenario.world.end() ? m_healthy : span->ending;
}

Outcome Player::outcomeOf(const Ending &ending, ConnectionIndex connection,
                          breaker::Operation operation) const
{
    const ConnectionPlan &plan = m_scenario.connections[connection];
    connections::Connection as;
    as.kind = plan.kind;
    as.protocol = plan.protocol;
    const bool offline = m_world.breakers().device() == breaker::DeviceState::Offline &&
                         plan.kind != connections::ConnectionKind::Local;
    const EndingFacts facts{*m_adapters.find(plan.protocol), m_presets.of(as), operation,
                            offline || m_world.breakers().isWaking(m_world.now()), m_world.wall()};
    return policysim::outcomeOf(ending, facts);
}

CircuitState Player::stateOf(const ScopePath &path) const
{
    CircuitState worst = CircuitState::Closed;
    for (const breaker::ScopeKey &key :
         {path.transport(), path.service(), path.ofOperation(), path.leaf()}) {
        const auto snapshot = m_world.breakers().snapshot(key, m_world.now());
        const CircuitState state = snapshot ? snapshot->state : CircuitState::Closed;
        if (state == CircuitState::Open ||
            (state == CircuitState::HalfOpen && worst == CircuitState::Closed))
            worst = state;
    }
    return worst;
}

void Player::noteCall(Bill &bill) const
{
    ++bill.calls;
    bill.cost = m_scenario.costPerCall * static_cast<double>(bill.calls);
}

void Player::noteEnd(Bill &bill, const Outcome &outcome) const
{
    if (verdictOf(outcome) == Verdict::Failure)
        ++bill.timeouts;
    bill.secondsLost = m_scenario.timeoutCost * static_cast<double>(bill.timeouts);
}

void Player::take(const AskStep &ask, const QString &path)
{
    const Ending ending = endingOf(ask);
    // What a client meets that asks nobody.
    noteCall(m_report.blind);
    if (ending.word != Word::Never)
        noteEnd(m_report.blind, outcomeOf(ending, ask.connection, ask.operation));

    TraceRow row;
    row.at = m_world.moment();
    row.request = ask.request.isEmpty() ? u"ask-%1"_s.arg(m_report.trace.size() + 1) : ask.request;
    RequestId &request = m_requests[row.request];
    if (request.isNull())
        request = m_world.newRequest();
    const ScopePath where{m_world.id(ask.connection), ask.operation, ask.model};
    row.scope = m_world.nameOf(where.leaf());
    const auto kind = ask.manual ? breaker::AskKind::Manual : breaker::AskKind::Automatic;
    auto admission =
        m_world.breakers().ask({where, request, kind, breaker::Replay::Safe}, m_world.now());
    if (!admission) {
        const breaker::Denial &denial = admission.error();
        row.decision = denial.until ? Decision::Hold : Decision::Blocked;
        if (denial.until)
            row.until = m_world.momentOf(*denial.until);
        row.reason = breaker::toName(denial.reason);
        row.blockingScope = m_world.nameOf(denial.scope);
        if (denial.reason == breaker::HoldReason::RateLimited ||
            denial.reason == breaker::HoldReason::GateTrial)
            row.blockingScope += "@rate"_L1;
        ++m_report.avoided;
    } else {
        row.decision = admission->isProbe() ? Decision::Probe : Decision::Admit;
        m_report.probes += admission->isProbe() ? 1 : 0;
    }
    row.after = stateOf(where);
    checkAsk(ask, row, path);
    m_report.trace.push_back(row);
    if (!admission)
        return;
    noteCall(m_report.breaker);
    Flight flight;
    flight.row = m_report.trace.size() - 1;
    flight.permit = std::move(*admission);
    flight.connection = ask.connection;
    flight.path = where;
    flight.ending = ending;
    if (ending.contentAt)
        flight.content = m_world.moment() + *ending.contentAt;
    if (ending.word != Word::Never)
        flight.end = m_world.moment() + ending.after;
    if (flight.end == m_world.moment())
        settle(std::move(flight));
    else
        m_flights.push_back(std::move(flight));
}

void Player::checkAsk(const AskStep &ask, const TraceRow &row, const QString &path)
{
    if (ask.decision) {
        check(row.decision == *ask.decision, path,
              u"at %1 the decision was %2, not %3"_s.arg(seconds(row.at))
                  .arg(toName(row.decision), toName(*ask.decision)));
    }
    if (ask.until) {
        check(isSameTime(row.until, ask.until->time), path,
              u"at %1 it was held until %2, not %3"_s.arg(seconds(row.at))
                  .arg(words(row.until), words(ask.until->time)));
    }
}

void Player::passUntil(Moment moment)
{
    while (true) {
        // What is known first; of the same moment, what was sent first.
        auto due = m_flights.end();
        Moment first = Moment::max();
        for (auto flight = m_flights.begin(); flight != m_flights.end(); ++flight) {
            const Moment next = std::min(flight->content.value_or(Moment::max()), flight->end);
            if (next < first) {
                first = next;
                due = flight;
            }
        }
        if (due == m_flights.end() || first > moment)
            break;
        m_world.goTo(first);
        if (due->content && *due->content <= due->end) {
            due->content.reset();
            due->permit.firstContent(m_world.now());
            if (due->end > first) {
                collect();
                continue;
            }
        }
        Flight flight = std::move(*due);
        m_flights.erase(due);
        settle(std::move(flight));
        collect();
    }
    if (moment != Moment::max())
        m_world.goTo(moment);
}

void Player::settle(Flight flight)
{
    Outcome outcome = flight.suspended
                          ? breaker::ownOutcome(Category::Suspended, LifecycleCause::SystemSuspend,
                                                Phase::Streaming)
                          : outcomeOf(flight.ending, flight.connection, flight.path.operation);
    noteEnd(m_report.breaker, outcome);
    flight.permit.settle(outcome, m_world.now());
    TraceRow &row = m_report.trace[flight.row];
    row.outcome = flight.suspended                       ? breaker::toName(outcome.category)
                  : flight.ending.word == Word::Response ? breaker::toName(outcome.category)
                                                         : toName(flight.ending.word);
    row.verdict = verdictOf(outcome);
    row.after = stateOf(flight.path);
}

void Player::take(const SuspendStep &step, const QString & /*path*/)
{
    for (Flight &flight : m_flights)
        flight.suspended = true;
    m_world.suspend(step.span);
    // What came to an end meanwhile is told now.
    passUntil(m_world.moment());
}

void Player::take(const RestartStep &step, const QString & /*path*/)
{
    m_world.restart(step);
    m_flights.clear(); // nobody is left to hear of them
}

void Player::take(const ExpectStep &step, const QString &path)
{
    const QStringList sentences = disagreements(step, m_world);
    for (const QString &sentence : sentences)
        check(false, path, sentence);
    if (sentences.isEmpty())
        ++m_report.expectationsMet;
}

void Player::check(bool met, const QString &path, const QString &sentence)
{
    if (met)
        ++m_report.expectationsMet;
    else
        m_report.expectationsFailed.append(path + u": "_s + sentence);
}

// Takes the transitions that have happened since.
void Player::collect()
{
    const breaker::Happenings happenings = m_world.drain();
    auto &evidence = m_report.storedEvidence;
    evidence.insert(evidence.end(), happenings.evidence.begin(), happenings.evidence.end());
    for (const breaker::Transition &transition : happenings.transitions) {
        m_report.storedTransitions.push_back(transition);
        TransitionRow row;
        row.at = m_world.moment();
        row.scope = m_world.nameOf(transition.scope);
        row.from = transition.from;
        row.to = transition.to;
        row.level = transition.level;
        row.why = transition.why;
        const auto snapshot = m_world.breakers().snapshot(transition.scope, m_world.now());
        if (transition.to == CircuitState::Open && snapshot && snapshot->retryNotBefore)
            row.retryNotBefore = m_world.momentOf(*snapshot->retryNotBefore);
        m_report.transitions.push_back(row);
    }
}

void Player::finish()
{
    m_report.now = m_world.now();
    m_report.wall = m_world.wall();
    for (const breaker::ScopeSnapshot &snapshot : m_world.breakers().snapshots(m_world.now())) {
        const auto index = m_world.indexOf(snapshot.scope.connection);
        m_report.scopes.push_back({snapshot, index.value_or(0),
                                   m_world.breakers().evidence(snapshot.scope, m_world.now())});
    }
}

} // namespace

Report simulate(const Scenario &scenario, const providers::Adapters &adapters)
{
    return Player(scenario, adapters).play();
}

} // namespace breakerbox::policysim
