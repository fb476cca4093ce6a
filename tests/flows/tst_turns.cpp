// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// What a person does with turns, through the whole program without a window: versions, going on,
// deleting with undo, stopping at any moment.

#include "support/chatrig.h"
#include "turnsbench.h"

#include <flows/promptbuilder.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using chat::Message;
using chat::TurnState;
using flows::BoundaryAnswer;
using flows::CardKind;
using flows::Versions;
using test::ChatRig;

class TurnsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void anEditedMessageIsAnotherVersion();
    void theChosenBranchIsThereAfterARestart();
    void aVersionShowsWhatStoodBelowIt();
    void aReplyGoesOnWhileAnotherVersionIsShown();
    void askingAgainInTheMiddleKeepsWhatFollowed();
    void askingAgainIsForTheSameModel();
    void anotherModelIsAskedAfterTheQuestion();
    void aMessageWithoutAReplyCanBeAnswered();
    void anEditOutsideTheBoundaryAsksFirst();

    void deletingTakesWhatFollowsAndCanBeUndone();
    void aDeletionIsFinalAtQuit();
    void aDeletionIsFinalWhenItsTimeIsOver();
    void aKillLeavesWhatCouldBeUndone();
    void aRunningReplyIsStoppedByItsDeletion();
    void discardingInTheMiddleKeepsWhatFollows();
    void discardingTextCanBeUndone();

    void stopsAtEveryMoment_data();
    void stopsAtEveryMoment();
};

void TurnsTest::anEditedMessageIsAnotherVersion()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveReply(u"First."_s);
    flows::ChatFlow *flow = rig.converse(id);
    rig.ask(flow, u"one"_s);
    const MessageId asked = flow->messages().front().id;
    flow->setDraft(u"half a thought"_s);
    rig.serveReply(u"Second."_s);
    QSignalSpy accepted(flow, &flows::ChatFlow::accepted);
    QSignalSpy branch(flow, &flows::ChatFlow::branchChanged);
    flow->edit(asked, u"two"_s);
    QVERIFY(test::settled(flow, [&] { return flow->messages().back().text == u"Second."_s; }));
    QCOMPARE(accepted.size(), 1);
    QCOMPARE(branch.size(), 1);
    QCOMPARE(test::textsOf(flow), (QStringList{u"two"_s, u"Second."_s}));
    QCOMPARE(flow->find(asked)->text, u"one"_s); // the old one stays
    QCOMPARE(flow->notes(flow->messages().front().id).versions, (Versions{2, 2}));
    QCOMPARE(flow->notes().size(), size_t(1));
    // Only the new version was sent, and the draft was not touched.
    QCOMPARE(test::sentTexts(rig.server().requests().back()), QStringList{u"two"_s});
    QCOMPARE(flow->conversation().draft, u"half a thought"_s);
}

// C53: the branch the user chose, not the newest and not the longest.
void TurnsTest::theChosenBranchIsThereAfterARestart()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveReply(u"First."_s);
    flows::ChatFlow *flow = rig.converse(id);
    rig.ask(flow, u"one"_s);
    const ConversationId conversation = flow->conversation().id;
    rig.serveReply(u"Second."_s);
    flow->edit(flow->messages().front().id, u"two"_s);
    QVERIFY(test::settled(flow, [&] { return flow->messages().back().text == u"Second."_s; }));
    rig.ask(flow, u"more below the newest"_s);
    QCOMPARE(flow->messages().size(), size_t(4));
    flow->showVersion(flow->messages().front().id, -1);
    QCOMPARE(test::textsOf(flow), (QStringList{u"one"_s, u"First."_s}));

    flow = test::reopened(rig, conversation);
    QCOMPARE(test::textsOf(flow), (QStringList{u"one"_s, u"First."_s}));
    QCOMPARE(flow->notes(flow->messages().front().id).versions, (Versions{1, 2}));
    flow->showVersion(flow->messages().front().id, 1);
    QCOMPARE(flow->messages().size(), size_t(4));
}

