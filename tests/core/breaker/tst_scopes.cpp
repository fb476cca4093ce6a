// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "world.h"

#include <QTest>

using namespace breakerbox;
using namespace breakerbox::breaker;
using namespace Qt::StringLiterals;

// The scope tree: the narrowest scope that explains every failure (breaker.md 1.3).
class ScopesTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void oneModelFailsAnotherIsWell();
    void twoModelsFailingAreTheOperation();
    void twoOperationsFailingAreTheConnection();
    void whatOpens_data();
    void whatOpens();
    void transportFailuresSpareTheModels();
    void anyAnswerClearsTheTransport_data();
    void anyAnswerClearsTheTransport();
    void noFirstByteIsTheService();
    void aGatewaysPageIsTheConnection();
    void aFailedProbeSpeaksForTheNarrowestOpenScope();
    void aSucceededProbeSpeaksForAllOfThem();
    void allSlotsOrNone();
    void connectionsNeverTouch();
    void aListThatFailsNeverBlocksChat();
    void resetOfOneScopeLeavesTheOthers();
};

// K9, S117, I54.
void ScopesTest::oneModelFailsAnotherIsWell()
{
    World world;
    const ScopePath b = world.path(u"B"_s);
    for (const auto &[second, isB] : std::initializer_list<std::pair<double, bool>>{
             {0, false}, {3, true}, {5, false}, {8, true}, {10, false}}) {
        world.at(second);
        QVERIFY(isB ? world.send(outcomeOf(Category::Ok), b) : world.send(Category::ServerError));
    }
    QCOMPARE(world.state(world.leaf()), CircuitState::Open);
    QCOMPARE(world.retryNotBefore(world.leaf()), 20.);
    QCOMPARE(world.state(world.path().ofOperation()), CircuitState::Closed);
    QCOMPARE(world.state(world.path().service()), CircuitState::Closed);
    QCOMPARE(world.reason(b), HoldReason::None);
}

void ScopesTest::twoModelsFailingAreTheOperation()
{
    World world;
    const Outcome failure = outcomeOf(Category::ServerError);
    QVERIFY(world.send(failure, world.path(u"A"_s)));
    QVERIFY(world.send(failure, world.path(u"B"_s)));
    QVERIFY(world.send(failure, world.path(u"A"_s)));
    QCOMPARE(world.state(world.path().ofOperation()), CircuitState::Open);
    QCOMPARE(world.state(world.leaf()), CircuitState::Closed);
    QCOMPARE(world.state(world.path().service()), CircuitState::Closed);
    QCOMPARE(world.reason(world.path(u"C"_s)), HoldReason::Open);
    QCOMPARE(world.reason({world.one, Operation::Files, {}}), HoldReason::None);
    QCOMPARE(world.breakers->drain().transitions.size(), 1u);
}

void ScopesTest::twoOperationsFailingAreTheConnection()
{
    World world;
    const Outcome failure = outcomeOf(Category::ServerError);
    QVERIFY(world.send(failure, world.path(u"A"_s)));
    QVERIFY(world.send(failure, {world.one, Operation::Embeddings, ModelId(u"E"_s)}));
    QVERIFY(world.send(failure, world.path(u"B"_s)));
    QCOMPARE(world.state(world.path().service()), CircuitState::Open);
    QCOMPARE(world.state(world.path().ofOperation()), CircuitState::Closed);
    QCOMPARE(world.reason({world.one, Operation::Models, {}}), HoldReason::Open);
}

