// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// The same message to several at once, through the whole program without a window.

#include "support/chatrig.h"
#include "turnsbench.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using chat::TurnState;
using connections::ConnectionKind;
using connections::Protocol;
using flows::BoundaryAnswer;
using flows::BoundaryQuestion;
using flows::ReplyTarget;
using test::ChatRig;

namespace {

const ModelId kModel(u"m"_s);

// Three connections on paths of their own: "Work" and others with a boundary each, or servers here.
struct Three
{
    explicit Three(ChatRig &rig, ConnectionKind others = ConnectionKind::Local)
        : work(rig.connect(u"Work"_s, ConnectionKind::Cloud, Protocol::OpenAiChat, u"/a"_s)),
          second(rig.connect(u"Second"_s, others, Protocol::OpenAiChat, u"/b"_s)),
          third(rig.connect(u"Third"_s, others, Protocol::OpenAiChat, u"/c"_s))
    {
        answer(rig, "/a", u"from a"_s);
        answer(rig, "/b", u"from b"_s);
        answer(rig, "/c", u"from c"_s);
    }

    static void answer(ChatRig &rig, const QByteArray &path, const QString &text)
    {
        serve(rig, path, ChatRig::replyScript(text));
    }
    static void serve(ChatRig &rig, const QByteArray &path, const simulator::Script &script)
    {
        rig.server().serve("POST", path + "/chat/completions", {script});
    }
    [[nodiscard]] std::vector<ReplyTarget> all() const
    {
        return {{work, kModel}, {second, kModel}, {third, kModel}};
    }

    ConnectionId work;
    ConnectionId second;
    ConnectionId third;
};

QStringList answersOf(flows::ChatFlow *flow)
{
    QStringList texts;
    for (const MessageId &id : flow->lookBeside(flow->messages().back().id))
        texts << flow->find(id)->text;
    return texts;
}

bool finished(flows::ChatFlow *flow, qsizetype answers)
{
    return QTest::qWaitFor(
        [&] {
            return !flow->messages().empty() && answersOf(flow).size() == answers &&
                   !flow->isRunning();
        },
        10'000);
}

} // namespace

class SeveralTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void oneMessageAndAVersionOfEach();
    void eachOutsideIsAskedAbout();
    void theFirstMakesTheHome();
    void allowingHoldsForThisConversation();
    void onlyThisMessageGoesElsewhere();
    void whoeverIsForbiddenStopsAllBeforeAnythingIsSent();
    void cancellingAllSendsNothing();
    void onePerConnectionAndModel();
    void aFailingOneStopsNobody();
    void aStoppedOneStopsNobody();
    void discardingTheShownOneShowsAnother();
    void aKillLosesNone();
    void whatFollowsStandsBelowTheOneChosen();
    void anEditedMessageIsAskedOfSeveral();
};

void SeveralTest::oneMessageAndAVersionOfEach()
{
    ChatRig rig;
    const Three three(rig);
    flows::ChatFlow *flow = rig.converse(three.work);
    flow->setDraft(u"Which?"_s);
    QSignalSpy accepted(flow, &flows::ChatFlow::accepted);
    QSignalSpy asked(flow, &flows::ChatFlow::severalAsked);
    flow->sendSeveral(u"Which?"_s, {}, three.all());
    QVERIFY(finished(flow, 3));
    QCOMPARE(accepted.size(), 1);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(answersOf(flow), (QStringList{u"from a"_s, u"from b"_s, u"from c"_s}));
    // The first is shown; each was sent the one message, once.
    QCOMPARE(test::textsOf(flow), (QStringList{u"Which?"_s, u"from a"_s}));
    QCOMPARE(flow->conversation().draft, QString());
    QCOMPARE(rig.server().requests().size(), size_t(3));
    for (const auto &request : rig.server().requests())
        QCOMPARE(test::sentTexts(request), QStringList{u"Which?"_s});
    const auto rows = test::ledgerOf(rig);
    QCOMPARE(rows.size(), size_t(3));
    QVERIFY(rows[0].request != rows[1].request && rows[1].request != rows[2].request);

    flow = test::reopened(rig, flow->conversation().id);
    QCOMPARE(test::textsOf(flow), (QStringList{u"Which?"_s, u"from a"_s}));
    QCOMPARE(answersOf(flow), (QStringList{u"from a"_s, u"from b"_s, u"from c"_s}));
}

