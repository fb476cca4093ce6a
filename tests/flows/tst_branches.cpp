// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// What of a conversation's branches outlives the program, through the whole of it without a window.

#include "support/chatrig.h"
#include "turnsbench.h"

#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using test::ChatRig;

class BranchesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    // Design 9: also below a branch that is not on screen.
    void theChoiceBelowAnotherBranchOutlivesARestart()
    {
        ChatRig rig;
        const ConnectionId id = rig.connect(u"Work"_s);
        rig.serveReply(u"r"_s);
        flows::ChatFlow *flow = rig.converse(id);
        rig.ask(flow, u"one"_s);
        rig.ask(flow, u"two"_s);
        const ConversationId conversation = flow->conversation().id;
        const MessageId older = flow->messages().back().id;
        flow->resend(older);
        QVERIFY(test::settled(flow, [&] { return flow->messages().back().id != older; }));
        const MessageId newer = flow->messages().back().id;
        flow->showVersion(newer, -1);
        flow->edit(flow->messages().front().id, u"other"_s);
        QVERIFY(test::settled(flow, [&] { return flow->messages().size() == 2; }));

        flow = test::reopened(rig, conversation);
        QCOMPARE(flow->messages().size(), size_t(2));
        flow->showVersion(flow->messages().front().id, -1);
        QCOMPARE(flow->messages().size(), size_t(4));
        QCOMPARE(flow->messages().back().id, older);
        // Chosen anew, left again: the newest needs no memory, and the old choice is gone.
        flow->showVersion(older, 1);
        flow->showVersion(flow->messages().front().id, 1);
        flow = test::reopened(rig, conversation);
        flow->showVersion(flow->messages().front().id, -1);
        QCOMPARE(flow->messages().back().id, newer);
    }

    // It goes with its conversation, and one that names what is gone does no harm.
    void aDeletedVersionIsNotMissed()
    {
        ChatRig rig;
        const ConnectionId id = rig.connect(u"Work"_s);
        rig.serveReply(u"r"_s);
        flows::ChatFlow *flow = rig.converse(id);
        rig.ask(flow, u"one"_s);
        const ConversationId conversation = flow->conversation().id;
        const MessageId older = flow->messages().back().id;
        flow->resend(older);
        QVERIFY(test::settled(flow, [&] { return flow->messages().back().id != older; }));
        const MessageId newer = flow->messages().back().id;
        flow->showVersion(newer, -1);
        flow->edit(flow->messages().front().id, u"other"_s);
        QVERIFY(test::settled(flow, [&] { return flow->messages().size() == 2; }));
        flow->remove(older);

        flow = test::reopened(rig, conversation);
        flow->showVersion(flow->messages().front().id, -1);
        QCOMPARE(flow->messages().size(), size_t(2));
        QCOMPARE(flow->messages().back().id, newer);
    }
};

QTEST_GUILESS_MAIN(BranchesTest)
#include "tst_branches.moc"
