// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "turnsbench.h"

#include <flows/journey.h>

using namespace breakerbox;
using namespace breakerbox::test;
using namespace Qt::StringLiterals;
using connections::ConnectionKind;
using flows::BoundaryAnswer;
using flows::CardKind;
using flows::QueueWait;

namespace {

QStringList queuedTexts(const flows::ChatFlow *flow)
{
    QStringList texts;
    for (const chat::Message &message : flow->queued())
        texts << message.text;
    return texts;
}

bool queues(flows::ChatFlow *flow, const QString &text)
{
    const size_t before = flow->queued().size();
    flow->send(text);
    return QTest::qWaitFor([&] { return flow->queued().size() == before + 1; });
}

// A reply of which the first word comes at once and the rest after a while.
simulator::Script slowReply(const QString &text, Milliseconds pause)
{
    const QByteArray whole = ChatRig::replyScript(text).bytes();
    const qsizetype cut =
        whole.indexOf("\n\n",
                      whole.indexOf("\"content\":\"" + QByteArray(1, text.front().toLatin1()))) +
        2;
    return simulator::scriptCutAt(whole, {cut}, {pause});
}

flows::Journey journeyOf(flows::ChatFlow *flow)
{
    std::optional<flows::Journey> journey;
    flow->journey(flow, [&](Result<flows::Journey> read) { journey = read.value(); });
    if (!QTest::qWaitFor([&] { return journey.has_value(); }))
        qFatal("no journey");
    return *journey;
}

} // namespace

// Follow-ups (they wait where they were written, survive, and never go by themselves after a
// restart), the record of where a conversation has been, drills seen from a conversation.
class QueueTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void followUpsGoOneAfterTheOther();
    void theyCanBeChangedMovedAndTakenAway();
    void afterARestartTheyAsk();
    void aStopHoldsThem();
    void sentNowItStopsTheReply();
    void aCrossingHoldsThem();
    void whatWaitsIsInOnePlace();
    void whereItHasBeen();
    void revokedItAsksAgain();
    void anotherReaderIsMarked();
    void onceMovesNothing();
    void anEditedAddressAsks();
    void aDrillIsMarkedAndSendsNothing();
};

void QueueTest::followUpsGoOneAfterTheOther()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.server().serve("POST", {},
                       {slowReply(u"One is slow"_s, Milliseconds(1500)),
                        ChatRig::replyScript(u"Two"_s), ChatRig::replyScript(u"Three"_s)});
    flows::ChatFlow *flow = rig.converse(id);
    begin(flow, u"first"_s);
    QVERIFY(QTest::qWaitFor([&] { return flow->isRunning(); }));
    QVERIFY(queues(flow, u"second"_s));
    QVERIFY(queues(flow, u"third"_s));
    QCOMPARE(queuedTexts(flow), (QStringList{u"second"_s, u"third"_s}));
    QCOMPARE(flow->queueWait(), QueueWait::Reply);
    QVERIFY(QTest::qWaitFor([&] { return rig.server().requests().size() == 1; }));
    QVERIFY(
        QTest::qWaitFor([&] { return textsOf(flow).size() == 6 && !flow->isRunning(); }, 15'000));
    QCOMPARE(textsOf(flow), (QStringList{u"first"_s, u"One is slow"_s, u"second"_s, u"Two"_s,
                                         u"third"_s, u"Three"_s}));
    // Each was sent with the reply before it, and never beside it.
    QCOMPARE(sentTexts(rig.server().requests()[1]),
             (QStringList{u"first"_s, u"One is slow"_s, u"second"_s}));
    QCOMPARE(rig.server().requests().size(), size_t(3));
    QVERIFY(flow->queued().empty());
    flow = reopened(rig, flow->conversation().id);
    QCOMPARE(textsOf(flow).size(), 6);
    QVERIFY(flow->queued().empty());
}

void QueueTest::theyCanBeChangedMovedAndTakenAway()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveCutReply(u"a long reply"_s, "long", simulator::Then::Silence);
    flows::ChatFlow *flow = rig.converse(id);
    begin(flow, u"first"_s);
    for (const QString &text : {u"a"_s, u"b"_s, u"c"_s})
        QVERIFY(queues(flow, text));
    flow->moveQueued(flow->queued()[2].id, -2);
    flow->editQueued(flow->queued()[1].id, u"changed"_s);
    flow->cancelQueued(flow->queued()[2].id);
    QCOMPARE(queuedTexts(flow), (QStringList{u"c"_s, u"changed"_s}));
    // Written as it stands, and nothing of it is in the conversation yet.
    flow = reopened(rig, flow->conversation().id);
    QCOMPARE(queuedTexts(flow), (QStringList{u"c"_s, u"changed"_s}));
    QCOMPARE(textsOf(flow).front(), u"first"_s);
    QCOMPARE(textsOf(flow).size(), 2);
}