// Security 3.4: nothing is sent before every question has its answer, and who is declined is left
// out.
void SeveralTest::eachOutsideIsAskedAbout()
{
    ChatRig rig;
    const Three three(rig, ConnectionKind::Cloud);
    flows::ChatFlow *flow = rig.converse(three.work);
    rig.ask(flow, u"one"_s);
    rig.server().forget();
    std::vector<BoundaryQuestion> questions;
    connect(flow, &flows::ChatFlow::boundaryAsked, this,
            [&](const BoundaryQuestion &question) { questions.push_back(question); });
    flow->sendSeveral(u"two"_s, {}, three.all());
    QCOMPARE(questions.size(), size_t(1));
    QCOMPARE(questions[0].account, u"Second"_s);
    QCOMPARE(questions[0].reason, flows::CrossingReason::Several);
    QCOMPARE(questions[0].messages, 3);
    QCOMPARE(flow->messages().size(), size_t(2)); // nothing is stored either
    flow->answer(questions[0], BoundaryAnswer::ThisOnce);
    QVERIFY(QTest::qWaitFor([&] { return questions.size() == 2; }));
    QCOMPARE(questions[1].account, u"Third"_s);
    QCOMPARE(rig.server().requests().size(), size_t(0));
    flow->answer(questions[1], BoundaryAnswer::Cancel);
    QVERIFY(finished(flow, 2));
    QCOMPARE(answersOf(flow), (QStringList{u"from a"_s, u"from b"_s}));
    QCOMPARE(rig.server().requests().size(), size_t(2));
    QCOMPARE(flow->conversation().allowed.size(), 1);
    QCOMPARE(flow->conversation().connection, three.work); // nobody moved
    const auto rows = test::ledgerOf(rig);
    const auto other = std::ranges::find(rows, three.second, &store::LedgerRow::connection);
    QVERIFY(other != rows.end());
    QVERIFY(!other->consent.isNull());
}

void SeveralTest::theFirstMakesTheHome()
{
    ChatRig rig;
    const Three three(rig, ConnectionKind::Cloud);
    flows::ChatFlow *flow = rig.converse(three.work);
    std::vector<BoundaryQuestion> questions;
    connect(flow, &flows::ChatFlow::boundaryAsked, this,
            [&](const BoundaryQuestion &question) { questions.push_back(question); });
    flow->sendSeveral(u"one"_s, {}, {{three.second, kModel}, {three.work, kModel}});
    QCOMPARE(questions.size(), size_t(1));
    QCOMPARE(questions[0].account, u"Work"_s);
    QVERIFY(flow->conversation().home.isEmpty());
    flow->answer(questions[0], BoundaryAnswer::ThisOnce);
    QVERIFY(finished(flow, 2));
    QCOMPARE(flow->conversation().home, flow->find(flow->messages().back().id)->boundary);
    QCOMPARE(flow->messages().back().connection, three.second);
}

void SeveralTest::allowingHoldsForThisConversation()
{
    ChatRig rig;
    const Three three(rig, ConnectionKind::Cloud);
    flows::ChatFlow *flow = rig.converse(three.work);
    int asked = 0;
    connect(flow, &flows::ChatFlow::boundaryAsked, this, [&](const BoundaryQuestion &question) {
        ++asked;
        flow->answer(question, BoundaryAnswer::ThisConversation);
    });
    flow->sendSeveral(u"one"_s, {}, {{three.work, kModel}, {three.second, kModel}});
    QVERIFY(finished(flow, 2));
    QCOMPARE(asked, 1);
    QCOMPARE(flow->conversation().allowed.size(), 2);
    flow->sendSeveral(u"two"_s, {}, {{three.work, kModel}, {three.second, kModel}});
    QVERIFY(QTest::qWaitFor([&] { return flow->messages().size() == 4; }));
    QVERIFY(finished(flow, 2));
    QCOMPARE(asked, 1);
    for (const auto &row : test::ledgerOf(rig)) {
        if (row.connection == three.second)
            QVERIFY(!row.consent.isNull());
    }
}

void SeveralTest::onlyThisMessageGoesElsewhere()
{
    ChatRig rig;
    const Three three(rig, ConnectionKind::Cloud);
    flows::ChatFlow *flow = rig.converse(three.work);
    rig.ask(flow, u"secret"_s);
    rig.server().forget();
    connect(flow, &flows::ChatFlow::boundaryAsked, this, [&](const BoundaryQuestion &question) {
        flow->answer(question, BoundaryAnswer::OnlyThisMessage);
    });
    QSignalSpy elsewhere(flow, &flows::ChatFlow::openedElsewhere);
    flow->sendSeveral(u"two"_s, {}, {{three.work, kModel}, {three.second, kModel}});
    QVERIFY(QTest::qWaitFor([&] { return rig.server().requests().size() == 2; }));
    QVERIFY(finished(flow, 1));
    QCOMPARE(elsewhere.size(), 0); // the conversation with an answer stays on screen
    for (const auto &request : rig.server().requests()) {
        const bool other = request.path().startsWith("/b");
        QCOMPARE(test::sentTexts(request).contains(u"secret"_s), !other);
    }
    QCOMPARE(rig.app().conversations().rows().size(), size_t(2));
}