void TurnsTest::aVersionShowsWhatStoodBelowIt()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveReply(u"r"_s);
    flows::ChatFlow *flow = rig.converse(id);
    rig.ask(flow, u"one"_s);
    rig.ask(flow, u"two"_s);
    const MessageId last = flow->messages().back().id;
    // Another reply to "two", then back to its first one.
    flow->resend(last);
    QVERIFY(test::settled(flow, [&] { return flow->messages().back().id != last; }));
    flow->showVersion(flow->messages().back().id, -1);
    QCOMPARE(flow->messages().back().id, last);
    // Away to another beginning, and back: the choice below was not forgotten.
    flow->edit(flow->messages().front().id, u"other"_s);
    QVERIFY(test::settled(flow, [&] { return flow->messages().size() == 2; }));
    QSignalSpy branch(flow, &flows::ChatFlow::branchChanged);
    flow->showVersion(flow->messages().front().id, -1);
    QCOMPARE(branch.size(), 1);
    QCOMPARE(branch.at(0).at(0).value<MessageId>(), flow->messages().front().id);
    QCOMPARE(flow->messages().size(), size_t(4));
    QCOMPARE(flow->messages().back().id, last);
    // There is none before the first and none after the last.
    flow->showVersion(flow->messages().front().id, -1);
    QCOMPARE(branch.size(), 1);
}

void TurnsTest::aReplyGoesOnWhileAnotherVersionIsShown()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    const QByteArray whole = ChatRig::replyScript(u"Slow and steady"_s).bytes();
    rig.server().serve(
        "POST", {},
        {simulator::scriptCutAt(whole, {whole.indexOf("and ")}, {Milliseconds(1500)}),
         ChatRig::replyScript(u"Quick."_s)});
    flows::ChatFlow *flow = rig.converse(id);
    const MessageId slow = test::begin(flow, u"one"_s);
    QVERIFY(QTest::qWaitFor([&] { return flow->find(slow)->text == u"Slow "_s; }));
    flow->edit(flow->messages().front().id, u"two"_s);
    QVERIFY(QTest::qWaitFor([&] { return flow->result(slow) != nullptr; }));
    QCOMPARE(flow->find(slow)->text, u"Slow and steady"_s);
    QCOMPARE(flow->find(slow)->state, TurnState::Complete);
    QVERIFY(test::settled(flow, [&] { return flow->messages().back().text == u"Quick."_s; }));
    const ConversationId conversation = flow->conversation().id;
    flow = test::reopened(rig, conversation);
    QCOMPARE(test::textsOf(flow), (QStringList{u"two"_s, u"Quick."_s}));
    QCOMPARE(flow->find(slow)->text, u"Slow and steady"_s);
}

void TurnsTest::askingAgainInTheMiddleKeepsWhatFollowed()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveReply(u"r"_s);
    flows::ChatFlow *flow = rig.converse(id);
    const MessageId first = rig.ask(flow, u"one"_s);
    rig.ask(flow, u"two"_s);
    QSignalSpy branch(flow, &flows::ChatFlow::branchChanged);
    flow->resend(first);
    QVERIFY(test::settled(flow, [&] { return flow->messages().size() == 2; }));
    QCOMPARE(branch.at(0).at(0).value<MessageId>(), flow->messages().back().id);
    QVERIFY(flow->messages().back().id != first);
    flow->showVersion(flow->messages().back().id, -1);
    QCOMPARE(flow->messages().size(), size_t(4));
}

void TurnsTest::askingAgainIsForTheSameModel()
{
    ChatRig rig;
    const ConnectionId first = rig.connect(u"First"_s);
    const ConnectionId second = rig.connect(u"Second"_s);
    rig.serveReply(u"r"_s);
    flows::ChatFlow *flow = rig.converse(first);
    const MessageId reply = rig.ask(flow, u"one"_s);
    flow->setTarget(second, ModelId(u"other"_s));
    QSignalSpy asked(flow, &flows::ChatFlow::boundaryAsked);
    flow->resend(reply);
    QVERIFY(test::settled(flow, [&] { return flow->messages().back().id != reply; }));
    QCOMPARE(asked.size(), 0);
    QCOMPARE(flow->messages().back().connection, first);
    QCOMPARE(flow->messages().back().model, ModelId(u"m"_s));
    QCOMPARE(flow->conversation().connection, second); // what is chosen next is not touched
}

