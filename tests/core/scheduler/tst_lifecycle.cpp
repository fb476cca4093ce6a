// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "schedulerbench.h"

#include <QTest>

namespace breakerbox::tests {

using namespace Qt::StringLiterals;
using breaker::Category;
using breaker::DeviceState;
using breaker::HoldReason;
using connections::ConnectionKind;
using scheduler::ExchangeState;
using scheduler::OnHold;
using scheduler::ResultKind;

// Ends on this side: stop, sleep, network, limits (design 3; security.md R45, T37).
class LifecycleTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void stopMidStreamKeepsTheText();
    void stopBeforeTheFirstByte();
    void stopAfterTheEndOfTheProtocolIsAnAnswer();
    void stoppedProbeGivesItsSlotBack();
    void sleepCutsStreams();
    void failuresJustAfterWakingDoNotCount();
    void offlineHoldsTheCloudAndNotLoopback();
    void backOnlineSendsWhatWaits();
    void threeHostsFailing_isThisComputer();
    void outageIsTriedByOneRequest();
    void outageIsTriedByHand();
    void twoHostsFailing_isNoOutage();
    void loopbackHostsMakeNoOutage();
    void firstByteLimitRunsAndMayBeLengthened();
    void silenceLimitMovesWithTheBytes();
    void heartbeatsOnlyEndAfterFiveMinutes();
};

void LifecycleTest::stopMidStreamKeepsTheText() // S61, T37
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.transport.always(chatReply({"Tides ", "follow"}, Seconds(5)));
    const auto ask = bench.submit(connection);
    bench.run(Seconds(6));
    ask->stop();
    QCOMPARE(ask.state(), ExchangeState::Finished);
    QVERIFY(bench.transport.last().aborted); // at once
    bench.run(Seconds(1));
    QCOMPARE(ask.kind(), ResultKind::Interrupted);
    QCOMPARE(ask.category(), Category::UserStopped);
    QCOMPARE(ask.watch->text, u"Tides "_s);
    QVERIFY(!bench.evidence.front().counted);
    QCOMPARE(bench.evidence.front().cause, LifecycleCause::UserStop);
    QCOMPARE(bench.log.closed.size(), 1U);
    QCOMPARE(bench.log.closed.front().address, u"192.0.2.7"_s);
    QCOMPARE(bench.transport.running(), 0);
}

void LifecycleTest::stopBeforeTheFirstByte()
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.transport.always(hangs());
    const auto ask = bench.submit(connection);
    bench.run(Seconds(5));
    QCOMPARE(ask->phase(), Phase::WaitingForFirstByte);
    ask->stop(LifecycleCause::AppExit);
    bench.run(Seconds(1));
    QCOMPARE(ask.kind(), ResultKind::Cancelled);
    QCOMPARE(bench.evidence.front().cause, LifecycleCause::AppExit);
    QCOMPARE(bench.transport.count(), 1);
}

void LifecycleTest::stopAfterTheEndOfTheProtocolIsAnAnswer()
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.transport.always(goesSilent({chatDelta("Hi"), chatEnd()}));
    const auto ask = bench.submit(connection);
    bench.run(Milliseconds(10));
    ask->stop();
    bench.run();
    QCOMPARE(ask.kind(), ResultKind::Answered);
    QCOMPARE(bench.evidence.front().verdict, breaker::Verdict::Success);
}

void LifecycleTest::stoppedProbeGivesItsSlotBack() // K13, I16
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.open(connection);
    bench.run(Seconds(11));
    bench.transport.next(hangs());
    const auto probe = bench.submit(connection);
    bench.run(Seconds(2));
    probe->stop();
    bench.transport.always(chatReply({"Hi"}));
    bench.run(Seconds(1));
    const auto next = bench.submit(connection);
    bench.run();
    QVERIFY(next->isProbe());
    bench.run(Seconds(1));
    QCOMPARE(next.kind(), ResultKind::Answered);
}

void LifecycleTest::sleepCutsStreams() // S76, K23, I110
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.transport.next(chatReply({"Tides ", "follow"}, Seconds(5)));
    bench.transport.next(hangs());
    const auto streaming = bench.submit(connection);
    const auto silent = bench.submit(connection);
    bench.run(Seconds(6));
    bench.scheduler->noteSuspend();
    bench.run(Seconds(7200));
    bench.scheduler->noteWake();
    bench.run();
    QCOMPARE(streaming.kind(), ResultKind::Interrupted);
    QCOMPARE(streaming.category(), Category::Suspended);
    QCOMPARE(silent.kind(), ResultKind::Failed);
    QVERIFY(bench.transport.idleDrops() >= 2);
    for (const auto &evidence : bench.evidence) {
        QVERIFY(!evidence.counted);
        QCOMPARE(evidence.cause, LifecycleCause::SystemSuspend);
    }
    QCOMPARE(bench.transport.running(), 0);
}

