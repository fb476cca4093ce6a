// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "schedulerbench.h"

#include <scheduler/drills.h>

#include <QTest>

namespace breakerbox::tests {

using namespace Qt::StringLiterals;
using breaker::HoldReason;
using scheduler::DrillKind;
using scheduler::ExchangeState;
using scheduler::ResultKind;

// Fire drills of real connections (design 7): what a bad day looks like, and nothing else.
class DrillsTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void eachDrillHoldsAndLeavesNothing_data();
    void eachDrillHoldsAndLeavesNothing();
    void aTryByHandFailsLikeTheOthers();
    void whatWaitsIsNotSentWhenTheDrillEnds();
    void theDrillEndsByItself();
    void aRunningRequestGoesOn();
    void aDrillDuringTheKeychainsAnswerSendsNothing();
    void otherConnectionsAreNotConcerned();
};

void DrillsTest::eachDrillHoldsAndLeavesNothing_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("reason");
    const auto row = [](const char *name, DrillKind kind, HoldReason reason) {
        QTest::newRow(name) << static_cast<int>(kind) << static_cast<int>(reason);
    };
    row("failing", DrillKind::Failing, HoldReason::Open);
    row("rate limited", DrillKind::RateLimited, HoldReason::RateLimited);
    row("no credit", DrillKind::NoCredit, HoldReason::NeedsBilling);
    row("wrong key", DrillKind::WrongKey, HoldReason::NeedsCredential);
    row("model missing", DrillKind::ModelMissing, HoldReason::NeedsModel);
    row("server stopped", DrillKind::ServerStopped, HoldReason::Open);
    row("computer offline", DrillKind::ComputerOffline, HoldReason::Offline);
}

// Nothing leaves the machine, nothing is in the ledger, and the real breaker remembers nothing.
void DrillsTest::eachDrillHoldsAndLeavesNothing()
{
    QFETCH(int, kind);
    QFETCH(int, reason);
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    // A real failure first, so that there is a node whose figures could move.
    bench.transport.next(answers(503, "{}"));
    bench.transport.next(chatReply({"fine"}));
    auto before = bench.submit(connection);
    bench.run(Seconds(30));
    QCOMPARE(before.kind(), ResultKind::Answered);
    const auto snapshots = bench.breakers.snapshots(bench.clock.now());
    const int sent = bench.transport.count();
    const auto opened = bench.log.opened.size();
    bench.evidence.clear();
    bench.transitions.clear();

    bench.scheduler->startDrill(connection.id, static_cast<DrillKind>(kind));
    auto ask = bench.submit(connection);
    bench.run();
    QCOMPARE(ask.state(), ExchangeState::Held);
    QCOMPARE(static_cast<int>(ask.hold()), reason);
    QVERIFY(ask->denial()->drill);
    ask->wait();
    bench.run(Seconds(90));
    ask->retryNow();
    bench.run(Seconds(90));
    QVERIFY(ask.state() == ExchangeState::Held || ask.state() == ExchangeState::Waiting);
    QVERIFY(ask->denial()->drill);
    ask->stop();
    bench.run();

    QCOMPARE(bench.transport.count(), sent);
    QCOMPARE(bench.log.opened.size(), opened);
    QCOMPARE(bench.evidence.size(), size_t(0));
    QCOMPARE(bench.transitions.size(), size_t(0));
    const auto after = bench.breakers.snapshots(bench.clock.now());
    QCOMPARE(after.size(), snapshots.size());
    for (size_t i = 0; i < after.size(); ++i) {
        QCOMPARE(after[i].metrics, snapshots[i].metrics);
        QCOMPARE(after[i].state, snapshots[i].state);
        QCOMPARE(after[i].attention, snapshots[i].attention);
    }
}

