// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// Folders, the archive and what is done to several conversations, through the whole program
// without a window.

#include "turnsbench.h"

#include <flows/searchflow.h>

using namespace breakerbox;
using namespace breakerbox::test;
using namespace Qt::StringLiterals;
using chat::Archived;
using flows::ConversationsFlow;

namespace {

QString placeOf(ChatRig &rig, const ConversationId &id)
{
    const flows::ConversationRow *row = rig.app().conversations().find(id);
    if (!row)
        return u"not there"_s;
    return row->conversation.folder +
           (row->conversation.archived == Archived::Yes ? u" archived"_s : QString());
}

QStringList foldersOf(ChatRig &rig)
{
    QStringList names;
    for (const chat::Folder &folder : rig.app().conversations().folders())
        names.append(folder.folded ? folder.name + u'+' : folder.name);
    return names;
}

} // namespace

class FoldersTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void placesSurviveARestart();
    void whatIsSaidLaterMovesNothing();
    void namesAreTakenWhateverTheirCase();
    void aDeletedFolderLeavesItsConversations();
    void severalAreRemovedAndComeBackTogether();
    void whatWaitsInTheArchiveStillCounts();
    void whatIsFoundInTheArchiveSaysSo();
    void anEmptyConversationIsKeptWhereItWasPut();
    void exportAndImportCarryThePlace();
};

void FoldersTest::placesSurviveARestart()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveReply(u"Yes."_s);
    flows::ChatFlow *flow = rig.converse(id);
    rig.ask(flow, u"one"_s);
    const ConversationId one = flow->conversation().id;
    ConversationsFlow &list = rig.app().conversations();
    QVERIFY(list.addFolder(u"  Zebra  "_s));
    QVERIFY(list.addFolder(u"apple"_s));
    list.setFolded(u"Zebra"_s, true);
    list.place({{one, u"Zebra"_s, Archived::Yes}});
    QCOMPARE(foldersOf(rig), (QStringList{u"apple"_s, u"Zebra+"_s})); // by name
    rig.restart();
    QCOMPARE(placeOf(rig, one), u"Zebra archived"_s);
    QCOMPARE(foldersOf(rig), (QStringList{u"apple"_s, u"Zebra+"_s}));
    QVERIFY(rig.app().conversations().renameFolder(u"Zebra"_s, u"Quagga"_s));
    rig.restart();
    QCOMPARE(placeOf(rig, one), u"Quagga archived"_s);
}

// Its flow was opened before, and has the old place.
void FoldersTest::whatIsSaidLaterMovesNothing()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveReply(u"Yes."_s);
    flows::ChatFlow *flow = rig.converse(id);
    rig.ask(flow, u"one"_s);
    const ConversationId one = flow->conversation().id;
    rig.app().conversations().place({{one, u"Work"_s, Archived::No}});
    rig.ask(flow, u"two"_s);
    flow->setTitle(u"Renamed"_s);
    QCOMPARE(placeOf(rig, one), u"Work"_s);
    rig.restart();
    QCOMPARE(placeOf(rig, one), u"Work"_s);
    QCOMPARE(rig.app().conversations().find(one)->conversation.title, u"Renamed"_s);
}

void FoldersTest::namesAreTakenWhateverTheirCase()
{
    ChatRig rig;
    ConversationsFlow &list = rig.app().conversations();
    QVERIFY(!list.addFolder(u"  "_s));
    QVERIFY(list.addFolder(u"Work"_s));
    QVERIFY(!list.addFolder(u"work"_s));
    QVERIFY(list.addFolder(u"Home"_s));
    QVERIFY(!list.renameFolder(u"Home"_s, u"WORK"_s));
    QVERIFY(!list.renameFolder(u"Home"_s, QString()));
    QVERIFY(list.renameFolder(u"Home"_s, u"home"_s)); // its own name
    QCOMPARE(foldersOf(rig), (QStringList{u"home"_s, u"Work"_s}));
}

void FoldersTest::aDeletedFolderLeavesItsConversations()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveReply(u"Yes."_s);
    flows::ChatFlow *flow = rig.converse(id);
    rig.ask(flow, u"one"_s);
    const ConversationId one = flow->conversation().id;
    rig.app().conversations().place({{one, u"Work"_s, Archived::No}});
    rig.app().conversations().removeFolder(u"Work"_s);
    QCOMPARE(placeOf(rig, one), QString());
    flow->setTitle(u"Still here"_s); // its copy names a folder that is gone
    rig.restart();
    QCOMPARE(placeOf(rig, one), QString());
    QCOMPARE(foldersOf(rig), QStringList());
}

