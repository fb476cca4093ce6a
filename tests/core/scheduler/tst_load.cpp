// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "schedulerbench.h"

#include <QTest>

#include <algorithm>

namespace breakerbox::tests {

using namespace Qt::StringLiterals;
using breaker::CircuitState;
using scheduler::ExchangeState;
using scheduler::ResultKind;

namespace {

constexpr int kCallers = 2000;
constexpr int kSlots = 256;
constexpr Milliseconds kTick{10};

// One of many who ask, read, think and ask again.
struct Caller
{
    std::unique_ptr<scheduler::ChatExchange> exchange;
    BootTime sentAt{};
    BootTime next{};
};

// What came of the questions that ended inside one phase of the test.
struct Tally
{
    std::vector<Milliseconds> times; // from the question to a reply, or to a reason with choices
    int answered = 0;                // by the provider
    int held = 0;                    // by this client, with its reason
    int failed = 0;                  // the provider's failure was all there was
    int mostInFlight = 0;
    int sent = 0; // attempts on the wire

    [[nodiscard]] int all() const { return answered + held + failed; }
    [[nodiscard]] Milliseconds percentile(double share) const
    {
        std::vector<Milliseconds> sorted = times;
        std::ranges::sort(sorted);
        const auto last = static_cast<double>(sorted.size() - 1);
        return sorted.at(static_cast<size_t>(last * share));
    }
};

Script after(Script script, Milliseconds delay)
{
    script.headAfter = delay;
    return script;
}

class Crowd
{
public:
    explicit Crowd(SchedulerBench &bench, const connections::Connection &connection)
        : m_bench(bench),
          m_connection(connection),
          m_callers(kCallers)
    {
        for (Caller &caller : m_callers)
            caller.next = m_bench.clock.now() + thinking();
    }

    // Goes on for so long; what ends meanwhile is counted.
    Tally run(Milliseconds span)
    {
        Tally tally;
        const int sentBefore = m_bench.transport.count();
        const BootTime end = m_bench.clock.now() + span;
        while (m_bench.clock.now() < end) {
            for (Caller &caller : m_callers) {
                if (!caller.exchange && caller.next <= m_bench.clock.now()) {
                    caller.exchange = m_bench.scheduler->submit(m_bench.request(m_connection));
                    caller.sentAt = m_bench.clock.now();
                }
            }
            m_bench.run(kTick);
            tally.mostInFlight = std::max(tally.mostInFlight, m_bench.transport.running());
            for (Caller &caller : m_callers)
                look(caller, tally);
        }
        tally.sent = m_bench.transport.count() - sentBefore;
        return tally;
    }

private:
    Milliseconds thinking()
    {
        return Milliseconds(5000 + static_cast<int>(m_bench.random.unit() * 10'000));
    }

    void look(Caller &caller, Tally &tally)
    {
        if (!caller.exchange)
            return;
        const ExchangeState state = caller.exchange->state();
        if (state != ExchangeState::Held && state != ExchangeState::Finished)
            return;
        const ResultKind kind = caller.exchange->result().kind;
        if (state == ExchangeState::Held)
            ++tally.held; // the caller reads the card and comes back later
        else if (kind == ResultKind::Answered)
            ++tally.answered;
        else
            ++tally.failed;
        tally.times.push_back(
            std::chrono::duration_cast<Milliseconds>(m_bench.clock.now() - caller.sentAt));
        caller.exchange.reset();
        caller.next = m_bench.clock.now() + thinking();
    }

    SchedulerBench &m_bench;
    connections::Connection m_connection;
    std::vector<Caller> m_callers;
};

} // namespace

// 2,000 callers, half a minute of health, a minute of outage, a minute of recovery, in virtual
// time.
class LoadTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void outageUnderLoad_data();
    void outageUnderLoad();
};

void LoadTest::outageUnderLoad_data()
{
    QTest::addColumn<bool>("refused");
    QTest::newRow("503") << false;
    QTest::newRow("nobody listens") << true;
}

// S40 to S45.
void LoadTest::outageUnderLoad()
{
    QFETCH(const bool, refused);
    SchedulerBench bench;
    connections::Connection connection = bench.add(u"https://api.example.com/v1"_s);
    connection.parallel = kSlots;
    bench.update(connection);
    const Script healthy = after(chatReply({"Yes."}), Milliseconds(200));
    const Script down =
        after(refused ? refuses() : answers(503, R"({"error":{"message":"unavailable"}})"),
              Milliseconds(50));

    Crowd crowd(bench, connection);
    bench.transport.always(healthy);
    const Tally before = crowd.run(Seconds(30));
    QCOMPARE(before.failed + before.held, 0);
    QVERIFY(before.answered > 2 * kCallers);

    bench.transport.always(down);
    const Tally during = crowd.run(Seconds(60));
    const double served = static_cast<double>(std::ranges::count_if(
                              during.times, [](Milliseconds t) { return t < Milliseconds(500); })) /
                          static_cast<double>(during.times.size());
    qInfo("during: %d asked, %d held, %d failed, %d answered, %d sent, %d of %d slots, "
          "%.4f within 500 ms, p99 %lld ms",
          during.all(), during.held, during.failed, during.answered, during.sent,
          during.mostInFlight, kSlots, served,
          static_cast<long long>(during.percentile(0.99).count()));
    QVERIFY(during.mostInFlight < kSlots * 9 / 10);       // S41: it trips before saturation
    QVERIFY(served > 0.95);                               // S42 as C10 reads it
    QVERIFY(during.percentile(0.99) < Milliseconds(500)); // S43
    QVERIFY2(during.sent < 500, qPrintable(QString::number(during.sent))); // of some 11,000 asked

    bench.transport.always(healthy);
    const Tally recovery = crowd.run(Seconds(60));
    const double errors = static_cast<double>(recovery.failed) / recovery.all();
    qInfo("after: %d asked, %d held, %d failed, %d answered, %d of %d slots", recovery.all(),
          recovery.held, recovery.failed, recovery.answered, recovery.mostInFlight, kSlots);
    QVERIFY(errors < 0.05);                           // S44
    QVERIFY(recovery.mostInFlight < kSlots * 9 / 10); // S45: no second collapse
    QVERIFY(recovery.answered > 5 * kCallers * 9 / 10);
    for (const breaker::ScopeSnapshot &scope : bench.breakers.snapshots(bench.clock.now()))
        QCOMPARE(scope.state, CircuitState::Closed);
    const Tally steady = crowd.run(Seconds(15));
    QCOMPARE(steady.failed + steady.held, 0);
    QVERIFY(steady.answered > kCallers);
}

} // namespace breakerbox::tests

QTEST_GUILESS_MAIN(breakerbox::tests::LoadTest)
#include "tst_load.moc"
