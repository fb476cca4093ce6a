// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <policysim/scenarioreader.h>
#include <policysim/simulation.h>

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <deque>

using namespace Qt::StringLiterals;
using namespace breakerbox;
using namespace breakerbox::policysim;

// What a scenario file says is checked by its own expectations; what the articles' tables say of
// whole runs is checked here.
class ScenariosTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void holdsAsWritten_data();
    void holdsAsWritten();
    void everyCaseIsThere();
    void traceA();
    void traceB();
    void outageOfAnHour();
    void windowOfRatesNeverTrips();
    void withoutALimitAHangHoldsTheClient();
    void withoutABreakerEveryCallIsPaid();
    void withoutAnotherWayItOnlyFailsFaster();
    void theSameSeedIsTheSameRun();
};

namespace {

QByteArray contents(const QString &name)
{
    QFile file(QStringLiteral(TEST_DATA "/scenarios/") + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qUtf8Printable(name));
    return file.readAll();
}

Report played(const QByteArray &json)
{
    const auto scenario = readScenario(json);
    if (!scenario)
        qFatal("%s", qUtf8Printable(scenario.error().detail));
    return simulate(*scenario, providers::Adapters());
}

QString decisions(const Report &report)
{
    QString letters;
    for (const TraceRow &row : report.trace)
        letters += toName(row.decision).at(0).toUpper();
    return letters;
}

} // namespace

void ScenariosTest::holdsAsWritten_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &name :
         QDir(QStringLiteral(TEST_DATA "/scenarios")).entryList({u"*.json"_s}))
        QTest::newRow(qUtf8Printable(name)) << name;
}

// K1 to K25 (breaker.md 2.2).
void ScenariosTest::holdsAsWritten()
{
    QFETCH(const QString, name);
    const Report report = played(contents(name));
    QCOMPARE(report.expectationsFailed, QStringList());
    QVERIFY(report.expectationsMet > 0);
    QVERIFY(!report.trace.empty());
}

void ScenariosTest::everyCaseIsThere()
{
    const QStringList names =
        QDir(QStringLiteral(TEST_DATA "/scenarios")).entryList({u"k*.json"_s});
    for (int number = 1; number <= 25; ++number) {
        const QString start = u"k%1"_s.arg(number, 2, 10, QChar(u'0'));
        QVERIFY2(
            std::ranges::any_of(names, [&](const QString &name) { return name.startsWith(start); }),
            qUtf8Printable(start));
    }
}

// S134, S135: the table of the article.
void ScenariosTest::traceA()
{
    const Report report = played(contents(u"trace-a.json"_s));
    QCOMPARE(decisions(report), u"AAAAAAHHHPHHHPAA"_s);
    QString failed;
    for (const TraceRow &row : report.trace)
        failed += !row.verdict ? u'-' : *row.verdict == breaker::Verdict::Failure ? u'x' : u'o';
    QCOMPARE(failed, u"oooxxx---x---ooo"_s);
    QCOMPARE(report.blind.calls, 16);
    QCOMPARE(report.blind.timeouts, 9);
    QCOMPARE(report.blind.secondsLost, 7.2);
    QCOMPARE(report.blind.cost, 0.032);
    QCOMPARE(report.breaker.calls, 10);
    QCOMPARE(report.breaker.timeouts, 4);
    QCOMPARE(report.breaker.secondsLost, 3.2);
    QCOMPARE(report.breaker.cost, 0.02);
    QCOMPARE(report.avoided, 6);
    QCOMPARE(report.probes, 2);
}

// S149
void ScenariosTest::traceB()
{
    const Report report = played(contents(u"trace-b.json"_s));
    QCOMPARE(decisions(report), u"AAAAAHHH"_s);
    QCOMPARE(report.breaker.calls, 5);
    QCOMPARE(report.breaker.timeouts, 3);
    QCOMPARE(report.avoided, 3);
}

// S21: a ladder instead of a fixed wait.
void ScenariosTest::outageOfAnHour()
{
    const Report ladder = played(contents(u"outage-of-an-hour.json"_s));
    const Report fixed = played(contents(u"outage-with-fixed-wait.json"_s));
    QVERIFY2(ladder.probes <= 15, qPrintable(QString::number(ladder.probes)));
    // Three calls open it, so that the last of 120 waits ends two seconds after the hour.
    QCOMPARE(fixed.probes, 119);
    QCOMPARE(ladder.blind.calls, 3600);
    QCOMPARE(ladder.breaker.calls, 3 + ladder.probes);
}