void ScopesTest::whatOpens_data()
{
    // Failures in order; a letter is a model of chat, e its embeddings, g a gateway's page for A,
    // t a transport failure for A, s a success of model S.
    QTest::addColumn<QString>("story");
    QTest::addColumn<QString>("opens");
    QTest::newRow("one model") << u"AAA"_s << u"leaf"_s;
    QTest::newRow("two models") << u"ABA"_s << u"operation"_s;
    QTest::newRow("three models") << u"ABC"_s << u"operation"_s;
    QTest::newRow("two models, a success between") << u"ABsA"_s << u""_s;
    QTest::newRow("two operations") << u"AeB"_s << u"service"_s;
    QTest::newRow("embeddings alone (K10 b)") << u"eee"_s << u""_s; // not chat's
    QTest::newRow("gateway") << u"ggg"_s << u"service"_s;
    QTest::newRow("gateway and a model") << u"gAg"_s << u"service"_s;
    QTest::newRow("transport (K7 a)") << u"ttt"_s << u"transport"_s;
    QTest::newRow("transport, an answer between") << u"ttAt"_s << u""_s;
    QTest::newRow("mixed layers explain nothing together") << u"tAtA"_s << u""_s;
}

void ScopesTest::whatOpens()
{
    QFETCH(QString, story);
    QFETCH(QString, opens);
    World world;
    for (const QChar letter : story) {
        ScopePath path = world.path(letter.isUpper() ? QString(letter) : u"A"_s);
        Category category = Category::ServerError;
        if (letter == u'e')
            path = {world.one, Operation::Embeddings, ModelId(u"E"_s)};
        if (letter == u'g')
            category = Category::GatewayError;
        if (letter == u't')
            category = Category::ConnectTimedOut;
        if (letter == u's') {
            path = world.path(u"S"_s);
            category = Category::Ok;
        }
        QVERIFY(world.send(outcomeOf(category), path));
    }
    const ScopePath a = world.path();
    QCOMPARE(world.state(a.leaf()) == CircuitState::Open, opens == u"leaf"_s);
    QCOMPARE(world.state(a.ofOperation()) == CircuitState::Open, opens == u"operation"_s);
    QCOMPARE(world.state(a.service()) == CircuitState::Open, opens == u"service"_s);
    QCOMPARE(world.state(a.transport()) == CircuitState::Open, opens == u"transport"_s);
}

// K7 a, S111.
void ScopesTest::transportFailuresSpareTheModels()
{
    World world;
    const Outcome silent = outcomeOf(Category::ConnectTimedOut);
    world.at(0);
    QVERIFY(world.send(silent, world.path(u"A"_s)));
    world.at(11);
    QVERIFY(world.send(silent, world.path(u"B"_s)));
    world.at(22);
    QVERIFY(world.send(silent, world.path(u"A"_s)));
    QCOMPARE(world.state(world.transport()), CircuitState::Open);
    QCOMPARE(world.retryNotBefore(world.transport()), 32.);
    for (const QString &model : {u"A"_s, u"B"_s, u"C"_s})
        QCOMPARE(world.reason(world.path(model)), HoldReason::Open);
    QCOMPARE(world.reason({world.one, Operation::Models, {}}), HoldReason::Open);
    QCOMPARE(world.reason(world.path(u"A"_s, world.two)), HoldReason::None);
    QVERIFY(!world.breakers->snapshot(world.leaf(), world.now()).has_value());
    QCOMPARE(world.breakers->drain().evidence.front().scope, world.transport());
}

void ScopesTest::anyAnswerClearsTheTransport_data()
{
    QTest::addColumn<Category>("category");
    for (const Category category :
         {Category::Ok, Category::CredentialInvalid, Category::ServerError,
          Category::RateLimitedRequests, Category::ContextTooLong, Category::ModelNotFound})
        QTest::newRow(qPrintable(toName(category))) << category;
}

