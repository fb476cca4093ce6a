// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// The conversation's page over the real flows, a real profile and a scripted server: editing,
// versions, going on, deleting with undo, quoting, as a person does them.

#include <flows/chatflow.h>
#include <ui/chat/chatpage.h>
#include <ui/chat/composer.h>
#include <ui/chat/messageitem.h>
#include <ui/chat/picklist.h>
#include <ui/chat/readingview.h>
#include <ui/chat/turnbar.h>
#include <ui/chat/turndesk.h>
#include <ui/chat/turnheader.h>
#include <ui/chat/versionswitch.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/linkopener.h>

#include "support/chatrig.h"
#include "ui/support/widgets.h"

#include <QApplication>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace breakerbox;
using namespace breakerbox::ui;
using namespace Qt::StringLiterals;
using test::ChatRig;

class TurnDeskTest : public QObject
{
    Q_OBJECT
private:
    struct Bench
    {
        Bench()
        {
            id = rig.connect(u"Work"_s);
            rig.serveReply(u"First."_s);
            flow = rig.converse(id);
            rig.ask(flow, u"one"_s);
            page = std::make_unique<ChatPage>(rig.app().clock(), rig.app().connections(), opener);
            page->resize(800, 600);
            page->setFlow(flow);
            page->show();
            QApplication::setActiveWindow(page.get());
        }
        MessageItem *item(size_t place) const
        {
            return page->view()->item(flow->messages().at(place).id);
        }
        // The button of the turn that has the focus.
        ActionButton *button(const QString &name) const
        {
            return fakes::named<ActionButton>(page.get(), name);
        }
        QStringList shown() const
        {
            QStringList texts;
            for (const chat::Message &message : flow->messages())
                texts << (page->view()->item(message.id) ? message.text : u"(not shown)"_s);
            return texts;
        }
        void edit(size_t place) const
        {
            item(place)->setFocus();
            button(u"Edit and send again"_s)->click();
        }
        bool quiet() const
        {
            return QTest::qWaitFor([&] {
                return !flow->isRunning() && !flow->messages().empty() &&
                       flow->messages().back().state != chat::TurnState::Waiting;
            });
        }

        ChatRig rig;
        ConnectionId id;
        flows::ChatFlow *flow = nullptr;
        LinkOpener opener{[](const QUrl &) {}};
        std::unique_ptr<ChatPage> page;
    };

private Q_SLOTS:
    void editingSendsAnotherVersion();
    void escapeBringsBackWhatWasThere();
    void editingWaitsWhileAnotherConversationIsShown();
    void versionsAreSwitchedInTheHeader();
    void theHeaderNamesTheConnection();
    void deletingTellsHowMuchGoes();
    void undoWorksByButtonAndByKey();
    void theTextsOwnUndoGoesFirst();
    void aCutReplyGoesOnFromItsCard();
    void anotherModelIsChosenFromTheList();
    void quotingKeepsWhatIsWritten();
};

void TurnDeskTest::editingSendsAnotherVersion()
{
    Bench bench;
    Composer *composer = bench.page->composer();
    composer->setText(u"half a thought"_s);
    bench.edit(0);
    QCOMPARE(composer->text(), u"one"_s);
    QCOMPARE(bench.page->desk()->editBar()->sentence(), u"Editing: one"_s);
    QVERIFY(composer->edit()->hasFocus());
    QCOMPARE(fakes::namelessControls(bench.page->desk()->editBar()), QStringList());
    composer->edit()->setPlainText(u"two"_s);
    composer->flushDraft();
    QVERIFY(bench.flow->conversation().draft != u"two"_s); // what is edited is no draft
    bench.rig.serveReply(u"Second."_s);
    composer->sendButton()->click();
    QVERIFY(QTest::qWaitFor([&] { return bench.flow->messages().back().text == u"Second."_s; }));
    QVERIFY(bench.quiet());
    QCOMPARE(bench.shown(), (QStringList{u"two"_s, u"Second."_s}));
    QCOMPARE(composer->text(), u"half a thought"_s);
    QVERIFY(bench.page->desk()->editBar()->isHidden());
    QVERIFY(!bench.item(0)->header()->versionSwitch()->isHidden());
}