// T21, T24: zero bytes before the choice; the conversation's own target stays.
void TurnsTest::anotherModelIsAskedAfterTheQuestion()
{
    ChatRig rig;
    const ConnectionId first = rig.connect(u"First"_s);
    const ConnectionId second = rig.connect(u"Second"_s, connections::ConnectionKind::Cloud,
                                            connections::Protocol::OpenAiChat, u"/second"_s);
    rig.serveReply(u"r"_s);
    flows::ChatFlow *flow = rig.converse(first);
    const MessageId reply = rig.ask(flow, u"one"_s);
    QSignalSpy asked(flow, &flows::ChatFlow::boundaryAsked);
    flow->askOther(reply, second, ModelId(u"n"_s));
    QCOMPARE(asked.size(), 1);
    const auto question = asked.at(0).at(0).value<flows::BoundaryQuestion>();
    QCOMPARE(question.to.key(), u"company:Second"_s);
    QCOMPARE(question.messages, 1);
    QCOMPARE(question.reason, flows::CrossingReason::OtherModel);
    flow->answer(question, BoundaryAnswer::Cancel);
    QTest::qWait(50);
    QCOMPARE(rig.server().requests().size(), size_t(1));
    QCOMPARE(flow->messages().back().id, reply);

    flow->askOther(reply, second, ModelId(u"n"_s));
    flow->answer(question, BoundaryAnswer::ThisOnce);
    QVERIFY(test::settled(flow, [&] { return flow->messages().back().id != reply; }));
    const Message &other = flow->messages().back();
    QCOMPARE(other.boundary, u"company:Second"_s);
    QCOMPARE(other.model, ModelId(u"n"_s));
    QCOMPARE(flow->find(reply)->text, u"r"_s);
    QCOMPARE(flow->conversation().connection, first);
    QCOMPARE(rig.server().requests().back().path(), QByteArray("/second/chat/completions"));

    // A local-only conversation does not even ask.
    flow->setLocalOnly(chat::LocalOnly::Yes);
    QSignalSpy refused(flow, &flows::ChatFlow::notAccepted);
    flow->askOther(reply, second, ModelId(u"n"_s));
    QCOMPARE(refused.size(), 1);
    QCOMPARE(asked.size(), 2);
}

void TurnsTest::aMessageWithoutAReplyCanBeAnswered()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveReply(u"r"_s);
    flows::ChatFlow *flow = rig.converse(id);
    const MessageId reply = rig.ask(flow, u"one"_s);
    const MessageId asked = flow->messages().front().id;
    QVERIFY(!flow->notes(asked).unanswered);
    flow->remove(reply);
    QVERIFY(flow->notes(asked).unanswered);
    flow->resend(asked);
    QVERIFY(test::settled(flow, [&] { return flow->messages().size() == 2; }));
    QCOMPARE(test::textsOf(flow), (QStringList{u"one"_s, u"r"_s}));
    // What was deleted can still come back, as the version beside it.
    flow->undoRemove();
    QCOMPARE(flow->messages().back().id, reply);
    QCOMPARE(flow->notes(reply).versions, (Versions{1, 2}));
}

void TurnsTest::anEditOutsideTheBoundaryAsksFirst()
{
    ChatRig rig;
    const ConnectionId first = rig.connect(u"First"_s);
    const ConnectionId second = rig.connect(u"Second"_s);
    rig.serveReply(u"r"_s);
    flows::ChatFlow *flow = rig.converse(first);
    rig.ask(flow, u"one"_s);
    rig.ask(flow, u"two"_s);
    flow->setTarget(second, ModelId(u"m"_s));
    QSignalSpy asked(flow, &flows::ChatFlow::boundaryAsked);
    flow->edit(flow->messages().at(2).id, u"two again"_s);
    QCOMPARE(asked.size(), 1);
    const auto question = asked.at(0).at(0).value<flows::BoundaryQuestion>();
    QCOMPARE(question.messages, 3); // not the version it takes the place of
    QCOMPARE(rig.server().requests().size(), size_t(2));
    flow->answer(question, BoundaryAnswer::ThisOnce);
    QVERIFY(QTest::qWaitFor([&] { return rig.server().requests().size() == 3; }));
    QCOMPARE(test::sentTexts(rig.server().requests().back()),
             (QStringList{u"one"_s, u"r"_s, u"two again"_s}));
    QVERIFY(test::settled(flow, [&] { return !flow->isRunning(); }));
}

// ---- deleting

