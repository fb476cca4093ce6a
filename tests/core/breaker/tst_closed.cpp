// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "world.h"

#include <QTest>

using namespace breakerbox;
using namespace breakerbox::breaker;
using namespace Qt::StringLiterals;

// What a closed circuit takes as evidence, and when it opens.
class ClosedTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aHealthyConnectionLeavesNoTrace();
    void aRunOrARatioOpens_data();
    void aRunOrARatioOpens();
    void retriesOfOneRequestAreOneVoice();
    void evidenceGrowsOld_data();
    void evidenceGrowsOld();
    void whatIsNotHealthChangesNothing_data();
    void whatIsNotHealthChangesNothing();
    void aStreamThatBreaksAfterContentIsOneFailure();
    void theRatioRuleCanBeSwitchedOff();
    void everySettleLeavesEvidence();
    void aPermitIsSettledOnce();
    void droppingAPermitCountsNothing();
    void aPermitMayOutliveItsBreakers();
    void disabledHealthNeverBlocks();
    void aSwitchedOffBreakerForgets();
    void nodesAreFew();
};

void ClosedTest::aHealthyConnectionLeavesNoTrace()
{
    World world;
    for (int i = 0; i < 50; ++i)
        QVERIFY(world.send(Category::Ok));
    QVERIFY(world.breakers->snapshots(world.now()).empty());
    QVERIFY(world.rows().empty());
    const Happenings happenings = world.breakers->drain();
    QCOMPARE(happenings.evidence.size(), 50u);
    QVERIFY(happenings.evidence.front().counted);
    QVERIFY(happenings.changed.empty());
}

void ClosedTest::aRunOrARatioOpens_data()
{
    // One outcome every 10 s: F a 503, S a success, r a reset before headers, b a broken stream.
    QTest::addColumn<QString>("outcomes");
    QTest::addColumn<int>("opensAfter"); // so many outcomes; 0 = never
    QTest::addColumn<QString>("why");
    QTest::newRow("three in a row (S105, K1)") << u"FFF"_s << 3 << u"3 in a row"_s;
    QTest::newRow("two and a success") << u"FFSFF"_s << 0 << QString();
    QTest::newRow("K2 a: intermittent, then a run (S106)") << u"FSFSFFF"_s << 7 << u"3 in a row"_s;
    QTest::newRow("K2 b: by ratio (S66)") << u"FFSFFSF"_s << 7 << u"5 of the last 7"_s;
    QTest::newRow("ratio needs six outcomes") << u"FFSFF"_s << 0 << QString();
    QTest::newRow("half is not enough") << u"FSFSFSFSFS"_s << 0 << QString();
    QTest::newRow("ratio reads the last eight only") << u"FFSFSSFSFFS"_s << 0 << QString();
    QTest::newRow("broken streams count (S112, K8)") << u"bbb"_s << 3 << u"3 in a row"_s;
    QTest::newRow("a reset is no service failure") << u"FFr"_s << 0 << QString();
}

void ClosedTest::aRunOrARatioOpens()
{
    QFETCH(QString, outcomes);
    QFETCH(int, opensAfter);
    QFETCH(QString, why);
    World world;
    for (qsizetype i = 0; i < outcomes.size(); ++i) {
        world.at(10. * double(i));
        const QChar letter = outcomes.at(i);
        const Category category = letter == u'F'   ? Category::ServerError
                                  : letter == u'r' ? Category::ResetBeforeResponse
                                  : letter == u'b' ? Category::StreamBroken
                                                   : Category::Ok;
        QVERIFY(world.send(category));
        const bool opens = i + 1 == opensAfter;
        QCOMPARE(world.state(world.leaf()), opens ? CircuitState::Open : CircuitState::Closed);
    }
    const Happenings happenings = world.breakers->drain();
    QCOMPARE(happenings.transitions.size(), opensAfter > 0 ? 1u : 0u);
    if (opensAfter > 0) {
        QCOMPARE(happenings.transitions.front().why, why);
        QCOMPARE(happenings.transitions.front().level, 1);
        QCOMPARE(world.retryNotBefore(world.leaf()), 10. * (opensAfter - 1) + 10);
    }
}

