// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <policysim/scenarioreader.h>

#include <QTest>

using namespace Qt::StringLiterals;
using namespace breakerbox;
using namespace breakerbox::policysim;

class ScenarioReaderTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void faultsNameTheirKey_data();
    void faultsNameTheirKey();
    void defaultsAreTheProducts();
    void overridesReachEachConnection();
    void eventsComeInOrderOfTime();
};

void ScenarioReaderTest::faultsNameTheirKey_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("start");
    const auto event = [](const QByteArray &text) { return "{\"events\": [" + text + "]}"; };
    QTest::newRow("no JSON") << QByteArray("{") << u"byte 1: "_s;
    QTest::newRow("a list") << QByteArray("[]") << u"scenario: "_s;
    QTest::newRow("unknown key") << QByteArray(R"({"evnts": []})") << u"evnts: "_s;
    QTest::newRow("unknown policy key")
        << QByteArray(R"({"policy": {"ladders": [1]}})") << u"policy.ladders: "_s;
    QTest::newRow("a step that is no time")
        << QByteArray(R"({"policy": {"ladder": [1, 0]}})") << u"policy.ladder: "_s;
    QTest::newRow("too many steps")
        << QByteArray(R"({"policy": {"ladder": [1,2,3,4,5,6,7,8,9]}})") << u"policy.ladder: "_s;
    QTest::newRow("a number that is text")
        << QByteArray(R"({"policy": {"run_failures": "3"}})") << u"policy.run_failures: "_s;
    QTest::newRow("half a failure")
        << QByteArray(R"({"policy": {"run_failures": 2.5}})") << u"policy.run_failures: "_s;
    QTest::newRow("kind") << QByteArray(R"({"connections": [{"name": "c", "kind": "moon"}]})")
                          << u"connections[0].kind: "_s;
    QTest::newRow("protocol") << QByteArray(
                                     R"({"connections": [{"name": "c", "protocol": "morse"}]})")
                              << u"connections[0].protocol: "_s;
    QTest::newRow("two of one name")
        << QByteArray(R"({"connections": [{"name": "c"}, {"name": "c"}]})")
        << u"connections[1].name: "_s;
    QTest::newRow("wall") << QByteArray(R"({"wall": "yesterday"})") << u"wall: "_s;
    QTest::newRow("outcome") << event(R"({"at": 0, "ask": {}, "outcome": "fine"})")
                             << u"events[0].outcome: "_s;
    QTest::newRow("status") << event(R"({"at": 0, "ask": {}, "outcome": {"status": 7}})")
                            << u"events[0].outcome.status: "_s;
    QTest::newRow("content after the end")
        << event(R"({"at": 0, "ask": {}, "outcome": {"word": "ok", "after": 1, "content_at": 2}})")
        << u"events[0].outcome.content_at: "_s;
    QTest::newRow("operation") << event(R"({"at": 0, "ask": {"operation": "sing"}})")
                               << u"events[0].ask.operation: "_s;
    QTest::newRow("connection") << event(R"({"at": 0, "ask": {"connection": "d"}})")
                                << u"events[0].ask.connection: "_s;
    QTest::newRow("no time") << event(R"({"ask": {}})") << u"events[0].at: "_s;
    QTest::newRow("before the start") << event(R"({"at": -1, "ask": {}})") << u"events[0].at: "_s;
    QTest::newRow("no act") << event(R"({"at": 0})") << u"events[0]: "_s;
    QTest::newRow("unknown act") << event(R"({"at": 0, "dance": 1})") << u"events[0].dance: "_s;
    QTest::newRow("count") << event(R"({"every": 1, "count": 0, "ask": {}})")
                           << u"events[0].count: "_s;
    QTest::newRow("decision") << event(R"({"at": 0, "ask": {}, "decision": "maybe"})")
                              << u"events[0].decision: "_s;
    QTest::newRow("scope") << event(R"({"at": 0, "expect": {"scope": "c/sing"}})")
                           << u"events[0].expect.scope: "_s;
    QTest::newRow("state") << event(R"({"at": 0, "expect": {"scope": "c", "state": "ajar"}})")
                           << u"events[0].expect.state: "_s;
    QTest::newRow("expectation") << event(R"({"at": 0, "expect": {"scope": "c", "mood": 1}})")
                                 << u"events[0].expect.mood: "_s;
    QTest::newRow("network") << event(R"({"at": 0, "network": "slow"})")
                             << u"events[0].network: "_s;
    QTest::newRow("restart") << event(R"({"at": 0, "restart": {"up": 1}})")
                             << u"events[0].restart.up: "_s;
    QTest::newRow("span") << QByteArray(R"({"world": [{"from": 3, "to": 3, "outcome": "ok"}]})")
                          << u"world[0].to: "_s;
    QTest::newRow("longer than a life")
        << event(R"({"at": 0, "suspend": 9e8}, {"at": 1, "suspend": 9e8})") << u"events: "_s;
    QTest::newRow("a repetition without end")
        << event(R"({"every": 1e6, "count": 1000000, "ask": {}})") << u"events[0].count: "_s;
    QTest::newRow("more than a number can be")
        << event(R"({"at": 1e300, "ask": {}})") << u"events[0].at: "_s;
}

void ScenarioReaderTest::faultsNameTheirKey()
{
    QFETCH(const QByteArray, json);
    QFETCH(const QString, start);
    const auto scenario = readScenario(json);
    QVERIFY(!scenario);
    QVERIFY2(scenario.error().detail.startsWith(start), qUtf8Printable(scenario.error().detail));
    QVERIFY(scenario.error().detail.size() > start.size());
}

void ScenarioReaderTest::defaultsAreTheProducts()
{
    const auto scenario = readScenario("{}");
    QVERIFY(scenario);
    QCOMPARE(scenario->connections.size(), size_t(1));
    QCOMPARE(scenario->connections.front().name, u"c"_s);
    breaker::Policy expected = breaker::Policy::cloud();
    expected.jitter = 0;
    QCOMPARE(scenario->connections.front().policy, expected);

    const auto local = readScenario(R"({"connections": [{"name": "box", "kind": "local"}]})");
    QVERIFY(local);
    expected = breaker::Policy::local();
    expected.jitter = 0;
    QCOMPARE(local->connections.front().policy, expected);
    QCOMPARE(local->connections.front().protocol, connections::Protocol::Ollama);
}

void ScenarioReaderTest::overridesReachEachConnection()
{
    const auto scenario = readScenario(R"({"policy": {"run_failures": 5, "seed": 9},
        "connections": [{"name": "a"}, {"name": "b", "policy": {"run_failures": 4}}]})");
    QVERIFY(scenario);
    QCOMPARE(scenario->connections[0].policy.runFailures, 5);
    QCOMPARE(scenario->connections[1].policy.runFailures, 4);
    QCOMPARE(scenario->seed, std::uint64_t(9));
}

void ScenarioReaderTest::eventsComeInOrderOfTime()
{
    const auto scenario = readScenario(R"({"events": [{"every": 2, "count": 3, "ask": {}},
        {"at": 2, "network": "down"}, {"at": 1, "suspend": 5}]})");
    QVERIFY(scenario);
    QStringList paths;
    for (const Step &step : scenario->steps)
        paths.append(step.path);
    // Of one moment, in the order written.
    QCOMPARE(paths, (QStringList{u"events[0]"_s, u"events[2]"_s, u"events[0]"_s, u"events[1]"_s,
                                 u"events[0]"_s}));
}

QTEST_GUILESS_MAIN(ScenarioReaderTest)
#include "tst_scenarioreader.moc"