void ScopesTest::anyAnswerClearsTheTransport()
{
    QFETCH(Category, category);
    World world;
    for (int i = 0; i < 3; ++i)
        QVERIFY(world.send(Category::ConnectTimedOut));
    // Up to level 3, where a leaf would need two successes.
    for (const double second : {10., 30.}) {
        world.at(second);
        QVERIFY(world.send(Category::ConnectTimedOut));
    }
    QCOMPARE(world.snapshot(world.transport()).level, 3);
    world.at(70);
    QVERIFY(world.send(category));
    QCOMPARE(world.state(world.transport()), CircuitState::Closed);
    // And while closed: the run is over (K5).
    world.breakers->clearAttention(world.one, world.now());
    world.breakers->reset(world.path().service(), world.now());
    world.at(200);
    QVERIFY(world.send(Category::ConnectTimedOut));
    QVERIFY(world.send(Category::ConnectTimedOut));
    QVERIFY(world.send(category));
    QCOMPARE(world.snapshot(world.transport()).samples, 0);
}

// K7 c, S59.
void ScopesTest::noFirstByteIsTheService()
{
    World world;
    for (int i = 0; i < 3; ++i)
        QVERIFY(world.send(Category::FirstByteTimedOut));
    QCOMPARE(world.state(world.leaf()), CircuitState::Open);
    QVERIFY(!world.breakers->snapshot(world.transport(), world.now()).has_value());
}

// S57: below all models.
void ScopesTest::aGatewaysPageIsTheConnection()
{
    World world;
    for (int i = 0; i < 3; ++i)
        QVERIFY(world.send(Category::GatewayError));
    QCOMPARE(world.state(world.path().service()), CircuitState::Open);
    QVERIFY(!world.breakers->snapshot(world.leaf(), world.now()).has_value());
    QCOMPARE(world.breakers->drain().evidence.front().scope, world.path().service());
}

void ScopesTest::aFailedProbeSpeaksForTheNarrowestOpenScope()
{
    World world;
    // The operation opens at 0 (A, B, A), the leaf A stays closed with a run of 2.
    const Outcome failure = outcomeOf(Category::ServerError);
    for (const QString &model : {u"A"_s, u"B"_s, u"A"_s})
        QVERIFY(world.send(failure, world.path(model)));
    world.at(10);
    QVERIFY(world.send(failure)); // its probe fails
    QCOMPARE(world.snapshot(world.path().ofOperation()).level, 2);
    QCOMPARE(world.state(world.leaf()), CircuitState::Closed);
    QCOMPARE(world.snapshot(world.leaf()).consecutiveFailures, 2);
    QCOMPARE(world.snapshot(world.path().service()).consecutiveFailures, 3);
    // The transport failing under the probe is no verdict on the service.
    world.at(30);
    QVERIFY(world.send(Category::ConnectTimedOut));
    QCOMPARE(world.snapshot(world.path().ofOperation()).level, 2);
    QCOMPARE(world.state(world.path().ofOperation()), CircuitState::HalfOpen);
    QCOMPARE(world.snapshot(world.transport()).samples, 1);
}

namespace {

// Leaf A open until 10 and, by B and C, the operation open until 11.
void openBoth(World &world)
{
    const Outcome failure = outcomeOf(Category::ServerError);
    for (int i = 0; i < 3; ++i)
        world.send(failure);
    world.at(1);
    world.send(failure, world.path(u"B"_s));
}

} // namespace

void ScopesTest::aSucceededProbeSpeaksForAllOfThem()
{
    World world;
    openBoth(world);
    QCOMPARE(world.state(world.leaf()), CircuitState::Open);
    QCOMPARE(world.state(world.path().ofOperation()), CircuitState::Open);
    world.at(10.5);
    QCOMPARE(world.seconds(world.ask().error().until), 11.); // the latest of both
    world.at(11);
    QVERIFY(world.send(Category::Ok));
    QCOMPARE(world.state(world.leaf()), CircuitState::Closed);
    QCOMPARE(world.state(world.path().ofOperation()), CircuitState::Closed);
}