// K3, S69: attempts and logical requests are both visible, and both in the rule.
void ClosedTest::retriesOfOneRequestAreOneVoice()
{
    World world;
    const Outcome failure = outcomeOf(Category::ServerError);
    for (const double second : {0., 1., 3.}) {
        world.at(second);
        QVERIFY(world.send(failure, world.path(), u"LR1"_s));
    }
    QCOMPARE(world.state(world.leaf()), CircuitState::Closed);
    QCOMPARE(world.snapshot(world.leaf()).consecutiveFailures, 3);
    QCOMPARE(world.snapshot(world.leaf()).failedRequests, 1);
    world.at(20);
    QVERIFY(world.send(failure, world.path(), u"LR2"_s));
    QCOMPARE(world.state(world.leaf()), CircuitState::Open);
    QCOMPARE(world.retryNotBefore(world.leaf()), 30.);
    QCOMPARE(world.snapshot(world.leaf()).consecutiveFailures, 4);
    QCOMPARE(world.snapshot(world.leaf()).failedRequests, 2);
}

// S68, I44, I47, I48.
void ClosedTest::evidenceGrowsOld_data()
{
    QTest::addColumn<double>("third");
    QTest::addColumn<bool>("opens");
    QTest::newRow("at 600 s the first still counts") << 600. << true;
    QTest::newRow("after 600 s it does not") << 600.001 << false;
}

void ClosedTest::evidenceGrowsOld()
{
    QFETCH(double, third);
    QFETCH(bool, opens);
    World world;
    QVERIFY(world.send(Category::ServerError));
    world.at(300);
    QVERIFY(world.send(Category::ServerError));
    world.at(third);
    QVERIFY(world.send(Category::ServerError));
    QCOMPARE(world.state(world.leaf()) == CircuitState::Open, opens);
    QCOMPARE(world.snapshot(world.leaf()).samples, opens ? 3 : 2);
}

void ClosedTest::whatIsNotHealthChangesNothing_data()
{
    QTest::addColumn<Category>("category");
    QTest::addColumn<QString>("whyNot");
    using C = Category;
    QTest::newRow("context overflow (K5, S108)") << C::ContextTooLong << u"not_health"_s;
    QTest::newRow("too large (K5)") << C::PayloadTooLarge << u"not_health"_s;
    QTest::newRow("unsupported image (K5)") << C::UnsupportedParameter << u"not_health"_s;
    QTest::newRow("malformed (S61)") << C::MalformedRequest << u"not_health"_s;
    QTest::newRow("permission (S61)") << C::PermissionDenied << u"not_health"_s;
    QTest::newRow("refusal") << C::ContentFiltered << u"not_health"_s;
    QTest::newRow("user stop (K6, S61)") << C::UserStopped << u"not_health"_s;
    QTest::newRow("database (K6, S61)") << C::StorageFailed << u"not_health"_s;
    QTest::newRow("tool denied (K6, S61)") << C::ToolDenied << u"not_health"_s;
    QTest::newRow("overall deadline (K7 b)") << C::OwnDeadline << u"not_health"_s;
    QTest::newRow("certificate (R41)") << C::CertificateInvalid << u"not_health"_s;
    QTest::newRow("proxy (I67)") << C::ProxyFailed << u"not_health"_s;
    QTest::newRow("model missing is configuration (S94)") << C::ModelNotFound << u"configuration"_s;
}

