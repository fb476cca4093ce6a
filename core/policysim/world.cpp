// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "world.h"

#include <algorithm>

namespace breakerbox::policysim {

using namespace Qt::StringLiterals;
using breaker::ScopeKey;
using breaker::ScopeKind;

World::World(const Scenario &scenario)
    : m_clock(scenario.wall),
      m_random(scenario.seed),
      m_zero(m_clock.now()),
      m_breakers(std::make_unique<breaker::Breakers>(m_clock, m_random))
{
    for (const ConnectionPlan &plan : scenario.connections) {
        m_seats.push_back({plan, ConnectionId(m_random.uuid()), 0, false});
        setConnection(m_seats.back());
    }
}

void World::setConnection(const Seat &seat)
{
    const bool local = seat.plan.kind == connections::ConnectionKind::Local;
    const QByteArray name = seat.plan.name.toUtf8();
    m_breakers->setConnection(seat.id, name + ' ' + QByteArray::number(seat.edits),
                              seat.plan.policy,
                              local ? breaker::ReachedBy::Loopback : breaker::ReachedBy::Network,
                              local ? QByteArray() : name);
}

void World::goTo(Moment moment)
{
    const Moment span = moment - this->moment();
    if (span.count() > 0)
        m_clock.advance(span);
}

void World::suspend(Moment span)
{
    m_clock.advance(span);
    m_breakers->woke(m_clock.now());
}

breaker::Happenings World::drain()
{
    breaker::Happenings happenings = m_breakers->drain();
    for (const ScopeKey &scope : happenings.changed)
        write(scope);
    return happenings;
}

void World::write(const ScopeKey &scope)
{
    if (auto row = m_breakers->stored(scope, m_clock.now()))
        m_rows[scope] = std::move(*row);
    else
        m_rows.erase(scope);
}

void World::restart(const RestartStep &step)
{
    std::vector<breaker::StoredScope> kept;
    kept.reserve(m_rows.size());
    for (const auto &[scope, row] : m_rows)
        kept.push_back(row);
    m_breakers.reset();
    m_clock.advance(step.down);
    if (step.boot) {
        const Moment here = moment();
        m_clock.reboot(u"boot-%1"_s.arg(++m_boots));
        m_zero = m_clock.now() - here;
    }
    m_breakers = std::make_unique<breaker::Breakers>(m_clock, m_random);
    for (const Seat &seat : m_seats)
        setConnection(seat);
    m_breakers->restore(kept, m_clock.now());
    m_rows.clear(); // what was taken over is written again at once, the rest is gone
    for (const breaker::ScopeSnapshot &snapshot : m_breakers->snapshots(m_clock.now()))
        write(snapshot.scope);
    for (const Seat &seat : m_seats) {
        if (seat.paused)
            m_breakers->pause(seat.id, m_clock.now());
    }
    setNetwork(m_networkUp);
}

void World::setNetwork(bool up)
{
    m_networkUp = up;
    m_breakers->setDevice(up ? breaker::DeviceState::Online : breaker::DeviceState::Offline,
                          m_clock.now());
}

void World::apply(const UserStep &step)
{
    Seat &seat = m_seats[step.connection];
    switch (step.act) {
    case UserAct::Pause:
        seat.paused = true;
        m_breakers->pause(seat.id, m_clock.now());
        return;
    case UserAct::Resume:
        seat.paused = false;
        m_breakers->resume(seat.id, m_clock.now());
        return;
    case UserAct::Reset:
        for (const breaker::ScopeSnapshot &snapshot : m_breakers->snapshots(m_clock.now())) {
            if (step.scope ? snapshot.scope == keyOf(*step.scope)
                           : snapshot.scope.connection == seat.id)
                m_breakers->reset(snapshot.scope, m_clock.now());
        }
        return;
    case UserAct::Edit:
        if (step.policy)
            seat.plan.policy = *step.policy;
        else
            ++seat.edits;
        setConnection(seat);
        return;
    }
}

std::optional<ConnectionIndex> World::indexOf(const ConnectionId &id) const
{
    const auto found = std::ranges::find(m_seats, id, &Seat::id);
    if (found == m_seats.end())
        return {};
    return static_cast<ConnectionIndex>(found - m_seats.begin());
}

ScopeKey World::keyOf(const ScopeName &name) const
{
    return {name.kind, id(name.connection), name.operation, name.model};
}

QString World::nameOf(const ScopeKey &key) const
{
    const auto index = indexOf(key.connection);
    QString name = index ? m_seats[*index].plan.name : u"?"_s;
    switch (key.kind) {
    case ScopeKind::Transport:
        name += "#transport"_L1;
        break;
    case ScopeKind::Operation:
    case ScopeKind::Model:
        name += u'/' + breaker::toName(key.operation);
        if (key.kind == ScopeKind::Model)
            name += u'/' + key.model.toString();
        break;
    case ScopeKind::Unknown:
    case ScopeKind::Connection:
        break;
    }
    return name;
}

} // namespace breakerbox::policysim
