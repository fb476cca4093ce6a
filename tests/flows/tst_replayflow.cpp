// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// An outage on real sockets, stored by the running program, replayed from the store.

#include <policysim/alternatives.h>
#include <policysim/scenarioreader.h>
#include <policysim/simulation.h>
#include <support/chatrig.h>

#include <QFile>
#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using breaker::Policy;
using breaker::ScopeKey;
using breaker::ScopeKind;
using flows::ReplayAnswer;
using flows::ReplayPeriod;
using test::ChatRig;

class ReplayFlowTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatWasStoredOpensAtTheSameTimes();
    void savedScenarioPlays();
    void whoIsGoneIsNotAnswered();
    void anUnknownConnectionHasNothing();

private:
    static ReplayAnswer answerOf(ChatRig &rig, const ScopeKey &scope, const Policy &other);
    // Two messages to a service that is down: the breaker opens at the second.
    static ScopeKey outage(ChatRig &rig);
};

ReplayAnswer ReplayFlowTest::answerOf(ChatRig &rig, const ScopeKey &scope, const Policy &other)
{
    std::optional<ReplayAnswer> answer;
    QObject context;
    rig.app().replays().replay(
        {scope, ReplayPeriod::LatestIncident, other}, &context,
        [&](const Result<ReplayAnswer> &found) { answer = found ? *found : ReplayAnswer(); });
    if (!QTest::qWaitFor([&] { return answer.has_value(); }, 20'000))
        qWarning("not answered");
    return answer.value_or(ReplayAnswer());
}

ScopeKey ReplayFlowTest::outage(ChatRig &rig)
{
    const ConnectionId id = rig.connect(u"Secret name"_s);
    rig.serveResponse(503, R"({"error":{"message":"CANARY-words","type":"server_error"}})");
    flows::ChatFlow *flow = rig.converse(id);
    rig.ask(flow, u"CANARY-one"_s);
    rig.ask(flow, u"CANARY-two"_s);
    return {ScopeKind::Model, id, breaker::Operation::Chat, ModelId(u"m"_s)};
}

void ReplayFlowTest::whatWasStoredOpensAtTheSameTimes()
{
    ChatRig rig;
    const ScopeKey scope = outage(rig);
    const Policy quicker =
        policysim::policyOf(policysim::Alternative::QuickerToStop, Policy::cloud());
    ReplayAnswer answer;
    QTRY_VERIFY_WITH_TIMEOUT((answer = answerOf(rig, scope, quicker)).recorded.size() == 1, 20'000);
    QVERIFY(answer.isFaithful());
    QVERIFY(!answer.neverOpened);
    QVERIFY(answer.incident.attempts >= 3);
    QCOMPARE(answer.present.calls, answer.incident.attempts);
    QCOMPARE(answer.present.heldBack, 0);
    QVERIFY(answer.other.failed < answer.present.failed);
    QCOMPARE(answer.incident.likened, 0);
}

// S98
void ReplayFlowTest::savedScenarioPlays()
{
    ChatRig rig;
    const ScopeKey scope = outage(rig);
    ReplayAnswer answer;
    QTRY_VERIFY_WITH_TIMEOUT((answer = answerOf(rig, scope, Policy::cloud())).recorded.size() == 1,
                             20'000);
    const QString file = rig.folder() + u"/incident.json"_s;
    std::optional<bool> saved;
    rig.app().replays().save(answer.incident, u"about"_s, file, this,
                             [&](bool written) { saved = written; });
    QTRY_VERIFY(saved.has_value());
    QVERIFY(*saved);
    QFile read(file);
    QVERIFY(read.open(QIODevice::ReadOnly));
    const QByteArray bytes = read.readAll();
    for (const QByteArray &secret :
         {QByteArray("CANARY"), QByteArray("Secret name"), QByteArray("127.0.0.1"),
          QByteArray::number(rig.server().port()), scope.connection.toString().toLatin1()})
        QVERIFY2(!bytes.contains(secret), secret.constData());
    const auto scenario = policysim::readScenario(bytes);
    QVERIFY(scenario);
    const auto report = policysim::simulate(*scenario, providers::Adapters());
    QCOMPARE(static_cast<int>(report.trace.size()), answer.incident.attempts);
    QVERIFY(!report.transitions.empty());
    saved.reset();
    rig.app().replays().save(answer.incident, {}, rig.folder() + u"/no/such/folder.json"_s, this,
                             [&](bool written) { saved = written; });
    QTRY_VERIFY(saved.has_value());
    QVERIFY(!*saved);
}

void ReplayFlowTest::whoIsGoneIsNotAnswered()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Cloud"_s);
    const ScopeKey scope{ScopeKind::Connection, id, {}, {}};
    bool answered = false;
    auto gone = std::make_unique<QObject>();
    rig.app().replays().replay({scope, ReplayPeriod::Everything, Policy::cloud()}, gone.get(),
                               [&](const Result<ReplayAnswer> &) { answered = true; });
    gone.reset();
    answerOf(rig, scope, Policy::cloud()); // asked later, answered later
    QVERIFY(!answered);
}

void ReplayFlowTest::anUnknownConnectionHasNothing()
{
    ChatRig rig;
    const ScopeKey scope{
        ScopeKind::Connection, ConnectionId(QUuid(7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7)), {}, {}};
    const ReplayAnswer answer = answerOf(rig, scope, Policy::cloud());
    QCOMPARE(answer.incident.attempts, 0);
    QVERIFY(answer.neverOpened);
    QVERIFY(answer.present.openings.empty());
}

QTEST_GUILESS_MAIN(ReplayFlowTest)
#include "tst_replayflow.moc"
