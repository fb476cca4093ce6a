// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// Search through the whole program without a window.

#include "support/chatrig.h"
#include "turnsbench.h"

#include <flows/searchflow.h>

#include <QSignalSpy>
#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using test::ChatRig;

namespace {

// What stands in the messages that are found, newest first, once the answer is there.
QStringList found(ChatRig &rig, const QString &typed)
{
    flows::SearchFlow &search = rig.app().search();
    search.find(typed);
    const bool there = QTest::qWaitFor(
        [&search] {
            return !search.answer().looking && search.answer().whole && !search.isCatchingUp();
        },
        10'000);
    QStringList texts;
    for (const store::SearchHit &hit : search.answer().hits)
        texts.append(hit.excerpt);
    return there && !search.answer().failed ? texts : QStringList{u"no answer"_s};
}

} // namespace

class SearchFlowTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void findsWhatWasJustSaidAndAnswered();
    void onlyTheLastQuestionIsAnswered();
    void whatWasDeletedIsNotFound();
    void aHitOnAnotherBranchIsShown();
};

void SearchFlowTest::findsWhatWasJustSaidAndAnswered()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveReply(u"The Geirangerfjord."_s);
    rig.ask(rig.converse(id), u"Which fjord first?"_s);
    QCOMPARE(found(rig, u"fjord"_s), QStringList{u"Which fjord first?"_s});
    QCOMPARE(found(rig, u"geirang"_s), QStringList{u"The Geirangerfjord."_s});
    QCOMPARE(found(rig, u"   "_s), QStringList());
    rig.restart();
    QCOMPARE(found(rig, u"geirang"_s), QStringList{u"The Geirangerfjord."_s});
}

void SearchFlowTest::onlyTheLastQuestionIsAnswered()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveReply(u"yes"_s);
    rig.ask(rig.converse(id), u"one two three"_s);
    flows::SearchFlow &search = rig.app().search();
    QSignalSpy changed(&search, &flows::SearchFlow::changed);
    QStringList answered;
    connect(&search, &flows::SearchFlow::changed, this,
            [&] { answered.append(search.answer().typed); });
    for (const QString &typed : {u"o"_s, u"on"_s, u"one"_s})
        search.find(typed);
    QVERIFY(QTest::qWaitFor([&] { return !search.answer().looking && !search.isCatchingUp(); }));
    QVERIFY(!answered.isEmpty());
    answered.removeAll(u"one"_s);
    QCOMPARE(answered, QStringList());
    QCOMPARE(search.answer().hits.size(), size_t(1));
}

void SearchFlowTest::whatWasDeletedIsNotFound()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveReply(u"yes"_s);
    flows::ChatFlow *flow = rig.converse(id);
    rig.ask(flow, u"a fjord"_s);
    const ConversationId conversation = flow->conversation().id;
    QCOMPARE(found(rig, u"fjord"_s).size(), 1);
    rig.app().conversations().remove(conversation);
    QCOMPARE(found(rig, u"fjord"_s), QStringList()); // also while it can be undone
    rig.app().conversations().undoRemove();
    QCOMPARE(found(rig, u"fjord"_s).size(), 1);
    rig.app().conversations().remove(conversation);
    rig.restart();
    QCOMPARE(found(rig, u"fjord"_s), QStringList());
}

void SearchFlowTest::aHitOnAnotherBranchIsShown()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveReply(u"First."_s);
    flows::ChatFlow *flow = rig.converse(id);
    rig.ask(flow, u"the old fjord"_s);
    const MessageId old = flow->messages().front().id;
    rig.serveReply(u"Second."_s);
    flow->edit(old, u"the new one"_s);
    QVERIFY(test::settled(flow, [&] { return flow->messages().back().text == u"Second."_s; }));
    QCOMPARE(found(rig, u"fjord"_s), QStringList{u"the old fjord"_s});
    QSignalSpy branch(flow, &flows::ChatFlow::branchChanged);
    QVERIFY(flow->showBranchOf(rig.app().search().answer().hits.front().message));
    QCOMPARE(test::textsOf(flow), (QStringList{u"the old fjord"_s, u"First."_s}));
    QVERIFY(flow->showBranchOf(old)); // it is on screen already
    QCOMPARE(branch.size(), 1);
    QVERIFY(!flow->showBranchOf(MessageId(QUuid::createUuid())));
}

QTEST_GUILESS_MAIN(SearchFlowTest)
#include "tst_searchflow.moc"
