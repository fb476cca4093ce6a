// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <policysim/alternatives.h>
#include <policysim/endingof.h>
#include <policysim/incident.h>
#include <policysim/replay.h>
#include <policysim/scenarioreader.h>
#include <policysim/scenariowriter.h>
#include <policysim/simulation.h>

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace breakerbox;
using namespace breakerbox::policysim;
using breaker::Category;
using breaker::Evidence;
using breaker::ScopeKey;
using breaker::ScopeKind;
using breaker::Verdict;
using connections::Protocol;

// What is stored of an incident, as a scenario; what other settings would have made of it.
class IncidentTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void opensAtTheSameTimes_data();
    void opensAtTheSameTimes();
    void everyCategoryKeepsItsEffect_data();
    void everyCategoryKeepsItsEffect();
    void hintsComeBack();
    void aStreamThatClosedItsCircuitEarly();
    void aSecondOfBlurHoldsNoProbe();
    void repairsStandWhereTheRecordGoesOn();
    void failuresOfThisComputerAreNone();
    void onlyTheChosenPath();
    void latestIncident();
    void holdsNoNameAndNoId();
    void patienceOpensLater();
    void quickOpensOnNothing();
    void unavailableIsCountedOnce();
    void nothingStoredIsNothing();
};

namespace {

const providers::Adapters &adapters()
{
    static const providers::Adapters all;
    return all;
}

Scenario read(const QByteArray &json)
{
    auto scenario = readScenario(json);
    if (!scenario)
        qFatal("%s", qUtf8Printable(scenario.error().detail));
    return std::move(*scenario);
}

QByteArray contents(const QString &name)
{
    QFile file(QStringLiteral(TEST_DATA "/scenarios/") + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qUtf8Printable(name));
    return file.readAll();
}

// Plays a scenario and keeps what the running program would have stored of its first connection.
IncidentRecord recordOf(const Scenario &scenario)
{
    Report report = simulate(scenario, adapters());
    IncidentRecord record;
    record.kind = scenario.connections.front().kind;
    record.protocol = scenario.connections.front().protocol;
    record.policy = scenario.connections.front().policy;
    const ConnectionId first = report.storedEvidence.empty()
                                   ? ConnectionId()
                                   : report.storedEvidence.front().scope.connection;
    record.evidence = std::move(report.storedEvidence);
    record.transitions = std::move(report.storedTransitions);
    std::erase_if(record.evidence,
                  [&](const Evidence &entry) { return entry.scope.connection != first; });
    std::erase_if(record.transitions, [&](const breaker::Transition &entry) {
        return entry.scope.connection != first;
    });
    return record;
}

ScopeKey serviceOf(const IncidentRecord &record)
{
    const ConnectionId id =
        record.evidence.empty() ? ConnectionId() : record.evidence.front().scope.connection;
    return {ScopeKind::Connection, id, {}, {}};
}

Incident incidentOf(const IncidentRecord &record)
{
    return exportIncident(record, serviceOf(record), adapters());
}

QString told(const std::vector<Opening> &openings)
{
    QStringList lines;
    for (const Opening &opening : openings) {
        lines.append(u"%1 %2-%3 level %4"_s.arg(opening.scope)
                         .arg(seconds(opening.at))
                         .arg(opening.closed ? seconds(*opening.closed) : -1)
                         .arg(opening.highestLevel));
    }
    return lines.join(u'\n');
}

// Written, read again, played under the policy it was recorded with.
QString replayedText(const Incident &incident)
{
    const Scenario again = read(writeScenario(incident.scenario, u"an incident"_s));
    return told(replay(again, again.connections.front().policy, adapters()).openings);
}

Evidence evidenceOf(Category category, int status = 0)
{
    Evidence evidence;
    evidence.scope = {ScopeKind::Model, ConnectionId(QUuid(1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
                      breaker::Operation::Chat, ModelId(u"m"_s)};
    evidence.category = category;
    evidence.httpStatus = status;
    return evidence;
}

// A minute without answers, a call every seven seconds.
QByteArray outage()
{
    return R"({"world": [{"from": 30, "to": 95, "outcome": {"status": 503, "after": 2}}],
               "events": [{"every": 7, "count": 40, "ask": {"model": "A"}}]})";
}

} // namespace

