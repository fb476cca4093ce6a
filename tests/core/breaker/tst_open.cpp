// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "world.h"

#include <QTest>

using namespace breakerbox;
using namespace breakerbox::breaker;
using namespace Qt::StringLiterals;

// An open circuit: nobody passes before its time but the user's own retry.
class OpenTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void deniedUntilItsTime_data();
    void deniedUntilItsTime();
    void aDenialExplainsItself();
    void askingDoesNotMoveIt();
    void lateFailuresChangeNothing();
    void lateSuccessesOnlyBringTheProbeForward();
    void theLadderClimbsAndStops();
    void jitterOnlyLengthens();
    void theLadderIsRememberedAfterAClose_data();
    void theLadderIsRememberedAfterAClose();
    void theUsersRetryIsAProbe();
    void aRetryIsRefused_data();
    void aRetryIsRefused();
    void pausedIsForcedOpen();
    void resetForgetsHealthAndGuesses();
    void aLocalServersLadder();
    void falseTripsAreCounted();
};

void OpenTest::deniedUntilItsTime_data()
{
    QTest::addColumn<double>("second");
    QTest::addColumn<bool>("admitted");
    QTest::newRow("K1: at 12") << 12. << false;
    QTest::newRow("K1: at 19.9") << 19.9 << false;
    QTest::newRow("just before") << 19.999 << false;
    QTest::newRow("K1: at 20") << 20. << true;
    QTest::newRow("long after") << 500. << true;
}

void OpenTest::deniedUntilItsTime()
{
    QFETCH(double, second);
    QFETCH(bool, admitted);
    World world;
    world.openLeaf();
    QCOMPARE(world.snapshot(world.leaf()).level, 1);
    QCOMPARE(world.retryNotBefore(world.leaf()), 20.);
    world.at(second);
    const Admission admission = world.ask();
    QCOMPARE(admission.has_value(), admitted);
    if (admitted) {
        QVERIFY(admission->isProbe());
        QVERIFY(!admission->isManual());
    } else {
        QCOMPARE(admission.error().reason, HoldReason::Open);
        QCOMPARE(world.seconds(admission.error().until), 20.);
    }
}

