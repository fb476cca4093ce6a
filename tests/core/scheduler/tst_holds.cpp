// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "schedulerbench.h"

#include <QTest>

namespace breakerbox::tests {

using namespace Qt::StringLiterals;
using breaker::Category;
using breaker::CircuitState;
using breaker::HoldReason;
using scheduler::ExchangeState;
using scheduler::OnHold;
using scheduler::ResultKind;

// What becomes of a request that may not go now (design 3, 4; breaker.md 1.9).
class HoldsTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void fourthRequestIsHeldWithoutASocket();
    void denialComesBeforeASlotIsTaken();
    void queuedRequestIsHeldOnceTheCircuitOpens();
    void waitSendsByItselfAtTheTime();
    void cancelledWaitNeverSends();
    void stopWhileHeldOrWaiting_data();
    void stopWhileHeldOrWaiting();
    void retryNowIsAProbeWhoseFailureDoesNotClimb();
    void retryNowTooSoonIsHeld();
    void twentyQueuedAtHalfOpen_oneProbe();
    void probeIsWrittenBeforeItsRow();
    void twoThousandWaiting_neitherStampedeNorStall();
    void probeVerdictAtFirstContentLetsOthersGo();
    void failedProbePutsTheOthersBackToHeld();
    void neverAnswersAtOnce();
    void submittedToWaitSendsWithoutAnybody();
    void heldRequestIsNotSentByRecovery();
    void nothingPolls();
    void pausedConnectionIsHeld();
    void resetAndReconsiderFreesWhatWaits();
    void previewTellsWithoutTaking();
};

void HoldsTest::fourthRequestIsHeldWithoutASocket() // S78, S79, S105, K1
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.open(connection);
    QCOMPARE(bench.transport.count(), 3);
    QCOMPARE(bench.transitions.size(), 1U);
    const auto fourth = bench.submit(connection);
    bench.run(Milliseconds(0));
    QCOMPARE(fourth.state(), ExchangeState::Held);
    QCOMPARE(fourth.hold(), HoldReason::Open);
    QCOMPARE(fourth->denial()->scope, bench.leaf(connection)->scope);
    QCOMPARE(*fourth->denial()->until, bench.clock.now() + Seconds(10));
    QCOMPARE(fourth->denial()->cause, Category::Overloaded);
    bench.run(Seconds(120)); // asks the user: never by itself
    QCOMPARE(bench.transport.count(), 3);
    QCOMPARE(fourth.state(), ExchangeState::Held);
    QCOMPARE(bench.log.opened.size(), 3U);
    QCOMPARE(bench.leaf(connection)->metrics.denied, 1);
}

void HoldsTest::denialComesBeforeASlotIsTaken() // S96
{
    SchedulerBench bench;
    auto connection = bench.add(u"https://api.example.com/v1"_s);
    connection.parallel = 1;
    bench.update(connection);
    bench.open(connection);
    // The only slot is taken by another model.
    bench.transport.next(hangs());
    auto request = bench.request(connection);
    request.prompt.model = ModelId(u"healthy"_s);
    const auto other = bench.submit(request);
    bench.run();
    QCOMPARE(bench.scheduler->inFlight(), 1);
    const auto denied = bench.submit(connection);
    bench.run();
    QCOMPARE(denied.hold(), HoldReason::Open);
    QCOMPARE(bench.scheduler->inFlight(), 1);
}

void HoldsTest::queuedRequestIsHeldOnceTheCircuitOpens() // S2, S78
{
    SchedulerBench bench;
    auto connection = bench.add(u"https://api.example.com/v1"_s);
    connection.parallel = 1;
    bench.update(connection);
    bench.open(connection, 2);
    auto slow = answers(503, "{}", {{"x-should-retry", "false"}});
    slow.headAfter = Seconds(5);
    bench.transport.next(slow);
    const auto third = bench.submit(connection);
    const auto queued = bench.submit(connection);
    bench.run(Seconds(4));
    QCOMPARE(queued.state(), ExchangeState::Queued);
    bench.run(Seconds(1));
    QCOMPARE(queued.state(), ExchangeState::Held);
    QCOMPARE(bench.transport.count(), 3);
}

