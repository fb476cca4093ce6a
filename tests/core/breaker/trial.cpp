// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "trial.h"

#include <algorithm>

namespace breakerbox::breaker {

using namespace Qt::StringLiterals;

namespace {

constexpr int kRequests = 4;

} // namespace

Trial::Trial(const std::optional<Policy> &modelPolicy)
    : m_model(modelPolicy.value_or(m_world.cloudPolicy)),
      m_ids{m_world.one, m_world.two}
{
    keepPaths();
}

void Trial::keepPaths()
{
    for (int connection = 0; connection < 2; ++connection) {
        for (int path = 0; path < ReferenceModel::kPaths; ++path)
            m_handles[size_t(connection)][size_t(path)] = PathHandle(pathOf(connection, path));
    }
}

QString Trial::run(const History &history)
{
    for (size_t i = 0; i < history.size() && m_failure.isEmpty(); ++i) {
        play(history[i]);
        if (i % 16 == 15)
            compare();
    }
    compare();
    if (m_failure.isEmpty())
        liveness();
    return m_failure;
}

void Trial::play(const Step &step)
{
    drain();
    Breakers &breakers = *m_world.breakers;
    const BootTime now = m_world.now();
    const auto at = permitOf(step);
    switch (step.kind) {
    case Step::Kind::Send:
    case Step::Kind::Ask:
        ask(step);
        break;
    case Step::Kind::Settle:
        if (at)
            settle(*at, outcomeAt(step));
        break;
    case Step::Kind::Drop:
        if (at) {
            m_probes[size_t(step.connection)] = {};
            m_model.drop(m_permits[*at].model);
            m_permits.erase(m_permits.begin() + std::ptrdiff_t(*at));
        }
        break;
    case Step::Kind::FirstContent:
        if (at) {
            m_probes[size_t(step.connection)] = {};
            m_model.firstContent(m_permits[*at].model);
            m_permits[*at].permit.firstContent(now);
            // What follows is an ordinary attempt of the new state, where this one was judged.
            const Moves earlier = m_moves;
            drain();
            Moves &own = m_permits[*at].moves;
            for (size_t node = 0; node < kNodes; ++node) {
                const auto connection = size_t(step.connection);
                if (earlier[connection][node] != m_moves[connection][node])
                    own[connection][node] = m_moves[connection][node];
            }
        }
        break;
    case Step::Kind::Reset: {
        const int node = step.which % ReferenceModel::kNodes;
        m_probes[size_t(step.connection)] = {};
        breakers.reset(keyOf(step.connection, node), now);
        m_model.reset(step.connection, node);
        break;
    }
    case Step::Kind::Pause:
        breakers.pause(m_ids[size_t(step.connection)], now);
        m_model.setPaused(step.connection, true);
        break;
    case Step::Kind::Resume:
        breakers.resume(m_ids[size_t(step.connection)], now);
        m_model.setPaused(step.connection, false);
        break;
    case Step::Kind::Edit:
        m_probes[size_t(step.connection)] = {};
        breakers.setConnection(m_ids[size_t(step.connection)],
                               QByteArray::number(++m_edits[size_t(step.connection)]),
                               m_world.cloudPolicy, ReachedBy::Network);
        m_model.edit(step.connection);
        break;
    case Step::Kind::ClearAttention:
        breakers.clearAttention(m_ids[size_t(step.connection)], now);
        m_model.clearAttention(step.connection);
        break;
    default:
        playAll(step);
    }
}

void Trial::playAll(const Step &step)
{
    Breakers &breakers = *m_world.breakers;
    switch (step.kind) {
    case Step::Kind::Wait:
        m_world.clock.advance(spanOf(step));
        m_model.advance(spanOf(step).count());
        break;
    case Step::Kind::Wake:
        m_probes = {};
        breakers.woke(m_world.now());
        m_model.woke();
        break;
    case Step::Kind::Offline:
    case Step::Kind::Online: {
        const bool offline = step.kind == Step::Kind::Offline;
        breakers.setDevice(offline ? DeviceState::Offline : DeviceState::Online, m_world.now());
        m_model.setOffline(offline);
        break;
    }
    case Step::Kind::Restart:
        restart(false);
        break;
    case Step::Kind::Reboot:
        restart(true);
        break;
    default:
        break;
    }
}

void Trial::restart(bool reboot)
{
    m_probes = {};
    const std::vector<StoredScope> rows = m_world.rows();
    if (reboot)
        m_world.clock.reboot(m_world.clock.bootId() + u'+');
    m_world.breakers = std::make_unique<Breakers>(m_world.clock, m_world.random);
    keepPaths();
    for (size_t i = 0; i < m_ids.size(); ++i) {
        const QByteArray fingerprint =
            m_edits[i] > 0 ? QByteArray::number(m_edits[i]) : (i == 0 ? "one"_ba : "two"_ba);
        m_world.breakers->setConnection(m_ids[i], fingerprint, m_world.cloudPolicy,
                                        ReachedBy::Network);
    }
    m_world.breakers->restore(rows, m_world.now());
    m_model.restart();
}

void Trial::ask(const Step &step)
{
    const ScopePath path = pathOf(step.connection, step.path);
    const BootTime now = m_world.now();
    const int request = step.which % kRequests + kRequests * step.connection;
    const Ask question{path, m_world.request(QString::number(request)),
                       step.manual ? AskKind::Manual : AskKind::Automatic, Replay::Safe};
    const std::optional<Denial> preview = m_world.breakers->preview(question, now);
    const PathHandle &handle = m_handles[size_t(step.connection)][size_t(step.path)];
    expect(m_world.breakers->preview(handle, question.kind, question.replay, now) == preview,
           "a kept path answers something else");
    Admission admission = m_world.breakers->ask(question, now);
    expect(preview.has_value() != admission.has_value(), "preview and ask differ");
    expect(!preview || *preview == admission.error(), "preview explains another denial");

    ReferenceModel::Answer got;
    if (!admission) {
        got.reason = admission.error().reason;
        got.until = toModel(admission.error().until);
    } else {
        got.probe = admission->isProbe();
    }
    ReferenceModel::Answer wanted =
        m_model.ask(step.connection, step.path, step.manual, quint64(request));
    const int permit = std::exchange(wanted.permit, ReferenceModel::kNone);
    m_answers[size_t(step.connection)].push_back(got);
    if (got != wanted) {
        m_failure = u"ask: machine %1 until %2 probe %3, model %4 until %5 probe %6"_s
                        .arg(toName(got.reason))
                        .arg(got.until)
                        .arg(got.probe)
                        .arg(toName(wanted.reason))
                        .arg(wanted.until)
                        .arg(wanted.probe);
        return;
    }
    if (!admission) {
        checkDenial(path, admission.error());
        return;
    }
    checkAdmitted(step, admission->isProbe());
    drain();
    m_permits.push_back({std::move(*admission), permit, step.connection, step.path, m_moves});
    if (step.kind == Step::Kind::Send)
        settle(m_permits.size() - 1, outcomeAt(step));
}

// Nothing passes a circuit that is not closed but its one probe, in its time or the user's.
void Trial::checkAdmitted(const Step &step, bool isProbe)
{
    const ScopePath path = pathOf(step.connection, step.path);
    bool isLeafOpen = false;
    for (const ScopeKey &key :
         {path.transport(), path.service(), path.ofOperation(), path.leaf()}) {
        const auto snapshot = m_world.breakers->snapshot(key, m_world.now());
        if (!snapshot || snapshot->state == CircuitState::Closed)
            continue;
        isLeafOpen = key == path.leaf();
        expect(isProbe && snapshot->probesInFlight == 1, "no probe, yet admitted");
        expect(step.manual || *snapshot->retryNotBefore <= m_world.now(),
               "admitted before its time");
    }
    if (!isLeafOpen)
        return;
    Probe &probe = m_probes[size_t(step.connection)][size_t(step.path)];
    expect(!probe.open || m_model.now() - probe.since >= 60'000, "two probes at once");
    probe = {m_model.now(), true};
}

void Trial::settle(size_t at, const Outcome &outcome)
{
    Held held = std::move(m_permits[at]);
    m_permits.erase(m_permits.begin() + std::ptrdiff_t(at));
    m_probes[size_t(held.connection)] = {};
    const auto before = seenOn(held);
    held.permit.settle(outcome, m_world.now());
    m_model.settle(held.model, outcome);
    checkSettled(held, outcome, before);
    drain();
}

std::array<ReferenceModel::Seen, 4> Trial::seenOn(const Held &held) const
{
    return {seen(held.connection, 0), seen(held.connection, 1),
            seen(held.connection, held.path == 2 ? 3 : 2), seen(held.connection, 4 + held.path)};
}

// Two rules that need no model: an inconclusive outcome moves nothing, and a result from before a
// change of state moves nothing either, but that good news may bring the probe forward.
void Trial::checkSettled(const Held &held, const Outcome &outcome,
                         const std::array<ReferenceModel::Seen, 4> &before)
{
    const std::array nodes{0, 1, held.path == 2 ? 3 : 2, 4 + held.path};
    const auto after = seenOn(held);
    const bool inconclusive =
        outcome.transport != Verdict::Failure && outcome.service == Verdict::Inconclusive;
    for (size_t i = 0; i < nodes.size(); ++i) {
        const auto at = size_t(held.connection);
        const auto node = size_t(nodes[i]);
        const bool late = held.moves[at][node] != m_moves[at][node];
        m_lateResults += late ? 1 : 0;
        const Verdict verdict = i == 0 ? outcome.transport : outcome.service;
        const bool same = after[i].samples == before[i].samples && after[i].run == before[i].run &&
                          after[i].level == before[i].level && after[i].closed == before[i].closed;
        const qint64 soon = std::min(before[i].retryNotBefore, m_model.now() + 1'000);
        const bool onTime =
            after[i].retryNotBefore == before[i].retryNotBefore ||
            (late && verdict == Verdict::Success && after[i].retryNotBefore == soon);
        // An answer of any kind clears the transport.
        if (inconclusive && i > 0)
            expect(same && onTime, "an inconclusive outcome counted");
        if (late)
            expect(same && onTime && after[i].probing == before[i].probing,
                   "a late result moved a scope");
    }
}

void Trial::drain()
{
    const Happenings news = m_world.breakers->drain();
    for (const Transition &each : news.transitions) {
        for (int connection = 0; connection < 2; ++connection) {
            for (int node = 0; node < kNodes; ++node) {
                if (each.scope == keyOf(connection, node))
                    ++m_moves[size_t(connection)][size_t(node)];
            }
        }
    }
    for (const Evidence &each : news.evidence)
        expect(each.scope.connection == m_ids[0] || each.scope.connection == m_ids[1],
               "evidence of a connection that is not there");
}

// Whoever objects lies on the path that was asked for: a denial never names another destination.
void Trial::checkDenial(const ScopePath &path, const Denial &denial)
{
    const std::array keys{path.transport(), path.service(), path.ofOperation(), path.leaf()};
    expect(std::ranges::find(keys, denial.scope) != keys.end(), "a denial names another scope");
}

void Trial::compare()
{
    for (int connection = 0; connection < 2 && m_failure.isEmpty(); ++connection) {
        for (int node = 0; node < ReferenceModel::kNodes; ++node) {
            const auto got = seen(connection, node);
            const auto wanted = m_model.seen(connection, node);
            if (got == wanted)
                continue;
            const auto say = [](const ReferenceModel::Seen &seen) {
                return u"closed %1 level %2 rnb %3 samples %4 run %5 probing %6 gate %7 needs %8"_s
                    .arg(seen.closed)
                    .arg(seen.level)
                    .arg(seen.retryNotBefore)
                    .arg(seen.samples)
                    .arg(seen.run)
                    .arg(seen.probing)
                    .arg(seen.gateUntil)
                    .arg(seen.attention);
            };
            m_failure = u"%1 at %2: machine %3; model %4"_s.arg(keyOf(connection, node).toString())
                            .arg(m_model.now())
                            .arg(say(got), say(wanted));
            return;
        }
    }
}

// With a healthy service and passing time every state reaches closed within lease + bound, though
// every permit that is still out is lost.
void Trial::liveness()
{
    m_world.breakers->setDevice(DeviceState::Online, m_world.now());
    for (const ConnectionId &id : m_ids) {
        m_world.breakers->resume(id, m_world.now());
        m_world.breakers->clearAttention(id, m_world.now());
    }
    const BootTime deadline = m_world.now() + Seconds(60 + 900 + 10);
    for (int connection = 0; connection < 2; ++connection) {
        for (int path = 0; path < ReferenceModel::kPaths; ++path) {
            const ScopePath to = pathOf(connection, path);
            for (int tries = 0; tries < 8 && !isClosed(to); ++tries) {
                const auto denial =
                    m_world.breakers->preview({to, RequestId(), {}, {}}, m_world.now());
                if (denial && denial->until && *denial->until > m_world.now())
                    m_world.clock.advance(*denial->until - m_world.now());
                m_world.send(outcomeOf(Category::Ok), to);
            }
            expect(isClosed(to), "a state never closed");
        }
    }
    expect(m_world.now() <= deadline, "closed too late");
}

bool Trial::isClosed(const ScopePath &path) const
{
    const std::array keys{path.transport(), path.service(), path.ofOperation(), path.leaf()};
    return std::ranges::all_of(
        keys, [this](const ScopeKey &key) { return m_world.state(key) == CircuitState::Closed; });
}

void Trial::expect(bool truth, const char *what)
{
    if (!truth && m_failure.isEmpty())
        m_failure = QString::fromLatin1(what);
}

std::optional<size_t> Trial::permitOf(const Step &step) const
{
    std::vector<size_t> own;
    for (size_t i = 0; i < m_permits.size(); ++i) {
        if (m_permits[i].connection == step.connection)
            own.push_back(i);
    }
    if (own.empty())
        return std::nullopt;
    return own[size_t(step.which) % own.size()];
}

ScopePath Trial::pathOf(int connection, int path) const
{
    static const std::array kModels{ModelId(u"A"_s), ModelId(u"B"_s), ModelId(u"E"_s)};
    return {m_ids[size_t(connection)], path == 2 ? Operation::Embeddings : Operation::Chat,
            kModels[size_t(path)]};
}

ScopeKey Trial::keyOf(int connection, int node) const
{
    switch (node) {
    case 0:
        return pathOf(connection, 0).transport();
    case 1:
        return pathOf(connection, 0).service();
    case 2:
        return pathOf(connection, 0).ofOperation();
    case 3:
        return pathOf(connection, 2).ofOperation();
    default:
        return pathOf(connection, node - 4).leaf();
    }
}

qint64 Trial::toModel(std::optional<BootTime> time) const
{
    if (!time)
        return ReferenceModel::kNone;
    return m_model.now() + std::chrono::floor<Milliseconds>(*time - m_world.now()).count();
}

ReferenceModel::Seen Trial::seen(int connection, int node) const
{
    const auto snapshot = m_world.breakers->snapshot(keyOf(connection, node), m_world.now());
    ReferenceModel::Seen seen;
    if (!snapshot)
        return seen;
    seen.closed = snapshot->state == CircuitState::Closed;
    seen.level = snapshot->level;
    seen.retryNotBefore = toModel(snapshot->retryNotBefore);
    seen.samples = snapshot->samples;
    seen.run = snapshot->consecutiveFailures;
    seen.probing = snapshot->probesInFlight > 0;
    seen.gateUntil = toModel(snapshot->gateUntil);
    seen.attention = int(snapshot->attention);
    return seen;
}

} // namespace breakerbox::breaker