void FoldersTest::severalAreRemovedAndComeBackTogether()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveReply(u"Yes."_s);
    std::vector<ConversationId> all;
    for (const QString &text : {u"one"_s, u"two"_s, u"three"_s}) {
        flows::ChatFlow *flow = rig.converse(id);
        rig.ask(flow, text);
        all.push_back(flow->conversation().id);
    }
    ConversationsFlow &list = rig.app().conversations();
    QSignalSpy removed(&list, &ConversationsFlow::removed);
    list.remove({all[0], all[2]});
    QCOMPARE(removed.size(), 2);
    QCOMPARE(placeOf(rig, all[0]), u"not there"_s);
    QCOMPARE(placeOf(rig, all[2]), u"not there"_s);
    list.undoRemove();
    for (const ConversationId &each : all)
        QVERIFY(list.find(each));
    list.remove({all[0], all[1]});
    list.remove(all[2]); // the two are final now
    list.undoRemove();
    rig.restart();
    QCOMPARE(placeOf(rig, all[0]), u"not there"_s);
    QCOMPARE(placeOf(rig, all[1]), u"not there"_s);
    QVERIFY(rig.app().conversations().find(all[2]));
}

void FoldersTest::whatWaitsInTheArchiveStillCounts()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveCutReply(u"a long reply"_s, "long", simulator::Then::Silence);
    flows::ChatFlow *flow = rig.converse(id);
    begin(flow, u"first"_s);
    flow->send(u"waits"_s);
    QVERIFY(QTest::qWaitFor([&] { return flow->queued().size() == 1; }));
    const ConversationId one = flow->conversation().id;
    rig.app().conversations().place({{one, {}, Archived::Yes}});
    std::vector<flows::WaitingMessage> waiting;
    rig.app().conversations().waiting(
        this, [&](std::vector<flows::WaitingMessage> found) { waiting = std::move(found); });
    const auto isThere = [&] {
        return std::ranges::any_of(waiting, [&one](const flows::WaitingMessage &each) {
            return each.conversation == one && each.followUp && each.text == u"waits"_s;
        });
    };
    QTRY_VERIFY(isThere());
}

void FoldersTest::whatIsFoundInTheArchiveSaysSo()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveReply(u"Yes."_s);
    flows::ChatFlow *flow = rig.converse(id);
    rig.ask(flow, u"a fjord"_s);
    rig.app().conversations().place({{flow->conversation().id, {}, Archived::Yes}});
    flows::SearchFlow &search = rig.app().search();
    search.find(u"fjord"_s);
    QTRY_VERIFY(!search.answer().looking && search.answer().hits.size() == 1);
    QVERIFY(search.answer().hits[0].archived);
}

void FoldersTest::anEmptyConversationIsKeptWhereItWasPut()
{
    ChatRig rig;
    rig.connect(u"Work"_s);
    const ConversationId begun = rig.app().conversations().create();
    rig.app().conversations().place({{begun, u"Ideas"_s, Archived::No}});
    rig.restart();
    QCOMPARE(placeOf(rig, begun), u"Ideas"_s);
}

void FoldersTest::exportAndImportCarryThePlace()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveReply(u"Yes."_s);
    flows::ChatFlow *flow = rig.converse(id);
    rig.ask(flow, u"one"_s);
    const ConversationId one = flow->conversation().id;
    rig.app().conversations().place({{one, u"Trips"_s, Archived::Yes}});
    const QTemporaryDir folder;
    flows::ExportQuestion question;
    question.conversations = {one};
    question.file = folder.filePath(u"all.json"_s);
    QSignalSpy written(&rig.app().transfer(), &flows::TransferFlow::exportEnded);
    rig.app().transfer().exportFile(question);
    QTRY_COMPARE(written.size(), 1);

    ChatRig other;
    QSignalSpy taken(&other.app().transfer(), &flows::TransferFlow::importEnded);
    other.app().transfer().importFile(question.file, {});
    QTRY_COMPARE(taken.size(), 1);
    QTRY_COMPARE(placeOf(other, one), u"Trips archived"_s);
    QCOMPARE(foldersOf(other), QStringList{u"Trips"_s});
    other.restart();
    QCOMPARE(placeOf(other, one), u"Trips archived"_s);
    QCOMPARE(foldersOf(other), QStringList{u"Trips"_s});
}

QTEST_GUILESS_MAIN(FoldersTest)
#include "tst_folders.moc"