void TurnDeskTest::escapeBringsBackWhatWasThere()
{
    Bench bench;
    Composer *composer = bench.page->composer();
    composer->setText(u"half a thought"_s);
    bench.edit(0);
    QTest::keyClicks(composer->edit(), u" more"_s);
    QTest::keyClick(composer->edit(), Qt::Key_Escape);
    QCOMPARE(composer->text(), u"half a thought"_s);
    QVERIFY(!bench.page->desk()->isEditing());
    bench.edit(0);
    bench.button(u"Cancel editing"_s)->click();
    QCOMPARE(composer->text(), u"half a thought"_s);
    QCOMPARE(bench.flow->messages().size(), size_t(2));
}

void TurnDeskTest::editingWaitsWhileAnotherConversationIsShown()
{
    Bench bench;
    Composer *composer = bench.page->composer();
    composer->setText(u"half a thought"_s);
    bench.flow->setDraft(u"half a thought"_s);
    bench.edit(0);
    composer->edit()->setPlainText(u"one, but better"_s);
    flows::ChatFlow *other = bench.rig.converse(bench.id);
    bench.page->setFlow(other);
    QCOMPARE(composer->text(), QString());
    QVERIFY(bench.page->desk()->editBar()->isHidden());
    bench.page->setFlow(bench.flow);
    QCOMPARE(composer->text(), u"one, but better"_s);
    QVERIFY(!bench.page->desk()->editBar()->isHidden());
    QTest::keyClick(composer->edit(), Qt::Key_Escape);
    QCOMPARE(composer->text(), u"half a thought"_s);
}

