// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/messagebody.h>
#include <ui/chat/messageitem.h>
#include <ui/chat/readingview.h>
#include <ui/chat/turncolumn.h>
#include <ui/chat/turnprogress.h>
#include <ui/widgets/actionbutton.h>

#include "ui/support/longconversation.h"
#include "ui/support/widgets.h"

#include <QApplication>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>
#include <random>

using namespace breakerbox;
using namespace breakerbox::ui;
using namespace Qt::StringLiterals;

namespace {

// What stands at the upper edge: a place in a text, and how far above or below the edge it is.
struct Reading
{
    int turn = -1;
    int position = 0;
    int y = 0;
};

} // namespace

class TurnColumnTest : public QObject
{
    Q_OBJECT
private:
    VirtualClock m_clock;

    static void display(ReadingView &view, QSize size = {700, 500})
    {
        view.resize(size);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
    }
    static qsizetype widgets(const ReadingView &view)
    {
        return view.findChildren<MessageItem *>().size();
    }
    static void cleanUp() { QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); }
    static int yOf(const ReadingView &view, int turn, int position)
    {
        const MessageItem *item = view.column().item(turn);
        return item->y() + item->body()->y() + item->body()->caretRect(position).top();
    }
    // In the first turn that reaches over a line near the upper edge.
    static Reading readingOf(const ReadingView &view)
    {
        constexpr int kNear = 60;
        const int turn = view.column().turnAt(kNear);
        const MessageItem *item = view.column().item(turn);
        const int position = item->body()->caretAt({0, kNear - item->y() - item->body()->y()});
        return {turn, position, yOf(view, turn, position)};
    }

