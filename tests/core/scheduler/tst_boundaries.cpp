// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "schedulerbench.h"

#include <scheduler/routecheck.h>

#include <QTest>

Q_DECLARE_METATYPE(breakerbox::scheduler::Route)
Q_DECLARE_METATYPE(breakerbox::connections::Boundary)

namespace breakerbox::tests {

using namespace Qt::StringLiterals;
using connections::Boundary;
using connections::BoundaryClass;
using connections::ConnectionKind;
using scheduler::ExchangeState;
using scheduler::ResultKind;
using scheduler::Route;

// Nothing is dispatched outside what the conversation allows (design 6, security.md 3).
class BoundariesTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void route_data();
    void route();
    void refusedRouteSendsNothing();
    void boundaryIsAskedBeforeTheBreaker();
    void relayedModelIsACrossing();
    void consentIsNamedInTheLedger();
    void localOnlyUnderFailureNeverLeaves();
    void disabledOrMissingConnection_data();
    void disabledOrMissingConnection();
    void routeIsAskedAgainAfterAWait();
    void routeIsAskedAgainForAQueuedRequest();
};

void BoundariesTest::route_data()
{
    QTest::addColumn<Route>("route");
    QTest::addColumn<Boundary>("to");
    QTest::addColumn<QString>("objection"); // empty = allowed

    const Boundary device{BoundaryClass::Device, {}, {}};
    const Boundary nas{BoundaryClass::Lan, u"nas.local"_s, {}};
    const Boundary a{BoundaryClass::Company, u"A"_s, {}};
    const Boundary b{BoundaryClass::Company, u"B"_s, {}};
    const Boundary work{BoundaryClass::Company, u"A"_s, u"work"_s};
    const ConsentId consent(QUuid(u"{6f1f1d3e-6a0e-4d0a-9a53-0d2f2f3f4f5f}"_s));

    QTest::newRow("first send: any destination becomes home") << Route{} << a << u""_s;
    QTest::newRow("home") << Route{{a.key()}, false, {}, {}} << a << u""_s;
    QTest::newRow("another company") << Route{{a.key()}, false, {}, {}} << b << u"boundary"_s;
    QTest::newRow("a space is a boundary of its own")
        << Route{{a.key()}, false, {}, {}} << work << u"boundary"_s;
    QTest::newRow("this device is never a crossing")
        << Route{{a.key()}, false, {}, {}} << device << u""_s;
    QTest::newRow("consent for it") << Route{{a.key()}, false, consent, b.key()} << b << u""_s;
    QTest::newRow("consent for another")
        << Route{{a.key()}, false, consent, nas.key()} << b << u"boundary"_s;
    QTest::newRow("a boundary without a consent")
        << Route{{a.key()}, false, {}, b.key()} << b << u"boundary"_s;
    QTest::newRow("local only: this device") << Route{{}, true, {}, {}} << device << u""_s;
    QTest::newRow("local only: a company, even the only one")
        << Route{{a.key()}, true, {}, {}} << a << u"local_only"_s;
    QTest::newRow("local only: no consent lifts the lock")
        << Route{{}, true, consent, a.key()} << a << u"local_only"_s;
    QTest::newRow("local only: a LAN host of its set")
        << Route{{nas.key()}, true, {}, {}} << nas << u""_s;
    QTest::newRow("local only: another LAN host")
        << Route{{}, true, {}, {}} << nas << u"local_only"_s;
}

void BoundariesTest::route()
{
    QFETCH(Route, route);
    QFETCH(Boundary, to);
    QFETCH(QString, objection);
    const auto answer = scheduler::checkRoute(route, to);
    QCOMPARE(answer.has_value(), objection.isEmpty());
    if (!answer) {
        QCOMPARE(answer.error().code, ErrorCode::NotAllowed);
        QCOMPARE(answer.error().detail, objection);
    }
}

