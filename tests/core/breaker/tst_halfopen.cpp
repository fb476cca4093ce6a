// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "world.h"

#include <QTest>

using namespace breakerbox;
using namespace breakerbox::breaker;
using namespace Qt::StringLiterals;

// Half-open: one probe, its lease, its verdict; and the first steps after it.
class HalfOpenTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void eachTransition_data();
    void eachTransition();
    void oneProbeForManyWhoAsk();
    void afterRecoveryFewAtATime_data();
    void afterRecoveryFewAtATime();
    void theCapLapses();
    void aStoppedProbeFreesItsSlot_data();
    void aStoppedProbeFreesItsSlot();
    void theLeaseEndsAProbe();
    void theVerdictComesWithTheFirstContent();
    void aProbesStreamThatBreaksLaterIsAnOrdinaryFailure();
    void highLevelsCloseAfterTwoInSequence();
    void aFailureBetweenStartsTheSequenceAgain();
    void theLaterOfLadderAndHintHolds_data();
    void theLaterOfLadderAndHintHolds();
    void sleepVoidsTheProbe();
    void afterWakingTheTransportIsForgiven();
    void aStreamThroughASleepSaysNothing();
    void aResultFromAnEarlierProbeIsLate();
};

// Each allowed transition, and each that must not be (breaker.md 1.2).
void HalfOpenTest::eachTransition_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("event");
    QTest::addColumn<QString>("to");
    const auto row = [](const char *from, const char *event, const char *to) {
        QTest::addRow("%s, %s: %s", from, event, to)
            << QString::fromLatin1(from) << QString::fromLatin1(event) << QString::fromLatin1(to);
    };
    row("closed", "success", "closed");
    row("closed", "failure", "closed");
    row("closed", "third failure", "open");
    row("closed", "inconclusive", "closed");
    row("closed", "time", "closed");
    row("closed", "reset", "closed");
    row("open", "time", "half-open");
    row("open", "late success", "open");
    row("open", "late failure", "open");
    row("open", "late inconclusive", "open");
    row("open", "reset", "closed");
    row("open", "edit", "closed");
    row("open", "wake", "open");
    row("half-open", "success", "closed");
    row("half-open", "failure", "open");
    row("half-open", "inconclusive", "half-open");
    row("half-open", "drop", "half-open");
    row("half-open", "lease", "half-open");
    row("half-open", "late success", "half-open");
    row("half-open", "late failure", "half-open");
    row("half-open", "late inconclusive", "half-open");
    row("half-open", "wake", "half-open");
    row("half-open", "reset", "closed");
    row("half-open", "edit", "closed");
}

void HalfOpenTest::eachTransition()
{
    QFETCH(QString, from);
    QFETCH(QString, event);
    QFETCH(QString, to);
    World world;
    Admission late = world.ask();
    Admission probe; // of no right, until there is one
    if (from != u"closed"_s)
        world.openLeaf();
    if (from == u"half-open"_s) {
        world.at(20);
        probe = world.ask();
        QVERIFY(probe.has_value() && probe->isProbe());
    }
    QCOMPARE(toName(world.state(world.leaf())), from);

    const auto settle = [&](Admission &admission, Category category) {
        admission->settle(outcomeOf(category), world.now());
    };
    const bool isProbing = from == u"half-open"_s;
    if (event == u"success"_s)
        isProbing ? settle(probe, Category::Ok) : void(world.send(Category::Ok));
    else if (event == u"failure"_s)
        isProbing ? settle(probe, Category::ServerError) : void(world.send(Category::ServerError));
    else if (event == u"inconclusive"_s)
        isProbing ? settle(probe, Category::UserStopped) : void(world.send(Category::UserStopped));
    else if (event == u"third failure"_s)
        world.openLeaf();
    else if (event == u"time"_s)
        world.at(30);
    else if (event == u"lease"_s)
        world.at(80);
    else if (event == u"drop"_s)
        probe = {};
    else if (event == u"late success"_s)
        settle(late, Category::Ok);
    else if (event == u"late failure"_s)
        settle(late, Category::ServerError);
    else if (event == u"late inconclusive"_s)
        settle(late, Category::ContextTooLong);
    else if (event == u"reset"_s)
        world.breakers->reset(world.leaf(), world.now());
    else if (event == u"wake"_s)
        world.breakers->woke(world.now());
    else if (event == u"edit"_s)
        world.breakers->setConnection(world.one, "new key"_ba, world.cloudPolicy,
                                      ReachedBy::Network);
    else
        QFAIL("no such event");
    QCOMPARE(toName(world.state(world.leaf())), to);
    // What is late never frees the probe's slot (I36).
    if (event.startsWith(u"late"_s) && isProbing)
        QCOMPARE(world.reason(), HoldReason::ProbeInFlight);
}