void TurnsTest::deletingTakesWhatFollowsAndCanBeUndone()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveReply(u"r"_s);
    flows::ChatFlow *flow = rig.converse(id);
    const MessageId first = rig.ask(flow, u"one"_s);
    const MessageId second = rig.ask(flow, u"two"_s);
    flow->resend(second);
    QVERIFY(test::settled(flow, [&] { return flow->messages().back().id != second; }));
    const QStringList before = test::textsOf(flow);
    const MessageId asked = flow->messages().at(2).id;
    // Told before: what is seen, and what is not.
    QCOMPARE(flow->following(asked).shown, 1);
    QCOMPARE(flow->following(asked).all, 2);
    QSignalSpy branch(flow, &flows::ChatFlow::branchChanged);
    flow->remove(asked);
    QCOMPARE(branch.size(), 1);
    QVERIFY(branch.at(0).at(0).value<MessageId>().isNull());
    QCOMPARE(flow->removedTurns(), 3);
    QCOMPARE(flow->messages().back().id, first);
    flow->undoRemove();
    QCOMPARE(flow->removedTurns(), 0);
    QCOMPARE(test::textsOf(flow), before);
    // Of two versions the other one takes its place.
    flow->remove(flow->messages().back().id);
    QCOMPARE(branch.back().at(0).value<MessageId>(), second);
    QCOMPARE(flow->messages().back().id, second);
    flow->undoRemove();
    QCOMPARE(test::textsOf(flow), before);
    flow = test::reopened(rig, flow->conversation().id);
    QCOMPARE(test::textsOf(flow), before);
    QVERIFY(flow->find(second));
}

void TurnsTest::aDeletionIsFinalAtQuit()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveReply(u"r"_s);
    flows::ChatFlow *flow = rig.converse(id);
    const MessageId first = rig.ask(flow, u"one"_s);
    const MessageId second = rig.ask(flow, u"two"_s);
    flow->remove(flow->messages().at(2).id);
    flow = test::reopened(rig, flow->conversation().id);
    QCOMPARE(flow->messages().size(), size_t(2));
    QCOMPARE(flow->messages().back().id, first);
    QVERIFY(!flow->find(second));
}

void TurnsTest::aDeletionIsFinalWhenItsTimeIsOver()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveReply(u"r"_s);
    flows::ChatFlow *flow = rig.converse(id);
    const MessageId reply = rig.ask(flow, u"one"_s);
    flow->remove(reply);
    QSignalSpy over(flow, &flows::ChatFlow::removedTurnsChanged);
    QVERIFY(over.wait(11'000));
    QCOMPARE(flow->removedTurns(), 0);
    flow->undoRemove();
    QCOMPARE(flow->messages().size(), size_t(1));
    const test::Survivor survivor(rig, flow->conversation().id);
    QVERIFY(!survivor.flow()->find(reply));
}

// Nothing is written before the deletion is final, so a kill loses nothing that could come back.
void TurnsTest::aKillLeavesWhatCouldBeUndone()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveReply(u"r"_s);
    flows::ChatFlow *flow = rig.converse(id);
    rig.ask(flow, u"one"_s);
    const MessageId second = rig.ask(flow, u"two"_s);
    const QStringList before = test::textsOf(flow);
    flow->remove(flow->messages().at(2).id);
    flow->setTitle(u"written meanwhile"_s); // the conversation's row, with the shorter branch
    {
        const test::Survivor survivor(rig, flow->conversation().id);
        QCOMPARE(test::textsOf(survivor.flow()), before);
        QVERIFY(survivor.flow()->find(second));
    }
    // Also when something was sent meanwhile: then it is the version beside it.
    rig.ask(flow, u"instead"_s);
    const test::Survivor survivor(rig, flow->conversation().id);
    QCOMPARE(survivor.flow()->messages().at(2).text, u"instead"_s);
    QVERIFY(survivor.flow()->find(second));
    QCOMPARE(survivor.flow()->notes(survivor.flow()->messages().at(2).id).versions,
             (Versions{2, 2}));
}

void TurnsTest::aRunningReplyIsStoppedByItsDeletion()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveCutReply(u"Some text and more"_s, "and ", simulator::Then::Silence);
    flows::ChatFlow *flow = rig.converse(id);
    const MessageId reply = test::begin(flow, u"one"_s);
    QVERIFY(QTest::qWaitFor([&] { return flow->find(reply)->text == u"Some text "_s; }));
    flow->remove(reply);
    QVERIFY(!flow->isRunning());
    QVERIFY(QTest::qWaitFor([&] { return rig.server().openConnections() == 0; }, 5000));
    flow->undoRemove();
    QCOMPARE(flow->find(reply)->text, u"Some text "_s);
    QCOMPARE(flow->find(reply)->state, TurnState::Partial);
    QVERIFY(flow->notes(reply).canContinue);
}