// I12, I23: a probe of one scope is never kept from its verdict by another.
void ScopesTest::allSlotsOrNone()
{
    World world;
    openBoth(world);
    world.at(11);
    // B probes the operation; A would need both slots and takes none.
    Admission b = world.ask(world.path(u"B"_s));
    QVERIFY(b.has_value());
    QCOMPARE(world.ask().error().reason, HoldReason::ProbeInFlight);
    QCOMPARE(world.snapshot(world.leaf()).probesInFlight, 0);
    b->settle(outcomeOf(Category::ServerError), world.now());
    QCOMPARE(world.snapshot(world.path().ofOperation()).level, 2);
    // At 31 A takes both; its failure is the leaf's alone.
    world.at(31);
    Admission a = world.ask();
    QVERIFY(a.has_value());
    QCOMPARE(world.snapshot(world.leaf()).probesInFlight, 1);
    QCOMPARE(world.snapshot(world.path().ofOperation()).probesInFlight, 1);
    a->settle(outcomeOf(Category::ServerError), world.now());
    QCOMPARE(world.snapshot(world.leaf()).level, 2);
    QCOMPARE(world.snapshot(world.path().ofOperation()).level, 2);
    QCOMPARE(world.state(world.path().ofOperation()), CircuitState::HalfOpen);
    QCOMPARE(world.snapshot(world.path().ofOperation()).probesInFlight, 0);
    // A healthy model closes the operation though A stays open.
    world.at(32);
    QVERIFY(world.send(outcomeOf(Category::Ok), world.path(u"B"_s)));
    QCOMPARE(world.state(world.path().ofOperation()), CircuitState::Closed);
    QCOMPARE(world.state(world.leaf()), CircuitState::Open);
}

// K10 a, R40, S116, I57.
void ScopesTest::connectionsNeverTouch()
{
    World world;
    for (int i = 0; i < 3; ++i) {
        QVERIFY(world.send(Category::ServerError));
        QVERIFY(world.send(Category::ConnectTimedOut) || i > 1);
    }
    QVERIFY(world.send(outcomeOf(Category::CredentialInvalid), world.path(u"A"_s, world.local)));
    QCOMPARE(world.reason(), HoldReason::Open);
    QCOMPARE(world.reason(world.path(u"A"_s, world.two)), HoldReason::None);
    for (const ScopeSnapshot &snapshot : world.breakers->snapshots(world.now()))
        QVERIFY(snapshot.scope.connection != world.two);
}

// S100, I71.
void ScopesTest::aListThatFailsNeverBlocksChat()
{
    World world;
    const ScopePath listing{world.one, Operation::Models, {}};
    for (int i = 0; i < 3; ++i)
        QVERIFY(world.send(outcomeOf(Category::ServerError), listing));
    QCOMPARE(world.reason(listing), HoldReason::Open);
    QCOMPARE(world.reason(), HoldReason::None);
    // Nor does one that works heal chat (I70).
    World other;
    other.openLeaf();
    QVERIFY(other.send(outcomeOf(Category::Ok), {other.one, Operation::Models, {}}));
    QCOMPARE(other.retryNotBefore(other.leaf()), 20.);
    QCOMPARE(other.state(other.leaf()), CircuitState::Open);
}

void ScopesTest::resetOfOneScopeLeavesTheOthers()
{
    World world;
    openBoth(world);
    world.breakers->reset(world.leaf(), world.now());
    QCOMPARE(world.state(world.leaf()), CircuitState::Closed);
    QCOMPARE(world.state(world.path().ofOperation()), CircuitState::Open);
    world.breakers->reset(world.path().ofOperation(), world.now());
    QCOMPARE(world.reason(), HoldReason::None);
    QCOMPARE(world.snapshot(world.path(u"B"_s).leaf()).samples, 0);
    QCOMPARE(world.snapshot(world.path().service()).samples, 4);
    world.breakers->reset(world.transport(), world.now());
    QCOMPARE(world.snapshot(world.path().service()).samples, 4);
}

QTEST_APPLESS_MAIN(ScopesTest)
#include "tst_scopes.moc"
