// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/messagebody.h>
#include <ui/chat/messageitem.h>
#include <ui/chat/readingview.h>
#include <ui/chat/selectioncopy.h>
#include <ui/chat/turncolumn.h>
#include <ui/chat/turnselection.h>
#include <ui/widgets/actionbutton.h>

#include "ui/support/longconversation.h"
#include "ui/support/widgets.h"

#include <QApplication>
#include <QClipboard>
#include <QMouseEvent>
#include <QPointer>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace breakerbox;
using namespace breakerbox::ui;
using namespace Qt::StringLiterals;

class TurnSelectionTest : public QObject
{
    Q_OBJECT
private:
    VirtualClock m_clock;

    static void display(ReadingView &view)
    {
        view.resize(700, 500);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QApplication::setActiveWindow(&view);
    }
    // Where a place of a turn's text is, in the coordinates of its body.
    static QPoint pointOf(const ReadingView &view, int turn, const QString &words, bool end = false)
    {
        const MessageBody *body = view.column().item(turn)->body();
        const int at = int(body->searchText().indexOf(words)) + (end ? int(words.size()) : 0);
        return body->caretRect(at).center();
    }
    static void sendMouse(QWidget *widget, QEvent::Type type, const QPoint &at,
                          Qt::MouseButton button, Qt::MouseButtons buttons)
    {
        QMouseEvent event(type, QPointF(at), widget->mapToGlobal(QPointF(at)), button, buttons,
                          Qt::NoModifier);
        QApplication::sendEvent(widget, &event);
    }
    static void press(QWidget *widget, const QPoint &at)
    {
        sendMouse(widget, QEvent::MouseButtonPress, at, Qt::LeftButton, Qt::LeftButton);
    }
    static void drag(QWidget *widget, const QPoint &at)
    {
        sendMouse(widget, QEvent::MouseMove, at, Qt::NoButton, Qt::LeftButton);
    }
    static void release(QWidget *widget, const QPoint &at)
    {
        sendMouse(widget, QEvent::MouseButtonRelease, at, Qt::LeftButton, Qt::NoButton);
    }
    static QString copied(Qt::KeyboardModifiers modifiers)
    {
        QGuiApplication::clipboard()->clear();
        const QWidget *focus = QApplication::focusWidget();
        const auto *view = qobject_cast<const ReadingView *>(focus->window());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_C, modifiers);
        if (!QTest::qWaitFor([view] { return !view->selectionCopy().isRunning(); }, 60'000))
            qWarning("the copy does not end");
        return QGuiApplication::clipboard()->text();
    }

private Q_SLOTS:
    void draggingGoesAcrossMessages()
    {
        ReadingView view(m_clock);
        display(view);
        view.setMessages({fakes::userMessage(u"One two three"_s, m_clock),
                          fakes::reply(u"Four **five** six"_s, m_clock),
                          fakes::userMessage(u"Seven eight nine"_s, m_clock)});
        view.settle();
        MessageBody *first = view.column().item(0)->body();
        MessageBody *last = view.column().item(2)->body();
        press(first, pointOf(view, 0, u"two"_s));
        const QPoint to = first->mapFrom(&view, last->mapTo(&view, pointOf(view, 2, u"eight"_s)));
        drag(first, to);
        QCOMPARE(first->selectedText(), u"two three"_s);
        QVERIFY(view.column().item(1)->body()->hasSelection());
        QCOMPARE(last->selectedText().trimmed(), u"Seven"_s);
        release(first, to);
        QVERIFY(view.column().item(0)->hasFocus());
        QCOMPARE(copied(Qt::ControlModifier),
                 u"You:\ntwo three\n\nclaude-sonnet-4:\nFour five six\n\nYou:\nSeven "_s);
        QVERIFY(copied(Qt::ControlModifier | Qt::ShiftModifier)
                    .contains(u"**claude-sonnet-4:**\n\nFour **five** six\n\n**You:**\n\nSeven"_s));
        // Backwards, and within one.
        press(last, pointOf(view, 2, u"nine"_s));
        drag(last, pointOf(view, 2, u"eight"_s));
        release(last, pointOf(view, 2, u"eight"_s));
        QVERIFY(!first->hasSelection());
        QCOMPARE(copied(Qt::ControlModifier), u"eight "_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(view.selection().isEmpty());
        QVERIFY(!last->hasSelection());
    }

    void aDoubleClickTakesTheWord()
    {
        ReadingView view(m_clock);
        display(view);
        view.setMessages({fakes::userMessage(u"One two three\nfour"_s, m_clock)});
        view.settle();
        MessageBody *body = view.column().item(0)->body();
        const QPoint at = pointOf(view, 0, u"wo"_s);
        press(body, at);
        release(body, at);
        sendMouse(body, QEvent::MouseButtonDblClick, at, Qt::LeftButton, Qt::LeftButton);
        QCOMPARE(view.selection().text(), u"two"_s);
        drag(body, pointOf(view, 0, u"hree"_s));
        QCOMPARE(view.selection().text(), u"two t"_s);
        release(body, at);
    }

    void aLinkIsFollowedUnlessDragged()
    {
        ReadingView view(m_clock);
        display(view);
        view.setMessages({fakes::reply(u"See [the page](https://example.org/a) now"_s, m_clock)});
        view.settle();
        QSignalSpy followed(&view, &ConversationView::linkActivated);
        MessageBody *body = view.column().item(0)->body();
        const QPoint at = pointOf(view, 0, u"page"_s);
        press(body, at);
        release(body, at);
        QCOMPARE(followed.size(), 1);
        press(body, at);
        drag(body, pointOf(view, 0, u"now"_s));
        release(body, at);
        QCOMPARE(followed.size(), 1);
    }

    // Beyond an edge it scrolls, and takes in what comes.
    void draggingBeyondTheEdgeScrolls()
    {
        ReadingView view(m_clock);
        display(view);
        view.setMessages(fakes::longConversation(400, m_clock));
        view.settle();
        const int from = view.column().visibleTurns().second;
        QPointer<MessageBody> body = view.column().item(from)->body();
        const int before = view.scrollBar()->value();
        press(body, QPoint(4, 4));
        drag(body, body->mapFrom(view.column().viewport(), QPoint(30, -400)));
        QTRY_VERIFY_WITH_TIMEOUT(view.scrollBar()->value() < before - 6000, 20'000);
        QVERIFY(body); // who has the pointer stays
        release(body, QPoint(4, 4));
        const int stopped = view.scrollBar()->value();
        const QString text = view.selection().text();
        QVERIFY(text.contains(u"Question %1"_s.arg((from - 4) / 2 * 2)));
        QApplication::processEvents();
        QCOMPARE(view.scrollBar()->value(), stopped);
    }

    void keysSelectWholeTurns()
    {
        ReadingView view(m_clock);
        display(view);
        view.setMessages({fakes::userMessage(u"one"_s, m_clock), fakes::reply(u"*two*"_s, m_clock),
                          fakes::userMessage(u"three"_s, m_clock),
                          fakes::reply(u"four"_s, m_clock)});
        view.settle();
        view.column().item(2)->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(copied(Qt::ControlModifier), u"claude-sonnet-4:\ntwo\n\nYou:\nthree"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(copied(Qt::ControlModifier | Qt::ShiftModifier),
                 u"**You:**\n\none\n\n**claude-sonnet-4:**\n\n*two*\n\n**You:**\n\nthree"_s);
        // Back over where it began.
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(copied(Qt::ControlModifier), u"You:\nthree\n\nclaude-sonnet-4:\nfour"_s);
    }

    // All of the turn, then all of the conversation: also what has no widgets.
    void selectAllGoesOverUnbuiltTurns()
    {
        ReadingView view(m_clock);
        display(view);
        auto messages = fakes::longConversation(2000, m_clock);
        view.setMessages(messages);
        view.settle();
        view.focusTurn();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_A, Qt::ControlModifier);
        QVERIFY(copied(Qt::ControlModifier).startsWith(u"Answer 1999. "_s));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_A, Qt::ControlModifier);
        const QString all = copied(Qt::ControlModifier);
        for (const int turn : {0, 2, 998, 1998})
            QVERIFY(all.contains(u"You:\nQuestion %1"_s.arg(turn)));
        QVERIFY(all.contains(u"claude-sonnet-4:\nAnswer 1. "_s));
        const QString written = copied(Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(written.contains(messages[777].text));
        QVERIFY(view.findChildren<MessageItem *>().size() < 60);
        // What comes into sight shows that it is selected.
        view.column().scrollToStart();
        QVERIFY(view.column().item(0)->body()->hasSelection());
    }

    // P21: what is copied is what was selected; until it is there the clipboard keeps what it had.
    void aHugeCopyGoesInSlicesAndCanBeCancelled()
    {
        ReadingView view(m_clock);
        display(view);
        const auto messages = fakes::longConversation(6000, m_clock);
        view.setMessages(messages);
        view.settle();
        view.focusTurn();
        view.selection().selectAll();
        QGuiApplication::clipboard()->setText(u"before"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_C, Qt::ControlModifier);
        QVERIFY(view.selectionCopy().isRunning());
        QVERIFY(view.copying()->isVisible());
        QVERIFY(view.copying()->text().contains(u'%'));
        QCOMPARE(fakes::namelessControls(&view), QStringList());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!view.selectionCopy().isRunning());
        QVERIFY(view.copying()->isHidden());
        QCOMPARE(QGuiApplication::clipboard()->text(), u"before"_s);
        QVERIFY(!view.selection().isEmpty());

        const QString all = view.selection().text();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_C, Qt::ControlModifier);
        QVERIFY(view.selectionCopy().isRunning());
        view.selection().clear();
        view.remove(messages[10].id);
        QTRY_VERIFY_WITH_TIMEOUT(!view.selectionCopy().isRunning(), 60'000);
        QVERIFY(QGuiApplication::clipboard()->text() == all);
    }

    void aRemovedTurnTakesItsSelectionAlong()
    {
        ReadingView view(m_clock);
        display(view);
        const auto messages = fakes::longConversation(6, m_clock);
        view.setMessages(messages);
        view.selection().selectTurns(3, 4);
        view.remove(messages[1].id);
        QVERIFY(view.selection().text().contains(u"Answer 3"_s));
        QVERIFY(view.selection().text().contains(u"Question 4"_s));
        view.remove(messages[3].id);
        QVERIFY(view.selection().isEmpty());
    }
};

QTEST_MAIN(TurnSelectionTest)
#include "tst_turnselection.moc"