// breaker.md 1.6: impatience does not climb the ladder; waiting it out does.
void DrillsTest::aTryByHandFailsLikeTheOthers()
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.scheduler->startDrill(connection.id, DrillKind::Failing);
    auto ask = bench.submit(connection);
    bench.run();
    QCOMPARE(*ask->denial()->until - bench.clock.now(), BootClock::duration(Seconds(10)));
    bench.run(Seconds(4));
    // Whoever shows the time beside the connection is told that it is another one.
    int told = 0;
    QObject::connect(bench.scheduler.get(), &scheduler::RequestScheduler::waitsChanged,
                     bench.scheduler.get(), [&] { ++told; });
    ask->retryNow();
    bench.run();
    QVERIFY(told > 0);
    QCOMPARE(*ask->denial()->until - bench.clock.now(), BootClock::duration(Seconds(10)));
    ask->wait();
    bench.run(Seconds(10));
    QCOMPARE(ask.state(), ExchangeState::Waiting);
    QCOMPARE(ask->denial()->level, 2);
    QVERIFY(*ask->denial()->until - bench.clock.now() > Seconds(19));
    QCOMPARE(bench.transport.count(), 0);
}

void DrillsTest::whatWaitsIsNotSentWhenTheDrillEnds()
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.transport.always(chatReply({"hello"}));
    bench.scheduler->startDrill(connection.id, DrillKind::Failing);
    auto waits = bench.submit(connection);
    auto asks = bench.submit(connection);
    bench.run();
    waits->wait();
    bench.run();
    QCOMPARE(waits.state(), ExchangeState::Waiting);
    bench.scheduler->endDrill(connection.id);
    bench.run(Seconds(3600));
    for (Submit *each : {&waits, &asks}) {
        QCOMPARE(each->state(), ExchangeState::Held);
        QCOMPARE(each->hold(), HoldReason::DrillOver);
    }
    QCOMPARE(bench.transport.count(), 0);
    // By hand it goes, as any other.
    waits->retryNow();
    bench.run(Seconds(5));
    QCOMPARE(waits.kind(), ResultKind::Answered);
    QCOMPARE(bench.transport.count(), 1);
    QCOMPARE(bench.log.opened.size(), size_t(1));
}

void DrillsTest::theDrillEndsByItself()
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    std::vector<ConnectionId> told;
    QObject::connect(bench.scheduler.get(), &scheduler::RequestScheduler::drillChanged,
                     bench.scheduler.get(), [&](const ConnectionId &id) { told.push_back(id); });
    bench.scheduler->startDrill(connection.id, DrillKind::WrongKey);
    bench.run(scheduler::kDrillLength - Seconds(1));
    QCOMPARE(bench.scheduler->drill(connection.id), DrillKind::WrongKey);
    bench.run(Seconds(2));
    QCOMPARE(bench.scheduler->drill(connection.id), DrillKind::None);
    QCOMPARE(told, (std::vector{connection.id, connection.id}));
}

void DrillsTest::aRunningRequestGoesOn()
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.transport.next(chatReply({"slow", "words"}, Seconds(2)));
    auto ask = bench.submit(connection);
    bench.run(Seconds(1));
    bench.scheduler->startDrill(connection.id, DrillKind::Failing);
    bench.run(Seconds(20));
    QCOMPARE(ask.kind(), ResultKind::Answered);
}

void DrillsTest::aDrillDuringTheKeychainsAnswerSendsNothing()
{
    SchedulerBench bench;
    const auto connection =
        bench.add(u"https://api.example.com/v1"_s, connections::ConnectionKind::Cloud,
                  connections::CredentialSource::Keychain);
    bench.keychain.put({connection.id.toString(), connection.origin()}, "sk-CANARY-K-drill");
    bench.keychain.setDelay(Seconds(5));
    auto ask = bench.submit(connection);
    bench.run(Seconds(1));
    QCOMPARE(bench.keychain.callsOf(u"read"_s), 1);
    bench.scheduler->startDrill(connection.id, DrillKind::Failing);
    bench.run(Seconds(10));
    QCOMPARE(ask.state(), ExchangeState::Held);
    QVERIFY(ask->denial()->drill);
    QCOMPARE(bench.transport.count(), 0);
}

void DrillsTest::otherConnectionsAreNotConcerned()
{
    SchedulerBench bench;
    const auto drilled = bench.add(u"https://api.example.com/v1"_s);
    const auto other = bench.add(u"https://api.example.org/v1"_s);
    bench.transport.always(chatReply({"hello"}));
    bench.scheduler->startDrill(drilled.id, DrillKind::ComputerOffline);
    auto ask = bench.submit(other);
    bench.run(Seconds(5));
    QCOMPARE(ask.kind(), ResultKind::Answered);
}

} // namespace breakerbox::tests

QTEST_GUILESS_MAIN(breakerbox::tests::DrillsTest)
#include "tst_drills.moc"