void LifecycleTest::failuresJustAfterWakingDoNotCount() // K23
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.scheduler->noteWake();
    bench.transport.always(refuses());
    for (int i = 0; i < 5; ++i) {
        const auto ask = bench.submit(connection);
        bench.run(Seconds(1));
        QCOMPARE(ask.kind(), ResultKind::Failed);
    }
    for (const auto &evidence : bench.evidence)
        QVERIFY(!evidence.counted);
    QVERIFY(bench.transitions.empty());
}

void LifecycleTest::offlineHoldsTheCloudAndNotLoopback() // design 3
{
    SchedulerBench bench;
    const auto cloud = bench.add(u"https://api.example.com/v1"_s);
    const auto local = bench.add(u"http://127.0.0.1:11434/v1"_s, ConnectionKind::Local);
    bench.transport.always(chatReply({"Hi"}));
    bench.scheduler->noteNetwork(DeviceState::Offline);
    const auto held = bench.submit(cloud);
    const auto goes = bench.submit(local);
    bench.run(Seconds(60));
    QCOMPARE(held.state(), ExchangeState::Held);
    QCOMPARE(held.hold(), HoldReason::Offline);
    QVERIFY(!held->denial()->until); // only the system knows
    QCOMPARE(goes.kind(), ResultKind::Answered);
    QCOMPARE(bench.transport.count(), 1);
}

void LifecycleTest::backOnlineSendsWhatWaits()
{
    SchedulerBench bench;
    const auto cloud = bench.add(u"https://api.example.com/v1"_s);
    bench.transport.always(chatReply({"Hi"}));
    bench.scheduler->noteNetwork(DeviceState::Offline);
    const auto held = bench.submit(cloud);
    bench.run();
    held->wait();
    bench.run(Seconds(30));
    QCOMPARE(held.state(), ExchangeState::Waiting);
    bench.scheduler->noteNetwork(DeviceState::Online);
    bench.run(Seconds(1));
    QCOMPARE(held.kind(), ResultKind::Answered);
}

void LifecycleTest::threeHostsFailing_isThisComputer() // R45
{
    SchedulerBench bench;
    std::vector<connections::Connection> clouds;
    std::vector<Submit> asks;
    bench.transport.always(refuses());
    for (const auto &host : {u"a.example"_s, u"b.example"_s, u"c.example"_s}) {
        clouds.push_back(bench.add(u"https://"_s + host + u"/v1"_s));
        asks.push_back(bench.submit(clouds.back()));
    }
    bench.run(Seconds(2));
    for (const auto &ask : asks) {
        QCOMPARE(ask.state(), ExchangeState::Held);
        QCOMPARE(ask.hold(), HoldReason::Offline);
    }
    // Inconclusive for all: no circuit holds anything against a provider.
    for (const auto &cloud : clouds) {
        const auto transport = bench.breakers.snapshot(
            {breaker::ScopeKind::Transport, cloud.id, {}, {}}, bench.clock.now());
        QVERIFY(!transport || transport->transientFailures == 0);
    }
    QVERIFY(bench.transitions.empty());
    const int before = bench.transport.count();
    bench.run(Seconds(2));
    QCOMPARE(bench.transport.count(), before);
}

void LifecycleTest::outageIsTriedByOneRequest()
{
    SchedulerBench bench;
    bench.transport.always(refuses());
    std::vector<Submit> asks;
    for (const auto &host : {u"a.example"_s, u"b.example"_s, u"c.example"_s}) {
        auto request = bench.request(bench.add(u"https://"_s + host + u"/v1"_s));
        request.onHold = OnHold::Wait;
        asks.push_back(bench.submit(request));
    }
    bench.run(Seconds(1));
    const int before = bench.transport.count();
    for (const auto &ask : asks) {
        QCOMPARE(ask.state(), ExchangeState::Waiting);
        QVERIFY(ask->holdUntil().has_value());
    }
    // After 5 s one request tries; it fails, and that is the same outage.
    bench.run(Seconds(5));
    QCOMPARE(bench.transport.count(), before + 1);
    QCOMPARE(bench.breakers.device(), DeviceState::Offline);
    // The next trial works, and all go.
    auto slow = chatReply({"Hi"});
    slow.headAfter = Seconds(3);
    bench.transport.always(slow);
    bench.run(Seconds(5));
    QCOMPARE(bench.transport.count(), before + 2);
    bench.run(Seconds(3)); // a response began: that is enough
    QCOMPARE(bench.transport.count(), before + 4);
    bench.run(Seconds(20));
    for (const auto &ask : asks)
        QCOMPARE(ask.kind(), ResultKind::Answered);
    QCOMPARE(bench.transport.count(), before + 4);
    QVERIFY(bench.transitions.empty());
}