// A held message is never sent by itself after a restart: it asks. So do follow-ups.
void QueueTest::afterARestartTheyAsk()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveCutReply(u"a long reply"_s, "long", simulator::Then::Silence);
    flows::ChatFlow *flow = rig.converse(id);
    begin(flow, u"first"_s);
    QVERIFY(queues(flow, u"second"_s));
    const ConversationId talk = flow->conversation().id;
    rig.serveReply(u"Yes."_s);
    flow = reopened(rig, talk);
    QCOMPARE(queuedTexts(flow), QStringList{u"second"_s});
    QCOMPARE(flow->queueWait(), QueueWait::Choice);
    const size_t sent = rig.server().requests().size();
    QTest::qWait(300);
    QCOMPARE(rig.server().requests().size(), sent);
    flow->sendQueuedNow(flow->queued().front().id);
    QVERIFY(settled(flow, [&] { return textsOf(flow).last() == u"Yes."_s; }));
    QCOMPARE(rig.server().requests().size(), sent + 1);
    QVERIFY(flow->queued().empty());
}

void QueueTest::aStopHoldsThem()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveCutReply(u"a long reply"_s, "long", simulator::Then::Silence);
    flows::ChatFlow *flow = rig.converse(id);
    begin(flow, u"first"_s);
    QVERIFY(QTest::qWaitFor([&] { return flow->messages().back().text.startsWith(u'a'); }));
    QVERIFY(queues(flow, u"second"_s));
    flow->stop();
    QVERIFY(QTest::qWaitFor([&] { return !flow->isRunning(); }));
    QTest::qWait(100);
    QCOMPARE(queuedTexts(flow), QStringList{u"second"_s});
    QCOMPARE(flow->queueWait(), QueueWait::Choice);
    QCOMPARE(rig.server().requests().size(), size_t(1));
}