void TurnDeskTest::versionsAreSwitchedInTheHeader()
{
    Bench bench;
    bench.rig.serveReply(u"Second."_s);
    const MessageId first = bench.flow->messages().back().id;
    bench.item(1)->setFocus();
    bench.button(u"Ask again"_s)->click();
    QVERIFY(QTest::qWaitFor([&] { return bench.flow->messages().back().text == u"Second."_s; }));
    QVERIFY(bench.quiet());
    auto *row = bench.item(1)->header()->versionSwitch();
    QCOMPARE(row->versions(), (flows::Versions{2, 2}));
    row->earlier()->click();
    QCOMPARE(bench.flow->messages().back().id, first);
    QCOMPARE(bench.shown(), (QStringList{u"one"_s, u"First."_s}));
    bench.item(1)->setFocus();
    QTest::keyClick(bench.item(1), Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(bench.shown(), (QStringList{u"one"_s, u"Second."_s}));
    QVERIFY(bench.item(1)->hasFocus()); // the key can be pressed again
}

void TurnDeskTest::theHeaderNamesTheConnection()
{
    Bench bench;
    QVERIFY(bench.item(1)->header()->toolTip().contains(u"Connection: Work"_s));
    connections::Connection renamed = bench.rig.app().connections().find(bench.id)->connection;
    renamed.name = u"Other name"_s;
    bench.rig.app().connections().save(renamed, {}, flows::KeepKey::UntilQuit,
                                       [](const Result<void> &) {});
    QTRY_VERIFY(bench.item(1)->header()->toolTip().contains(u"Connection: Other name"_s));
}

void TurnDeskTest::deletingTellsHowMuchGoes()
{
    Bench bench;
    bench.rig.ask(bench.flow, u"two"_s);
    bench.item(1)->setFocus();
    QTest::keyClick(bench.item(1), Qt::Key_Delete);
    auto *box = bench.page->findChild<QMessageBox *>();
    QVERIFY(box);
    QCOMPARE(box->text(), u"Delete this message and the 2 after it?"_s);
    QCOMPARE(bench.flow->messages().size(), size_t(4)); // told before
    fakes::named<QPushButton>(box, u"Cancel"_s)->click();
    QCOMPARE(bench.flow->messages().size(), size_t(4));
    bench.item(1)->setFocus();
    QTest::keyClick(bench.item(1), Qt::Key_Delete);
    for (QMessageBox *each : bench.page->findChildren<QMessageBox *>()) {
        if (each->isVisible())
            fakes::named<QPushButton>(each, u"Delete"_s)->click();
    }
    QCOMPARE(bench.shown(), QStringList{u"one"_s});
    QCOMPARE(bench.page->desk()->undoBar()->sentence(), u"3 messages deleted."_s);
}

void TurnDeskTest::undoWorksByButtonAndByKey()
{
    Bench bench;
    bench.item(1)->setFocus();
    QTest::keyClick(bench.item(1), Qt::Key_Delete); // nothing follows: at once
    QCOMPARE(bench.shown(), QStringList{u"one"_s});
    QVERIFY(bench.item(0)->hasFocus());
    QCOMPARE(bench.page->desk()->undoBar()->sentence(), u"1 message deleted."_s);
    bench.button(u"Undo deleting"_s)->click();
    QCOMPARE(bench.shown(), (QStringList{u"one"_s, u"First."_s}));
    QVERIFY(bench.page->desk()->undoBar()->isHidden());
    bench.item(1)->setFocus();
    QTest::keyClick(bench.item(1), Qt::Key_Delete);
    QTest::keyClick(bench.item(0), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(bench.shown(), (QStringList{u"one"_s, u"First."_s}));
}

void TurnDeskTest::theTextsOwnUndoGoesFirst()
{
    Bench bench;
    Composer *composer = bench.page->composer();
    bench.item(1)->setFocus();
    QTest::keyClick(bench.item(1), Qt::Key_Delete);
    composer->focusText();
    QTest::keyClicks(composer->edit(), u"typed"_s);
    QTest::keyClick(composer->edit(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(composer->text(), QString());
    QCOMPARE(bench.shown(), QStringList{u"one"_s});
    QTest::keyClick(composer->edit(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(bench.shown(), (QStringList{u"one"_s, u"First."_s}));
}

void TurnDeskTest::aCutReplyGoesOnFromItsCard()
{
    Bench bench;
    const QByteArray whole = ChatRig::replyScript(u"Some text and more"_s).bytes();
    bench.rig.server().serve(
        "POST", {},
        {simulator::scriptOf(whole.left(whole.indexOf("and ")), simulator::Then::Close)});
    bench.rig.ask(bench.flow, u"two"_s);
    QVERIFY(bench.item(3)->card());
    bench.rig.serveReply(u"and more"_s);
    auto *more = bench.item(3)->card()->findChild<ActionButton *>(u"continue"_s);
    QVERIFY(more && !more->isHidden());
    QCOMPARE(more->look(), ActionButton::Look::Primary);
    more->click();
    QVERIFY(QTest::qWaitFor(
        [&] { return bench.flow->messages().back().state == chat::TurnState::Complete; }));
    QCOMPARE(bench.item(3)->message().text, u"Some text and more"_s);
    QVERIFY(!bench.item(3)->card());
}

void TurnDeskTest::anotherModelIsChosenFromTheList()
{
    Bench bench;
    const ConnectionId box = bench.rig.connect(u"Box"_s, connections::ConnectionKind::Local);
    const MessageId first = bench.flow->messages().back().id;
    bench.rig.serveReply(u"From the box."_s);
    Q_EMIT bench.page->view()->turnChosen(first, TurnIntent::AskOther);
    PickList *list = nullptr;
    for (PickList *each : bench.page->findChildren<PickList *>()) {
        if (each->isVisible())
            list = each;
    }
    QVERIFY(list);
    Q_EMIT list->picked(0);
    QVERIFY(QTest::qWaitFor([&] { return bench.flow->messages().back().id != first; }));
    QVERIFY(bench.quiet());
    QCOMPARE(bench.flow->messages().back().connection, box);
    QCOMPARE(bench.flow->conversation().connection, bench.id);
}

void TurnDeskTest::quotingKeepsWhatIsWritten()
{
    Bench bench;
    Composer *composer = bench.page->composer();
    Q_EMIT bench.page->view()->quoteRequested(u"a\n\nb"_s);
    QCOMPARE(composer->text(), u"> a\n>\n> b\n\n"_s);
    QVERIFY(composer->edit()->hasFocus());
    QTest::keyClicks(composer->edit(), u"why"_s);
    Q_EMIT bench.page->view()->quoteRequested(u"c"_s);
    QCOMPARE(composer->text(), u"> a\n>\n> b\n\nwhy\n\n> c\n\n"_s);
}

QTEST_MAIN(TurnDeskTest)
#include "tst_turndesk.moc"