void BoundariesTest::refusedRouteSendsNothing() // T21
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    auto request = bench.request(connection);
    request.route.allowed = {u"company:A"_s};
    const auto ask = bench.submit(request);
    bench.run(Seconds(10));
    QCOMPARE(ask.kind(), ResultKind::Blocked);
    QCOMPARE(ask->result().error.code, ErrorCode::NotAllowed);
    QCOMPARE(bench.transport.count(), 0);
    QVERIFY(bench.log.opened.empty());
    QVERIFY(bench.evidence.empty());
}

void BoundariesTest::boundaryIsAskedBeforeTheBreaker() // design 2: the first that objects
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.open(connection);
    auto request = bench.request(connection);
    request.route.localOnly = true;
    const auto ask = bench.submit(request);
    bench.run();
    QCOMPARE(ask.kind(), ResultKind::Blocked);
    QCOMPARE(ask->result().error.detail, u"local_only"_s);
    QCOMPARE(bench.leaf(connection)->metrics.denied, 0);
}

void BoundariesTest::relayedModelIsACrossing() // T23
{
    SchedulerBench bench;
    const auto local = bench.add(u"http://127.0.0.1:11434/v1"_s, ConnectionKind::Local);
    bench.transport.always(chatReply({"Hi"}));
    auto request = bench.request(local);
    request.route.localOnly = true;
    const auto here = bench.submit(request);
    request.prompt.model = ModelId(u"gpt-oss:120b-cloud"_s);
    const auto relayed = bench.submit(request);
    bench.run(Seconds(1));
    QCOMPARE(here.kind(), ResultKind::Answered);
    QCOMPARE(relayed.kind(), ResultKind::Blocked);
    QCOMPARE(bench.transport.count(), 1);
}

void BoundariesTest::consentIsNamedInTheLedger() // T24
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.transport.always(chatReply({"Hi"}));
    auto request = bench.request(connection);
    request.route.allowed = {u"device"_s};
    request.route.consent = ConsentId(bench.random.uuid());
    request.route.consentedBoundary = connection.boundary.key();
    const auto crossing = bench.submit(request);
    bench.run(Seconds(1));
    QCOMPARE(crossing.kind(), ResultKind::Answered);
    QCOMPARE(bench.log.opened.back().consent, request.route.consent);
    QCOMPARE(bench.log.opened.back().boundary, connection.boundary.key());
    const auto plain = bench.submit(connection);
    bench.run(Seconds(1));
    QVERIFY(!bench.log.opened.back().consent);
}

