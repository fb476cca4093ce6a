// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "world.h"

#include <QTest>

#include <limits>

using namespace breakerbox;
using namespace breakerbox::breaker;
using namespace Qt::StringLiterals;

// What is stored, and what comes back (breaker.md 1.8): never longer than before.
class PersistenceTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatMeansNothingIsNotStored();
    void theRowSaysWhatTheBreakerKnows();
    void restartsExtendNothing();
    void aDeadRowIsClosed_data();
    void aDeadRowIsClosed();
    void clockJumpsWhileRunningAreIgnored();
    void afterARebootTheWallClockOnlyShortens_data();
    void afterARebootTheWallClockOnlyShortens();
    void evidenceOfTheFutureIsDropped();
    void evidenceComesBackAndCounts();
    void aParentsRestoredRunNamesNoChildren();
    void gatesComeBack();
    void aGateThatRanOutIsStillOnTrial();
    void theNextProbeKeepsItsDistance();
    void levelsAndHoldsAreBounded();
    void damageIsClosed_data();
    void damageIsClosed();
    void rowsOfOthersAreIgnored();
    void memoryDecides();
    void aDisabledBreakerIgnoresOpenRows();
};

void PersistenceTest::whatMeansNothingIsNotStored()
{
    World world;
    QVERIFY(world.send(Category::ContextTooLong));
    QVERIFY(world.rows().empty());
    QVERIFY(world.send(Category::ServerError));
    QCOMPARE(world.rows().size(), 3u); // leaf, operation, connection
    world.at(601);
    QVERIFY(world.rows().empty());
}