// Whatever opened, opens again at the same moment, closes again at the same moment, and reaches the
// same level: the cases of breaker.md 2.2 that one connection and its evidence can tell.
void IncidentTest::opensAtTheSameTimes_data()
{
    QTest::addColumn<QByteArray>("json");
    for (const QString &name : {u"k01-three-failures.json"_s,
                                u"k02a-run.json"_s,
                                u"k02b-ratio.json"_s,
                                u"k03-logical-requests.json"_s,
                                u"k05-bad-requests.json"_s,
                                u"k06-our-own-ends.json"_s,
                                u"k07a-no-connection.json"_s,
                                u"k07bd-own-deadlines.json"_s,
                                u"k07c-no-first-byte.json"_s,
                                u"k08-breaks-after-content.json"_s,
                                u"k09-narrowest-scope.json"_s,
                                u"k13-stopped-probe.json"_s,
                                u"k14-ladder.json"_s,
                                u"k15-late-failures.json"_s,
                                u"k16-rate-limit.json"_s,
                                u"k17-no-hint.json"_s,
                                u"k20a-hint-of-a-probe.json"_s,
                                u"k20c-hint-bound.json"_s,
                                u"k24-manual.json"_s,
                                u"outage-of-an-hour.json"_s,
                                u"outage-with-fixed-wait.json"_s,
                                u"trace-a.json"_s,
                                u"trace-b.json"_s,
                                u"trace-c.json"_s})
        QTest::newRow(qUtf8Printable(name)) << contents(name);
    QTest::newRow("an outage of a minute") << outage();
}

void IncidentTest::opensAtTheSameTimes()
{
    QFETCH(const QByteArray, json);
    const IncidentRecord record = recordOf(read(json));
    const Incident incident = incidentOf(record);
    const auto recorded = recordedOpenings(record, incident.start);
    QCOMPARE(replayedText(incident), told(recorded));
    QCOMPARE(incident.attempts, static_cast<int>(record.evidence.size()));
    // The replay sends every call that was made: the same policy holds none of them back.
    const Replay again = replay(incident.scenario, record.policy, adapters());
    QCOMPARE(again.heldBack, 0);
    QCOMPARE(again.calls, incident.attempts);
    QVERIFY(openSame(recorded, again.openings));
}

void IncidentTest::everyCategoryKeepsItsEffect_data()
{
    QTest::addColumn<Protocol>("protocol");
    for (const Protocol protocol : {Protocol::OpenAiChat, Protocol::OpenAiResponses,
                                    Protocol::Anthropic, Protocol::Gemini, Protocol::Ollama}) {
        if (adapters().find(protocol))
            QTest::newRow(qUtf8Printable(connections::toName(protocol))) << protocol;
    }
}