void BoundariesTest::localOnlyUnderFailureNeverLeaves() // T20, S81
{
    SchedulerBench bench;
    const auto local = bench.add(u"http://127.0.0.1:11434/v1"_s, ConnectionKind::Local);
    const auto cloud = bench.add(u"https://api.example.com/v1"_s);
    const Script loading = answers(
        503, R"({"error":{"code":503,"message":"Loading model","type":"unavailable_error"}})");
    const std::vector<Script> faults{refuses(),
                                     hangs(),
                                     answers(500, "{}"),
                                     answers(429, "{}"),
                                     cuts({chatDelta("Hi")}),
                                     resets(),
                                     loading,
                                     answers(404, R"({"error":{"code":"model_not_found"}})")};
    std::vector<Submit> asks;
    for (int i = 0; i < 500; ++i) {
        bench.transport.next(faults[bench.random.next() % faults.size()]);
        auto request = bench.request(bench.random.next() % 3 ? local : cloud);
        request.route.localOnly = true;
        if (bench.random.next() % 2)
            request.onHold = scheduler::OnHold::Wait;
        asks.push_back(bench.submit(request));
        bench.run(Milliseconds(bench.random.next() % 20'000));
        if (i % 10 == 9) { // the user puts things right
            bench.breakers.clearAttention(local.id, bench.clock.now());
            bench.scheduler->reconsider();
        }
        auto &any = asks[bench.random.next() % asks.size()];
        switch (bench.random.next() % 4) {
        case 0:
            any->wait();
            break;
        case 1:
            any->retryNow();
            break;
        case 2:
            any->stop();
            break;
        default:
            any->cancelWait();
        }
    }
    bench.run(Seconds(2000));
    QVERIFY(bench.transport.count() > 50);
    for (const auto &sent : bench.transport.sent())
        QCOMPARE(sent->url.host(), u"127.0.0.1"_s);
    // Ledger equals wire (T25), and every row has its end unless it still runs.
    QCOMPARE(static_cast<int>(bench.log.opened.size()), bench.transport.count());
    for (auto &ask : asks)
        ask->stop();
    bench.run(Seconds(1));
    QCOMPARE(bench.log.closed.size(), bench.log.opened.size());
    QCOMPARE(bench.scheduler->inFlight(), 0);
    QCOMPARE(bench.scheduler->queued(), 0);
    QCOMPARE(bench.transport.running(), 0);
}

void BoundariesTest::disabledOrMissingConnection_data()
{
    QTest::addColumn<bool>("exists");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("disabled") << true << ErrorCode::ConnectionDisabled;
    QTest::newRow("removed") << false << ErrorCode::ConnectionNotFound;
}

void BoundariesTest::disabledOrMissingConnection()
{
    QFETCH(bool, exists);
    QFETCH(ErrorCode, code);
    SchedulerBench bench;
    auto connection = bench.add(u"https://api.example.com/v1"_s);
    if (exists) {
        connection.enabled = connections::Enabled::No;
        bench.update(connection);
    } else {
        bench.directory.connections.clear();
        bench.breakers.removeConnection(connection.id);
    }
    const auto ask = bench.submit(connection);
    bench.run(Seconds(1));
    QCOMPARE(ask.kind(), ResultKind::Blocked);
    QCOMPARE(ask->result().error.code, code);
    QCOMPARE(bench.transport.count(), 0);
}

void BoundariesTest::routeIsAskedAgainAfterAWait() // T19: the address changed while it waited
{
    SchedulerBench bench;
    auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.open(connection);
    auto request = bench.request(connection);
    request.route.allowed = {connection.boundary.key()};
    request.onHold = scheduler::OnHold::Wait;
    const auto ask = bench.submit(request);
    bench.run(Seconds(1));
    QCOMPARE(ask.state(), ExchangeState::Waiting);
    connection.boundary = {BoundaryClass::Company, u"elsewhere.example"_s, {}};
    bench.directory.connections[connection.id] = connection;
    bench.run(Seconds(30));
    QCOMPARE(ask.kind(), ResultKind::Blocked);
    QCOMPARE(ask->result().error.code, ErrorCode::NotAllowed);
    QCOMPARE(bench.transport.count(), 3);
}

void BoundariesTest::routeIsAskedAgainForAQueuedRequest() // T19
{
    SchedulerBench bench;
    auto connection = bench.add(u"https://api.example.com/v1"_s);
    connection.parallel = 1;
    bench.update(connection);
    bench.transport.always(chatReply({"Hi"}, Seconds(5)));
    auto request = bench.request(connection);
    request.route.allowed = {connection.boundary.key()};
    const auto running = bench.submit(request);
    const auto queued = bench.submit(request);
    bench.run(Seconds(1));
    // Nobody told the scheduler: it looks at the last moment all the same.
    connection.boundary = {BoundaryClass::Company, u"elsewhere.example"_s, {}};
    bench.directory.connections[connection.id] = connection;
    bench.run(Seconds(30));
    QCOMPARE(running.kind(), ResultKind::Answered);
    QCOMPARE(queued.kind(), ResultKind::Blocked);
    QCOMPARE(bench.transport.count(), 1);
}

} // namespace breakerbox::tests

QTEST_GUILESS_MAIN(breakerbox::tests::BoundariesTest)
#include "tst_boundaries.moc"
