// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// Several answers to one message on the conversation's page, over the real flows and a scripted
// server.

#include <flows/chatflow.h>
#include <ui/chat/answercolumn.h>
#include <ui/chat/boundarydialog.h>
#include <ui/chat/breakercard.h>
#include <ui/chat/chatpage.h>
#include <ui/chat/composer.h>
#include <ui/chat/messageitem.h>
#include <ui/chat/picklist.h>
#include <ui/chat/readingview.h>
#include <ui/chat/sidebyside.h>
#include <ui/chat/turnbar.h>
#include <ui/chat/turncolumn.h>
#include <ui/chat/turnheader.h>
#include <ui/chat/turnprogress.h>
#include <ui/chat/versionswitch.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/linkopener.h>

#include "support/chatrig.h"
#include "ui/support/widgets.h"

#include <QApplication>
#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>

using namespace breakerbox;
using namespace breakerbox::ui;
using namespace Qt::StringLiterals;
using connections::ConnectionKind;
using connections::Protocol;
using test::ChatRig;

class SideBySideTest : public QObject
{
    Q_OBJECT
private:
    struct Bench
    {
        explicit Bench(ConnectionKind others = ConnectionKind::Local)
        {
            work = rig.connect(u"Work"_s, ConnectionKind::Cloud, Protocol::OpenAiChat, u"/a"_s);
            box = rig.connect(u"Box"_s, others, Protocol::OpenAiChat, u"/b"_s);
            serve("/a", ChatRig::replyScript(u"from a"_s));
            serve("/b", ChatRig::replyScript(u"from b"_s));
            flow = rig.converse(work);
            page = std::make_unique<ChatPage>(rig.app().clock(), rig.app().connections(), opener);
            page->resize(900, 600);
            page->setFlow(flow);
            page->show();
            QApplication::setActiveWindow(page.get());
        }
        void serve(const QByteArray &path, const simulator::Script &script)
        {
            rig.server().serve("POST", path + "/chat/completions", {script});
        }
        // By keyboard, as a person does: the list, the second row, ask.
        void chooseBoth()
        {
            page->composer()->setText(u"Which?"_s);
            page->chooseSeveral();
            QLineEdit *filter = page->several()->filter();
            QTest::keyClick(filter, Qt::Key_Down);
            QTest::keyClick(filter, Qt::Key_Return);
            QTest::keyClick(filter, Qt::Key_Return, Qt::ControlModifier);
        }
        bool quiet() const
        {
            return QTest::qWaitFor([&] {
                return flow->messages().size() >= 2 && !flow->isRunning() &&
                       page->beside()->columns().size() == 2;
            });
        }
        AnswerColumn *column(size_t at) const { return page->beside()->columns().at(at); }
        QString text(size_t at) const { return column(at)->view()->column().message(0).text; }

        ChatRig rig;
        ConnectionId work;
        ConnectionId box;
        flows::ChatFlow *flow = nullptr;
        LinkOpener opener{[](const QUrl &) {}};
        std::unique_ptr<ChatPage> page;
    };

private Q_SLOTS:
    void bothAnswersStandSideBySide();
    void oneIsTakenAndTheOthersStay();
    void writingOnGoesOnWithTheFirst();
    void aNarrowPageHasTabs();
    void eachHasItsOwnStop();
    void aFailingOneHasItsCard();
    void askedAgainItTakesItsPlace();
    void theQuestionComesForEachOutside();
    void versionsOpenFromTheHeader();
    void theListTakesNoMoreThanItMay();
    void nothingToSendAsksNobody();
};

void SideBySideTest::bothAnswersStandSideBySide()
{
    Bench bench;
    bench.chooseBoth();
    QVERIFY(bench.quiet());
    QVERIFY(bench.page->beside()->isVisible());
    QVERIFY(!bench.page->beside()->isFolded());
    QCOMPARE(bench.text(0), u"from a"_s);
    QCOMPARE(bench.text(1), u"from b"_s);
    QVERIFY(bench.column(0)->isVisible() && bench.column(1)->isVisible());
    QVERIFY(bench.column(0)->width() >= SideBySide::kLeastWidth);
    QCOMPARE(bench.page->beside()->bar()->sentence(), u"You: Which?"_s);
    QVERIFY(bench.column(0)->accessibleName().startsWith(u"Answer 1 of 2: m, "_s));
    QVERIFY(bench.column(1)->accessibleName().contains(u"this device"_s));
    QVERIFY(!bench.column(0)->figures().isEmpty());
    QCOMPARE(bench.page->composer()->text(), QString());
    QCOMPARE(fakes::namelessControls(bench.page->beside()), QStringList());
}