void ClosedTest::whatIsNotHealthChangesNothing()
{
    QFETCH(Category, category);
    QFETCH(QString, whyNot);
    World world;
    QVERIFY(world.send(Category::ServerError)); // something held already
    std::ignore = world.breakers->drain();
    for (int i = 0; i < 10; ++i) {
        Admission admission = world.ask(AskKind::Manual);
        QVERIFY(admission.has_value());
        admission->settle(outcomeOf(category), world.now());
    }
    const ScopeSnapshot leaf = world.snapshot(world.leaf());
    QCOMPARE(leaf.state, CircuitState::Closed);
    QCOMPARE(leaf.samples, 1);
    QCOMPARE(leaf.transientFailures, 1);
    QCOMPARE(leaf.inFlight, 0);
    QCOMPARE(leaf.metrics.opens, 0);
    const Happenings happenings = world.breakers->drain();
    QVERIFY(happenings.transitions.empty());
    QCOMPARE(happenings.evidence.size(), 10u);
    for (const Evidence &evidence : happenings.evidence) {
        QVERIFY(!evidence.counted);
        QCOMPARE(evidence.verdict, Verdict::Inconclusive);
        QCOMPARE(evidence.whyNot, whyNot);
    }
}

// K8, S112, I68: judged once, at its end.
void ClosedTest::aStreamThatBreaksAfterContentIsOneFailure()
{
    World world;
    for (const double second : {0., 60., 120.}) {
        world.at(second);
        Admission admission = world.ask();
        QVERIFY(admission.has_value());
        admission->firstContent(world.now());
        admission->settle(outcomeOf(Category::StreamBroken), world.now());
    }
    QCOMPARE(world.state(world.leaf()), CircuitState::Open);
    QCOMPARE(world.retryNotBefore(world.leaf()), 130.);
    QCOMPARE(world.snapshot(world.leaf()).samples, 3);
}

void ClosedTest::theRatioRuleCanBeSwitchedOff()
{
    World world;
    world.cloudPolicy.ratioWindow = 0;
    world.connectAll();
    for (int i = 0; i < 20; ++i)
        QVERIFY(world.send(i % 3 == 2 ? Category::Ok : Category::ServerError));
    QCOMPARE(world.state(world.leaf()), CircuitState::Closed);
}

void ClosedTest::everySettleLeavesEvidence()
{
    World world;
    Outcome outcome = outcomeOf(Category::ServerError);
    outcome.httpStatus = 500;
    outcome.requestId = u"req_1"_s;
    outcome.phase = Phase::WaitingForFirstByte;
    Admission admission = world.ask(world.path(), AskKind::Automatic, u"LR"_s);
    QVERIFY(admission.has_value());
    const AttemptId attempt = admission->attempt();
    QVERIFY(!attempt.isNull());
    admission->settle(outcome, world.now());
    QVERIFY(!admission->isValid());

    const Happenings happenings = world.breakers->drain();
    QCOMPARE(happenings.evidence.size(), 1u);
    const Evidence &evidence = happenings.evidence.front();
    QCOMPARE(evidence.scope, world.leaf());
    QCOMPARE(evidence.attempt, attempt);
    QCOMPARE(evidence.request, world.request(u"LR"_s));
    QCOMPARE(evidence.time, world.clock.wall());
    QCOMPARE(evidence.httpStatus, 500);
    QCOMPARE(evidence.requestId, u"req_1"_s);
    QCOMPARE(evidence.phase, Phase::WaitingForFirstByte);
    QCOMPARE(evidence.latency, Milliseconds(400));
    QVERIFY(evidence.counted);
    QVERIFY(evidence.whyNot.isEmpty());
    QCOMPARE(world.breakers->evidence(world.leaf(), world.now()).size(), 1u);
    QCOMPARE(world.breakers->evidence(world.leaf(), world.now()).front().requestId, u"req_1"_s);
    QVERIFY(world.breakers->drain().isEmpty());
}

void ClosedTest::aPermitIsSettledOnce()
{
    World world;
    Admission admission = world.ask();
    QVERIFY(admission.has_value());
    admission->settle(outcomeOf(Category::ServerError), world.now());
    admission->settle(outcomeOf(Category::ServerError), world.now());
    admission->firstContent(world.now());
    QCOMPARE(world.snapshot(world.leaf()).samples, 1);
    QCOMPARE(world.breakers->drain().evidence.size(), 1u);
    Permit empty;
    empty.settle(outcomeOf(Category::ServerError), world.now());
    QVERIFY(!empty.isValid() && !empty.isProbe() && !empty.isManual());
    QVERIFY(empty.attempt().isNull());
}