void SeveralTest::whoeverIsForbiddenStopsAllBeforeAnythingIsSent()
{
    ChatRig rig;
    const Three three(rig);
    flows::ChatFlow *flow = rig.converse(three.second);
    flow->setLocalOnly(chat::LocalOnly::Yes);
    QSignalSpy refused(flow, &flows::ChatFlow::notAccepted);
    flow->sendSeveral(u"one"_s, {}, three.all());
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused[0][0].value<Error>().code, ErrorCode::NotAllowed);
    // Inside of the lock it goes.
    flow->sendSeveral(u"one"_s, {}, {{three.second, kModel}, {three.third, kModel}});
    QVERIFY(finished(flow, 2));
    QCOMPARE(rig.server().requests().size(), size_t(2));
}

void SeveralTest::cancellingAllSendsNothing()
{
    ChatRig rig;
    const Three three(rig, ConnectionKind::Cloud);
    flows::ChatFlow *flow = rig.converse(three.work);
    rig.ask(flow, u"one"_s);
    rig.server().forget();
    connect(flow, &flows::ChatFlow::boundaryAsked, this, [&](const BoundaryQuestion &question) {
        flow->answer(question, BoundaryAnswer::Cancel);
    });
    QSignalSpy refused(flow, &flows::ChatFlow::notAccepted);
    flow->sendSeveral(u"two"_s, {}, {{three.second, kModel}, {three.third, kModel}});
    QVERIFY(refused.wait());
    QCOMPARE(refused[0][0].value<Error>().code, ErrorCode::Cancelled);
    QCOMPARE(rig.server().requests().size(), size_t(0));
    QCOMPARE(flow->messages().size(), size_t(2));
}

void SeveralTest::onePerConnectionAndModel()
{
    ChatRig rig;
    const Three three(rig);
    flows::ChatFlow *flow = rig.converse(three.work);
    QSignalSpy refused(flow, &flows::ChatFlow::notAccepted);
    flow->sendSeveral(u"one"_s, {}, {{three.work, kModel}, {three.work, kModel}});
    flow->sendSeveral(u"one"_s, {}, {{three.work, kModel}});
    flow->sendSeveral(u"one"_s, {},
                      {{three.work, kModel},
                       {three.second, kModel},
                       {three.third, kModel},
                       {three.work, ModelId(u"n"_s)},
                       {three.work, ModelId(u"o"_s)}});
    QCOMPARE(refused.size(), 3);
    // Two models of one connection are two.
    flow->sendSeveral(u"one"_s, {}, {{three.work, kModel}, {three.work, ModelId(u"n"_s)}});
    QVERIFY(finished(flow, 2));
    QCOMPARE(rig.server().requests().size(), size_t(2));
}

void SeveralTest::aFailingOneStopsNobody()
{
    ChatRig rig;
    const Three three(rig);
    Three::serve(rig, "/b",
                 simulator::scriptOf(simulator::httpResponse(400, "application/json",
                                                             R"({"error":{"message":"no"}})")));
    flows::ChatFlow *flow = rig.converse(three.work);
    flow->sendSeveral(u"one"_s, {}, three.all());
    QVERIFY(finished(flow, 3));
    QCOMPARE(answersOf(flow), (QStringList{u"from a"_s, QString(), u"from c"_s}));
    const MessageId failed = flow->lookBeside(flow->messages().back().id)[1];
    QCOMPARE(flow->find(failed)->state, TurnState::Failed);
    QVERIFY(flow->card(failed));
    QCOMPARE(flow->card(failed)->connectionName, u"Second"_s);
    // It is tried again in its place.
    Three::answer(rig, "/b", u"from b"_s);
    flow->retryNow(failed);
    QVERIFY(QTest::qWaitFor([&] { return flow->find(failed)->text == u"from b"_s; }));
    QVERIFY(!flow->card(failed));
    QCOMPARE(answersOf(flow), (QStringList{u"from a"_s, u"from b"_s, u"from c"_s}));
}

void SeveralTest::aStoppedOneStopsNobody()
{
    ChatRig rig;
    const Three three(rig);
    const QByteArray whole = ChatRig::replyScript(u"from b"_s).bytes();
    Three::serve(rig, "/b",
                 simulator::scriptOf(whole.left(whole.indexOf("\"b\"")), simulator::Then::Silence));
    flows::ChatFlow *flow = rig.converse(three.work);
    flow->sendSeveral(u"one"_s, {}, three.all());
    QVERIFY(QTest::qWaitFor([&] {
        return !flow->messages().empty() &&
               answersOf(flow) == QStringList{u"from a"_s, u"from "_s, u"from c"_s};
    }));
    const MessageId slow = flow->lookBeside(flow->messages().back().id)[1];
    QVERIFY(flow->isRunning());
    QVERIFY(flow->progress(slow));
    flow->cancel(slow);
    QVERIFY(QTest::qWaitFor([&] { return !flow->isRunning(); }));
    QCOMPARE(flow->find(slow)->state, TurnState::Partial);
    QCOMPARE(flow->messages().back().state, TurnState::Complete);
}