// Each category there is, as it is stored, under each protocol: the breaker is told the same again.
void IncidentTest::everyCategoryKeepsItsEffect()
{
    QFETCH(const Protocol, protocol);
    int exact = 0;
    for (int number = 1; number <= static_cast<int>(Category::Abandoned); ++number) {
        const auto category = static_cast<Category>(number);
        breaker::JudgeFacts facts;
        facts.category = category;
        facts.sessionWasUp = true;
        facts.responseBegan = category != Category::FirstByteTimedOut;
        const breaker::Judgement judged = breaker::judge(facts);
        Evidence evidence = evidenceOf(category);
        if (judged.transport == Verdict::Failure)
            evidence.scope.kind = ScopeKind::Transport;
        else if (judged.level == breaker::ServiceLevel::Connection)
            evidence.scope.kind = ScopeKind::Connection;
        evidence.verdict = judged.transport == Verdict::Failure ? Verdict::Failure : judged.service;
        const Likeness likeness =
            endingOf(evidence, breaker::Operation::Chat, protocol, adapters());
        exact += likeness.exact ? 1 : 0;

        Scenario scenario;
        scenario.connections.push_back({u"c"_s, connections::ConnectionKind::Cloud, protocol, {}});
        AskStep ask;
        ask.model = ModelId(u"m"_s);
        ask.ending = likeness.ending;
        scenario.steps.push_back({Moment(0), {}, ask});
        const Report report = simulate(scenario, adapters());
        const QByteArray name = breaker::toName(category).toUtf8();
        QVERIFY2(report.storedEvidence.size() == 1, name.constData());
        const Evidence &again = report.storedEvidence.front();
        QVERIFY2(again.verdict == evidence.verdict, name.constData());
        if (evidence.verdict == Verdict::Failure)
            QVERIFY2(again.scope.kind == evidence.scope.kind, name.constData());
        auto needs = breaker::Attention::None;
        for (const ScopeReport &scope : report.scopes) {
            if (scope.snapshot.attention != breaker::Attention::None)
                needs = scope.snapshot.attention;
        }
        QVERIFY2(needs == judged.attention, name.constData());
        if (likeness.exact)
            QVERIFY2(again.category == category, name.constData());
    }
    QVERIFY2(exact >= 25, qPrintable(QString::number(exact)));
}

// How long the provider asked to wait is part of the evidence, in whole seconds or not.
void IncidentTest::hintsComeBack()
{
    for (const Milliseconds hint : {Milliseconds(38'000), Milliseconds(1'500)}) {
        Evidence limited = evidenceOf(Category::RateLimitedModel, 429);
        limited.hint = hint;
        const Likeness likeness =
            endingOf(limited, breaker::Operation::Chat, Protocol::OpenAiChat, adapters());
        QVERIFY(likeness.exact);
        QCOMPARE(likeness.ending.head.status, 429);
        Scenario scenario = read(R"({"events": []})");
        AskStep ask;
        ask.ending = likeness.ending;
        scenario.steps.push_back({Moment(0), {}, ask});
        const Report report = simulate(scenario, adapters());
        QCOMPARE(report.storedEvidence.front().hint, hint);
    }
}

// A probe's verdict is at its first content; the stream goes on for a minute.
void IncidentTest::aStreamThatClosedItsCircuitEarly()
{
    const IncidentRecord record = recordOf(read(R"({"events": [
        {"every": 5, "count": 3, "ask": {}, "outcome": {"status": 503}},
        {"at": 20, "ask": {}, "outcome": {"word": "ok", "after": 60, "content_at": 4}}]})"));
    const Incident incident = incidentOf(record);
    const Replay again = replay(incident.scenario, record.policy, adapters());
    QCOMPARE(again.openings.size(), size_t(1));
    QCOMPARE(seconds(*again.openings[0].closed - again.openings[0].at), 14.);
}

// Times are stored in whole milliseconds, begun and ended; a probe that began at the very moment
// its wait ended must not be held for a rounding.
void IncidentTest::aSecondOfBlurHoldsNoProbe()
{
    IncidentRecord record = recordOf(read(R"({"events": [
        {"every": 5, "count": 3, "ask": {}, "outcome": {"status": 503, "after": 0.25}},
        {"at": 20.25, "ask": {}, "outcome": {"status": 503, "after": 1.5}}]})"));
    Evidence &probe = record.evidence.back();
    QVERIFY(probe.probe);
    probe.latency += Milliseconds(1);
    const Replay again = replay(incidentOf(record).scenario, record.policy, adapters());
    QCOMPARE(again.heldBack, 0);
    QCOMPARE(again.probes, 1);
}