// I13, I18, I21.
void ClosedTest::droppingAPermitCountsNothing()
{
    World world;
    QVERIFY(world.send(Category::ServerError));
    std::ignore = world.breakers->drain();
    {
        Admission admission = world.ask();
        QCOMPARE(world.snapshot(world.leaf()).inFlight, 1);
        Permit taken = std::move(*admission);
        QVERIFY(!admission->isValid());
        QVERIFY(taken.isValid());
        Admission other = world.ask();
        QCOMPARE(world.snapshot(world.leaf()).inFlight, 2);
        taken = std::move(*other); // gives the first one back
        QCOMPARE(world.snapshot(world.leaf()).inFlight, 1);
    }
    QCOMPARE(world.snapshot(world.leaf()).inFlight, 0);
    QCOMPARE(world.snapshot(world.leaf()).samples, 1);
    QVERIFY(world.breakers->drain().evidence.empty());
}

void ClosedTest::aPermitMayOutliveItsBreakers()
{
    World world;
    Admission settled = world.ask();
    Admission dropped = world.ask();
    Admission removed = world.ask(world.path(u"A"_s, world.two));
    world.breakers->removeConnection(world.two);
    removed->settle(outcomeOf(Category::ServerError), world.now());
    QVERIFY(world.breakers->snapshots(world.now()).empty());
    QVERIFY(world.breakers->drain().evidence.empty());
    world.breakers.reset();
    settled->firstContent(world.now());
    settled->settle(outcomeOf(Category::ServerError), world.now());
    QVERIFY(!settled->isValid());
    QVERIFY(dropped->isValid());
}

void ClosedTest::disabledHealthNeverBlocks()
{
    World world;
    world.openLeaf();
    world.cloudPolicy.healthEnabled = false;
    world.connectAll();
    // K11 a: admitted at once.
    QCOMPARE(world.reason(), HoldReason::None);
    for (int i = 0; i < 10; ++i)
        QVERIFY(world.send(Category::ServerError));
    QVERIFY(world.send(limited(Milliseconds(30'000))));
    QCOMPARE(world.reason(), HoldReason::RateLimited);
    const Happenings happenings = world.breakers->drain();
    QCOMPARE(happenings.evidence.at(happenings.evidence.size() - 2).whyNot, u"disabled"_s);
}

// K11 b: enabled again, closed without memory.
void ClosedTest::aSwitchedOffBreakerForgets()
{
    World world;
    world.openLeaf();
    world.cloudPolicy.healthEnabled = false;
    world.connectAll();
    world.cloudPolicy.healthEnabled = true;
    world.connectAll();
    QCOMPARE(world.state(world.leaf()), CircuitState::Closed);
    QCOMPARE(world.snapshot(world.leaf()).level, 0);
    QCOMPARE(world.snapshot(world.leaf()).samples, 0);
}

// I53, I121: capped, and what means something is not evicted.
void ClosedTest::nodesAreFew()
{
    World world;
    world.openLeaf();
    for (int i = 0; i < 800; ++i) {
        world.at(10 + i * 10);
        world.send(outcomeOf(Category::ServerError), world.path(u"model %1"_s.arg(i), world.two));
        world.send(outcomeOf(Category::Ok), world.path(u"other"_s, world.two));
    }
    QVERIFY(world.breakers->snapshots(world.now()).size() <= 512u);
    QVERIFY(world.breakers->snapshot(world.leaf(), world.now()).has_value());
    QVERIFY(world.breakers->snapshot(world.path(u"model 799"_s, world.two).leaf(), world.now())
                .has_value());
}

QTEST_APPLESS_MAIN(ClosedTest)
#include "tst_closed.moc"