// K12, S88, S113: twenty queued, one goes.
void HalfOpenTest::oneProbeForManyWhoAsk()
{
    World world;
    world.openLeaf();
    world.at(20);
    std::vector<Admission> admitted;
    for (int i = 0; i < 20; ++i) {
        Admission admission = world.ask();
        if (admission) {
            admitted.push_back(std::move(admission));
            continue;
        }
        QCOMPARE(admission.error().reason, HoldReason::ProbeInFlight);
        QCOMPARE(world.seconds(admission.error().until), 80.);
        QVERIFY(!admission.error().manualFrom.has_value());
    }
    QCOMPARE(admitted.size(), 1u);
    QCOMPARE(world.snapshot(world.leaf()).probesInFlight, 1);
    QCOMPARE(world.snapshot(world.leaf()).metrics.probesAdmitted, 1);
}

// K12: 2, 4, 8, then free.
void HalfOpenTest::afterRecoveryFewAtATime_data()
{
    QTest::addColumn<Category>("category");
    QTest::newRow("the service") << Category::ServerError;
    QTest::newRow("the transport") << Category::ConnectionRefused;
}

void HalfOpenTest::afterRecoveryFewAtATime()
{
    QFETCH(const Category, category);
    World world;
    for (const double second : {0., 5., 10.}) {
        world.at(second);
        QVERIFY(world.send(category));
    }
    QCOMPARE(world.reason(), HoldReason::Open);
    world.at(24);
    QVERIFY(world.send(Category::Ok));
    const auto fill = [&world] {
        std::vector<Admission> inFlight;
        while (inFlight.size() < 40) {
            Admission admission = world.ask();
            if (!admission) {
                if (admission.error().reason != HoldReason::Recovering)
                    qFatal("held for another reason");
                break;
            }
            inFlight.push_back(std::move(admission));
        }
        return inFlight;
    };
    for (const size_t cap : {2u, 4u, 8u}) {
        QCOMPARE(fill().size(), cap); // dropped again: nothing counted
        QVERIFY(world.send(Category::Ok));
    }
    QCOMPARE(fill().size(), 40u);
}

// Two long streams hold the others no longer than a lease.
void HalfOpenTest::theCapLapses()
{
    World world;
    world.openLeaf();
    world.at(20);
    QVERIFY(world.send(Category::Ok));
    const Admission first = world.ask();
    const Admission second = world.ask();
    world.at(79.9);
    const Denial denial = world.ask().error();
    QCOMPARE(denial.reason, HoldReason::Recovering);
    QCOMPARE(world.seconds(denial.until), 80.);
    world.at(80);
    QCOMPARE(world.reason(), HoldReason::None);
}

void HalfOpenTest::aStoppedProbeFreesItsSlot_data()
{
    QTest::addColumn<Category>("category");
    QTest::newRow("user stop (K13)") << Category::UserStopped;
    QTest::newRow("401 (I19)") << Category::CredentialInvalid;
    QTest::newRow("context (I21)") << Category::ContextTooLong;
    QTest::newRow("400 (I11)") << Category::MalformedRequest;
    QTest::newRow("429 elsewhere") << Category::RateLimitedRequests;
    QTest::newRow("database") << Category::StorageFailed;
    QTest::newRow("refused: the transport's") << Category::ConnectionRefused;
    QTest::newRow("dropped (I16)") << Category::Abandoned;
}

void HalfOpenTest::aStoppedProbeFreesItsSlot()
{
    QFETCH(Category, category);
    World world;
    world.openLeaf();
    world.at(21);
    {
        Admission probe = world.ask();
        QVERIFY(probe.has_value());
        world.at(23);
        if (category != Category::Abandoned)
            probe->settle(outcomeOf(category), world.now());
    }
    const ScopeSnapshot leaf = world.snapshot(world.leaf());
    QCOMPARE(leaf.state, CircuitState::HalfOpen);
    QCOMPARE(leaf.level, 1);
    QCOMPARE(world.retryNotBefore(world.leaf()), 20.);
    QCOMPARE(leaf.probesInFlight, 0);
    QCOMPARE(leaf.metrics.probesInconclusive, 1);
    world.breakers->clearAttention(world.one, world.now());
    world.at(23.9); // 1 s gap
    QCOMPARE(world.reason(), HoldReason::Open);
    world.at(24);
    const Admission next = world.ask();
    QVERIFY(next.has_value() && next->isProbe());
}