// S78, S79, breaker.md 1.11.
void OpenTest::aDenialExplainsItself()
{
    World world;
    world.openLeaf();
    world.at(11);
    const Admission admission = world.ask();
    QVERIFY(!admission.has_value());
    const Denial &denial = admission.error();
    QCOMPARE(denial.scope, world.leaf());
    QCOMPARE(denial.cause, Category::ServerError);
    QCOMPARE(denial.level, 1);
    QCOMPARE(denial.provenance, Provenance::OwnGuess);
    QCOMPARE(world.seconds(denial.manualFrom), 12.);
    const ScopeSnapshot leaf = world.snapshot(world.leaf());
    QCOMPARE(leaf.metrics.denied, 1);
    QCOMPARE(leaf.metrics.waitSaved, Milliseconds(400));
    QCOMPARE(leaf.metrics.openTime, Milliseconds(1'000));
    QCOMPARE(leaf.lastFailure, Category::ServerError);
    QVERIFY(leaf.openedAt.has_value());
}

// I4: a status query eats no permit, and denials allocate no state.
void OpenTest::askingDoesNotMoveIt()
{
    World world;
    world.openLeaf();
    std::ignore = world.breakers->drain();
    for (int i = 0; i < 100; ++i) {
        world.at(10 + 0.09 * i);
        QCOMPARE(world.reason(), HoldReason::Open);
        QVERIFY(!world.ask().has_value());
    }
    QVERIFY(world.breakers->drain().isEmpty());
    world.at(20);
    for (int i = 0; i < 100; ++i)
        QCOMPARE(world.reason(), HoldReason::None);
    QVERIFY(world.ask().has_value());
}

// K15: six under way; the third failure opens, the others are late.
void OpenTest::lateFailuresChangeNothing()
{
    World world;
    std::vector<Admission> permits;
    permits.reserve(6);
    for (int i = 0; i < 6; ++i)
        permits.push_back(world.ask());
    for (int i = 0; i < 6; ++i) {
        world.at(5 + i);
        permits[size_t(i)]->settle(outcomeOf(Category::ServerError), world.now());
    }
    const ScopeSnapshot leaf = world.snapshot(world.leaf());
    QCOMPARE(world.retryNotBefore(world.leaf()), 17.);
    QCOMPARE(leaf.level, 1);
    QCOMPARE(leaf.metrics.lateFailures, 3);
    QCOMPARE(leaf.metrics.opens, 1);
    const Happenings happenings = world.breakers->drain();
    QCOMPARE(happenings.transitions.size(), 1u);
    QCOMPARE(happenings.transitions.front().sequence, 1u);
    QCOMPARE(happenings.evidence.back().whyNot, u"late"_s);
    QVERIFY(!happenings.evidence.back().counted);
    // They open no parent either.
    QCOMPARE(world.state(world.path().ofOperation()), CircuitState::Closed);
}

// I32, I34: asymmetric.
void OpenTest::lateSuccessesOnlyBringTheProbeForward()
{
    World world;
    Admission early = world.ask();
    Admission earlier = world.ask();
    world.openLeaf();
    world.at(12);
    early->settle(outcomeOf(Category::Ok), world.now());
    QCOMPARE(world.state(world.leaf()), CircuitState::Open);
    QCOMPARE(world.retryNotBefore(world.leaf()), 13.);
    QCOMPARE(world.snapshot(world.leaf()).metrics.lateSuccesses, 1);
    world.at(12.5);
    earlier->settle(outcomeOf(Category::Ok), world.now());
    QCOMPARE(world.retryNotBefore(world.leaf()), 13.);
    QCOMPARE(world.reason(), HoldReason::Open);
    world.at(13);
    QCOMPARE(world.reason(), HoldReason::None);
}

// K14, S90, I52, I84.
void OpenTest::theLadderClimbsAndStops()
{
    World world;
    world.cloudPolicy.closeSuccesses = 1;
    world.connectAll();
    for (int i = 0; i < 3; ++i)
        world.send(Category::ServerError);
    double expected = 0;
    int level = 0;
    for (const double gap : {10., 20., 40., 80., 160., 300., 300.}) {
        expected += gap;
        level = std::min(level + 1, 6);
        QCOMPARE(world.retryNotBefore(world.leaf()), expected);
        QCOMPARE(world.snapshot(world.leaf()).level, level);
        world.at(expected);
        QVERIFY(world.send(Category::ServerError));
    }
    QCOMPARE(world.snapshot(world.leaf()).metrics.opens, 8);
    QCOMPARE(world.snapshot(world.leaf()).metrics.probesFailed, 7);
    // The parents saw one child only, and none of its failed probes.
    QCOMPARE(world.state(world.path().ofOperation()), CircuitState::Closed);
    QCOMPARE(world.snapshot(world.path().ofOperation()).samples, 0); // older than 600 s
}

// K14, S91: every gap in [d, 1.2 d].
void OpenTest::jitterOnlyLengthens()
{
    World world;
    world.cloudPolicy.jitter = 0.2;
    world.connectAll();
    double least = 2;
    double most = 0;
    for (int i = 0; i < 2'000; ++i) {
        const ConnectionId id(world.random.uuid());
        world.breakers->setConnection(id, {}, world.cloudPolicy, ReachedBy::Network);
        for (int n = 0; n < 3; ++n)
            world.send(outcomeOf(Category::ServerError), world.path(u"A"_s, id));
        const double gap = world.retryNotBefore(world.path(u"A"_s, id).leaf()) / 10;
        least = std::min(least, gap);
        most = std::max(most, gap);
        world.breakers->removeConnection(id);
    }
    QVERIFY2(least >= 1 && least < 1.01, qPrintable(QString::number(least)));
    QVERIFY2(most <= 1.2 && most > 1.19, qPrintable(QString::number(most)));
}

void OpenTest::theLadderIsRememberedAfterAClose_data()
{
    QTest::addColumn<double>("tripsAt");
    QTest::addColumn<int>("level");
    QTest::newRow("within 600 s of the close: the next step") << 600. << 2;
    QTest::newRow("later: the first again") << 630. << 1;
}

void OpenTest::theLadderIsRememberedAfterAClose()
{
    QFETCH(double, tripsAt);
    QFETCH(int, level);
    World world;
    world.openLeaf();
    world.at(20);
    QVERIFY(world.send(Category::Ok));
    QCOMPARE(world.state(world.leaf()), CircuitState::Closed);
    QCOMPARE(world.snapshot(world.leaf()).samples, 0); // I49
    world.at(tripsAt);
    for (int i = 0; i < 3; ++i)
        QVERIFY(world.send(Category::ServerError));
    QCOMPARE(world.state(world.leaf()), CircuitState::Open);
    QCOMPARE(world.snapshot(world.leaf()).level, level);
    QCOMPARE(world.retryNotBefore(world.leaf()), tripsAt + (level == 1 ? 10 : 20));
}

// K24, S101, I90.
void OpenTest::theUsersRetryIsAProbe()
{
    World world;
    world.openLeaf();
    world.at(11.9);
    QCOMPARE(world.ask(AskKind::Manual).error().reason, HoldReason::TooSoon);
    world.at(12);
    Admission first = world.ask(AskKind::Manual);
    QVERIFY(first.has_value());
    QVERIFY(first->isProbe() && first->isManual());
    world.at(12.5);
    QCOMPARE(world.ask().error().reason, HoldReason::ProbeInFlight);
    QCOMPARE(world.ask(AskKind::Manual).error().reason, HoldReason::ProbeInFlight);
    world.at(13);
    first->settle(outcomeOf(Category::ServerError), world.now());
    QCOMPARE(world.retryNotBefore(world.leaf()), 23.);
    QCOMPARE(world.snapshot(world.leaf()).level, 1);
    world.at(14);
    const Admission tooSoon = world.ask(AskKind::Manual);
    QCOMPARE(tooSoon.error().reason, HoldReason::TooSoon);
    QCOMPARE(world.seconds(tooSoon.error().until), 15.);
    world.at(15);
    Admission second = world.ask(AskKind::Manual);
    QVERIFY(second.has_value());
    world.at(16);
    second->settle(outcomeOf(Category::ServerError), world.now());
    QCOMPARE(world.retryNotBefore(world.leaf()), 26.);
    QCOMPARE(world.snapshot(world.leaf()).level, 1);
    world.at(27);
    QVERIFY(world.send(Category::Ok));
    QCOMPARE(world.state(world.leaf()), CircuitState::Closed);
    QCOMPARE(world.snapshot(world.leaf()).metrics.manualProbes, 2);
}

// K24's variants, S102.
void OpenTest::aRetryIsRefused_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<HoldReason>("reason");
    QTest::newRow("a gate runs") << u"gate"_s << HoldReason::RateLimited;
    QTest::newRow("the replay may do harm") << u"unsafe"_s << HoldReason::UnsafeReplay;
    QTest::newRow("this computer is offline") << u"offline"_s << HoldReason::Offline;
    QTest::newRow("paused by the user") << u"paused"_s << HoldReason::Paused;
}

void OpenTest::aRetryIsRefused()
{
    QFETCH(QString, variant);
    QFETCH(HoldReason, reason);
    World world;
    Admission before = world.ask();
    world.openLeaf();
    if (variant == u"gate"_s)
        before->settle(limited(Milliseconds(60'000)), world.now());
    if (variant == u"offline"_s)
        world.breakers->setDevice(DeviceState::Offline, world.now());
    if (variant == u"paused"_s)
        world.breakers->pause(world.one, world.now());
    world.at(13);
    const Replay replay = variant == u"unsafe"_s ? Replay::Unsafe : Replay::Safe;
    const Admission admission = world.breakers->ask(
        {world.path(), world.request({}), AskKind::Manual, replay}, world.now());
    QVERIFY(!admission.has_value());
    QCOMPARE(admission.error().reason, reason);
    if (variant == u"gate"_s) {
        QVERIFY(!admission.error().manualFrom.has_value());
        QCOMPARE(world.seconds(admission.error().until), 70.);
    }
}

// K11 c: the user's setting; it ends by the user only.
void OpenTest::pausedIsForcedOpen()
{
    World world;
    world.breakers->pause(world.one, world.now());
    world.at(100'000);
    QCOMPARE(world.reason(), HoldReason::Paused);
    QVERIFY(world.snapshot(world.path().service()).paused);
    QCOMPARE(world.reason(world.path(u"A"_s, world.two)), HoldReason::None);
    QVERIFY(!world.ask().error().until.has_value());
    QVERIFY(world.rows().empty()); // a setting, never evidence
    world.breakers->resume(world.one, world.now());
    QCOMPARE(world.reason(), HoldReason::None);
}

// K11 d.
void OpenTest::resetForgetsHealthAndGuesses()
{
    World world;
    Admission before = world.ask();
    world.openLeaf();
    before->settle(limited(Milliseconds(300'000)), world.now());
    world.send(limited(), world.path(u"B"_s));
    world.breakers->reset(world.path().service(), world.now());
    const ScopeSnapshot leaf = world.snapshot(world.leaf());
    QCOMPARE(leaf.state, CircuitState::Closed);
    QCOMPARE(leaf.level, 0);
    QCOMPARE(leaf.samples, 0);
    QCOMPARE(world.reason(), HoldReason::RateLimited); // stated: kept
    QCOMPARE(world.gateUntil(world.leaf()), 310.);
    QCOMPARE(world.reason(world.path(u"B"_s)), HoldReason::None); // guessed: gone
    const Happenings happenings = world.breakers->drain();
    QCOMPARE(happenings.transitions.back().why, u"reset by the user"_s);
    QCOMPARE(happenings.transitions.back().to, CircuitState::Closed);
}

// K25, first part; S93.
void OpenTest::aLocalServersLadder()
{
    World world;
    const ScopePath path = world.path(u"A"_s, world.local);
    const Outcome refused = outcomeOf(Category::ConnectionRefused);
    QVERIFY(world.send(refused, path, u"LR"_s));
    world.at(1);
    QVERIFY(world.send(refused, path, u"LR"_s));
    double expected = 1;
    for (const double gap : {2., 4., 8., 16., 30., 30.}) {
        expected += gap;
        QCOMPARE(world.state(path.transport()), CircuitState::Open);
        QCOMPARE(world.retryNotBefore(path.transport()), expected);
        world.at(expected);
        QVERIFY(world.send(refused, path));
    }
    // A 404 clears the transport whatever its level; the model is for the user to load.
    world.at(1'000);
    QVERIFY(world.send(outcomeOf(Category::ModelNotFound), path));
    QCOMPARE(world.state(path.transport()), CircuitState::Closed);
    QCOMPARE(world.reason(path), HoldReason::NeedsModel);
    QCOMPARE(world.state(path.leaf()), CircuitState::Closed);
    world.breakers->clearAttention(world.local, world.now());
    QVERIFY(world.send(outcomeOf(Category::ServerError), path));
    QCOMPARE(world.snapshot(path.leaf()).consecutiveFailures, 1);
    QCOMPARE(world.state(path.transport()), CircuitState::Closed);
    // Edited: fresh at once (I117).
    world.breakers->setConnection(world.local, "other address"_ba, world.localPolicy,
                                  ReachedBy::Loopback);
    QVERIFY(!world.breakers->snapshot(path.leaf(), world.now()).has_value());
    QCOMPARE(world.reason(path), HoldReason::None);
}

// S104: at once well again, at level 1, while a sibling worked all along.
void OpenTest::falseTripsAreCounted()
{
    World world;
    world.openLeaf();
    world.at(15);
    QVERIFY(world.send(outcomeOf(Category::Ok), world.path(u"B"_s)));
    world.at(21);
    QVERIFY(world.send(Category::Ok));
    QCOMPARE(world.snapshot(world.leaf()).metrics.falseTrips, 1);

    World honest;
    honest.openLeaf();
    honest.at(21);
    QVERIFY(honest.send(Category::Ok));
    QCOMPARE(honest.snapshot(honest.leaf()).metrics.falseTrips, 0);
}

QTEST_APPLESS_MAIN(OpenTest)
#include "tst_open.moc"