// S5: "half of at least 20 requests in 10 s" is the wrong unit for one person's chat: at four calls
// a minute it stays silent through an hour's outage. This client's rule opens on the third failure.
void ScenariosTest::windowOfRatesNeverTrips()
{
    const QByteArray json = R"({"world": [{"outcome": {"status": 503, "after": 5}}],
        "events": [{"every": 15, "count": 240, "ask": {}}]})";
    const Report report = played(json);
    std::deque<Moment> window; // failures of the last 10 s, as a breaker of that kind holds them
    bool tripped = false;
    for (const TraceRow &row : report.trace) {
        const Moment end = row.at + moment(5);
        window.push_back(end);
        while (end - window.front() > moment(10))
            window.pop_front();
        tripped = tripped || window.size() >= 20;
    }
    QVERIFY(!tripped);
    QVERIFY(!report.transitions.empty());
    QCOMPARE(seconds(report.transitions.front().at), 35.); // sent at 30, failed at 35
    QVERIFY(report.breaker.calls < 25);
}

// S141, S143: without a limit of time a hang is never known, and nothing opens. Only the lease of
// the probe, and here nothing at all, would end it.
void ScenariosTest::withoutALimitAHangHoldsTheClient()
{
    const QByteArray hanging = R"({"world": [{"outcome": "never"}],
        "events": [{"every": 1, "count": 60, "ask": {}},
                   {"at": 100, "expect": {"scope": "c/chat/A", "state": "closed"}}]})";
    const Report frozen = played(hanging);
    QCOMPARE(frozen.expectationsFailed, QStringList());
    QCOMPARE(frozen.breaker.calls, 60);
    QVERIFY(std::ranges::none_of(frozen.trace,
                                 [](const TraceRow &row) { return row.outcome.has_value(); }));
    QByteArray limited = hanging;
    limited.replace(R"("never")", R"({"word": "first-byte-timeout", "after": 10})");
    limited.replace("\"closed\"", "\"open\"");
    const Report held = played(limited);
    QCOMPARE(held.expectationsFailed, QStringList());
    QVERIFY(held.breaker.calls < 20);
}

// S143: no breaker is right but wasteful. With the breaker's health switched off the client pays
// for every call, as the blind one does.
void ScenariosTest::withoutABreakerEveryCallIsPaid()
{
    const QByteArray json = R"({"timeout_cost": 1, "world": [{"outcome": {"status": 503}}],
        "events": [{"at": 0, "edit": {"policy": {"health": false}}},
                   {"every": 1, "from": 1, "count": 100, "ask": {}}]})";
    const Report report = played(json);
    QCOMPARE(report.breaker.calls, report.blind.calls);
    QCOMPARE(report.breaker.secondsLost, 100.);
}

// S142, S143: without another way to go, a refusal is only a faster failure: nobody is answered
// while it lasts. With the choice a refusal offers, taken by the user, everybody is.
void ScenariosTest::withoutAnotherWayItOnlyFailsFaster()
{
    QByteArray json = R"({"connections": [{"name": "a"}, {"name": "b"}],
        "world": [{"connection": "a", "outcome": {"word": "first-byte-timeout", "after": 1}}],
        "events": [{"every": 10, "from": 0, "count": 60, "ask": {"connection": "a"}}]})";
    const auto isAnswered = [](const TraceRow &row) {
        return row.verdict == breaker::Verdict::Success;
    };
    const Report alone = played(json);
    QCOMPARE(std::ranges::count_if(alone.trace, isAnswered), 0);
    QVERIFY(alone.avoided > 40); // fast it is
    QByteArray switched;
    int refused = 0;
    for (const TraceRow &row : alone.trace) {
        if (row.outcome)
            continue;
        ++refused;
        switched += R"(, {"at": )" + QByteArray::number(seconds(row.at)) +
                    R"(, "ask": {"connection": "b"}})";
    }
    json.insert(json.lastIndexOf(']'), switched);
    const Report offered = played(json);
    QCOMPARE(offered.avoided, alone.avoided);
    QCOMPARE(std::ranges::count_if(offered.trace, isAnswered), refused);
}

void ScenariosTest::theSameSeedIsTheSameRun()
{
    const QByteArray json = R"({"policy": {"jitter": 0.2, "seed": 7},
        "world": [{"outcome": {"status": 503}}], "events": [{"every": 1, "count": 600, "ask": {}}]})";
    const Report one = played(json);
    const Report two = played(json);
    QCOMPARE(decisions(one), decisions(two));
    QByteArray other = json;
    other.replace("7", "8");
    QVERIFY(decisions(one) != decisions(played(other)));
}

QTEST_GUILESS_MAIN(ScenariosTest)
#include "tst_scenarios.moc"
