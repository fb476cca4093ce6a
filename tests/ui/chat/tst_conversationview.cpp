// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/messagebody.h>
#include <ui/chat/messageitem.h>
#include <ui/chat/readingview.h>
#include <ui/chat/turnactions.h>
#include <ui/chat/turncolumn.h>
#include <ui/chat/turnheader.h>
#include <ui/chat/turnprogress.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/countdownbar.h>

#include "ui/support/samplecards.h"
#include "ui/support/widgets.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace breakerbox;
using namespace breakerbox::ui;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(breakerbox::ui::CardIntent)

class ConversationViewTest : public QObject
{
    Q_OBJECT
private:
    VirtualClock m_clock;

    chat::Message user(const QString &text) const { return fakes::userMessage(text, m_clock); }
    chat::Message reply(const QString &text) const { return fakes::reply(text, m_clock); }
    chat::Message streaming() const
    {
        chat::Message message = reply({});
        message.state = chat::TurnState::Streaming;
        return message;
    }
    static QScrollBar *bar(const ReadingView &view) { return view.scrollBar(); }
    static void display(ReadingView &view)
    {
        view.resize(700, 400);
        view.show();
    }

private Q_SLOTS:
    void eachMessageIsOneItemWithAName()
    {
        ReadingView view(m_clock);
        display(view);
        const auto asked = user(u"Which **fjord** first?"_s);
        const auto answered = reply(u"Start with `this`:\n\n- one\n- two"_s);
        view.setMessages({asked, answered});
        QStringList names;
        for (const int turn : view.column().built()) {
            QAccessibleInterface *interface =
                QAccessible::queryAccessibleInterface(view.column().item(turn));
            QCOMPARE(interface->role(), QAccessible::ListItem);
            names << interface->text(QAccessible::Name);
        }
        QCOMPARE(names, (QStringList{u"You, 00:00: Which fjord first?"_s,
                                     u"Reply from claude-sonnet-4, 00:00: Start with this:\n• "
                                     u"one\n• two"_s}));
        QCOMPARE(fakes::namelessControls(&view), QStringList());
        QCOMPARE(fakes::richLabels(&view), QStringList());
    }

    void streamedTextTouchesOnlyItsOwnTail()
    {
        ReadingView view(m_clock);
        display(view);
        const auto first = reply(u"Done.\n\nReally."_s);
        const auto second = streaming();
        view.setMessages({user(u"a"_s), first, user(u"b"_s), second});
        const quint64 above = view.item(first.id)->body()->blocks().revision();
        view.appendText(second.id, u"One.\n\nTwo"_s);
        view.settle();
        const MessageBody *body = view.item(second.id)->body();
        const quint64 own = body->blocks().revision();
        for (int i = 0; i < 20; ++i)
            view.appendText(second.id, u" more"_s);
        view.settle();
        QCOMPARE(view.item(first.id)->body()->blocks().revision(), above);
        QCOMPARE(body->blocks().revision(), own); // the same blocks as before
        QCOMPARE(body->blocks().count(), 2);
        QVERIFY(view.item(second.id)->message().text.endsWith(u"more more"_s));
    }

    void theEndIsFollowedUntilTheReaderScrollsAway()
    {
        ReadingView view(m_clock);
        display(view);
        const auto running = streaming();
        view.setMessages({user(u"line\n\n"_s.repeated(20)), running});
        view.settle();
        QCOMPARE(bar(view)->value(), bar(view)->maximum());
        view.appendText(running.id, u"text\n\n"_s.repeated(30));
        view.settle();
        QCOMPARE(bar(view)->value(), bar(view)->maximum());
        QVERIFY(!view.moreBelow()->isVisible());
        bar(view)->setValue(100);
        QVERIFY(!view.isFollowing());
        view.appendText(running.id, u"text\n\n"_s.repeated(30));
        view.settle();
        QCOMPARE(bar(view)->value(), 100); // what is being read stays where it is
        QVERIFY(view.moreBelow()->isVisible());
        view.moreBelow()->click();
        QCOMPARE(bar(view)->value(), bar(view)->maximum());
        QVERIFY(view.isFollowing());
        QVERIFY(!view.moreBelow()->isVisible());
    }

