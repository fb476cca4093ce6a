// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "dispatcher.h"

#include <algorithm>

namespace breakerbox::scheduler {

Dispatcher::Dispatcher(const SchedulerParts &parts, Tell tell, TellSpending tellSpending,
                       TellWaits tellWaits)
    : m_parts(parts),
      m_tell(std::move(tell)),
      m_tellSpending(std::move(tellSpending)),
      m_tellWaits(std::move(tellWaits)),
      m_check(m_parts.directory, m_parts.breakers, m_outage, m_drills),
      m_alive(std::make_shared<bool>(true))
{}

Dispatcher::~Dispatcher()
{
    for (const auto &[ticket, exchange] : m_exchanges)
        exchange->orphan();
}

std::unique_ptr<Exchange> Dispatcher::add(Request request)
{
    auto exchange = std::make_unique<Exchange>(std::move(request), *this, ++m_lastTicket);
    m_exchanges.emplace(exchange->ticket(), exchange.get());
    m_lines[exchange->request().connection].parked.insert(exchange->ticket());
    lookAgain(*exchange, Look::Everything);
    return exchange;
}

// ---- What the machine says ----

void Dispatcher::suspend()
{
    for (const auto &[ticket, exchange] : std::map(m_exchanges.begin(), m_exchanges.end())) {
        if (exchange->isRunning())
            exchange->suspended();
    }
    m_parts.transport.dropIdleConnections();
}

void Dispatcher::wake()
{
    suspend(); // what the system did not tell of before it slept
    m_parts.breakers.woke(now());
    lookAtAll();
}

void Dispatcher::network(breaker::DeviceState state)
{
    m_systemOffline = state == breaker::DeviceState::Offline;
    m_outage.clear();
    m_trial.reset();
    setDevice();
    m_parts.transport.dropIdleConnections();
    lookAtAll();
}

void Dispatcher::setDevice()
{
    const auto state = m_systemOffline || m_outage.isOutage() ? breaker::DeviceState::Offline
                                                              : breaker::DeviceState::Online;
    if (m_parts.breakers.device() == state)
        return;
    m_parts.breakers.setDevice(state, now());
    lookAtAll();
}

bool Dispatcher::isLocalTrouble(const connections::Connection &connection, const net::HttpEnd &end,
                                int httpStatus)
{
    const auto time = now();
    const bool waking = m_parts.breakers.isWaking(time);
    if (!m_check.leavesDevice(connection.id))
        return waking;
    // The device state follows when this attempt is settled: the failure that makes it an outage
    // has to reach the breakers as one, so that they take back the others.
    const bool explained = isTransportFailure(end, httpStatus) &&
                           m_outage.noteFailure(connection.baseUrl.host(), time);
    return waking || explained || m_systemOffline;
}

void Dispatcher::responseFrom(const ConnectionId &connection)
{
    if (!m_check.leavesDevice(connection) || !m_outage.clear())
        return;
    m_trial.reset();
    setDevice();
    lookAtAll();
}

void Dispatcher::tryOutage()
{
    if (m_outage.startTrialByUser())
        setDevice();
}

// ---- What exchanges say ----

void Dispatcher::lookAgain(const Exchange &exchange, Look what)
{
    auto &look = m_looks[exchange.ticket()];
    look = std::max(look, what);
    ask();
}

void Dispatcher::lookAtAll()
{
    for (const auto &[ticket, exchange] : m_exchanges)
        m_looks[ticket] = Look::Everything;
    for (const auto &[connection, line] : m_lines)
        m_changed.insert(connection);
    ask();
}

void Dispatcher::verdictOn(const ConnectionId &connection, Worse worse)
{
    const auto line = m_lines.find(connection);
    if (line != m_lines.end()) {
        for (const auto ticket : line->second.parked)
            m_looks.try_emplace(ticket, Look::Breakers);
        if (worse == Worse::Yes) {
            for (const auto ticket : line->second.queue.tickets())
                m_looks.try_emplace(ticket, Look::Breakers);
        }
        m_changed.insert(connection);
    }
    ask();
}

void Dispatcher::enterQueue(const Exchange &exchange)
{
    const auto &request = exchange.request();
    auto &line = m_lines[request.connection];
    line.parked.erase(exchange.ticket());
    if (!line.queue.contains(exchange.ticket()))
        line.entered.push_back(exchange.ticket());
    line.queue.push(exchange.ticket(), request.priority, request.conversation);
    m_changed.insert(request.connection);
}

void Dispatcher::leaveQueue(const Exchange &exchange)
{
    auto &line = m_lines[exchange.request().connection];
    line.queue.remove(exchange.ticket());
    line.parked.insert(exchange.ticket());
}

void Dispatcher::released(const Exchange &exchange, Worse worse)
{
    if (m_trial == exchange.ticket()) {
        m_trial.reset();
        m_outage.triedInVain();
        lookAtAll();
    }
    setDevice();
    auto &line = m_lines[exchange.request().connection];
    line.running.erase(exchange.ticket());
    line.parked.insert(exchange.ticket());
    verdictOn(exchange.request().connection, worse);
}

void Dispatcher::leave(const Exchange &exchange)
{
    const auto line = m_lines.find(exchange.request().connection);
    if (line != m_lines.end()) {
        line->second.queue.remove(exchange.ticket());
        line->second.parked.erase(exchange.ticket());
        if (line->second.queue.isEmpty() && line->second.parked.empty() &&
            line->second.running.empty())
            m_lines.erase(line);
    }
    m_looks.erase(exchange.ticket());
    setDue(exchange, std::nullopt);
}

void Dispatcher::forget(const Exchange &exchange)
{
    leave(exchange);
    m_talkative.erase(exchange.ticket());
    m_exchanges.erase(exchange.ticket());
}

void Dispatcher::noteWait(const ConnectionId &connection)
{
    m_waits.insert(connection);
    ask();
}

void Dispatcher::setDue(const Exchange &exchange, std::optional<BootTime> due)
{
    const auto ticket = exchange.ticket();
    if (const auto old = m_dueOf.find(ticket); old != m_dueOf.end()) {
        m_due.erase({old->second, ticket});
        m_dueOf.erase(old);
        noteWait(exchange.request().connection);
    }
    if (!due)
        return;
    m_due.insert({*due, ticket});
    m_dueOf.emplace(ticket, *due);
    noteWait(exchange.request().connection);
}

void Dispatcher::deliverLater(const Exchange &exchange)
{
    m_talkative.insert(exchange.ticket());
    ask();
}

void Dispatcher::retire(std::unique_ptr<Attempt> attempt)
{
    attempt->whenOver([this] { ask(); });
    m_retired.push_back(std::move(attempt));
    ask();
}

void Dispatcher::countRefusal(const breaker::Ask &question)
{
    // Admission answers as the preview did; an answer that admits would be given back unused.
    [[maybe_unused]] const auto counted = m_parts.breakers.ask(question, now());
}

std::optional<breaker::Denial> Dispatcher::ownLimit(const Request &request,
                                                    breaker::AskKind kind) const
{
    const auto connection = m_parts.directory.connection(request.connection);
    if (!connection)
        return std::nullopt;
    return m_limits.objection(request, kind, *connection, now(), m_parts.clock.wall());
}

void Dispatcher::used(const Exchange &exchange, const chat::Usage &usage)
{
    const auto connection = m_parts.directory.connection(exchange.request().connection);
    if (!connection)
        return;
    for (const Spending &each : m_limits.ended(exchange.request(), exchange.ticket(), *connection,
                                               usage, m_parts.clock.wall()))
        m_spending.emplace_back(connection->id, each);
    ask();
}

// ---- The turn ----

void Dispatcher::ask()
{
    if (!m_turn)
        m_turn = m_parts.timers.after(Milliseconds(0), [this] { turn(); });
}

void Dispatcher::turn()
{
    m_turn.reset();
    std::erase_if(m_retired, [](const auto &attempt) { return attempt->isOver(); });
    rouse(now());
    lookAtThose();
    const auto changed = std::exchange(m_changed, {});
    for (const auto &connection : changed) {
        if (const auto line = m_lines.find(connection); line != m_lines.end())
            fill(connection, line->second);
    }
    arm();
    publish();
}

void Dispatcher::rouse(BootTime time)
{
    if (m_outage.startTrial(time))
        setDevice();
    while (!m_due.empty() && m_due.begin()->first <= time) {
        const auto ticket = m_due.begin()->second;
        m_dueOf.erase(ticket);
        m_due.erase(m_due.begin());
        m_looks[ticket] = Look::Everything;
    }
}

void Dispatcher::lookAtThose()
{
    const auto looks = std::exchange(m_looks, {});
    for (const auto &[ticket, what] : looks) {
        if (auto *exchange = find(ticket))
            exchange->look(what);
    }
}

void Dispatcher::fill(const ConnectionId &id, Line &line)
{
    const auto connection = m_parts.directory.connection(id);
    const auto parallel =
        static_cast<std::size_t>(connection ? std::max(1, connection->parallel) : 1);
    while (line.running.size() < parallel) {
        const auto ticket = line.queue.next();
        if (!ticket) {
            line.entered.clear();
            return;
        }
        auto *next = find(*ticket);
        if (!next) {
            line.queue.remove(*ticket);
            continue;
        }
        if (!startNext(line, *next))
            return; // the line may be gone
    }
    for (const auto ticket : std::exchange(line.entered, {})) {
        auto *exchange = find(ticket);
        if (exchange && line.queue.contains(ticket))
            exchange->queued();
    }
}

// False if the line has to be looked up again, for the request ended within the call.
bool Dispatcher::startNext(Line &line, Exchange &next)
{
    const auto connection = next.request().connection;
    const auto ticket = next.ticket();
    if (auto error = m_check.objection(next.request())) {
        next.block(std::move(*error));
    } else if (const auto hold = next.heldBy()) {
        next.refuse(*hold);
    } else if (const auto limit = ownLimit(next.request(), next.question().kind)) {
        next.refuse(*limit);
    } else if (auto admission = m_parts.breakers.ask(next.question(), now()); !admission) {
        next.refuse(admission.error());
    } else {
        line.queue.served(ticket);
        line.running.insert(ticket);
        if (const auto through = m_parts.directory.connection(connection))
            m_limits.started(next.request(), ticket, *through, now());
        if (m_check.leavesDevice(connection)) {
            m_outage.tried();
            if (!m_outage.mayTry() && !m_trial)
                m_trial = ticket;
        }
        if (admission->isProbe())
            m_parts.log.probing(m_parts.breakers.stored(next.question().path, now()));
        next.start(std::move(*admission));
    }
    const bool stands = m_lines.contains(connection);
    if (!stands || !find(ticket) || next.state() == ExchangeState::Finished) {
        if (stands) {
            m_changed.insert(connection);
            ask();
        }
        return false;
    }
    return true;
}

void Dispatcher::arm()
{
    auto next = m_due.empty() ? BootTime::max() : m_due.begin()->first;
    if (const auto recheck = m_outage.recheckAt())
        next = std::min(next, *recheck);
    m_alarm.reset();
    if (next == BootTime::max())
        return;
    const auto span = std::max(next - now(), BootClock::duration::zero());
    m_alarm = m_parts.timers.after(std::chrono::ceil<Milliseconds>(span), [this] { ask(); });
}

void Dispatcher::publish()
{
    const std::weak_ptr<bool> alive = m_alive;
    const auto talkative = std::exchange(m_talkative, {});
    if (const auto happenings = m_parts.breakers.drain(); !happenings.isEmpty()) {
        const auto tell = m_tell; // whoever is told may destroy this
        tell(happenings);
        if (alive.expired())
            return;
    }
    for (const auto &[connection, each] : std::exchange(m_spending, {})) {
        const auto tell = m_tellSpending;
        tell(connection, each);
        if (alive.expired())
            return;
    }
    for (const ConnectionId &connection : std::exchange(m_waits, {})) {
        const auto tell = m_tellWaits;
        tell(connection);
        if (alive.expired())
            return;
    }
    for (const auto ticket : talkative) {
        if (alive.expired())
            return;
        if (auto *exchange = find(ticket))
            exchange->deliver();
    }
}

std::optional<BootTime> Dispatcher::nextWait(const ConnectionId &id) const
{
    for (const auto &[due, ticket] : m_due) {
        const Exchange *exchange = find(ticket);
        if (exchange && exchange->request().connection == id &&
            exchange->state() == ExchangeState::Waiting && exchange->holdUntil())
            return exchange->holdUntil();
    }
    return std::nullopt;
}

int Dispatcher::queued() const
{
    qsizetype count = 0;
    for (const auto &[connection, line] : m_lines)
        count += line.queue.size() + static_cast<qsizetype>(line.parked.size());
    return static_cast<int>(count);
}

int Dispatcher::inFlight() const
{
    std::size_t count = 0;
    for (const auto &[connection, line] : m_lines)
        count += line.running.size();
    return static_cast<int>(count);
}

Exchange *Dispatcher::find(Ticket ticket) const
{
    const auto found = m_exchanges.find(ticket);
    return found == m_exchanges.end() ? nullptr : found->second;
}

} // namespace breakerbox::scheduler