void HoldsTest::waitSendsByItselfAtTheTime() // S80
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.open(connection);
    bench.transport.always(chatReply({"Back"}));
    const auto ask = bench.submit(connection);
    bench.run(Seconds(2));
    ask->wait();
    bench.run();
    QCOMPARE(ask.state(), ExchangeState::Waiting);
    QCOMPARE(*ask->holdUntil(), bench.clock.now() + Seconds(8));
    bench.run(Milliseconds(7'999));
    QCOMPARE(bench.transport.count(), 3);
    bench.run(Milliseconds(1));
    QCOMPARE(bench.transport.count(), 4);
    QVERIFY(ask->isProbe());
    bench.run(Seconds(1));
    QCOMPARE(ask.kind(), ResultKind::Answered);
    QCOMPARE(bench.leaf(connection)->state, CircuitState::Closed);
}

void HoldsTest::cancelledWaitNeverSends()
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.open(connection);
    const auto ask = bench.submit(connection);
    bench.run();
    ask->wait();
    bench.run(Seconds(5));
    ask->cancelWait();
    bench.run(Seconds(60));
    QCOMPARE(ask.state(), ExchangeState::Held);
    QVERIFY(!ask->holdUntil());
    QCOMPARE(bench.transport.count(), 3);
}

void HoldsTest::stopWhileHeldOrWaiting_data()
{
    QTest::addColumn<bool>("waits");
    QTest::newRow("held") << false;
    QTest::newRow("waiting") << true;
}

void HoldsTest::stopWhileHeldOrWaiting()
{
    QFETCH(bool, waits);
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.open(connection);
    const auto ask = bench.submit(connection);
    bench.run();
    if (waits)
        ask->wait();
    ask->stop();
    bench.run(Seconds(60));
    QCOMPARE(ask.kind(), ResultKind::Held);
    QCOMPARE(ask->result().denial->reason, HoldReason::Open);
    QCOMPARE(bench.transport.count(), 3);
    QCOMPARE(bench.scheduler->queued(), 0);
}

void HoldsTest::retryNowIsAProbeWhoseFailureDoesNotClimb() // S101, K24, I90
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.open(connection);
    const auto ask = bench.submit(connection);
    bench.run(Seconds(3));
    bench.transport.next(answers(503, "{}"));
    ask->retryNow();
    bench.run();
    QCOMPARE(bench.transport.count(), 4);
    QVERIFY(ask->isProbe());
    // Its failure is not retried against the hold it has set again: it is the user's turn.
    QCOMPARE(ask.state(), ExchangeState::Held);
    QCOMPARE(*ask->denial()->until, bench.clock.now() + Seconds(10));
    QCOMPARE(ask->denial()->level, 1);
    QCOMPARE(ask->history().size(), 1U);
    bench.run(Seconds(30));
    QCOMPARE(bench.transport.count(), 4);
    QCOMPARE(bench.leaf(connection)->metrics.manualProbes, 1);
}

void HoldsTest::retryNowTooSoonIsHeld() // K24
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.open(connection);
    const auto ask = bench.submit(connection);
    bench.run(Seconds(1));
    ask->retryNow();
    bench.run();
    QCOMPARE(ask.state(), ExchangeState::Held);
    QCOMPARE(ask.hold(), HoldReason::TooSoon);
    QCOMPARE(*ask->denial()->manualFrom, bench.clock.now() + Seconds(1));
    QCOMPARE(bench.transport.count(), 3);
}

