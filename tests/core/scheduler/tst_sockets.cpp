// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "schedulerbench.h"

#include <connections/baseurl.h>
#include <net/qthttptransport.h>
#include <simulator/persona.h>

#include <QTest>

#include <algorithm>
#include <ctime>
#include <span>

namespace breakerbox::tests {

using namespace Qt::StringLiterals;
using breaker::CircuitState;
using scheduler::ExchangeState;
using scheduler::OnHold;
using scheduler::ResultKind;
using simulator::FailureMode;

namespace {

constexpr int kCallers = 200;
constexpr int kSlots = 256;
constexpr Milliseconds kWait{400};  // of the open circuit
constexpr Milliseconds kReply{100}; // until the reply's first content, and its end

// One of many who ask, read and ask again. Every other one waits by itself when it is held.
struct Caller
{
    std::unique_ptr<scheduler::ChatExchange> exchange;
    std::clock_t sentAt = 0;
    BootTime next{};
    bool waits = false;
};

struct Tally
{
    int answered = 0;
    int held = 0; // told at once, with a reason
    int failed = 0;
    int mostInFlight = 0;
    std::vector<double> heldAfter; // milliseconds of processor time of all of this

    [[nodiscard]] int all() const { return answered + held + failed; }
};

// The scheduler with the real transport on real time; a provider on loopback.
class Rig
{
public:
    Rig()
        : m_provider(m_clock, m_timers, profile())
    {
        if (!m_provider.start())
            qFatal("the provider does not listen");
        m_connection.id = ConnectionId(m_random.uuid());
        m_connection.protocol = connections::Protocol::OpenAiChat;
        m_connection.baseUrl = m_provider.baseUrl();
        m_connection.credential.source = connections::CredentialSource::None;
        m_connection.boundary = connections::boundaryForUrl(m_connection.baseUrl);
        m_connection.limits = connections::Limits::standard(m_connection.kind);
        m_connection.parallel = kSlots;
        m_directory.connections[m_connection.id] = m_connection;
        breaker::Policy policy;
        policy.jitter = 0;
        policy.ladder = {{kWait}, 1};
        m_breakers.setConnection(m_connection.id, "one", policy, breaker::ReachedBy::Loopback);
        m_scheduler = std::make_unique<scheduler::RequestScheduler>(scheduler::SchedulerParts{
            m_clock, m_timers, m_random, m_breakers, m_transport, m_adapters, m_keychain, m_session,
            m_environment, m_log, m_directory});
        QObject::connect(m_scheduler.get(), &scheduler::RequestScheduler::happened,
                         m_scheduler.get(), [this](const breaker::Happenings &news) {
                             transitions.insert(transitions.end(), news.transitions.begin(),
                                                news.transitions.end());
                         });
        for (int i = 0; i < kCallers; ++i)
            m_callers[size_t(i)].waits = i % 2 == 1;
    }

