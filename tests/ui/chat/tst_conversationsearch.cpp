// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/findbar.h>
#include <ui/chat/messagebody.h>
#include <ui/chat/messageitem.h>
#include <ui/chat/readingview.h>
#include <ui/chat/turncolumn.h>
#include <ui/chat/turnselection.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/theme.h>

#include "ui/support/longconversation.h"
#include "ui/support/widgets.h"

#include <QApplication>
#include <QLineEdit>
#include <QScrollBar>
#include <QTest>

using namespace breakerbox;
using namespace breakerbox::ui;
using namespace Qt::StringLiterals;

class ConversationSearchTest : public QObject
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
    static QLineEdit *field(ReadingView &view) { return view.findBar().findChild<QLineEdit *>(); }
    static bool isInSight(const ReadingView &view, int turn, const QString &words)
    {
        const MessageItem *item = view.column().item(turn);
        if (!item)
            return false;
        const int at = int(item->body()->searchText().indexOf(words));
        const QRect caret = item->body()->caretRect(at);
        return view.column().viewport()->rect().contains(
            item->body()->mapTo(view.column().viewport(), caret.center()));
    }

private Q_SLOTS:
    // P21: a very long message is read in slices, and shown in slices; the hit is found in both.
    void theEndOfAVeryLongMessageIsFound()
    {
        ReadingView view(m_clock);
        display(view);
        std::vector<chat::Message> messages = fakes::longConversation(60, m_clock);
        messages[1].text = u"Words that go on, **one** after another.\n\n"_s.repeated(8'000) +
                           u"A walrus here.\n\nThe end."_s;
        view.setMessages(messages);
        view.find();
        QTest::keyClicks(field(view), u"walrus"_s);
        QTRY_COMPARE_WITH_TIMEOUT(view.findBar().count(), u"1 of 1"_s, 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(isInSight(view, 1, u"walrus"_s), 60'000);
    }

    void hitsAreCountedAndGoneThrough()
    {
        ReadingView view(m_clock);
        display(view);
        std::vector<chat::Message> messages = fakes::longConversation(3000, m_clock);
        for (const int turn : {3, 4, 1500})
            messages[size_t(turn)].text += u" A wal**rus** here."_s;
        messages[1500].text += u" And a Walrus."_s;
        view.setMessages(messages);
        view.find();
        QVERIFY(field(view)->hasFocus());
        QTest::keyClicks(field(view), u"walrus"_s);
        QTRY_VERIFY_WITH_TIMEOUT(view.findBar().count().endsWith(u"of 4"_s), 20'000);
        // From the end it goes on at the beginning.
        QCOMPARE(view.findBar().count(), u"1 of 4"_s);
        QVERIFY(isInSight(view, 3, u"walrus"_s));
        QTest::keyClick(field(view), Qt::Key_Return);
        QCOMPARE(view.findBar().count(), u"2 of 4"_s);
        QVERIFY(isInSight(view, 4, u"walrus"_s));
        QTest::keyClick(field(view), Qt::Key_Return);
        QVERIFY(isInSight(view, 1500, u"walrus"_s));
        view.findNext();
        QCOMPARE(view.findBar().count(), u"4 of 4"_s);
        QVERIFY(isInSight(view, 1500, u"Walrus"_s));
        view.findNext();
        QCOMPARE(view.findBar().count(), u"1 of 4"_s);
        QTest::keyClick(field(view), Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(view.findBar().count(), u"4 of 4"_s);
        // Case.
        fakes::named<ActionButton>(&view, u"Match case"_s)->click();
        QTRY_VERIFY_WITH_TIMEOUT(view.findBar().count().endsWith(u"of 3"_s), 20'000);
        field(view)->setText(u"nowhere to be found"_s);
        QTRY_COMPARE_WITH_TIMEOUT(view.findBar().count(), u"Nothing found"_s, 20'000);
        QTest::keyClick(field(view), Qt::Key_Escape);
        QVERIFY(view.findBar().isHidden());
        QVERIFY(view.column().turnOf(QApplication::focusWidget()) >= 0);
    }

    void hitsAreMarkedWhereTheyAreSeen()
    {
        ReadingView view(m_clock);
        display(view);
        const auto messages = fakes::longConversation(40, m_clock);
        view.setMessages(messages);
        view.settle();
        const auto picture = [&view] { return view.column().viewport()->grab().toImage(); };
        const QImage plain = picture();
        view.find();
        QTest::keyClicks(field(view), u"fjord"_s);
        QTRY_VERIFY_WITH_TIMEOUT(view.findBar().count().contains(u" of "_s), 20'000);
        QApplication::processEvents();
        const QColor found = theme::color(theme::Token::Found, view.palette());
        const QColor here = theme::color(theme::Token::FoundHere, view.palette());
        const QImage marked = picture();
        int some = 0;
        int strong = 0;
        for (int y = 0; y < marked.height(); ++y) {
            for (int x = 0; x < marked.width(); ++x) {
                some += marked.pixelColor(x, y) == found ? 1 : 0;
                strong += marked.pixelColor(x, y) == here ? 1 : 0;
            }
        }
        QVERIFY(some > 100);
        QVERIFY(strong > 20);
        fakes::named<ActionButton>(&view, u"Close search"_s)->click();
        view.scrollToEnd();
        view.settle();
        QVERIFY(!view.findBar().isVisible());
        const QImage after = picture();
        for (int y = 0; y < after.height(); ++y) {
            for (int x = 0; x < after.width(); ++x)
                QVERIFY(after.pixelColor(x, y) != found && after.pixelColor(x, y) != here);
        }
    }

    void textThatArrivesIsLookedThrough()
    {
        ReadingView view(m_clock);
        display(view);
        auto messages = fakes::longConversation(20, m_clock);
        messages.back().state = chat::TurnState::Streaming;
        messages.back().text = u"A seal."_s;
        view.setMessages(messages);
        view.find();
        QTest::keyClicks(field(view), u"seal"_s);
        QTRY_COMPARE_WITH_TIMEOUT(view.findBar().count(), u"1 of 1"_s, 20'000);
        view.appendText(messages.back().id, u" Another seal."_s);
        QTRY_COMPARE_WITH_TIMEOUT(view.findBar().count(), u"1 of 2"_s, 20'000);
        view.append(fakes::userMessage(u"seal seal"_s, m_clock));
        QCOMPARE(view.findBar().count(), u"1 of 4"_s);
        view.remove(messages.back().id);
        QCOMPARE(view.findBar().count(), u"2 found"_s);
        // Another conversation is looked through for the same words.
        view.setMessages({fakes::userMessage(u"one seal"_s, m_clock)});
        QTRY_COMPARE_WITH_TIMEOUT(view.findBar().count(), u"1 of 1"_s, 20'000);
    }

    void selectedWordsAreTaken()
    {
        ReadingView view(m_clock);
        display(view);
        view.setMessages({fakes::userMessage(u"penguin"_s, m_clock)});
        view.settle();
        view.selection().selectTurns(0, 0);
        view.find();
        QCOMPARE(field(view)->text(), u"penguin"_s);
        QTRY_COMPARE_WITH_TIMEOUT(view.findBar().count(), u"1 of 1"_s, 20'000);
    }

    // The bar pushes nothing out of place.
    void openingKeepsTheReadersPlace()
    {
        ReadingView view(m_clock);
        display(view);
        view.setMessages(fakes::longConversation(100, m_clock));
        view.scrollBar()->setValue(view.scrollBar()->maximum() / 2);
        view.settle();
        const int turn = view.column().visibleTurns().second;
        const int y = view.column().item(turn)->mapTo(&view, QPoint()).y();
        view.find();
        view.settle();
        QCOMPARE(view.column().item(turn)->mapTo(&view, QPoint()).y(), y);
        QTest::keyClick(field(view), Qt::Key_Escape);
        view.settle();
        QCOMPARE(view.column().item(turn)->mapTo(&view, QPoint()).y(), y);
    }
};

QTEST_MAIN(ConversationSearchTest)
#include "tst_conversationsearch.moc"