// R42, I2, I17.
void HalfOpenTest::theLeaseEndsAProbe()
{
    World world;
    world.openLeaf();
    world.at(20);
    Admission lost = world.ask();
    world.at(79.9);
    QCOMPARE(world.reason(), HoldReason::ProbeInFlight);
    world.at(80);
    Admission next = world.ask();
    QVERIFY(next.has_value() && next->isProbe());
    QCOMPARE(world.snapshot(world.leaf()).metrics.leasesExpired, 1);
    // The lost one comes home: metric only; the slot is not its own any more.
    lost->settle(outcomeOf(Category::Ok), world.now());
    QCOMPARE(world.state(world.leaf()), CircuitState::HalfOpen);
    QCOMPARE(world.reason(), HoldReason::ProbeInFlight);
    QCOMPARE(world.snapshot(world.leaf()).metrics.lateSuccesses, 1);
    next->settle(outcomeOf(Category::Ok), world.now());
    QCOMPARE(world.state(world.leaf()), CircuitState::Closed);
}

// breaker.md 1.10, S115.
void HalfOpenTest::theVerdictComesWithTheFirstContent()
{
    World world;
    world.openLeaf();
    world.at(20);
    Admission probe = world.ask();
    world.at(22);
    probe->firstContent(world.now());
    QCOMPARE(world.state(world.leaf()), CircuitState::Closed);
    QCOMPARE(world.snapshot(world.leaf()).inFlight, 1); // the stream goes on under the cap
    Admission second = world.ask();
    QVERIFY(second.has_value());
    QCOMPARE(world.reason(), HoldReason::Recovering);
    probe->firstContent(world.now());
    world.at(70); // longer than the lease of the probe
    probe->settle(outcomeOf(Category::Ok), world.now());
    QCOMPARE(world.snapshot(world.leaf()).inFlight, 1);
    Admission third = world.ask();
    QCOMPARE(world.reason(), HoldReason::Recovering); // its end is not a second success
    QCOMPARE(world.snapshot(world.leaf()).metrics.probesSucceeded, 1);
    QVERIFY(world.breakers->drain().evidence.back().counted);
}

void HalfOpenTest::aProbesStreamThatBreaksLaterIsAnOrdinaryFailure()
{
    World world;
    world.openLeaf();
    world.at(20);
    Admission probe = world.ask();
    probe->firstContent(world.now());
    world.at(90); // longer than the lease
    probe->settle(outcomeOf(Category::StreamBroken), world.now());
    QCOMPARE(world.state(world.leaf()), CircuitState::Closed);
    QCOMPARE(world.snapshot(world.leaf()).consecutiveFailures, 1);
    QCOMPARE(world.snapshot(world.leaf()).inFlight, 0);
    QCOMPARE(world.snapshot(world.leaf()).metrics.lateFailures, 0);
}

namespace {

// Level 3: two failed probes after the opening; next try at 80.
void climbToThree(World &world)
{
    world.openLeaf();
    world.at(20);
    world.send(Category::ServerError);
    world.at(40);
    world.send(Category::ServerError);
}

} // namespace

void HalfOpenTest::highLevelsCloseAfterTwoInSequence()
{
    World world;
    climbToThree(world);
    QCOMPARE(world.snapshot(world.leaf()).level, 3);
    QCOMPARE(world.retryNotBefore(world.leaf()), 80.);
    world.at(80);
    Admission first = world.ask();
    first->firstContent(world.now());
    QCOMPARE(world.state(world.leaf()), CircuitState::HalfOpen);
    // The slot is free while the first one still streams.
    Admission second = world.ask();
    QVERIFY(second.has_value() && second->isProbe());
    QCOMPARE(world.reason(), HoldReason::ProbeInFlight);
    world.at(81);
    first->settle(outcomeOf(Category::Ok), world.now());
    QCOMPARE(world.state(world.leaf()), CircuitState::HalfOpen);
    second->settle(outcomeOf(Category::Ok), world.now());
    QCOMPARE(world.state(world.leaf()), CircuitState::Closed);
}

void HalfOpenTest::aFailureBetweenStartsTheSequenceAgain()
{
    World world;
    climbToThree(world);
    world.at(80);
    QVERIFY(world.send(Category::Ok));
    QVERIFY(world.send(Category::ServerError));
    QCOMPARE(world.state(world.leaf()), CircuitState::Open);
    QCOMPARE(world.snapshot(world.leaf()).level, 4);
    world.at(160);
    QVERIFY(world.send(Category::Ok));
    QCOMPARE(world.state(world.leaf()), CircuitState::HalfOpen);
    QVERIFY(world.send(Category::UserStopped)); // does not break the sequence
    world.at(161);
    QVERIFY(world.send(Category::Ok));
    QCOMPARE(world.state(world.leaf()), CircuitState::Closed);
}

