// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "world.h"

#include <QTest>

using namespace breakerbox;
using namespace breakerbox::breaker;
using namespace Qt::StringLiterals;

// Rate gates: "not before", apart from health (breaker.md 1.5).
class GatesTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aStatedLimitHoldsItsScopeOnly();
    void aStatedLimitOfTheAccountHoldsEveryModel();
    void guessesDoubleUntilASuccess();
    void aLocalServersGuessDoesNotGrow();
    void claimsAreBounded_data();
    void claimsAreBounded();
    void theLatestDeadlineWins();
    void attemptsUnderWayTogetherAreOneStep();
    void twoModelsLimitedAreTheConnection_data();
    void twoModelsLimitedAreTheConnection();
    void oneModelLimitedTwiceIsItself();
    void afterItRanOutOneGoes();
    void aTrialWithoutAVerdictGivesItsSlotBack();
    void aTrialHasALease();
    void theFirstContentEndsTheTrial();
    void aSiblingsSuccessDoesNotClearIt();
    void aFailureWithADelayFeedsBoth();
    void capacityWithoutADelayIsHealthAlone();
    void aLimitIsNoEvidence();
    void anOldGateIsForgotten();
    void theLongestHoldSpeaks();
};

// K16 a, S109, S102.
void GatesTest::aStatedLimitHoldsItsScopeOnly()
{
    World world;
    QVERIFY(world.send(limited(Milliseconds(30'000))));
    QCOMPARE(world.gateUntil(world.leaf()), 30.);
    QCOMPARE(world.snapshot(world.leaf()).state, CircuitState::Closed);
    QCOMPARE(world.snapshot(world.leaf()).samples, 0);
    world.at(1);
    QCOMPARE(world.reason(world.path(u"B"_s)), HoldReason::None);
    world.at(10);
    const Admission manual = world.ask(AskKind::Manual);
    QCOMPARE(manual.error().reason, HoldReason::RateLimited);
    QCOMPARE(world.seconds(manual.error().until), 30.);
    QCOMPARE(manual.error().provenance, Provenance::Stated);
    QCOMPARE(manual.error().claim, Milliseconds(30'000));
    QCOMPARE(manual.error().cause, Category::RateLimitedRequests);
    QVERIFY(!manual.error().manualFrom.has_value());
    world.at(31);
    Admission first = world.ask();
    QVERIFY(first.has_value() && first->isProbe());
    QCOMPARE(world.ask().error().reason, HoldReason::GateTrial);
    first->settle(outcomeOf(Category::Ok), world.now());
    QCOMPARE(world.reason(), HoldReason::None);
    QCOMPARE(world.snapshot(world.leaf()).metrics.gatesStated, 1);
}

// K16 b, S71.
void GatesTest::aStatedLimitOfTheAccountHoldsEveryModel()
{
    World world;
    QVERIFY(world.send(limited(Milliseconds(30'000), LimitScope::Connection)));
    world.at(1);
    for (const QString &model : {u"A"_s, u"B"_s})
        QCOMPARE(world.reason(world.path(model)), HoldReason::RateLimited);
    QCOMPARE(world.reason(world.path(u"A"_s, world.two)), HoldReason::None);
    QCOMPARE(world.ask().error().scope, world.path().service());

    World operation;
    QVERIFY(operation.send(limited(Milliseconds(30'000), LimitScope::Operation)));
    QCOMPARE(operation.reason(operation.path(u"B"_s)), HoldReason::RateLimited);
    QCOMPARE(operation.reason({operation.one, Operation::Title, ModelId(u"B"_s)}),
             HoldReason::None);
}

// K17, I60, I75.
void GatesTest::guessesDoubleUntilASuccess()
{
    World world;
    const auto limitAt = [&world](double second) {
        world.at(second);
        return world.send(limited()) ? world.gateUntil(world.leaf()) : -1;
    };
    QCOMPARE(limitAt(0), 5.);
    QCOMPARE(limitAt(6), 16.);
    QCOMPARE(limitAt(17), 37.);
    world.at(38);
    QVERIFY(world.send(Category::Ok));
    QCOMPARE(world.gateUntil(world.leaf()), -1.);
    QCOMPARE(limitAt(50), 55.);
    double until = 55;
    for (const double step : {10., 20., 40., 80., 120., 120., 120., 120., 120., 120.}) {
        QCOMPARE(limitAt(until), until + step);
        until += step;
    }
    QCOMPARE(world.snapshot(world.leaf()).metrics.gatesGuessed, 14);
    QCOMPARE(world.snapshot(world.leaf()).gateProvenance, Provenance::OwnGuess);
}

void GatesTest::aLocalServersGuessDoesNotGrow()
{
    World world;
    const ScopePath path = world.path(u"A"_s, world.local);
    for (int i = 0; i < 5; ++i) {
        world.at(10. * i);
        QVERIFY(world.send(limited(), path));
        QCOMPARE(world.gateUntil(path.leaf()), 10. * i + 5);
    }
}

// K18's numbers as far as the machine sees them, K20 c, I78, I79, I89.
void GatesTest::claimsAreBounded_data()
{
    QTest::addColumn<qint64>("claim");
    QTest::addColumn<bool>("isLocal");
    QTest::addColumn<double>("enforced");
    QTest::newRow("0: the floor") << qint64(0) << false << 1.;
    QTest::newRow("1.5 s") << qint64(1'500) << false << 1.5;
    QTest::newRow("120 s") << qint64(120'000) << false << 120.;
    QTest::newRow("900 s") << qint64(900'000) << false << 900.;
    QTest::newRow("six days: the bound") << qint64(518'400'000) << false << 900.;
    QTest::newRow("overflow: the bound") << std::numeric_limits<qint64>::max() << false << 900.;
    QTest::newRow("local server: 30 s") << qint64(120'000) << true << 30.;
}

void GatesTest::claimsAreBounded()
{
    QFETCH(qint64, claim);
    QFETCH(bool, isLocal);
    QFETCH(double, enforced);
    World world;
    const ScopePath path = world.path(u"A"_s, isLocal ? world.local : world.one);
    QVERIFY(world.send(limited(Milliseconds(claim)), path));
    QCOMPARE(world.gateUntil(path.leaf()), enforced);
    QCOMPARE(world.snapshot(path.leaf()).gateClaim, Milliseconds(claim)); // kept and shown
    world.at(enforced);
    QCOMPARE(world.reason(path), HoldReason::None);
}

// K19, I81.
void GatesTest::theLatestDeadlineWins()
{
    World world;
    std::vector<Admission> permits;
    permits.reserve(4);
    for (int i = 0; i < 4; ++i)
        permits.push_back(world.ask());
    const auto settle = [&](int index, const Outcome &outcome) {
        world.at(index);
        permits[size_t(index)]->settle(outcome, world.now());
        return world.gateUntil(world.leaf());
    };
    QCOMPARE(settle(0, limited(Milliseconds(60'000))), 60.);
    QCOMPARE(settle(1, limited(Milliseconds(1'000))), 60.);
    QCOMPARE(settle(2, limited(Milliseconds(90'000))), 92.);
    QCOMPARE(settle(3, limited()), 92.);
    QCOMPARE(world.snapshot(world.leaf()).gateProvenance, Provenance::Stated);
    QCOMPARE(world.snapshot(world.leaf()).gateClaim, Milliseconds(90'000));
}

// I90, I91.
void GatesTest::attemptsUnderWayTogetherAreOneStep()
{
    World world;
    std::vector<Admission> permits;
    permits.reserve(5);
    for (int i = 0; i < 5; ++i)
        permits.push_back(world.ask());
    for (Admission &permit : permits)
        permit->settle(limited(), world.now());
    QCOMPARE(world.gateUntil(world.leaf()), 5.);
    Admission straggler = world.ask(world.path(u"B"_s));
    world.at(6);
    QVERIFY(world.send(limited()));
    QCOMPARE(world.gateUntil(world.leaf()), 16.);
}

void GatesTest::twoModelsLimitedAreTheConnection_data()
{
    QTest::addColumn<double>("second");
    QTest::addColumn<bool>("wide");
    QTest::newRow("within 60 s") << 60. << true;
    QTest::newRow("later") << 60.1 << false;
}

void GatesTest::twoModelsLimitedAreTheConnection()
{
    QFETCH(double, second);
    QFETCH(bool, wide);
    World world;
    const Outcome unknown = limited(Milliseconds(20'000), LimitScope::Unknown);
    QVERIFY(world.send(unknown));
    QCOMPARE(world.reason(world.path(u"B"_s)), HoldReason::None);
    world.at(second);
    QVERIFY(world.send(unknown, world.path(u"B"_s)));
    QCOMPARE(world.reason(world.path(u"C"_s)), wide ? HoldReason::RateLimited : HoldReason::None);
    QCOMPARE(world.reason(world.path(u"A"_s, world.two)), HoldReason::None);
    QCOMPARE(world.reason(world.path(u"B"_s)), HoldReason::RateLimited);
}

void GatesTest::oneModelLimitedTwiceIsItself()
{
    World world;
    const Outcome unknown = limited(std::nullopt, LimitScope::Unknown);
    QVERIFY(world.send(unknown));
    world.at(6);
    QVERIFY(world.send(unknown));
    QCOMPARE(world.reason(world.path(u"B"_s)), HoldReason::None);
    // Another model in between makes the next one the connection's.
    QVERIFY(world.send(unknown, world.path(u"B"_s)));
    QCOMPARE(world.reason(world.path(u"C"_s)), HoldReason::RateLimited);
}

void GatesTest::afterItRanOutOneGoes()
{
    World world;
    QVERIFY(world.send(limited(Milliseconds(10'000), LimitScope::Connection)));
    world.at(10);
    Admission first = world.ask();
    QVERIFY(first.has_value() && first->isProbe());
    // One on the whole gate, not one per model.
    const Admission other = world.ask(world.path(u"B"_s));
    QCOMPARE(other.error().reason, HoldReason::GateTrial);
    QCOMPARE(other.error().scope, world.path().service());
    // A refusal sets the gate again, and frees nobody.
    first->settle(limited(Milliseconds(20'000), LimitScope::Connection), world.now());
    QCOMPARE(world.reason(), HoldReason::RateLimited);
    world.at(30);
    QVERIFY(world.send(Category::Ok));
    QCOMPARE(world.reason(world.path(u"B"_s)), HoldReason::None);
    Admission a = world.ask();
    QVERIFY(!a->isProbe());
    QVERIFY(world.ask().has_value());
}

void GatesTest::aTrialWithoutAVerdictGivesItsSlotBack()
{
    World world;
    QVERIFY(world.send(limited(Milliseconds(10'000))));
    world.at(10);
    for (const Category category : {Category::UserStopped, Category::ServerError}) {
        QVERIFY(world.send(category));
        Admission next = world.ask();
        QVERIFY(next.has_value() && next->isProbe());
        QCOMPARE(world.reason(), HoldReason::GateTrial);
    }
    QVERIFY(world.ask().has_value());
}

void GatesTest::aTrialHasALease()
{
    World world;
    QVERIFY(world.send(limited(Milliseconds(10'000))));
    world.at(10);
    Admission lost = world.ask();
    const Denial denial = world.ask().error();
    QCOMPARE(denial.reason, HoldReason::GateTrial);
    QCOMPARE(world.seconds(denial.until), 70.);
    world.at(70);
    Admission next = world.ask();
    QVERIFY(next.has_value());
    lost->settle(outcomeOf(Category::Ok), world.now()); // not its trial any more
    QCOMPARE(world.reason(), HoldReason::GateTrial);
}

void GatesTest::theFirstContentEndsTheTrial()
{
    World world;
    QVERIFY(world.send(limited(Milliseconds(10'000))));
    world.at(10);
    Admission first = world.ask();
    first->firstContent(world.now());
    QCOMPARE(world.reason(), HoldReason::None);
}

// breaker.md 1.1: stated ones never by a sibling's success; "late success: gates untouched".
void GatesTest::aSiblingsSuccessDoesNotClearIt()
{
    World world;
    Admission sibling = world.ask();
    Admission other = world.ask(world.path(u"B"_s));
    QVERIFY(world.send(limited(Milliseconds(30'000), LimitScope::Connection)));
    sibling->settle(outcomeOf(Category::Ok), world.now());
    other->settle(outcomeOf(Category::Ok), world.now());
    QCOMPARE(world.reason(), HoldReason::RateLimited);
    QCOMPARE(world.gateUntil(world.path().service()), 30.);
}

// S58: Retry-After on a 503.
void GatesTest::aFailureWithADelayFeedsBoth()
{
    World world;
    QVERIFY(world.send(failedFor(Milliseconds(20'000))));
    QCOMPARE(world.gateUntil(world.leaf()), 20.);
    QCOMPARE(world.snapshot(world.leaf()).transientFailures, 1);
    QCOMPARE(world.reason(), HoldReason::RateLimited);
    // The opening itself waits for the hint.
    world.at(20);
    QVERIFY(world.send(Category::ServerError));
    world.at(21);
    QVERIFY(world.send(failedFor(Milliseconds(60'000))));
    QCOMPARE(world.retryNotBefore(world.leaf()), 81.);
}

// S72, S110.
void GatesTest::capacityWithoutADelayIsHealthAlone()
{
    World world;
    Outcome capacity = outcomeOf(Category::CapacityShared);
    capacity.limit = RateLimit{LimitScope::Unknown, std::nullopt, Provenance::Declared};
    for (int i = 0; i < 2; ++i)
        QVERIFY(world.send(capacity));
    QCOMPARE(world.gateUntil(world.leaf()), -1.);
    capacity.limit->delay = Milliseconds(15'000);
    QVERIFY(world.send(capacity));
    QCOMPARE(world.state(world.leaf()), CircuitState::Open);
    QCOMPARE(world.snapshot(world.leaf()).gateProvenance, Provenance::Declared);
    QCOMPARE(world.snapshot(world.leaf()).metrics.gatesDeclared, 1);
}

void GatesTest::aLimitIsNoEvidence()
{
    World world;
    for (int i = 0; i < 10; ++i) {
        world.at(1'000. * i);
        QVERIFY(world.send(limited()));
    }
    const Happenings happenings = world.breakers->drain();
    QVERIFY(happenings.transitions.empty());
    for (const Evidence &evidence : happenings.evidence)
        QCOMPARE(evidence.whyNot, u"rate_limited"_s);
}

void GatesTest::anOldGateIsForgotten()
{
    World world;
    QVERIFY(world.send(limited()));
    world.at(606);
    Admission admission = world.ask();
    QVERIFY(admission.has_value() && !admission->isProbe());
    QVERIFY(world.ask().has_value());
    QVERIFY(world.rows().empty());
    QVERIFY(world.send(limited()));
    QCOMPARE(world.gateUntil(world.leaf()), 611.); // the first step again
}

// Section 2.1: the effective time is the latest of all on the path.
void GatesTest::theLongestHoldSpeaks()
{
    World world;
    Admission before = world.ask();
    world.openLeaf();                                                                  // until 20
    before->settle(limited(Milliseconds(5'000), LimitScope::Connection), world.now()); // until 15
    Denial denial = world.ask().error();
    QCOMPARE(denial.reason, HoldReason::Open);
    QCOMPARE(world.seconds(denial.until), 20.);
    QVERIFY(!denial.manualFrom.has_value()); // the gate forbids it
    world.at(20);
    Admission probe = world.ask();
    QVERIFY(probe.has_value() && probe->isProbe());
    probe->settle(outcomeOf(Category::Ok), world.now()); // probe and trial in one
    QCOMPARE(world.reason(), HoldReason::None);
    QCOMPARE(world.state(world.leaf()), CircuitState::Closed);
}

QTEST_APPLESS_MAIN(GatesTest)
#include "tst_gates.moc"