private Q_SLOTS:
    void onlyWhatIsNearTheWindowHasWidgets()
    {
        ReadingView view(m_clock);
        display(view);
        const auto messages = fakes::longConversation(10'000, m_clock);
        view.setMessages(messages);
        QCOMPARE(view.column().count(), 10'000);
        QVERIFY(view.item(messages.back().id));
        QVERIFY(!view.item(messages.front().id));
        QCOMPARE(view.scrollBar()->value(), view.scrollBar()->maximum());
        view.settle();
        cleanUp();
        QVERIFY2(widgets(view) < 40, qPrintable(QString::number(widgets(view))));
        // Wherever the reader goes.
        std::mt19937 random(11);
        for (int jump = 0; jump < 40; ++jump) {
            view.scrollBar()->setValue(int(random() % unsigned(view.scrollBar()->maximum())));
            view.settle();
            cleanUp();
            QVERIFY2(widgets(view) < 60, qPrintable(QString::number(widgets(view))));
            const auto [first, last] = view.column().visibleTurns();
            for (int turn = first; turn <= last; ++turn) {
                QVERIFY(view.column().item(turn));
                QCOMPARE(view.column().item(turn)->geometry(), view.column().turnRect(turn));
            }
        }
        view.setMessages({});
        cleanUp();
        QCOMPARE(widgets(view), 0);
    }

    void everythingIsPassedOnTheWayUp()
    {
        ReadingView view(m_clock);
        display(view);
        view.setMessages(fakes::longConversation(120, m_clock));
        view.settle();
        int before = view.column().visibleTurns().first;
        for (int step = 0; step < 2000 && view.scrollBar()->value() > 0; ++step) {
            const Reading reading = readingOf(view);
            view.column().scrollBy(-90);
            const int moved = yOf(view, reading.turn, reading.position) - reading.y;
            QVERIFY2(moved == 90 || view.scrollBar()->value() == 0,
                     qPrintable(QString::number(moved)));
            const int first = view.column().visibleTurns().first;
            QVERIFY(first == before || first == before - 1 || first == before - 2);
            before = first;
            view.settle();
        }
        QCOMPARE(view.column().visibleTurns().first, 0);
    }

    // The property of the reader's place: whatever happens elsewhere, the text at the upper edge
    // stays where it is.
    void whatIsReadStaysWhereItIs_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 12; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }
    void whatIsReadStaysWhereItIs()
    {
        QFETCH(unsigned, seed);
        std::mt19937 random(seed);
        const auto upTo = [&random](int most) { return int(random() % unsigned(most + 1)); };
        ReadingView view(m_clock);
        display(view);
        auto messages = fakes::longConversation(300, m_clock);
        view.setMessages(messages);
        view.scrollBar()->setValue(view.scrollBar()->maximum() / 2);
        view.settle();
        QVERIFY(!view.isFollowing());
        for (int step = 0; step < 60; ++step) {
            const Reading reading = readingOf(view);
            const MessageId read = view.column().message(reading.turn).id;
            // Above, or below what is on screen.
            const int last = view.column().visibleTurns().second;
            int turn = upTo(view.column().visibleTurns().first - 1);
            if (upTo(3) == 0)
                turn = last + 1 + upTo(view.column().count() - last - 2);
            chat::Message message = view.column().message(turn);
            switch (upTo(5)) {
            case 0:
                message.text += u"\n\nA line more."_s.repeated(1 + upTo(20));
                view.replace(message);
                break;
            case 1:
                message.text = u"Short."_s;
                view.replace(message);
                break;
            case 2:
                view.appendText(message.id, u" and more words"_s.repeated(1 + upTo(40)));
                break;
            case 3:
                view.setCard(message.id, fakes::sampleCard(flows::CardKind::Failing, m_clock));
                break;
            case 4:
                view.remove(message.id);
                break;
            default:
                view.append(fakes::reply(u"A new one"_s, m_clock));
                break;
            }
            if (upTo(1) == 0)
                view.settle();
            else
                QApplication::processEvents();
            const int now = view.column().indexOf(read);
            QVERIFY(view.column().item(now));
            QCOMPARE(yOf(view, now, reading.position), reading.y);
            if (upTo(4) == 0)
                view.column().scrollBy(upTo(400) - 200);
            view.settle();
        }
    }

    void aBuiltNeighbourAboveMayGrow()
    {
        ReadingView view(m_clock);
        display(view);
        view.setMessages(fakes::longConversation(60, m_clock));
        view.scrollBar()->setValue(view.scrollBar()->maximum() / 2);
        view.settle();
        // The turn right above the window is built, and its text gets longer.
        const Reading reading = readingOf(view);
        chat::Message above = view.column().message(view.column().visibleTurns().first - 1);
        QVERIFY(view.item(above.id));
        above.text += u"\n\nLonger."_s.repeated(30);
        view.replace(above);
        view.settle();
        QCOMPARE(yOf(view, reading.turn, reading.position), reading.y);
    }

    void resizingKeepsTheLine()
    {
        ReadingView view(m_clock);
        display(view);
        auto messages = fakes::longConversation(80, m_clock);
        messages[41].text = u"A long answer. "_s.repeated(900);
        view.setMessages(messages);
        view.column().reveal(41);
        view.column().scrollBy(900);
        view.settle();
        for (const int width : {520, 900, 420, 700}) {
            const Reading reading = readingOf(view);
            QCOMPARE(reading.turn, 41);
            // The line at the upper edge stays there; one further down moves with its wrapping.
            const MessageItem *item = view.column().item(41);
            const int position = item->body()->caretAt({0, -item->y() - item->body()->y()});
            const int y = yOf(view, 41, position);
            view.resize(width, 500);
            view.settle();
            QCOMPARE(yOf(view, 41, position), y);
        }
        // At the end it stays at the end.
        view.scrollToEnd();
        view.resize(500, 300);
        view.settle();
        QCOMPARE(view.scrollBar()->value(), view.scrollBar()->maximum());
        QVERIFY(view.isFollowing());
    }

    void zoomKeepsTheLineAndItsBounds()
    {
        ReadingView view(m_clock);
        display(view);
        view.setMessages(fakes::longConversation(400, m_clock));
        view.scrollBar()->setValue(view.scrollBar()->maximum() / 3);
        view.settle();
        QSignalSpy changed(&view, &ReadingView::zoomChanged);
        const double usual = view.font().pointSizeF();
        for (const int steps : {1, 1, 1, -2, -3, 4}) {
            const int turn = view.column().turnAt(0);
            const MessageItem *item = view.column().item(turn);
            const int inside = -item->y() - item->body()->y();
            const bool inBody = inside >= 0 && inside < item->body()->height();
            const int position = item->body()->caretAt({0, inside});
            const int y = inBody ? yOf(view, turn, position) : item->y();
            view.stepZoom(steps);
            view.settle();
            const MessageItem *after = view.column().item(turn);
            QVERIFY(after);
            if (inBody)
                QCOMPARE(yOf(view, turn, position), y);
        }
        QCOMPARE(changed.size(), 6);
        view.setZoom(100);
        QCOMPARE(view.zoom(), 3.0);
        view.setZoom(0.01);
        QCOMPARE(view.zoom(), 0.5);
        view.stepZoom(0);
        QCOMPARE(view.zoom(), 1.0);
        QCOMPARE(view.font().pointSizeF(), usual); // only the conversation's text
        // Ctrl and the wheel.
        QWidget *list = view.column().viewport();
        QWheelEvent wheel(QPointF(50, 50), list->mapToGlobal(QPointF(50, 50)), {}, {0, 120},
                          Qt::NoButton, Qt::ControlModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(list, &wheel);
        QCOMPARE(view.zoom(), 1.1);
    }

    void stepsOfZoomAreTheUsualOnes()
    {
        ReadingView view(m_clock);
        view.setZoom(1.04); // from a file
        view.stepZoom(1);
        QCOMPARE(view.zoom(), 1.1);
        view.setZoom(1.04);
        view.stepZoom(-1);
        QCOMPARE(view.zoom(), 1.0);
        view.stepZoom(-100);
        QCOMPARE(view.zoom(), 0.5);
        view.stepZoom(100);
        QCOMPARE(view.zoom(), 3.0);
    }

    void cardsOfUnbuiltTurnsWaitForThem()
    {
        ReadingView view(m_clock);
        display(view);
        auto messages = fakes::longConversation(400, m_clock);
        messages[7].text.clear();
        messages[7].state = chat::TurnState::Failed;
        view.setMessages(messages);
        const MessageId id = messages[7].id;
        view.setModels(id, {ModelId(u"one"_s), ModelId(u"two"_s)});
        view.setCard(id, fakes::sampleCard(flows::CardKind::Failing, m_clock));
        QVERIFY(!view.item(id));
        view.column().scrollToStart();
        view.settle();
        QVERIFY(view.item(id));
        QVERIFY(view.item(id)->card());
        QSignalSpy chosen(&view, &ConversationView::chosen);
        view.item(id)->card()->findChild<ActionButton *>(u"retry"_s)->click();
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.front()[0].value<MessageId>(), id);
        // One that was taken away again does not come back.
        view.setCard(id, std::nullopt);
        view.scrollToEnd();
        view.settle();
        cleanUp();
        QVERIFY(!view.item(id));
        view.column().scrollToStart();
        view.settle();
        QVERIFY(view.item(id));
        QVERIFY(!view.item(id)->card());
    }

    void whatRunsKeepsItsWidgets()
    {
        ReadingView view(m_clock);
        display(view);
        auto messages = fakes::longConversation(400, m_clock);
        messages.back().state = chat::TurnState::Streaming;
        view.setMessages(messages);
        flows::ChatFlow::Progress progress;
        progress.phase = Phase::Streaming;
        view.setProgress(messages.back().id, progress);
        view.column().scrollToStart();
        view.settle();
        cleanUp();
        QVERIFY(view.item(messages.back().id));
        QVERIFY(view.item(messages.back().id)->progress());
        QVERIFY(!view.item(messages[350].id));
        view.setProgress(messages.back().id, std::nullopt);
        messages.back().state = chat::TurnState::Complete;
        view.replace(messages.back());
        view.column().scrollBy(1);
        view.settle();
        cleanUp();
        QVERIFY(!view.item(messages.back().id));
    }

    void reasoningIsOpenAgain()
    {
        ReadingView view(m_clock);
        display(view);
        auto messages = fakes::longConversation(300, m_clock);
        messages[299].reasoning = u"Because."_s;
        view.setMessages(messages);
        view.findChild<ActionButton *>(u"reasoning"_s)->click();
        view.column().scrollToStart();
        view.settle();
        cleanUp();
        QVERIFY(!view.item(messages[299].id));
        view.scrollToEnd();
        QVERIFY(view.item(messages[299].id)->reasoning()->isOpen());
    }

    void textForUnbuiltTurnsIsKept()
    {
        ReadingView view(m_clock);
        display(view);
        auto messages = fakes::longConversation(300, m_clock);
        messages.back().state = chat::TurnState::Streaming;
        messages.back().text.clear();
        view.setMessages(messages);
        view.column().scrollToStart();
        const auto late = fakes::reply(u"First. "_s, m_clock);
        view.append(late);
        QVERIFY(!view.item(late.id));
        view.appendText(late.id, u"Second."_s);
        view.scrollToEnd();
        QCOMPARE(view.item(late.id)->body()->plainText(), u"First. Second."_s);
    }

    void keysScrollAndGoToQuestions()
    {
        ReadingView view(m_clock);
        display(view);
        view.setMessages(fakes::longConversation(100, m_clock));
        QApplication::setActiveWindow(&view);
        view.focusTurn();
        QWidget *focus = QApplication::focusWidget();
        QCOMPARE(view.column().turnOf(focus), 99);
        const int end = view.scrollBar()->value();
        QTest::keyClick(focus, Qt::Key_PageUp);
        const int paged = view.scrollBar()->value();
        QVERIFY(paged < end);
        QTest::keyClick(focus, Qt::Key_PageDown);
        QVERIFY(view.scrollBar()->value() > paged);
        QTest::keyClick(focus, Qt::Key_Home);
        QCOMPARE(view.column().visibleTurns().first, 0);
        QCOMPARE(view.scrollBar()->value(), 0);
        QVERIFY(!view.isFollowing());
        QVERIFY(focus->hasFocus());           // far away, and still there
        QTest::keyClick(focus, Qt::Key_Down); // goes on from what is on screen
        QCOMPARE(view.column().turnOf(QApplication::focusWidget()), 0);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_End);
        QVERIFY(view.isFollowing());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
        QCOMPARE(view.column().turnOf(QApplication::focusWidget()), 99);
        view.goToQuestion(-1);
        QCOMPARE(view.column().turnOf(QApplication::focusWidget()), 98);
        view.goToQuestion(-1);
        QCOMPARE(view.column().turnOf(QApplication::focusWidget()), 96);
        view.goToQuestion(1);
        QCOMPARE(view.column().turnOf(QApplication::focusWidget()), 98);
        view.goToQuestion(1); // there is none
        QCOMPARE(view.column().turnOf(QApplication::focusWidget()), 98);
    }

    // Whichever way its items came to be built.
    void tabGoesInReadingOrder()
    {
        ReadingView view(m_clock);
        display(view, {700, 900});
        std::vector<chat::Message> messages;
        for (int i = 0; i < 60; ++i)
            messages.push_back(fakes::reply(u"```\ncode %1\n```"_s.arg(i), m_clock));
        view.setMessages(messages);
        view.settle();
        view.column().scrollToStart();
        view.settle();
        view.setCard(messages[2].id, fakes::sampleCard(flows::CardKind::Failing, m_clock));
        view.settle();
        cleanUp();
        int before = -1;
        int seen = 0;
        for (QWidget *at = view.nextInFocusChain(); at != &view; at = at->nextInFocusChain()) {
            if (!(at->focusPolicy() & Qt::TabFocus) || view.column().turnOf(at) < 0)
                continue;
            QVERIFY(view.column().turnOf(at) >= before);
            before = view.column().turnOf(at);
            ++seen;
        }
        QVERIFY(seen > 10);
    }

    // P13: nothing goes on when there is nothing to do.
    void nothingTicksWhenAllIsStill()
    {
        ReadingView view(m_clock);
        display(view);
        view.setMessages(fakes::longConversation(500, m_clock));
        view.scrollBar()->setValue(view.scrollBar()->maximum() / 2);
        view.settle();
        const auto timers = view.findChildren<QTimer *>();
        QVERIFY(timers.size() >= 5);
        const auto still = [&timers] {
            QApplication::processEvents();
            QApplication::processEvents();
            return std::ranges::none_of(timers,
                                        [](const QTimer *each) { return each->isActive(); });
        };
        QTRY_VERIFY(still());
        for (int round = 0; round < 20; ++round)
            QApplication::processEvents();
        QVERIFY(still());
    }

    void aHiddenViewIsReadyWhenItIsShown()
    {
        ReadingView view(m_clock);
        view.resize(700, 500);
        const auto messages = fakes::longConversation(200, m_clock);
        view.setMessages(messages);
        view.append(fakes::userMessage(u"late"_s, m_clock));
        view.appendText(messages[10].id, u"more"_s);
        view.remove(messages[11].id);
        QCOMPARE(widgets(view), 0);
        view.show();
        QCOMPARE(view.scrollBar()->value(), view.scrollBar()->maximum());
        QVERIFY(view.column().item(view.column().count() - 1));
    }
};

QTEST_MAIN(TurnColumnTest)
#include "tst_turncolumn.moc"