// K4: after the key was refused nothing is sent until it is mended; the record going on proves that
// it was.
void IncidentTest::repairsStandWhereTheRecordGoesOn()
{
    const Scenario scenario = read(R"({"events": [
        {"at": 0, "ask": {}, "outcome": {"status": 401}},
        {"at": 60, "edit": {"connection": "c"}},
        {"at": 61, "ask": {}, "outcome": "ok"}]})");
    const IncidentRecord record = recordOf(scenario);
    QCOMPARE(record.evidence.size(), size_t(2));
    const Incident incident = incidentOf(record);
    QVERIFY(writeScenario(incident.scenario, {}).contains("\"edit\""));
    const Replay again = replay(incident.scenario, record.policy, adapters());
    QCOMPARE(again.heldBack, 0);
    QCOMPARE(again.calls, 2);
}

void IncidentTest::failuresOfThisComputerAreNone()
{
    IncidentRecord record;
    for (int i = 0; i < 6; ++i) {
        Evidence evidence = evidenceOf(Category::ConnectionRefused);
        evidence.scope = {ScopeKind::Transport, evidence.scope.connection, {}, {}};
        evidence.time = wallFromMilliseconds(1'000'000 + i * 1000);
        evidence.request = RequestId(QUuid(uint(i + 1), 0, 0, 0, 0, 0, 0, 0, 0, 0, 1));
        evidence.verdict = i < 3 ? Verdict::Failure : Verdict::Inconclusive;
        evidence.counted = i < 3;
        evidence.whyNot = i < 3 ? QString() : u"local_outage"_s;
        record.evidence.push_back(evidence);
    }
    const Replay again = replay(incidentOf(record).scenario, record.policy, adapters());
    QVERIFY(again.openings.empty());
    for (Evidence &evidence : record.evidence)
        evidence.whyNot.clear();
    QCOMPARE(replay(incidentOf(record).scenario, record.policy, adapters()).openings.size(),
             size_t(1));
}

void IncidentTest::onlyTheChosenPath()
{
    const IncidentRecord record = recordOf(read(contents(u"k09-narrowest-scope.json"_s)));
    ScopeKey a{ScopeKind::Model, serviceOf(record).connection, breaker::Operation::Chat,
               ModelId(u"A"_s)};
    ScopeKey b = a;
    b.model = ModelId(u"B"_s);
    const auto openings = [&](const ScopeKey &scope) {
        const IncidentRecord part = concerning(record, scope);
        return replay(exportIncident(part, scope, adapters()).scenario, record.policy, adapters())
            .openings.size();
    };
    QCOMPARE(openings(a), size_t(1));
    QCOMPARE(openings(b), size_t(0));
    QCOMPARE(openings(serviceOf(record)), size_t(1));
    QCOMPARE(concerning(record, serviceOf(record)).evidence.size(), record.evidence.size());
}

// Two outages an hour apart: the later one, with what led to it.
void IncidentTest::latestIncident()
{
    const IncidentRecord record = recordOf(read(R"({
        "world": [{"from": 0, "to": 60, "outcome": {"status": 503}},
                  {"from": 4000, "to": 4060, "outcome": {"status": 503}}],
        "events": [{"every": 20, "count": 250, "ask": {}}]})"));
    const auto span = policysim::latestIncident(record);
    QVERIFY(span);
    const IncidentRecord part = within(record, *span);
    QVERIFY(part.evidence.size() < record.evidence.size());
    const Incident incident = incidentOf(part);
    const Replay again = replay(incident.scenario, record.policy, adapters());
    QCOMPARE(again.openings.size(), size_t(1));
    QVERIFY(openSame(again.openings, recordedOpenings(part, incident.start)));
    QVERIFY(!policysim::latestIncident(recordOf(read(R"({"events": [{"at": 0, "ask": {}}]})"))));
}

// S98: no content, no key; and nothing by which a provider could find the request again.
void IncidentTest::holdsNoNameAndNoId()
{
    IncidentRecord record = recordOf(read(outage()));
    for (Evidence &evidence : record.evidence)
        evidence.requestId = u"req_secret"_s;
    const QByteArray file = writeScenario(incidentOf(record).scenario, {});
    for (const Evidence &evidence : record.evidence) {
        QVERIFY(!file.contains(evidence.request.toString().toLatin1()));
        QVERIFY(!file.contains(evidence.attempt.toString().toLatin1()));
    }
    QVERIFY(!file.contains(serviceOf(record).connection.toString().toLatin1()));
    QVERIFY(!file.contains("req_secret"));
    QVERIFY(file.contains("\"r1\""));
}