// K20, S58, I84, I87.
void HalfOpenTest::theLaterOfLadderAndHintHolds_data()
{
    QTest::addColumn<int>("level");
    QTest::addColumn<int>("hint");
    QTest::addColumn<double>("wait");
    QTest::addColumn<int>("levelAfter");
    QTest::newRow("K20 a: the hint is later") << 1 << 90 << 90. << 2;
    QTest::newRow("K20 b: the ladder is later") << 5 << 5 << 300. << 6;
    QTest::newRow("K20 c: the hint is bounded") << 1 << 4000 << 900. << 2;
}

void HalfOpenTest::theLaterOfLadderAndHintHolds()
{
    QFETCH(int, level);
    QFETCH(int, hint);
    QFETCH(double, wait);
    QFETCH(int, levelAfter);
    World world;
    world.openLeaf();
    while (world.snapshot(world.leaf()).level < level) {
        world.at(world.retryNotBefore(world.leaf()));
        QVERIFY(world.send(Category::ServerError));
    }
    const double asked = world.retryNotBefore(world.leaf());
    world.at(asked);
    QVERIFY(world.send(failedFor(Seconds(hint))));
    QCOMPARE(world.retryNotBefore(world.leaf()), asked + wait);
    QCOMPARE(world.snapshot(world.leaf()).level, levelAfter);
    const Denial denial = world.ask().error();
    QCOMPARE(world.seconds(denial.until), asked + wait);
    if (hint > wait)
        QCOMPARE(denial.claim, Milliseconds(Seconds(hint)));
}

// K23 b.
void HalfOpenTest::sleepVoidsTheProbe()
{
    World world;
    world.openLeaf();
    world.at(20);
    Admission probe = world.ask();
    world.at(30);
    world.breakers->woke(world.now());
    QCOMPARE(world.state(world.leaf()), CircuitState::HalfOpen);
    QCOMPARE(world.snapshot(world.leaf()).probesInFlight, 0);
    Admission next = world.ask();
    QVERIFY(next.has_value() && next->isProbe());
    probe->firstContent(world.now());
    probe->settle(outcomeOf(Category::Ok), world.now());
    QCOMPARE(world.state(world.leaf()), CircuitState::HalfOpen);
    QCOMPARE(world.reason(), HoldReason::ProbeInFlight);
    QCOMPARE(world.breakers->drain().evidence.back().whyNot, u"suspended"_s);
}

// K23, S76: 15 s of grace.
void HalfOpenTest::afterWakingTheTransportIsForgiven()
{
    World world;
    world.at(100);
    QVERIFY(!world.breakers->isWaking(world.now()));
    world.breakers->woke(world.now());
    for (int i = 0; i < 5; ++i)
        QVERIFY(world.send(Category::ConnectTimedOut));
    QCOMPARE(world.breakers->drain().evidence.back().whyNot, u"waking"_s);
    QVERIFY(!world.breakers->snapshot(world.transport(), world.now()).has_value());
    // An answer is an answer.
    QVERIFY(world.send(Category::ServerError));
    QCOMPARE(world.snapshot(world.leaf()).samples, 1);
    world.at(114.9);
    QVERIFY(world.breakers->isWaking(world.now()));
    world.at(115);
    QVERIFY(!world.breakers->isWaking(world.now()));
    QVERIFY(world.send(Category::ConnectTimedOut));
    QCOMPARE(world.snapshot(world.transport()).samples, 1);
}

// K23 a.
void HalfOpenTest::aStreamThroughASleepSaysNothing()
{
    World world;
    QVERIFY(world.send(Category::ServerError));
    std::vector<Admission> streams;
    streams.reserve(3);
    for (int i = 0; i < 3; ++i)
        streams.push_back(world.ask());
    world.at(7'200);
    world.breakers->woke(world.now());
    for (Admission &stream : streams)
        stream->settle(outcomeOf(Category::StreamBroken), world.now());
    QCOMPARE(world.state(world.leaf()), CircuitState::Closed);
    QCOMPARE(world.snapshot(world.leaf()).samples, 0);
    QCOMPARE(world.snapshot(world.leaf()).inFlight, 0);
}

// I30, I35: a call from an earlier half-open period.
void HalfOpenTest::aResultFromAnEarlierProbeIsLate()
{
    World world;
    world.openLeaf();
    world.at(20);
    Admission first = world.ask();
    world.at(80);
    QVERIFY(world.send(Category::ServerError)); // a second probe, and it fails
    QCOMPARE(world.retryNotBefore(world.leaf()), 100.);
    world.at(81);
    first->settle(outcomeOf(Category::Ok), world.now());
    QCOMPARE(world.state(world.leaf()), CircuitState::Open);
    QCOMPARE(world.snapshot(world.leaf()).level, 2);
    QCOMPARE(world.retryNotBefore(world.leaf()), 82.); // good news: only sooner
}

QTEST_APPLESS_MAIN(HalfOpenTest)
#include "tst_halfopen.moc"