void HoldsTest::twentyQueuedAtHalfOpen_oneProbe() // S88, S113, S115, K12, I92
{
    SchedulerBench bench;
    auto connection = bench.add(u"https://api.example.com/v1"_s);
    connection.parallel = 20;
    bench.update(connection);
    bench.open(connection);
    std::vector<Submit> asks;
    for (int i = 0; i < 20; ++i) {
        auto request = bench.request(connection);
        request.onHold = OnHold::Wait;
        asks.push_back(bench.submit(request));
    }
    bench.transport.always(chatReply({"a", "b"}, Seconds(4)));
    bench.run(Seconds(10));
    QCOMPARE(bench.transport.count(), 4);
    QCOMPARE(asks[1].state(), ExchangeState::Waiting);
    QCOMPARE(asks[1].hold(), HoldReason::ProbeInFlight);
    QVERIFY(!asks[1]->holdUntil());
    bench.run(Milliseconds(3'999));
    QCOMPARE(bench.transport.count(), 4);
    bench.run(Milliseconds(1)); // first content: closed, at most 2 in flight, the probe is one
    QCOMPARE(bench.leaf(connection)->state, CircuitState::Closed);
    QVERIFY2(bench.transport.running() <= 2,
             qPrintable(QString::number(bench.transport.running())));
    bench.run(Seconds(200));
    QCOMPARE(bench.transport.count(), 23);
    for (const auto &ask : asks)
        QCOMPARE(ask.kind(), ResultKind::Answered);
}

// breaker.md 1.12, kill -9 anywhere: whatever was sent as a probe is remembered as one.
void HoldsTest::probeIsWrittenBeforeItsRow()
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.open(connection);
    QVERIFY(bench.log.probes.empty());
    bench.run(Seconds(10));
    bench.transport.next(hangs());
    const auto probe = bench.submit(connection);
    bench.run();
    QCOMPARE(bench.transport.count(), 4);
    QCOMPARE(bench.log.probes.size(), 1U);
    const auto &[rowsBefore, scopes] = bench.log.probes.front();
    QCOMPARE(rowsBefore, 3U);
    QCOMPARE(bench.log.opened.size(), 4U);
    const auto leaf = bench.leaf(connection)->scope;
    const auto row = std::ranges::find(scopes, leaf, &breaker::StoredScope::scope);
    QVERIFY(row != scopes.end());
    QCOMPARE(row->state, CircuitState::Open);
    QCOMPARE(row->lastProbeStartAge, Milliseconds(0));
}

void HoldsTest::twoThousandWaiting_neitherStampedeNorStall() // S40–S45 (C19), I92
{
    SchedulerBench bench;
    auto connection = bench.add(u"https://api.example.com/v1"_s);
    connection.parallel = 8;
    bench.update(connection);
    bench.open(connection);
    std::vector<Submit> asks;
    for (int i = 0; i < 2000; ++i) {
        auto request = bench.request(connection);
        request.onHold = OnHold::Wait;
        asks.push_back(bench.submit(request));
    }
    bench.run();
    for (const auto &ask : asks)
        QCOMPARE(ask.state(), ExchangeState::Waiting); // told at once, S25
    QCOMPARE(bench.transport.count(), 3);
    bench.transport.always(chatReply({"Hi"}, Milliseconds(500)));
    bench.run(Seconds(10));
    QCOMPARE(bench.transport.running(), 1);
    bench.run(Milliseconds(500));
    QVERIFY(bench.transport.running() <= 2);
    bench.run(Seconds(600));
    QCOMPARE(bench.transport.count(), 2003);
    for (const auto &ask : asks)
        QCOMPARE(ask.kind(), ResultKind::Answered);
    // A denial is counted once for each request, not at each look.
    QCOMPARE(bench.leaf(connection)->metrics.denied, 2000);
}

void HoldsTest::probeVerdictAtFirstContentLetsOthersGo() // breaker.md 1.10
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.open(connection);
    bench.run(Seconds(10));
    bench.transport.next(chatReply({"long", "answer"}, Seconds(50)));
    bench.transport.always(chatReply({"b"}));
    const auto probe = bench.submit(connection);
    bench.run();
    const auto other = bench.submit(connection);
    bench.run(Seconds(49));
    QCOMPARE(other.state(), ExchangeState::Waiting); // nothing is asked of the user
    QCOMPARE(other.hold(), HoldReason::ProbeInFlight);
    bench.run(Seconds(2));
    QCOMPARE(other.kind(), ResultKind::Answered);
    QCOMPARE(probe.state(), ExchangeState::Streaming);
}

void HoldsTest::failedProbePutsTheOthersBackToHeld() // S114
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.open(connection);
    bench.run(Seconds(10));
    auto slow = answers(503, "{}", {{"x-should-retry", "false"}});
    slow.headAfter = Seconds(5);
    bench.transport.next(slow);
    const auto probe = bench.submit(connection);
    const auto other = bench.submit(connection);
    bench.run(Seconds(1));
    QCOMPARE(other.state(), ExchangeState::Waiting);
    bench.run(Seconds(4));
    QCOMPARE(probe.kind(), ResultKind::Failed);
    QCOMPARE(other.state(), ExchangeState::Held);
    QCOMPARE(other.hold(), HoldReason::Open);
    QCOMPARE(other->denial()->level, 2);
    bench.run(Seconds(100));
    QCOMPARE(bench.transport.count(), 4);
}