void SeveralTest::discardingTheShownOneShowsAnother()
{
    ChatRig rig;
    const Three three(rig);
    Three::serve(rig, "/a",
                 simulator::scriptOf(simulator::httpResponse(400, "application/json",
                                                             R"({"error":{"message":"no"}})")));
    flows::ChatFlow *flow = rig.converse(three.work);
    flow->sendSeveral(u"one"_s, {}, three.all());
    QVERIFY(finished(flow, 3));
    QSignalSpy branch(flow, &flows::ChatFlow::branchChanged);
    flow->discard(flow->messages().back().id);
    QCOMPARE(branch.size(), 1);
    const QStringList shown = test::textsOf(flow);
    QCOMPARE(shown.size(), 2);
    QVERIFY(shown[1].startsWith(u"from "));
    flow = test::reopened(rig, flow->conversation().id);
    QCOMPARE(test::textsOf(flow), shown);
}

// T26: what arrived is there after a kill, of all of them.
void SeveralTest::aKillLosesNone()
{
    ChatRig rig;
    const Three three(rig);
    const QByteArray whole = ChatRig::replyScript(u"from b"_s).bytes();
    for (const char *path : {"/a", "/b"})
        Three::serve(
            rig, path,
            simulator::scriptOf(whole.left(whole.indexOf("\"b\"")), simulator::Then::Silence));
    flows::ChatFlow *flow = rig.converse(three.work);
    flow->sendSeveral(u"one"_s, {}, three.all());
    QVERIFY(QTest::qWaitFor([&] {
        return !flow->messages().empty() &&
               answersOf(flow) == QStringList{u"from "_s, u"from "_s, u"from c"_s};
    }));
    const ConversationId id = flow->conversation().id;
    // Once the journal has been written.
    QVERIFY(QTest::qWaitFor([&] {
        test::Survivor survivor(rig, id);
        return answersOf(survivor.flow()) == QStringList{u"from "_s, u"from "_s, u"from c"_s};
    }));
    rig.kill();
    flow = rig.app().conversations().open(id);
    QVERIFY(QTest::qWaitFor([&] { return flow->isLoaded(); }));
    QCOMPARE(answersOf(flow), (QStringList{u"from "_s, u"from "_s, u"from c"_s}));
    QCOMPARE(flow->messages().back().connection, three.work);
    const auto all = flow->lookBeside(flow->messages().back().id);
    QCOMPARE(flow->find(all[0])->state, TurnState::Partial);
    QCOMPARE(flow->find(all[1])->state, TurnState::Partial);
    QVERIFY(flow->card(all[1])); // also of the one that is not on screen
}

void SeveralTest::whatFollowsStandsBelowTheOneChosen()
{
    ChatRig rig;
    const Three three(rig);
    flows::ChatFlow *flow = rig.converse(three.work);
    flow->sendSeveral(u"one"_s, {}, three.all());
    QVERIFY(finished(flow, 3));
    const MessageId second = flow->lookBeside(flow->messages().back().id)[1];
    QVERIFY(flow->showBranchOf(second));
    rig.server().forget();
    rig.ask(flow, u"two"_s);
    QCOMPARE(test::sentTexts(rig.server().requests().back()),
             (QStringList{u"one"_s, u"from b"_s, u"two"_s}));
    flow = test::reopened(rig, flow->conversation().id);
    QCOMPARE(flow->messages()[1].id, second);
    QCOMPARE(flow->notes(second).versions, (flows::Versions{2, 3}));
}

void SeveralTest::anEditedMessageIsAskedOfSeveral()
{
    ChatRig rig;
    const Three three(rig);
    flows::ChatFlow *flow = rig.converse(three.work);
    rig.ask(flow, u"one"_s);
    flow->setDraft(u"half a thought"_s);
    flows::SendOptions options;
    options.versionOf = flow->messages().front().id;
    flow->sendSeveral(u"two"_s, options, three.all());
    QVERIFY(finished(flow, 3));
    QCOMPARE(test::textsOf(flow), (QStringList{u"two"_s, u"from a"_s}));
    QCOMPARE(flow->notes(flow->messages().front().id).versions, (flows::Versions{2, 2}));
    QCOMPARE(flow->conversation().draft, u"half a thought"_s);
}

QTEST_GUILESS_MAIN(SeveralTest)
#include "tst_several.moc"