void PersistenceTest::theRowSaysWhatTheBreakerKnows()
{
    World world;
    world.openLeaf();
    world.at(12);
    const StoredScope row = world.breakers->stored(world.leaf(), world.now()).value();
    QCOMPARE(row.scope, world.leaf());
    QCOMPARE(row.fingerprint, "one"_ba);
    QCOMPARE(row.bootId, world.clock.bootId());
    QCOMPARE(row.written, world.clock.wall());
    QCOMPARE(row.writtenBoot, world.now().time_since_epoch().count());
    QCOMPARE(row.state, CircuitState::Open);
    QCOMPARE(row.level, 1);
    QCOMPARE(row.retryNotBefore->remaining, Milliseconds(8'000));
    QCOMPARE(row.retryNotBefore->wall, world.clock.wall() + Milliseconds(8'000));
    QCOMPARE(row.retryNotBefore->bootNanoseconds, world.moment(20).time_since_epoch().count());
    QCOMPARE(row.outcomes.size(), 3u);
    QCOMPARE(row.outcomes.front().age, Milliseconds(12'000));
    QCOMPARE(row.outcomes.back().age, Milliseconds(2'000));
    QCOMPARE(row.outcomes.back().category, Category::ServerError);
    QCOMPARE(row.lastFailure, Category::ServerError);
    QVERIFY(row.outcomes.front().requestHash != row.outcomes.back().requestHash);
    QVERIFY(row.lastCloseAge < Milliseconds(0));
    // Half-open is never written.
    world.at(20);
    const Admission probe = world.ask();
    const StoredScope probing = world.breakers->stored(world.leaf(), world.now()).value();
    QCOMPARE(probing.state, CircuitState::Open);
    QCOMPARE(probing.lastProbeStartAge, Milliseconds(0));
}

// K21, I103, I104, I106.
void PersistenceTest::restartsExtendNothing()
{
    World world;
    world.openLeaf();
    for (const double second : {20., 40., 80.}) {
        world.at(second);
        QVERIFY(world.send(Category::ServerError));
    }
    QCOMPARE(world.snapshot(world.leaf()).level, 4);
    QCOMPARE(world.retryNotBefore(world.leaf()), 160.);
    for (int i = 0; i < 6; ++i) {
        world.at(90 + 10 * i);
        world.restart();
        QCOMPARE(world.state(world.leaf()), CircuitState::Open);
        QCOMPARE(world.retryNotBefore(world.leaf()), 160.);
        QCOMPARE(world.snapshot(world.leaf()).level, 4);
        QCOMPARE(world.reason(), HoldReason::Open);
    }
    world.at(200);
    world.restart();
    const Admission probe = world.ask();
    QVERIFY(probe.has_value() && probe->isProbe());
    QCOMPARE(world.reason(), HoldReason::ProbeInFlight);
}

// K21, S92, I107.
void PersistenceTest::aDeadRowIsClosed_data()
{
    QTest::addColumn<double>("second");
    QTest::addColumn<bool>("reboot");
    QTest::addColumn<bool>("alive");
    QTest::newRow("600 s after its end") << 620. << false << true;
    QTest::newRow("later") << 620.1 << false << false;
    QTest::newRow("600 s after its end, rebooted") << 620. << true << true;
    QTest::newRow("later, rebooted") << 620.1 << true << false;
}

void PersistenceTest::aDeadRowIsClosed()
{
    QFETCH(double, second);
    QFETCH(bool, reboot);
    QFETCH(bool, alive);
    World world;
    world.openLeaf(); // until 20
    const std::vector<StoredScope> rows = world.rows();
    world.at(second);
    if (reboot)
        world.clock.reboot(u"another boot"_s);
    world.breakers = std::make_unique<Breakers>(world.clock, world.random);
    world.connectAll();
    world.breakers->restore(rows, world.now());
    QCOMPARE(world.state(world.leaf()), alive ? CircuitState::HalfOpen : CircuitState::Closed);
    QCOMPARE(world.snapshot(world.leaf()).level, alive ? 1 : 0);
}

// K22, first half; I95.
void PersistenceTest::clockJumpsWhileRunningAreIgnored()
{
    World world;
    world.openLeaf();
    world.clock.shiftWall(std::chrono::days(1));
    QCOMPARE(world.reason(), HoldReason::Open);
    world.restart(); // same boot: exact
    QCOMPARE(world.retryNotBefore(world.leaf()), 20.);
    world.clock.shiftWall(-std::chrono::days(2));
    world.restart();
    QCOMPARE(world.retryNotBefore(world.leaf()), 20.);
    world.at(20);
    QCOMPARE(world.reason(), HoldReason::None);
}

// K22, second half; I93, I96, I97, I99.
void PersistenceTest::afterARebootTheWallClockOnlyShortens_data()
{
    QTest::addColumn<int>("shift"); // of the wall clock, seconds
    QTest::addColumn<double>("left");
    QTest::newRow("untouched") << 0 << 3.;
    QTest::newRow("rewound an hour: no longer than it was") << -3600 << 8.;
    QTest::newRow("a little ahead: sooner") << 2 << 1.;
    QTest::newRow("a minute ahead: over") << 60 << 0.;
    QTest::newRow("a day ahead: over") << 86400 << 0.;
}

void PersistenceTest::afterARebootTheWallClockOnlyShortens()
{
    QFETCH(int, shift);
    QFETCH(double, left);
    World world;
    world.openLeaf();
    world.at(12);
    const std::vector<StoredScope> rows = world.rows(); // 8 s left
    world.at(17);
    world.clock.reboot(u"another boot"_s);
    world.clock.shiftWall(Seconds(shift));
    world.breakers = std::make_unique<Breakers>(world.clock, world.random);
    world.connectAll();
    world.breakers->restore(rows, world.now());
    const auto denial = world.breakers->preview({world.path(), {}, {}, {}}, world.now());
    QCOMPARE(denial.has_value(), left > 0);
    if (denial)
        QCOMPARE(std::chrono::duration<double>(*denial->until - world.now()).count(), left);
    // Corrected again, nothing latches (I96).
    world.clock.shiftWall(-Seconds(shift));
    world.clock.advance(Seconds(9));
    QVERIFY(!world.breakers->preview({world.path(), {}, {}, {}}, world.now()).has_value());
}

void PersistenceTest::evidenceOfTheFutureIsDropped()
{
    World world;
    QVERIFY(world.send(Category::ServerError));
    world.at(100);
    QVERIFY(world.send(Category::ServerError));
    const std::vector<StoredScope> rows = world.rows();
    world.clock.reboot(u"another boot"_s);
    world.clock.shiftWall(-Seconds(50)); // the second failure is now in the future
    world.breakers = std::make_unique<Breakers>(world.clock, world.random);
    world.connectAll();
    world.breakers->restore(rows, world.now());
    QCOMPARE(world.snapshot(world.leaf()).samples, 1);
}

void PersistenceTest::evidenceComesBackAndCounts()
{
    World world;
    QVERIFY(world.send(outcomeOf(Category::ServerError), world.path(), u"LR1"_s));
    world.at(5);
    QVERIFY(world.send(outcomeOf(Category::Overloaded), world.path(), u"LR1"_s));
    world.at(7);
    world.restart();
    const auto evidence = world.breakers->evidence(world.leaf(), world.now());
    QCOMPARE(evidence.size(), 2u);
    QCOMPARE(evidence.back().category, Category::Overloaded);
    QCOMPARE(evidence.back().time, world.clock.wall() - Seconds(2));
    // The logical request is still the same one (S69).
    QVERIFY(world.send(outcomeOf(Category::ServerError), world.path(), u"LR1"_s));
    QCOMPARE(world.state(world.leaf()), CircuitState::Closed);
    QVERIFY(world.send(outcomeOf(Category::ServerError), world.path(), u"LR2"_s));
    QCOMPARE(world.state(world.leaf()), CircuitState::Open);
}

// A row does not keep which child failed: a restored run alone never opens a parent.
void PersistenceTest::aParentsRestoredRunNamesNoChildren()
{
    World world;
    QVERIFY(world.send(Category::ServerError));
    QVERIFY(world.send(outcomeOf(Category::ServerError), world.path(u"B"_s)));
    world.restart();
    QVERIFY(world.send(Category::ServerError));
    QCOMPARE(world.state(world.path().ofOperation()), CircuitState::Closed);
    QCOMPARE(world.snapshot(world.path().ofOperation()).consecutiveFailures, 3);
}

void PersistenceTest::gatesComeBack()
{
    World world;
    QVERIFY(world.send(limited(Milliseconds(4'000'000), LimitScope::Connection)));
    QVERIFY(world.send(limited(), world.path(u"A"_s, world.two)));
    world.at(1);
    world.restart();
    const Denial stated = world.ask().error();
    QCOMPARE(stated.reason, HoldReason::RateLimited);
    QCOMPARE(world.seconds(stated.until), 900.);
    QCOMPARE(stated.claim, Milliseconds(4'000'000));
    QCOMPARE(stated.provenance, Provenance::Stated);
    const ScopePath other = world.path(u"A"_s, world.two);
    QCOMPARE(world.gateUntil(other.leaf()), 5.);
    world.at(6);
    QVERIFY(world.send(limited(), other));
    QCOMPARE(world.gateUntil(other.leaf()), 16.); // the step was kept
}

void PersistenceTest::aGateThatRanOutIsStillOnTrial()
{
    World world;
    QVERIFY(world.send(limited(Milliseconds(10'000))));
    world.at(15);
    world.restart();
    const Admission first = world.ask();
    QVERIFY(first.has_value() && first->isProbe());
    QCOMPARE(world.reason(), HoldReason::GateTrial);
}

// Kill -9 anywhere: never more than one extra probe per 5 s.
void PersistenceTest::theNextProbeKeepsItsDistance()
{
    World world;
    world.openLeaf();
    world.at(20);
    Admission probe = world.ask();
    world.at(21);
    world.restart();
    QCOMPARE(world.seconds(world.ask().error().until), 25.);
    world.at(25);
    QVERIFY(world.ask().has_value());
}

void PersistenceTest::levelsAndHoldsAreBounded()
{
    World world;
    world.openLeaf();
    std::vector<StoredScope> rows{world.breakers->stored(world.leaf(), world.now()).value()};
    StoredScope &row = rows.front();
    row.level = 40;
    const auto far = world.now() + std::chrono::hours(50);
    row.retryNotBefore =
        StoredDeadline{std::chrono::hours(50), world.clock.wall() + std::chrono::hours(50),
                       far.time_since_epoch().count()};
    world.breakers = std::make_unique<Breakers>(world.clock, world.random);
    world.connectAll();
    world.breakers->restore(rows, world.now());
    QCOMPARE(world.snapshot(world.leaf()).level, 6);
    QCOMPARE(world.retryNotBefore(world.leaf()), 910.);
    // A local server: 30 s.
    row.scope = world.path(u"A"_s, world.local).leaf();
    row.fingerprint = "local"_ba;
    world.breakers->restore(rows, world.now());
    QCOMPARE(world.retryNotBefore(row.scope), 40.);
    QCOMPARE(world.snapshot(row.scope).level, 5);
}

// Unreadable = closed; I98.
void PersistenceTest::damageIsClosed_data()
{
    QTest::addColumn<QString>("damage");
    for (const auto *damage :
         {"no scope", "no deadline", "negative remaining", "huge remaining", "negative claim",
          "written in no time", "wall in no time", "boot of tomorrow", "boot before it began",
          "ages negative", "ages huge", "state of no name"})
        QTest::newRow(damage) << QString::fromLatin1(damage);
}

void PersistenceTest::damageIsClosed()
{
    QFETCH(QString, damage);
    constexpr auto kHuge = Milliseconds(std::numeric_limits<qint64>::max());
    World world;
    world.openLeaf();
    StoredScope row = world.breakers->stored(world.leaf(), world.now()).value();
    const StoredScope sound = row;
    if (damage == u"no scope"_s)
        row.scope = {};
    if (damage == u"no deadline"_s)
        row.retryNotBefore.reset();
    if (damage == u"negative remaining"_s)
        row.retryNotBefore->remaining = Milliseconds(-5);
    if (damage == u"huge remaining"_s)
        row.retryNotBefore->remaining = kHuge;
    if (damage == u"negative claim"_s)
        row.gateClaim = Milliseconds(-1);
    if (damage == u"written in no time"_s)
        row.written = WallTime(-kHuge);
    if (damage == u"wall in no time"_s)
        row.retryNotBefore->wall = WallTime(kHuge);
    if (damage == u"boot of tomorrow"_s)
        row.writtenBoot += std::chrono::nanoseconds(std::chrono::days(1)).count();
    if (damage == u"boot before it began"_s)
        row.writtenBoot = -1;
    if (damage == u"ages negative"_s || damage == u"ages huge"_s) {
        row.state = CircuitState::Closed;
        row.retryNotBefore.reset();
        for (StoredOutcome &outcome : row.outcomes)
            outcome.age = damage == u"ages huge"_s ? kHuge : Milliseconds(-1);
    }
    if (damage == u"state of no name"_s)
        row.state = static_cast<CircuitState>(77);
    world.breakers = std::make_unique<Breakers>(world.clock, world.random);
    world.connectAll();
    world.breakers->restore(std::vector{row}, world.now());
    QCOMPARE(world.state(world.leaf()), CircuitState::Closed);
    QCOMPARE(world.reason(), HoldReason::None);
    // The same row, sound, is applied.
    world.breakers = std::make_unique<Breakers>(world.clock, world.random);
    world.connectAll();
    world.breakers->restore(std::vector{sound}, world.now());
    QCOMPARE(world.reason(), HoldReason::Open);
}

void PersistenceTest::rowsOfOthersAreIgnored()
{
    World world;
    world.openLeaf();
    StoredScope row = world.breakers->stored(world.leaf(), world.now()).value();
    world.breakers = std::make_unique<Breakers>(world.clock, world.random);
    world.connectAll();
    StoredScope edited = row; // K4, I117
    edited.fingerprint = "another key"_ba;
    StoredScope unknown = row;
    unknown.scope.connection = ConnectionId(world.random.uuid());
    world.breakers->restore(std::vector{edited, unknown}, world.now());
    QVERIFY(world.breakers->snapshots(world.now()).empty());
    world.breakers->restore(std::vector{row}, world.now());
    QCOMPARE(world.breakers->drain().changed.size(), 1u); // rewritten at once
}

void PersistenceTest::memoryDecides()
{
    World world;
    world.openLeaf();
    const std::vector<StoredScope> rows = world.rows();
    world.at(20);
    QVERIFY(world.send(Category::Ok));
    world.breakers->restore(rows, world.now());
    QCOMPARE(world.state(world.leaf()), CircuitState::Closed);
}

// K11 a.
void PersistenceTest::aDisabledBreakerIgnoresOpenRows()
{
    World world;
    world.openLeaf();
    world.cloudPolicy.healthEnabled = false;
    world.restart();
    QCOMPARE(world.reason(), HoldReason::None);
    world.cloudPolicy.healthEnabled = true;
    world.connectAll();
    QCOMPARE(world.state(world.leaf()), CircuitState::Closed);
}

QTEST_APPLESS_MAIN(PersistenceTest)
#include "tst_persistence.moc"