void IncidentTest::patienceOpensLater()
{
    const IncidentRecord record = recordOf(read(outage()));
    const Incident incident = incidentOf(record);
    const Replay present = replay(incident.scenario, record.policy, adapters());
    const Replay patient =
        replay(incident.scenario, policyOf(Alternative::MorePatient, record.policy), adapters());
    const Replay quick =
        replay(incident.scenario, policyOf(Alternative::QuickerToStop, record.policy), adapters());
    QCOMPARE(present.openings.size(), size_t(1));
    QCOMPARE(patient.openings.size(), size_t(1));
    QVERIFY(patient.openings[0].at > present.openings[0].at);
    QVERIFY(quick.openings[0].at < present.openings[0].at);
    QCOMPARE(present.secondsFailing, 2. * static_cast<double>(present.failed));
    QVERIFY(quick.failed < present.failed);
    QVERIFY(quick.heldBack > 0);
    QCOMPARE(quick.calls + quick.heldBack, present.calls);
    // Server's breakers want ten calls before they say anything.
    const Replay classic =
        replay(incident.scenario, policyOf(Alternative::ClassicWindow, record.policy), adapters());
    QVERIFY(classic.openings.empty() || classic.openings[0].at > patient.openings[0].at);
}

// Two failures between answers: a policy that stops at the second holds back calls that were
// answered, and says that this was false.
void IncidentTest::quickOpensOnNothing()
{
    const IncidentRecord record = recordOf(read(R"({"events": [
        {"at": 0, "ask": {}, "outcome": "ok"},
        {"at": 5, "ask": {}, "outcome": {"status": 503}},
        {"at": 10, "ask": {}, "outcome": {"status": 503}},
        {"at": 15, "ask": {}, "outcome": "ok"},
        {"at": 40, "ask": {}, "outcome": "ok"}]})"));
    const Incident incident = incidentOf(record);
    QVERIFY(replay(incident.scenario, record.policy, adapters()).openings.empty());
    const Replay quick =
        replay(incident.scenario, policyOf(Alternative::QuickerToStop, record.policy), adapters());
    QCOMPARE(quick.openings.size(), size_t(1));
    QCOMPARE(quick.falseOpenings(), 1);
    QCOMPARE(quick.heldBack, 1);
    QCOMPARE(quick.heldAnswered, 1);
    QCOMPARE(quick.secondsOpen, 30.);
}

// Two scopes open at once: the time is not counted twice.
void IncidentTest::unavailableIsCountedOnce()
{
    const IncidentRecord record = recordOf(read(R"({"events": [
        {"every": 1, "from": 0, "count": 3, "ask": {"model": "A"}, "outcome": {"status": 503}},
        {"at": 5, "ask": {"model": "C"}, "outcome": "ok"},
        {"every": 1, "from": 10, "count": 3, "ask": {"model": "B"}, "outcome": {"status": 503}},
        {"at": 60, "ask": {"model": "A"}, "outcome": "ok"},
        {"at": 60, "ask": {"model": "B"}, "outcome": "ok"}]})"));
    const Replay again = replay(incidentOf(record).scenario, record.policy, adapters());
    QCOMPARE(again.openings.size(), size_t(2));
    QCOMPARE(again.secondsOpen, 58.);
}

void IncidentTest::nothingStoredIsNothing()
{
    const IncidentRecord record;
    const Incident incident = incidentOf(record);
    QCOMPARE(incident.attempts, 0);
    QVERIFY(replay(incident.scenario, record.policy, adapters()) == Replay());
    QVERIFY(readScenario(writeScenario(incident.scenario, {})).has_value());
}

QTEST_GUILESS_MAIN(IncidentTest)
#include "tst_incident.moc"