    // All ask until this holds; what ends meanwhile is counted.
    Tally run(const std::function<bool(const Tally &)> &enough)
    {
        Tally tally;
        if (!QTest::qWaitFor(
                [&] {
                    turn(tally, true);
                    return enough(tally);
                },
                30'000))
            qWarning("it does not come so far: %d answered, %d held, %d failed", tally.answered,
                     tally.held, tally.failed);
        return tally;
    }
    // Nobody asks any more. False if somebody is left in between.
    bool calm(Tally &tally)
    {
        return QTest::qWaitFor(
            [&] {
                turn(tally, false);
                return std::ranges::none_of(m_callers,
                                            [](const Caller &each) { return bool(each.exchange); });
            },
            20'000);
    }
    // Of all scopes together.
    [[nodiscard]] breaker::Metrics metrics() const
    {
        breaker::Metrics sum;
        for (const auto &each : m_breakers.snapshots(m_clock.now())) {
            sum.opens += each.metrics.opens;
            sum.probesAdmitted += each.metrics.probesAdmitted;
            sum.leasesExpired += each.metrics.leasesExpired;
        }
        return sum;
    }
    [[nodiscard]] bool isClosed() const
    {
        return std::ranges::all_of(m_breakers.snapshots(m_clock.now()), [](const auto &each) {
            return each.state == CircuitState::Closed && each.inFlight == 0;
        });
    }
    [[nodiscard]] const std::vector<simulator::ReceivedRequest> &wire() const
    {
        return m_provider.server().requests();
    }
    [[nodiscard]] size_t permits() const { return m_log.opened.size(); }
    [[nodiscard]] int inFlight() const { return m_scheduler->inFlight(); }
    [[nodiscard]] int queued() const { return m_scheduler->queued(); }
    void fail(FailureMode mode) { m_provider.setFailure(mode); }
    [[nodiscard]] BootTime now() const { return m_clock.now(); }

    std::vector<breaker::Transition> transitions;

private:
    static simulator::PersonaProfile profile()
    {
        simulator::PersonaProfile profile;
        profile.name = u"P"_s;
        profile.models = {u"m"_s};
        profile.firstToken = kReply;
        profile.tokensPerSecond = 0;
        return profile;
    }

    void turn(Tally &tally, bool asks)
    {
        for (Caller &caller : m_callers) {
            if (caller.exchange)
                look(caller, tally, asks);
            if (asks && !caller.exchange && caller.next <= m_clock.now())
                ask(caller);
        }
        tally.mostInFlight = std::max(tally.mostInFlight, m_scheduler->inFlight());
    }

    void ask(Caller &caller)
    {
        scheduler::Request request;
        request.id = RequestId(m_random.uuid());
        request.conversation = ConversationId(m_random.uuid());
        request.connection = m_connection.id;
        request.prompt.model = ModelId(u"m"_s);
        request.prompt.messages.push_back({chat::Role::User, u"Hello"_s, {}, {}, {}, {}, {}});
        request.onHold = caller.waits ? OnHold::Wait : OnHold::Ask;
        caller.sentAt = std::clock();
        caller.exchange = m_scheduler->submit(std::move(request));
        QObject::connect(caller.exchange.get(), &scheduler::ChatExchange::stateChanged,
                         caller.exchange.get(), [this, &caller](ExchangeState state) {
                             if (state == ExchangeState::Held)
                                 m_heldAfter.push_back(double(std::clock() - caller.sentAt) * 1000 /
                                                       CLOCKS_PER_SEC);
                         });
    }

    void look(Caller &caller, Tally &tally, bool asks)
    {
        tally.heldAfter.insert(tally.heldAfter.end(), m_heldAfter.begin(), m_heldAfter.end());
        m_heldAfter.clear();
        const ExchangeState state = caller.exchange->state();
        const bool stuck = state == ExchangeState::Waiting && !asks;
        if (state != ExchangeState::Held && state != ExchangeState::Finished && !stuck)
            return;
        if (state == ExchangeState::Finished) {
            const bool answered = caller.exchange->result().kind == ResultKind::Answered;
            ++(answered ? tally.answered : tally.failed);
        } else {
            ++tally.held;
        }
        caller.exchange.reset();
        caller.next = m_clock.now() + Milliseconds(20 + static_cast<int>(m_random.unit() * 20));
    }

    SystemClock m_clock;
    QtTimers m_timers;
    SeededRandom m_random{200};
    simulator::ProviderPersona m_provider;
    connections::Connection m_connection;
    breaker::Breakers m_breakers{m_clock, m_random};
    net::QtNameLookup m_names;
    net::QtHttpTransport m_transport{{m_clock, m_timers, m_names,
                                      [](const QString &) { return net::DestinationClass::Device; },
                                      u"1"_s}};
    providers::Adapters m_adapters;
    FakeSecretStore m_keychain{m_timers};
    FakeSecretStore m_session{m_timers};
    FakeSecretStore m_environment{m_timers};
    FakeAttemptLog m_log;
    FakeDirectory m_directory;
    std::unique_ptr<scheduler::RequestScheduler> m_scheduler;
    std::array<Caller, kCallers> m_callers;
    std::vector<double> m_heldAfter;
};

// How many of these requests are answered at one time at the most, seen from the provider, for each
// number of replies that were over by then.
bool widensByDoubling(std::span<const simulator::ReceivedRequest> requests)
{
    for (size_t i = 0; i < requests.size(); ++i) {
        size_t over = 0;
        for (size_t j = 0; j < i; ++j)
            over += requests[j].at + kReply <= requests[i].at ? 1 : 0;
        const size_t running = i + 1 - over;
        // The probe's reply closes it and widens nothing.
        const size_t successes = over > 0 ? over - 1 : 0;
        if (successes >= 3)
            return true; // 2, 4, 8, gone
        if (running > (size_t(2) << successes))
            return false;
    }
    return true;
}

} // namespace

// S40 to S45 with real sockets: 200 callers at once against a provider that is well, fails and
// heals.
class SocketsTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void outageUnderLoad_data();
    void outageUnderLoad();
};

void SocketsTest::outageUnderLoad_data()
{
    QTest::addColumn<bool>("refused");
    QTest::newRow("503") << false;
    QTest::newRow("nobody listens") << true;
}

void SocketsTest::outageUnderLoad()
{
    QFETCH(const bool, refused);
    Rig rig;
    const Tally before = rig.run([](const Tally &each) { return each.answered >= kCallers; });
    QCOMPARE(before.failed + before.held, 0);

    rig.fail(refused ? FailureMode::Refused : FailureMode::ServiceUnavailable503);
    Tally during = rig.run([&](const Tally &) { return rig.metrics().opens > 0; });
    // What was under way when it opened comes in; then only probes.
    const Tally waiting = rig.run([&](const Tally &) { return rig.inFlight() <= 1; });
    const size_t wireBefore = rig.wire().size();
    const auto underWay = size_t(rig.inFlight()); // permitted before, perhaps on the wire after
    const size_t permitsBefore = rig.permits();
    const qint64 probesBefore = rig.metrics().probesAdmitted;
    const BootTime from = rig.now();
    const Tally open = rig.run([&](const Tally &each) {
        return rig.metrics().probesAdmitted >= probesBefore + 3 && each.held >= 2'000;
    });
    const BootTime until = rig.now();
    const qint64 probes = rig.metrics().probesAdmitted - probesBefore;
    const size_t permits = rig.permits() - permitsBefore;
    QVERIFY(during.mostInFlight < kSlots * 9 / 10); // S41
    QVERIFY(open.mostInFlight <= 1);
    QCOMPARE(qint64(permits), probes);
    // At most one for each wait of the ladder (S21), and no more than permits on the wire.
    QVERIFY2(probes <= (until - from) / kWait + 1, qPrintable(QString::number(probes)));
    QVERIFY(rig.wire().size() - wireBefore <= permits + underWay);
    if (!refused)
        QVERIFY(rig.wire().size() - wireBefore >= permits - 1);
    for (size_t i = wireBefore + 1; i < rig.wire().size(); ++i)
        QVERIFY(rig.wire()[i].at - rig.wire()[i - 1].at >= kWait); // never two probes at once
    // S42, S43 as C10 reads them: the answer is a reason with choices, at once. In processor time,
    // callers and provider included, for a machine may be busy with other things.
    std::vector<double> times = open.heldAfter;
    QVERIFY(times.size() >= 1'000);
    std::ranges::sort(times);
    const double p99 = times[times.size() * 99 / 100];
    QVERIFY2(p99 < 500, qPrintable(QString::number(p99)));
    QVERIFY(double(open.failed) / open.all() < 0.05);

    const size_t wireOfOutage = rig.wire().size();
    rig.fail(FailureMode::None);
    Tally after = rig.run([](const Tally &each) { return each.answered >= 2 * kCallers; });
    QVERIFY(double(after.failed) / after.all() < 0.05); // S44
    QVERIFY(after.mostInFlight < kSlots * 9 / 10);      // S45
    // A probe of the outage may still have been under way.
    const auto healed = std::span(rig.wire()).subspan(wireOfOutage);
    QVERIFY(widensByDoubling(healed));
    QVERIFY(rig.calm(after)); // every caller came to an end
    QVERIFY(QTest::qWaitFor([&] { return rig.inFlight() == 0 && rig.queued() == 0; }));
    QVERIFY(rig.isClosed());
    QVERIFY(rig.wire().size() <= rig.permits());
    QCOMPARE(rig.metrics().leasesExpired, 0);
    qInfo("opening: %d failed; open: %d held, %lld probes, p99 %.0f ms; after: %d answered, %d "
          "held, %d failed",
          during.failed + waiting.failed, open.held, static_cast<long long>(probes), p99,
          after.answered, after.held, after.failed);
}

} // namespace breakerbox::tests

QTEST_GUILESS_MAIN(breakerbox::tests::SocketsTest)
#include "tst_sockets.moc"
