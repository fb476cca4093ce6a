// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// What the desktop is told while nobody looks at the window, over the real flows and a scripted
// server; the watch has a clock of its own, so that a long reply takes no time.

#include <base/virtualclock.h>
#include <flows/chatflow.h>
#include <flows/connectionsflow.h>
#include <flows/conversationsflow.h>
#include <ui/shell/noticewatch.h>
#include <ui/shell/tray.h>
#include <ui/text/moments.h>

#include "support/chatrig.h"

#include <QAction>
#include <QTest>

using namespace breakerbox;
using namespace breakerbox::ui;
using namespace Qt::StringLiterals;
using test::ChatRig;

namespace {

class FakeNotifier final : public Notifier
{
public:
    void tell(const Notice &notice) override { told << notice; }
    void withdraw(const ConversationId &conversation) override { withdrawn << conversation; }

    QList<Notice> told;
    QList<ConversationId> withdrawn;
};

struct Bench
{
    explicit Bench(bool wanted = true, bool away = true)
        : watch({clock, rig.app().conversations(), rig.app().connections(), notifier,
                 [wanted] { return wanted; }, [away] { return away; }})
    {
        work = rig.connect(u"Work & play"_s);
        flow = rig.converse(work);
    }
    [[nodiscard]] bool isSending()
    {
        return QTest::qWaitFor([&] {
            const auto *row = rig.app().conversations().find(flow->conversation().id);
            return row && row->running;
        });
    }
    // A reply that takes so long, by the watch's clock.
    bool answer(Milliseconds took, const QString &question = u"a private question"_s)
    {
        const QByteArray whole = ChatRig::replyScript(u"a private answer"_s).bytes();
        const qsizetype cut = whole.indexOf("\n\n", whole.indexOf("private")) + 2;
        rig.server().serve("POST", {}, {simulator::scriptCutAt(whole, {cut}, {Milliseconds(300)})});
        flow->send(question);
        if (!isSending())
            return false;
        clock.advance(took);
        if (!QTest::qWaitFor([&] { return !flow->isRunning(); }))
            return false;
        QCoreApplication::processEvents(); // what was told, was told by now
        return true;
    }

    ChatRig rig;
    VirtualClock clock;
    FakeNotifier notifier;
    NoticeWatch watch;
    ConnectionId work;
    flows::ChatFlow *flow = nullptr;
};

} // namespace

class NoticeWatchTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aLongReplyIsToldWithoutItsWords()
    {
        Bench bench;
        QVERIFY(bench.answer(Seconds(95)));
        QCOMPARE(bench.notifier.told.size(), 1);
        const Notice &notice = bench.notifier.told.front();
        QCOMPARE(notice.conversation, bench.flow->conversation().id);
        QCOMPARE(notice.title, u"Work & play has answered"_s);
        QVERIFY(notice.text.contains(text::duration(Seconds(95))));
        // Others may read it.
        QVERIFY(!(notice.title + notice.text).contains(u"private"_s));
    }

    void aShortOneIsNot()
    {
        Bench bench;
        QVERIFY(bench.answer(Seconds(5)));
        QVERIFY(bench.notifier.told.isEmpty());
    }

    void nobodyIsToldWhoLooksOrDoesNotWantIt()
    {
        Bench looks(true, false);
        QVERIFY(looks.answer(Seconds(95)));
        QVERIFY(looks.notifier.told.isEmpty());
        Bench unwanted(false, true);
        QVERIFY(unwanted.answer(Seconds(95)));
        QVERIFY(unwanted.notifier.told.isEmpty());
    }

    void oneThatBrokeOffIsToldToo()
    {
        Bench bench;
        bench.rig.serveCutReply(u"a private answer"_s, "answer", simulator::Then::Close);
        bench.flow->send(u"a private question"_s);
        QVERIFY(bench.isSending());
        bench.clock.advance(Seconds(30));
        QVERIFY(QTest::qWaitFor([&] { return !bench.notifier.told.isEmpty(); }));
        QCOMPARE(bench.notifier.told.front().title, u"No answer from Work & play"_s);
        QVERIFY(!bench.notifier.told.front().text.contains(u"private"_s));
    }

    // However quickly the reply came then: the person has been waiting for this one.
    void aMessageThatWaitedIsTold()
    {
        Bench bench;
        bench.rig.server().serve("POST", {},
                                 {simulator::scriptOf(simulator::httpResponse(
                                      429, "application/json", "{}", "Retry-After: 1\r\n")),
                                  ChatRig::replyScript(u"Yes."_s)});
        const MessageId held = bench.rig.ask(bench.flow, u"one"_s);
        if (bench.flow->isHeld(held))
            bench.flow->wait(held);
        QVERIFY(QTest::qWaitFor([&] { return bench.flow->result(held) != nullptr; }));
        QVERIFY(QTest::qWaitFor([&] { return !bench.notifier.told.isEmpty(); }));
        QCOMPARE(bench.notifier.told.front().text, u"The message that waited was sent."_s);
    }

    void whatIsRemovedIsTakenBack()
    {
        Bench bench;
        QVERIFY(bench.answer(Seconds(95)));
        const ConversationId id = bench.flow->conversation().id;
        bench.rig.app().conversations().remove(id);
        QCOMPARE(bench.notifier.withdrawn, QList<ConversationId>{id});
    }

    void theTraySaysWhoIsNotWell()
    {
        ChatRig rig;
        QAction begin;
        QAction quit;
        QAction ask;
        Tray tray(rig.app().connections(), &begin, &ask, &quit);
        const ConnectionId work = rig.connect(u"Work"_s);
        rig.connect(u"Other"_s);
        QCOMPARE(tray.words(), QGuiApplication::applicationDisplayName());
        rig.serveResponse(401, "{}");
        rig.ask(rig.converse(work), u"one"_s);
        QVERIFY(QTest::qWaitFor([&] { return tray.words().startsWith(u"Work: "_s); }));
        QVERIFY(!tray.words().contains(u"Other"_s));
    }
};

QTEST_MAIN(NoticeWatchTest)
#include "tst_noticewatch.moc"