void LifecycleTest::outageIsTriedByHand()
{
    SchedulerBench bench;
    bench.transport.always(refuses());
    std::vector<Submit> asks;
    for (const auto &host : {u"a.example"_s, u"b.example"_s, u"c.example"_s})
        asks.push_back(bench.submit(bench.add(u"https://"_s + host + u"/v1"_s)));
    bench.run(Seconds(2));
    bench.transport.always(chatReply({"Hi"}));
    asks[1]->retryNow();
    bench.run(Seconds(1));
    QCOMPARE(asks[1].kind(), ResultKind::Answered);
    QCOMPARE(bench.breakers.device(), DeviceState::Online);
    QCOMPARE(asks[0].state(), ExchangeState::Held); // still its user's choice
}

void LifecycleTest::twoHostsFailing_isNoOutage()
{
    SchedulerBench bench;
    bench.transport.always(refuses());
    std::vector<Submit> asks;
    for (const auto &host : {u"a.example"_s, u"b.example"_s, u"a.example"_s})
        asks.push_back(bench.submit(bench.add(u"https://"_s + host + u"/v1"_s)));
    bench.run(Seconds(10));
    QCOMPARE(bench.breakers.device(), DeviceState::Online);
    for (const auto &ask : asks)
        QCOMPARE(ask.kind(), ResultKind::Failed);
}

void LifecycleTest::loopbackHostsMakeNoOutage()
{
    SchedulerBench bench;
    bench.transport.always(refuses());
    std::vector<Submit> asks;
    for (const auto &host : {u"127.0.0.1"_s, u"127.0.0.2"_s, u"localhost"_s})
        asks.push_back(
            bench.submit(bench.add(u"http://"_s + host + u":1/v1"_s, ConnectionKind::Local)));
    bench.run(Seconds(10));
    QCOMPARE(bench.breakers.device(), DeviceState::Online);
    for (const auto &ask : asks)
        QCOMPARE(ask.hold(), HoldReason::Open);
}

void LifecycleTest::firstByteLimitRunsAndMayBeLengthened() // T37, S111, K7
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.transport.always(hangs());
    const auto ask = bench.submit(connection);
    bench.run(Seconds(100));
    QCOMPARE(ask.state(), ExchangeState::Sending);
    QCOMPARE(*ask->phaseLimit(), bench.clock.now() + Seconds(20));
    ask->waitLonger();
    QCOMPARE(*ask->phaseLimit(), bench.clock.now() + Seconds(120));
    bench.run(Seconds(119));
    QCOMPARE(ask.state(), ExchangeState::Sending);
    bench.run(Seconds(1));
    QCOMPARE(ask.kind(), ResultKind::Failed);
    QCOMPARE(ask.category(), Category::FirstByteTimedOut);
    QVERIFY(bench.evidence.front().counted); // the limit was the standard one or longer
    QCOMPARE(bench.evidence.front().latency, Milliseconds(220'000));
}

void LifecycleTest::silenceLimitMovesWithTheBytes() // T37: a slow drip is not cut
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    QByteArrayList words;
    for (int i = 0; i < 10; ++i)
        words.append("a");
    bench.transport.always(chatReply(words, Seconds(30)));
    const auto ask = bench.submit(connection);
    bench.run(Seconds(35));
    QCOMPARE(*ask->phaseLimit(), bench.clock.now() + Seconds(55));
    bench.run(Seconds(400));
    QCOMPARE(ask.kind(), ResultKind::Answered);
    QCOMPARE(ask.watch->text.size(), 10);
}

void LifecycleTest::heartbeatsOnlyEndAfterFiveMinutes() // T37
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    QByteArrayList beats{chatDelta("Hm")};
    for (int i = 0; i < 100; ++i)
        beats.append(": still working\n\n");
    bench.transport.always(streams(beats, Seconds(10)));
    const auto ask = bench.submit(connection);
    bench.run(Seconds(280));
    ask->waitLonger();
    bench.run(Seconds(299));
    QCOMPARE(ask.state(), ExchangeState::Streaming);
    bench.run(Seconds(2));
    QCOMPARE(ask.kind(), ResultKind::Interrupted);
    QCOMPARE(ask.category(), Category::HeartbeatsOnly);
    QCOMPARE(ask.watch->text, u"Hm"_s);
    QVERIFY(!bench.evidence.front().counted);
}

} // namespace breakerbox::tests

QTEST_GUILESS_MAIN(breakerbox::tests::LifecycleTest)
#include "tst_lifecycle.moc"
