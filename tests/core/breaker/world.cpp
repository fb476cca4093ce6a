// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "world.h"

#include <cmath>

namespace breakerbox::breaker {

using namespace Qt::StringLiterals;

Outcome outcomeOf(Category category)
{
    JudgeFacts facts;
    facts.category = category;
    const bool noResponse =
        category >= Category::NameNotFound && category <= Category::AuthorityFileInvalid;
    facts.responseBegan = !noResponse && category != Category::FirstByteTimedOut &&
                          category != Category::CredentialMissing;
    facts.sessionWasUp = !noResponse;
    const Judgement judgement = judge(facts);

    Outcome outcome;
    outcome.category = category;
    outcome.phase = Phase::Streaming;
    outcome.transport = judgement.transport;
    outcome.service = judgement.service;
    outcome.level = judgement.level;
    outcome.attention = judgement.attention;
    outcome.latency = Milliseconds(400);
    return outcome;
}

Outcome limited(std::optional<Milliseconds> delay, LimitScope scope)
{
    Outcome outcome = outcomeOf(Category::RateLimitedRequests);
    outcome.httpStatus = 429;
    outcome.limit = RateLimit{scope, delay, delay ? Provenance::Stated : Provenance::OwnGuess};
    return outcome;
}

Outcome failedFor(Milliseconds delay)
{
    Outcome outcome = outcomeOf(Category::Overloaded);
    outcome.httpStatus = 503;
    outcome.limit = RateLimit{LimitScope::Model, delay, Provenance::Stated};
    return outcome;
}

World::World()
    : one(ConnectionId::fromString(u"11111111-1111-4111-8111-111111111111")),
      two(ConnectionId::fromString(u"22222222-2222-4222-8222-222222222222")),
      local(ConnectionId::fromString(u"33333333-3333-4333-8333-333333333333")),
      m_start(clock.now())
{
    cloudPolicy.jitter = 0;
    localPolicy.jitter = 0;
    breakers = std::make_unique<Breakers>(clock, random);
    connectAll();
}

void World::connectAll()
{
    breakers->setConnection(one, "one"_ba, cloudPolicy, ReachedBy::Network);
    breakers->setConnection(two, "two"_ba, cloudPolicy, ReachedBy::Network);
    breakers->setConnection(local, "local"_ba, localPolicy, ReachedBy::Loopback);
}

void World::at(double second)
{
    const auto span = moment(second) - clock.now();
    if (span.count() > 0)
        clock.advance(span);
}

BootTime World::moment(double second) const
{
    return m_start + Milliseconds(std::llround(second * 1000));
}

double World::seconds(std::optional<BootTime> time) const
{
    if (!time)
        return -1;
    return std::chrono::duration<double>(*time - m_start).count();
}

ScopePath World::path(const QString &model, const ConnectionId &connection) const
{
    return {connection.isNull() ? one : connection, Operation::Chat, ModelId(model)};
}

RequestId World::request(const QString &name)
{
    if (name.isEmpty())
        return RequestId(random.uuid());
    auto &id = m_requests[name];
    if (id.isNull())
        id = RequestId(random.uuid());
    return id;
}

Admission World::ask(const ScopePath &path, AskKind kind, const QString &requestName)
{
    return breakers->ask({path, request(requestName), kind, Replay::Safe}, now());
}

bool World::send(const Outcome &outcome, const ScopePath &path, const QString &requestName)
{
    Admission admission = ask(path, AskKind::Automatic, requestName);
    if (!admission)
        return false;
    admission->settle(outcome, now());
    return true;
}

HoldReason World::reason(const ScopePath &path, AskKind kind) const
{
    const auto denial = breakers->preview({path, RequestId(), kind, Replay::Safe}, now());
    return denial ? denial->reason : HoldReason::None;
}

void World::openLeaf()
{
    for (const double second : {0., 5., 10.}) {
        at(second);
        send(Category::ServerError);
    }
}

CircuitState World::state(const ScopeKey &scope) const
{
    return snapshot(scope).state;
}

ScopeSnapshot World::snapshot(const ScopeKey &scope) const
{
    return breakers->snapshot(scope, now()).value_or(ScopeSnapshot{});
}

double World::retryNotBefore(const ScopeKey &scope) const
{
    return seconds(snapshot(scope).retryNotBefore);
}

double World::gateUntil(const ScopeKey &scope) const
{
    return seconds(snapshot(scope).gateUntil);
}

std::vector<StoredScope> World::rows() const
{
    std::vector<StoredScope> rows;
    for (const ScopeSnapshot &snapshot : breakers->snapshots(now())) {
        if (const auto row = breakers->stored(snapshot.scope, now()))
            rows.push_back(*row);
    }
    return rows;
}

void World::restart()
{
    const std::vector<StoredScope> kept = rows();
    breakers = std::make_unique<Breakers>(clock, random);
    connectAll();
    breakers->restore(kept, now());
}

} // namespace breakerbox::breaker