void SideBySideTest::oneIsTakenAndTheOthersStay()
{
    Bench bench;
    bench.chooseBoth();
    QVERIFY(bench.quiet());
    bench.column(1)->goOn()->click();
    QVERIFY(bench.page->beside()->isEmpty());
    QVERIFY(bench.page->view()->isVisible());
    QCOMPARE(bench.flow->messages().back().text, u"from b"_s);
    const MessageItem *item = bench.page->view()->item(bench.flow->messages().back().id);
    QVERIFY(item);
    QCOMPARE(item->notes().versions, (flows::Versions{2, 2}));
    QVERIFY(bench.page->composer()->edit()->hasFocus());
}

void SideBySideTest::writingOnGoesOnWithTheFirst()
{
    Bench bench;
    bench.chooseBoth();
    QVERIFY(bench.quiet());
    bench.page->composer()->setText(u"And then?"_s);
    bench.page->composer()->sendButton()->click();
    QVERIFY(QTest::qWaitFor(
        [&] { return bench.flow->messages().size() == 4 && !bench.flow->isRunning(); }));
    QVERIFY(bench.page->beside()->isEmpty());
    QVERIFY(bench.page->view()->isVisible());
    QCOMPARE(bench.flow->messages().at(1).text, u"from a"_s);
}

void SideBySideTest::aNarrowPageHasTabs()
{
    Bench bench;
    bench.chooseBoth();
    QVERIFY(bench.quiet());
    bench.page->resize(480, 600);
    QVERIFY(QTest::qWaitFor([&] { return bench.page->beside()->isFolded(); }));
    QTabBar *tabs = bench.page->beside()->tabs();
    QVERIFY(tabs->isVisible());
    QVERIFY(bench.column(0)->isVisible() && !bench.column(1)->isVisible());
    tabs->setFocus();
    QTest::keyClick(tabs, Qt::Key_Right);
    QVERIFY(!bench.column(0)->isVisible() && bench.column(1)->isVisible());
    bench.page->resize(900, 600);
    QVERIFY(QTest::qWaitFor([&] { return bench.column(0)->isVisible(); }));
    QVERIFY(!tabs->isVisible());
    QTest::keyClick(bench.page->beside(), Qt::Key_Escape);
    QVERIFY(bench.page->view()->isVisible());
}

void SideBySideTest::eachHasItsOwnStop()
{
    Bench bench;
    const QByteArray whole = ChatRig::replyScript(u"from b"_s).bytes();
    bench.serve("/b",
                simulator::scriptOf(whole.left(whole.indexOf("\"b\"")), simulator::Then::Silence));
    bench.chooseBoth();
    QVERIFY(QTest::qWaitFor([&] {
        return bench.page->beside()->columns().size() == 2 && bench.text(0) == u"from a"_s &&
               bench.text(1) == u"from "_s;
    }));
    const MessageId slow = bench.column(1)->id();
    MessageItem *item = bench.column(1)->view()->item(slow);
    QVERIFY(item && item->progress());
    item->progress()->findChild<ActionButton *>(u"stop"_s)->click();
    QVERIFY(QTest::qWaitFor([&] { return !bench.flow->isRunning(); }));
    QCOMPARE(bench.flow->find(slow)->state, chat::TurnState::Partial);
    QCOMPARE(bench.flow->messages().back().state, chat::TurnState::Complete);
}