    void cardsComeAndGoInTheirTurn()
    {
        ReadingView view(m_clock);
        display(view);
        chat::Message failed = reply({});
        failed.state = chat::TurnState::Failed;
        failed.failure = u"server_error"_s;
        view.setMessages({user(u"a"_s), failed});
        QVERIFY(fakes::shownWords(&view).contains(u"No reply"_s));
        view.setCard(failed.id, fakes::sampleCard(flows::CardKind::Failing, m_clock));
        QVERIFY(!fakes::shownWords(&view).contains(u"No reply"_s));
        QSignalSpy chosen(&view, &ConversationView::chosen);
        view.item(failed.id)->card()->findChild<ActionButton *>(u"wait"_s)->click();
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.front()[0].value<MessageId>(), failed.id);
        QCOMPARE(chosen.front()[1].value<CardIntent>(), CardIntent::Wait);
        view.setCard(failed.id, std::nullopt);
        QVERIFY(!view.item(failed.id)->card());
    }

    // Design 3: while a limit runs the user sees the clock and may wait longer.
    void aRunningReplyShowsPhaseSecondsAndStop()
    {
        VirtualClock clock;
        ReadingView view(clock);
        display(view);
        const auto running = streaming();
        view.setMessages({user(u"a"_s), running});
        flows::ChatFlow::Progress progress;
        progress.phase = Phase::WaitingForFirstByte;
        progress.since = clock.now();
        progress.limit = clock.now() + Seconds(120);
        view.setProgress(running.id, progress);
        TurnProgress *line = view.item(running.id)->progress();
        clock.advance(Seconds(7));
        QCOMPARE(line->words(), u"Waiting for the first word · 0:07"_s);
        auto *longer = line->findChild<ActionButton *>(u"longer"_s);
        QVERIFY(longer->isHidden());
        clock.advance(Seconds(84));
        Q_EMIT line->findChild<SecondTicker *>()->ticked();
        QVERIFY(!longer->isHidden());
        QSignalSpy chosen(&view, &ConversationView::chosen);
        longer->click();
        line->findChild<ActionButton *>(u"stop"_s)->click();
        QCOMPARE(chosen[0][1].value<CardIntent>(), CardIntent::WaitLonger);
        QCOMPARE(chosen[1][1].value<CardIntent>(), CardIntent::Stop);
        view.setProgress(running.id, std::nullopt);
        QVERIFY(!view.item(running.id)->progress());
    }

    void reasoningIsFoldedAndTimed()
    {
        VirtualClock clock;
        ReadingView view(clock);
        display(view);
        const auto running = streaming();
        view.setMessages({user(u"a"_s), running});
        view.appendReasoning(running.id, u"Let me think."_s);
        auto *toggle = view.findChild<ActionButton *>(u"reasoning"_s);
        QVERIFY(toggle);
        auto *fold = view.findChild<ReasoningFold *>();
        QVERIFY(!fold->isOpen());
        clock.advance(Seconds(12));
        view.appendText(running.id, u"Yes."_s);
        QCOMPARE(toggle->text(), u"Reasoned for 12 s"_s);
        const int folded = view.item(running.id)->heightForWidth(600);
        toggle->click();
        QVERIFY(view.item(running.id)->heightForWidth(600) > folded);
        QCOMPARE(fold->body()->plainText(), u"Let me think."_s);
    }

    void whatBecameOfATurnIsSaidQuietly_data()
    {
        QTest::addColumn<int>("state");
        QTest::addColumn<QString>("failure");
        QTest::addColumn<QString>("line");
        using chat::TurnState;
        QTest::newRow("complete") << int(TurnState::Complete) << QString() << QString();
        QTest::newRow("cut short") << int(TurnState::Partial) << u"stream_broken"_s
                                   << u"Incomplete: The reply was cut short."_s;
        QTest::newRow("stopped") << int(TurnState::Partial) << u"user_stopped"_s
                                 << u"You stopped it here."_s;
        QTest::newRow("failed") << int(TurnState::Failed) << QString() << u"No reply."_s;
        QTest::newRow("declined") << int(TurnState::Declined) << QString()
                                  << u"The provider gave no text: its filter held it back."_s;
        QTest::newRow("waiting") << int(TurnState::Waiting) << QString() << u"Waiting, not sent."_s;
    }
    void whatBecameOfATurnIsSaidQuietly()
    {
        QFETCH(int, state);
        QFETCH(QString, failure);
        chat::Message message = reply(u"text"_s);
        message.state = chat::TurnState(state);
        message.failure = failure;
        QTEST(turnStateLine(message), "line");
    }

    void messagesAreWalkedAndCopiedByKeyboard()
    {
        ReadingView view(m_clock);
        display(view);
        const auto first = user(u"one"_s);
        const auto second = reply(u"two **bold**"_s);
        view.setMessages({first, second});
        QApplication::setActiveWindow(&view);
        MessageItem *last = view.item(second.id);
        QCOMPARE(last->focusPolicy(), Qt::StrongFocus); // one stop of the Tab key
        QCOMPARE(view.item(first.id)->focusPolicy(), Qt::ClickFocus);
        last->setFocus();
        QTest::keyClick(last, Qt::Key_Up);
        QVERIFY(view.item(first.id)->hasFocus());
        QCOMPARE(view.item(first.id)->focusPolicy(), Qt::StrongFocus);
        QTest::keyClick(view.item(first.id), Qt::Key_Down);
        QVERIFY(last->hasFocus());
        QTest::keyClick(last, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"two **bold**"_s);
        QTest::keyClick(last, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(last, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"two bold"_s);
        // The actions follow the message in the order of Tab.
        auto *actions = last->findChild<TurnActions *>();
        QVERIFY(actions && actions->isVisible());
        QTest::keyClick(last, Qt::Key_Tab);
        QVERIFY(actions->isAncestorOf(QApplication::focusWidget()));
        QCOMPARE(QApplication::focusWidget()->accessibleName(), u"Copy message"_s);
    }

    void askingAgainNamesTheReply()
    {
        ReadingView view(m_clock);
        display(view);
        const auto answered = reply(u"two"_s);
        view.setMessages({user(u"one"_s), answered});
        QApplication::setActiveWindow(&view);
        view.item(answered.id)->setFocus();
        QSignalSpy chosen(&view, &ConversationView::turnChosen);
        fakes::named<ActionButton>(&view, u"Ask again"_s)->click();
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.front()[0].value<MessageId>(), answered.id);
        QCOMPARE(chosen.front()[1].value<TurnIntent>(), TurnIntent::AskAgain);
    }

    void aReplacedMessageKeepsItsPlaceAndARemovedOneIsGone()
    {
        ReadingView view(m_clock);
        display(view);
        const auto asked = user(u"one"_s);
        auto running = streaming();
        view.setMessages({asked, running});
        view.appendText(running.id, u"partly"_s);
        running.text = u"something else"_s;
        running.state = chat::TurnState::Complete;
        view.replace(running);
        QCOMPARE(view.item(running.id)->body()->plainText(), u"something else"_s);
        view.remove(running.id);
        QVERIFY(!view.item(running.id));
        QCOMPARE(view.item(asked.id)->focusPolicy(), Qt::StrongFocus);
        view.setMessages({});
        QVERIFY(!view.item(asked.id));
    }
};

QTEST_MAIN(ConversationViewTest)
#include "tst_conversationview.moc"