void QueueTest::sentNowItStopsTheReply()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveCutReply(u"a long reply"_s, "long", simulator::Then::Silence);
    flows::ChatFlow *flow = rig.converse(id);
    begin(flow, u"first"_s);
    QVERIFY(QTest::qWaitFor([&] { return flow->messages().back().text.startsWith(u'a'); }));
    QVERIFY(queues(flow, u"second"_s));
    QVERIFY(queues(flow, u"third"_s));
    rig.serveReply(u"Yes."_s);
    flow->sendQueuedNow(flow->queued()[1].id);
    QVERIFY(
        QTest::qWaitFor([&] { return textsOf(flow).size() == 6 && !flow->isRunning(); }, 15'000));
    const QStringList texts = textsOf(flow);
    QVERIFY(texts[1].startsWith(u'a')); // what came is kept
    QCOMPARE(texts[2], u"third"_s);
    QCOMPARE(texts[4], u"second"_s);
}

// A follow-up is asked about like every message, and nothing is sent meanwhile.
void QueueTest::aCrossingHoldsThem()
{
    ChatRig rig;
    const ConnectionId first = rig.connect(u"First"_s);
    const ConnectionId second = rig.connect(u"Second"_s, ConnectionKind::Cloud,
                                            connections::Protocol::OpenAiChat, u"/second"_s);
    rig.server().serve("POST", {}, {slowReply(u"Slow one"_s, Milliseconds(800))});
    flows::ChatFlow *flow = rig.converse(first);
    begin(flow, u"one"_s);
    QVERIFY(queues(flow, u"two"_s));
    flow->setTarget(second, ModelId(u"m"_s));
    QVERIFY(QTest::qWaitFor([&] { return !flow->isRunning(); }, 10'000));
    QTest::qWait(100);
    QCOMPARE(queuedTexts(flow), QStringList{u"two"_s});
    QCOMPARE(rig.server().requests().size(), size_t(1));
    QSignalSpy asked(flow, &flows::ChatFlow::boundaryAsked);
    flow->sendQueuedNow(flow->queued().front().id);
    QCOMPARE(asked.size(), 1);
    flow->answer(asked.at(0).at(0).value<flows::BoundaryQuestion>(), BoundaryAnswer::Cancel);
    QTest::qWait(100);
    QCOMPARE(queuedTexts(flow), QStringList{u"two"_s});
    QCOMPARE(rig.server().requests().size(), size_t(1));
}

void QueueTest::whatWaitsIsInOnePlace()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveCutReply(u"a long reply"_s, "long", simulator::Then::Silence);
    flows::ChatFlow *flow = rig.converse(id);
    begin(flow, u"first"_s);
    QVERIFY(queues(flow, u"second"_s));
    rig.app().connections().startDrill(id, scheduler::DrillKind::Failing);
    flows::ChatFlow *other = rig.converse(id);
    rig.ask(other, u"elsewhere"_s);
    std::optional<std::vector<flows::WaitingMessage>> waiting;
    rig.app().conversations().waiting(flow, [&](auto all) { waiting = std::move(all); });
    QVERIFY(QTest::qWaitFor([&] { return waiting.has_value(); }));
    QCOMPARE(waiting->size(), size_t(2));
    QCOMPARE(waiting->at(0).text, u"second"_s);
    QVERIFY(waiting->at(0).followUp);
    QCOMPARE(waiting->at(1).text, u"elsewhere"_s);
    QVERIFY(!waiting->at(1).followUp);
    QCOMPARE(waiting->at(1).connectionName, u"Work"_s);
}

// T25 as a person reads it: every request the server saw is a line of the record.
void QueueTest::whereItHasBeen()
{
    ChatRig rig;
    const ConnectionId first = rig.connect(u"First"_s);
    const ConnectionId second = rig.connect(u"Second"_s);
    rig.serveReply(u"Yes."_s);
    flows::ChatFlow *flow = rig.converse(first);
    rig.ask(flow, u"one"_s);
    flow->setTarget(second, ModelId(u"m"_s));
    QSignalSpy asked(flow, &flows::ChatFlow::boundaryAsked);
    flow->send(u"two"_s);
    flow->answer(asked.at(0).at(0).value<flows::BoundaryQuestion>(), BoundaryAnswer::ThisOnce);
    QVERIFY(QTest::qWaitFor([&] { return rig.server().requests().size() == 2; }));
    QVERIFY(QTest::qWaitFor([&] { return !flow->isRunning(); }));
    const flows::Journey journey = journeyOf(flow);
    const auto &requests = rig.server().requests();
    QCOMPARE(journey.steps.size(), requests.size());
    for (size_t i = 0; i < requests.size(); ++i)
        QCOMPARE(journey.steps[i].bytesUp, static_cast<qint64>(requests[i].body.size()));
    QCOMPARE(journey.steps[0].boundary, u"company:First"_s);
    QVERIFY(!journey.steps[0].consented);
    QCOMPARE(journey.steps[1].boundary, u"company:Second"_s);
    QVERIFY(journey.steps[1].consented);
    QCOMPARE(journey.steps[1].connectionName, u"Second"_s);
    QVERIFY(journey.steps[1].ended);
    QCOMPARE(journey.consents.size(), size_t(1));
    QCOMPARE(journey.consents[0].scope, u"this_once"_s);
}

// T24: the consent for a conversation holds after a restart and in a branch, until it is revoked.
void QueueTest::revokedItAsksAgain()
{
    ChatRig rig;
    const ConnectionId first = rig.connect(u"First"_s);
    const ConnectionId second = rig.connect(u"Second"_s);
    rig.serveReply(u"Yes."_s);
    flows::ChatFlow *flow = rig.converse(first);
    rig.ask(flow, u"one"_s);
    flow->setTarget(second, ModelId(u"m"_s));
    {
        QSignalSpy asked(flow, &flows::ChatFlow::boundaryAsked);
        flow->send(u"two"_s);
        flow->answer(asked.at(0).at(0).value<flows::BoundaryQuestion>(),
                     BoundaryAnswer::ThisConversation);
    }
    QVERIFY(QTest::qWaitFor([&] { return rig.server().requests().size() == 2; }));
    QVERIFY(QTest::qWaitFor([&] { return !flow->isRunning(); }));
    flow = reopened(rig, flow->conversation().id);
    QSignalSpy asked(flow, &flows::ChatFlow::boundaryAsked);
    rig.ask(flow, u"three"_s);
    flow->edit(flow->messages()[4].id, u"three, in a branch"_s);
    QVERIFY(QTest::qWaitFor([&] { return rig.server().requests().size() == 4; }));
    QVERIFY(QTest::qWaitFor([&] { return !flow->isRunning(); }));
    QCOMPARE(asked.size(), 0);
    // Every row of the ledger that crossed names the consent, also after the restart.
    for (const store::LedgerRow &row : ledgerOf(rig))
        QCOMPARE(!row.consent.isNull(), row.boundary == u"company:Second"_s);
    flow->revoke(u"company:Second"_s);
    flow->send(u"four"_s);
    QCOMPARE(asked.size(), 1);
    const flows::Journey journey = journeyOf(flow);
    QCOMPARE(journey.consents.size(), size_t(1));
    QVERIFY(journey.consents[0].revoked);
    // Home is where it began: it cannot be revoked.
    flow->revoke(u"company:First"_s);
    QVERIFY(flow->conversation().allowed.contains(u"company:First"_s));
    QCOMPARE(rig.server().requests().size(), size_t(4));
}

// design 6.3: the message from which on another party can read it.
void QueueTest::anotherReaderIsMarked()
{
    ChatRig rig;
    const ConnectionId first = rig.connect(u"First"_s);
    const ConnectionId second = rig.connect(u"Second"_s);
    const ConnectionId box = rig.connect(u"Box"_s, ConnectionKind::Local);
    rig.serveReply(u"Yes."_s);
    flows::ChatFlow *flow = rig.converse(first);
    rig.ask(flow, u"one"_s);
    flow->setTarget(box, ModelId(u"m"_s));
    rig.ask(flow, u"two"_s);
    flow->setTarget(second, ModelId(u"m"_s));
    QSignalSpy asked(flow, &flows::ChatFlow::boundaryAsked);
    flow->send(u"three"_s);
    const auto answered = [&](BoundaryAnswer answer, size_t requests) {
        flow->answer(asked.back().at(0).value<flows::BoundaryQuestion>(), answer);
        return QTest::qWaitFor([&] { return rig.server().requests().size() == requests; }) &&
               QTest::qWaitFor([&] { return !flow->isRunning(); });
    };
    const auto marks = [&] {
        QStringList all;
        for (const auto &[id, notes] : flow->notes()) {
            if (!notes.newReader.isEmpty()) {
                all << flow->find(id)->text + (notes.readsOnce ? u" once "_s : u" from here "_s) +
                           notes.newReader;
            }
        }
        all.sort();
        return all;
    };
    // For one time: it was given the conversation, and no more than that.
    QVERIFY(answered(BoundaryAnswer::ThisOnce, 3));
    QCOMPARE(marks(), (QStringList{u"three once company:Second"_s}));
    flow->send(u"four"_s);
    QVERIFY(answered(BoundaryAnswer::ThisOnce, 4));
    QCOMPARE(marks(), (QStringList{u"four once company:Second"_s, u"three once company:Second"_s}));
    // From now on: the first message that went there is the one from which it reads.
    flow->send(u"five"_s);
    QVERIFY(answered(BoundaryAnswer::ThisConversation, 5));
    QCOMPARE(marks(), (QStringList{u"three from here company:Second"_s}));
    flow->revoke(u"company:Second"_s);
    QCOMPARE(marks().size(), 3);
}

// security.md 3.4: what is asked elsewhere for one time stays where it was otherwise, so that the
// next message neither goes there nor has to ask.
void QueueTest::onceMovesNothing()
{
    ChatRig rig;
    const ConnectionId first = rig.connect(u"First"_s);
    const ConnectionId second = rig.connect(u"Second"_s);
    rig.serveReply(u"Yes."_s);
    flows::ChatFlow *flow = rig.converse(first);
    rig.ask(flow, u"one"_s);
    rig.serveResponse(401, "{}");
    const MessageId held = rig.ask(flow, u"two"_s);
    QSignalSpy asked(flow, &flows::ChatFlow::boundaryAsked);
    // The list of others counts what the question counts: not the reply that never came.
    const MessageId again = rig.ask(flow, u"and this"_s);
    const auto offers = flow->offers(again);
    flow->switchTo(again, second, ModelId(u"m"_s));
    const auto question = asked.back().at(0).value<flows::BoundaryQuestion>();
    QCOMPARE(question.messages, 4);
    QVERIFY(std::ranges::all_of(offers, [](const auto &offer) { return offer.messages == 4; }));
    QVERIFY(!offers.empty());
    flow->answer(question, BoundaryAnswer::Cancel);
    rig.serveReply(u"Yes."_s);
    flow->switchTo(held, second, ModelId(u"m"_s));
    flow->answer(asked.back().at(0).value<flows::BoundaryQuestion>(), BoundaryAnswer::ThisOnce);
    QVERIFY(QTest::qWaitFor([&] { return flow->find(held)->boundary == u"company:Second"_s; }));
    QVERIFY(QTest::qWaitFor([&] { return !flow->isRunning(); }));
    QCOMPARE(flow->conversation().connection, first);
    // For this conversation: from now on it goes there.
    flow->switchTo(held, second, ModelId(u"m"_s));
    flow->answer(asked.back().at(0).value<flows::BoundaryQuestion>(),
                 BoundaryAnswer::ThisConversation);
    QVERIFY(QTest::qWaitFor([&] { return flow->conversation().connection == second; }));
    QVERIFY(QTest::qWaitFor([&] { return !flow->isRunning(); }));
}

// security.md 3.3: the same connection, now another destination.
void QueueTest::anEditedAddressAsks()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveReply(u"Yes."_s);
    flows::ChatFlow *flow = rig.converse(id);
    rig.ask(flow, u"one"_s);
    rig.serveResponse(404, R"({"error":{"message":"no such page"}})");
    const MessageId failed = rig.ask(flow, u"two"_s);
    connections::Connection changed = rig.app().connections().find(id)->connection;
    changed.boundary = {connections::BoundaryClass::Company, u"Elsewhere"_s, {}};
    bool saved = false;
    rig.app().connections().save(changed, {}, flows::KeepKey::UntilQuit,
                                 [&](const Result<void> &result) { saved = result.has_value(); });
    QVERIFY(QTest::qWaitFor([&] { return saved; }));
    rig.serveReply(u"Now from elsewhere."_s);
    const size_t sent = rig.server().requests().size();
    QSignalSpy asked(flow, &flows::ChatFlow::boundaryAsked);
    flow->retryNow(failed);
    QCOMPARE(asked.size(), 1);
    const auto question = asked.at(0).at(0).value<flows::BoundaryQuestion>();
    QCOMPARE(question.to.key(), u"company:Elsewhere"_s);
    QCOMPARE(question.reason, flows::CrossingReason::Moved);
    QTest::qWait(50);
    QCOMPARE(rig.server().requests().size(), sent);
    flow->answer(question, BoundaryAnswer::ThisOnce);
    QVERIFY(settled(flow, [&] { return flow->find(failed)->text == u"Now from elsewhere."_s; }));
}

void QueueTest::aDrillIsMarkedAndSendsNothing()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    const ConnectionId second = rig.connect(u"Second"_s);
    rig.serveReply(u"Yes."_s);
    rig.app().connections().startDrill(id, scheduler::DrillKind::Failing);
    QVERIFY(rig.app().connections().find(id)->health.drill);
    QCOMPARE(rig.app().connections().find(id)->health.kind, flows::HealthKind::Failing);
    flows::ChatFlow *flow = rig.converse(id);
    const MessageId reply = rig.ask(flow, u"hello"_s);
    const auto card = flow->card(reply);
    QVERIFY(card && card->drill);
    QCOMPARE(card->kind, CardKind::Failing);
    QCOMPARE(card->evidence.failures, 3);
    QVERIFY(card->retryNow.isOffered());
    flow->retryNow(reply);
    flow->switchTo(reply, second, ModelId(u"m"_s));
    QTest::qWait(100);
    QCOMPARE(flow->find(reply)->connection, id);
    rig.app().connections().endDrill(id);
    QVERIFY(QTest::qWaitFor(
        [&] { return flow->card(reply) && flow->card(reply)->kind == CardKind::DrillOver; }));
    QVERIFY(!rig.app().connections().find(id)->health.drill);
    QCOMPARE(rig.server().requests().size(), size_t(0));
    QVERIFY(ledgerOf(rig).empty());
    QVERIFY(rig.app().diagnostics().scopes().empty());
    flow->retryNow(reply);
    QVERIFY(settled(flow, [&] { return flow->find(reply)->text == u"Yes."_s; }));
    QCOMPARE(rig.server().requests().size(), size_t(1));
}

QTEST_GUILESS_MAIN(QueueTest)
#include "tst_queue.moc"