void TurnsTest::discardingInTheMiddleKeepsWhatFollows()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveResponse(400, R"({"error":{"message":"x","code":"context_length_exceeded"}})");
    flows::ChatFlow *flow = rig.converse(id);
    const MessageId failed = rig.ask(flow, u"one"_s);
    rig.serveReply(u"r"_s);
    rig.ask(flow, u"two"_s);
    flow->discard(failed);
    QCOMPARE(test::textsOf(flow), (QStringList{u"one"_s, u"two"_s, u"r"_s}));
    flow = test::reopened(rig, flow->conversation().id);
    QCOMPARE(test::textsOf(flow), (QStringList{u"one"_s, u"two"_s, u"r"_s}));
}

void TurnsTest::discardingTextCanBeUndone()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveCutReply(u"Some text and more"_s, "and ", simulator::Then::Close);
    flows::ChatFlow *flow = rig.converse(id);
    const MessageId reply = rig.ask(flow, u"one"_s);
    QCOMPARE(flow->card(reply)->kind, CardKind::Interrupted);
    QVERIFY(flow->card(reply)->goOn);
    flow->discard(reply);
    QVERIFY(!flow->find(reply));
    flow->undoRemove();
    QCOMPARE(flow->find(reply)->text, u"Some text "_s);
    QVERIFY(flow->card(reply));
}

// ---- stopping

void TurnsTest::stopsAtEveryMoment_data()
{
    QTest::addColumn<int>("moment");
    QTest::addColumn<int>("state");
    QTest::newRow("queued: behind others") << 0 << int(TurnState::Failed);
    QTest::newRow("connecting: the handshake is not answered") << 1 << int(TurnState::Failed);
    QTest::newRow("sent: no byte yet") << 2 << int(TurnState::Failed);
    QTest::newRow("streaming") << 3 << int(TurnState::Partial);
}

void TurnsTest::stopsAtEveryMoment()
{
    QFETCH(int, moment);
    QFETCH(int, state);
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    const QByteArray whole = ChatRig::replyScript(u"Some text and more"_s).bytes();
    const QByteArray begun = moment == 3 ? whole.left(whole.indexOf("and ")) : QByteArray();
    rig.server().serve("POST", {}, {simulator::scriptOf(begun, simulator::Then::Silence)});
    std::vector<flows::ChatFlow *> others;
    if (moment == 0) {
        const int parallel = rig.app().connections().find(id)->connection.parallel;
        for (int i = 0; i < parallel; ++i) {
            others.push_back(rig.converse(id));
            test::begin(others.back(), u"in front"_s);
        }
        QVERIFY(
            QTest::qWaitFor([&] { return rig.server().requests().size() == size_t(parallel); }));
    }
    flows::ChatFlow *flow = rig.converse(id);
    const size_t sent = rig.server().requests().size();
    if (moment == 1) {
        rig.server().setOnConnect(simulator::scriptOf({}, simulator::Then::Silence));
        test::useTls(rig, id);
    }
    const MessageId reply = test::begin(flow, u"one"_s);
    if (moment == 1) {
        QVERIFY(QTest::qWaitFor(
            [&] { return flow->progress(reply) && flow->progress(reply)->phase == Phase::Tls; }));
    }
    if (moment == 2 || moment == 3) {
        QVERIFY(QTest::qWaitFor([&] { return rig.server().requests().size() == sent + 1; }));
    }
    if (moment == 3) {
        QVERIFY(QTest::qWaitFor([&] { return !flow->find(reply)->text.isEmpty(); }));
    }
    QVERIFY(flow->isRunning());
    flow->stop();
    QVERIFY(rig.settle(flow, reply, 5000));
    QVERIFY(!flow->isRunning());
    QCOMPARE(int(flow->find(reply)->state), state);
    QCOMPARE(flow->find(reply)->failure, u"user_stopped"_s);
    if (moment < 2) {
        QCOMPARE(rig.server().requests().size(), sent);
    }
    QVERIFY(flow->messages().front().text == u"one"_s);
    for (flows::ChatFlow *other : others)
        other->stop();
    QVERIFY(QTest::qWaitFor([&] { return rig.server().openConnections() == 0; }, 5000)); // T37
}

QTEST_GUILESS_MAIN(TurnsTest)
#include "tst_turns.moc"