void HoldsTest::neverAnswersAtOnce()
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.open(connection);
    auto request = bench.request(connection);
    request.onHold = OnHold::Never;
    const auto ask = bench.submit(request);
    bench.run();
    QCOMPARE(ask.state(), ExchangeState::Finished);
    QCOMPARE(ask.kind(), ResultKind::Held);
    QCOMPARE(ask->result().denial->reason, HoldReason::Open);
    QCOMPARE(ask->result().attempts, 0);
}

void HoldsTest::submittedToWaitSendsWithoutAnybody()
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.open(connection);
    bench.transport.always(chatReply({"Back"}));
    auto request = bench.request(connection);
    request.onHold = OnHold::Wait;
    const auto ask = bench.submit(request);
    bench.run(Seconds(11));
    QCOMPARE(ask.kind(), ResultKind::Answered);
}

void HoldsTest::heldRequestIsNotSentByRecovery()
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.open(connection);
    const auto held = bench.submit(connection);
    bench.run(Seconds(10));
    bench.transport.always(chatReply({"Back"}));
    const auto probe = bench.submit(connection);
    bench.run(Seconds(5));
    QCOMPARE(probe.kind(), ResultKind::Answered);
    QCOMPARE(held.state(), ExchangeState::Held);
    QCOMPARE(bench.transport.count(), 4);
    held->wait(); // chosen now: at once
    bench.run(Seconds(1));
    QCOMPARE(held.kind(), ResultKind::Answered);
}

void HoldsTest::nothingPolls() // I92
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.open(connection);
    auto request = bench.request(connection);
    request.onHold = OnHold::Wait;
    const auto ask = bench.submit(request);
    const auto held = bench.submit(connection);
    bench.run();
    // Until the time comes there is one thing to do, at the time.
    QCOMPARE(bench.clock.nextDue(), *ask->denial()->until);
}

void HoldsTest::pausedConnectionIsHeld() // K11
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.transport.always(chatReply({"Hi"}));
    bench.breakers.pause(connection.id, bench.clock.now());
    const auto ask = bench.submit(connection);
    bench.run();
    QCOMPARE(ask.state(), ExchangeState::Held);
    QCOMPARE(ask.hold(), HoldReason::Paused);
    ask->wait();
    bench.run(Seconds(5));
    QCOMPARE(bench.transport.count(), 0);
    bench.breakers.resume(connection.id, bench.clock.now());
    bench.scheduler->reconsider();
    bench.run(Seconds(1));
    QCOMPARE(ask.kind(), ResultKind::Answered);
}

void HoldsTest::resetAndReconsiderFreesWhatWaits()
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.open(connection);
    bench.transport.always(chatReply({"Hi"}));
    auto request = bench.request(connection);
    request.onHold = OnHold::Wait;
    const auto ask = bench.submit(request);
    bench.run(Seconds(1));
    bench.breakers.reset(bench.leaf(connection)->scope, bench.clock.now());
    bench.scheduler->reconsider();
    bench.run(Seconds(1));
    QCOMPARE(ask.kind(), ResultKind::Answered);
}

void HoldsTest::previewTellsWithoutTaking() // I4
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.open(connection);
    breaker::Ask ask;
    ask.path = {connection.id, breaker::Operation::Chat, ModelId(u"m"_s)};
    QCOMPARE(bench.scheduler->preview(ask)->reason, HoldReason::Open);
    bench.run(Seconds(10));
    for (int i = 0; i < 5; ++i)
        QVERIFY(!bench.scheduler->preview(ask));
    bench.transport.always(chatReply({"Hi"}));
    const auto probe = bench.submit(connection);
    bench.run();
    QVERIFY(probe->isProbe());
}

} // namespace breakerbox::tests

QTEST_GUILESS_MAIN(breakerbox::tests::HoldsTest)
#include "tst_holds.moc"