void SideBySideTest::aFailingOneHasItsCard()
{
    Bench bench;
    bench.serve("/b", simulator::scriptOf(simulator::httpResponse(
                          400, "application/json", R"({"error":{"message":"no"}})")));
    bench.chooseBoth();
    QVERIFY(bench.quiet());
    QCOMPARE(bench.text(0), u"from a"_s);
    MessageItem *item = bench.column(1)->view()->item(bench.column(1)->id());
    QVERIFY(item && item->card());
    QVERIFY(!bench.column(0)->view()->item(bench.column(0)->id())->card());
    bench.serve("/b", ChatRig::replyScript(u"better"_s));
    Q_EMIT bench.column(1)->view()->chosen(bench.column(1)->id(), CardIntent::RetryNow);
    QVERIFY(QTest::qWaitFor([&] { return bench.text(1) == u"better"_s; }));
    // Another one goes from its card.
    bench.serve("/a", simulator::scriptOf({}, simulator::Then::Reset));
    Q_EMIT bench.column(1)->view()->chosen(bench.column(1)->id(), CardIntent::Discard);
    QVERIFY(bench.page->beside()->isEmpty()); // one alone is no comparison
    QCOMPARE(bench.flow->messages().back().text, u"from a"_s);
}

void SideBySideTest::askedAgainItTakesItsPlace()
{
    Bench bench;
    bench.chooseBoth();
    QVERIFY(bench.quiet());
    const MessageId old = bench.column(1)->id();
    bench.serve("/b", ChatRig::replyScript(u"other"_s));
    Q_EMIT bench.column(1)->view()->turnChosen(old, TurnIntent::AskAgain);
    QVERIFY(QTest::qWaitFor([&] { return bench.text(1) == u"other"_s; }));
    QVERIFY(bench.column(1)->id() != old);
    QCOMPARE(bench.text(0), u"from a"_s);
    QVERIFY(bench.page->beside()->isVisible());
}

void SideBySideTest::theQuestionComesForEachOutside()
{
    Bench bench(ConnectionKind::Cloud);
    bench.chooseBoth();
    auto *dialog = bench.page->window()->findChild<BoundaryDialog *>();
    QVERIFY(dialog);
    QCOMPARE(bench.rig.server().requests().size(), size_t(0));
    QCOMPARE(bench.flow->messages().size(), size_t(0));
    Q_EMIT dialog->answered(flows::BoundaryAnswer::ThisOnce);
    QVERIFY(bench.quiet());
    QCOMPARE(bench.text(1), u"from b"_s);
}

void SideBySideTest::versionsOpenFromTheHeader()
{
    Bench bench;
    bench.chooseBoth();
    QVERIFY(bench.quiet());
    bench.column(0)->goOn()->click();
    const MessageItem *item = bench.page->view()->item(bench.flow->messages().back().id);
    VersionSwitch *versions = item->header()->versionSwitch();
    QVERIFY(versions && versions->beside()->isVisible());
    versions->beside()->click();
    QVERIFY(bench.page->beside()->isVisible());
    QCOMPARE(bench.page->beside()->columns().size(), size_t(2));
    bench.page->toggleBeside();
    QVERIFY(bench.page->view()->isVisible());
}

void SideBySideTest::theListTakesNoMoreThanItMay()
{
    PickList list(u"Ask"_s);
    list.setChoosing(2, 4);
    std::vector<PickRow> rows;
    for (const QString &name : {u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s}) {
        PickRow row;
        row.group = u"All"_s;
        row.name = name;
        rows.push_back(row);
    }
    list.setRows(rows);
    QVERIFY(!list.takeButton()->isEnabled());
    QSignalSpy chosen(&list, &PickList::chosen);
    QTest::keyClick(list.filter(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(chosen.size(), 0);
    for (int i = 0; i < 5; ++i) {
        QTest::keyClick(list.filter(), Qt::Key_Return);
        QTest::keyClick(list.filter(), Qt::Key_Down);
    }
    QCOMPARE(list.chosenRows(), (std::vector<int>{0, 1, 2, 3}));
    list.setChosen({2, 0});
    QCOMPARE(list.list()->model()->index(1, 0).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
    list.takeButton()->click();
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(list.chosenRows(), (std::vector<int>{2, 0}));
}

void SideBySideTest::nothingToSendAsksNobody()
{
    Bench bench;
    bench.page->chooseSeveral();
    QVERIFY(!bench.page->several()->isVisible());
    bench.page->composer()->setText(u"x"_s);
    bench.page->chooseSeveral();
    QVERIFY(bench.page->several()->isVisible());
    // Who answers anyway is ticked.
    QCOMPARE(bench.page->several()->chosenRows().size(), size_t(1));
    bench.page->several()->hide();
}

QTEST_MAIN(SideBySideTest)
#include "tst_sidebyside.moc"
