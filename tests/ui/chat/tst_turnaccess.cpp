// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/messageitem.h>
#include <ui/chat/readingview.h>
#include <ui/chat/turncolumn.h>

#include "ui/support/longconversation.h"
#include "ui/support/widgets.h"

#include <QAccessible>
#include <QApplication>
#include <QScrollBar>
#include <QTest>

using namespace breakerbox;
using namespace breakerbox::ui;
using namespace Qt::StringLiterals;

class TurnAccessTest : public QObject
{
    Q_OBJECT
private:
    VirtualClock m_clock;

    static QAccessibleInterface *listOf(const ReadingView &view)
    {
        return QAccessible::queryAccessibleInterface(view.column().viewport());
    }
    static void display(ReadingView &view)
    {
        view.resize(700, 500);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
    }

private Q_SLOTS:
    void theListHasEveryMessageInOrder()
    {
        ReadingView view(m_clock);
        display(view);
        const auto messages = fakes::longConversation(10'000, m_clock);
        view.setMessages(messages);
        QAccessibleInterface *list = listOf(view);
        QCOMPARE(list->role(), QAccessible::List);
        QCOMPARE(list->text(QAccessible::Name), u"Messages"_s);
        QCOMPARE(list->childCount(), 10'000);
        const auto built = view.findChildren<MessageItem *>().size();
        for (const int index : {0, 1, 4321, 9998, 9999}) {
            QAccessibleInterface *child = list->child(index);
            QVERIFY(child && child->isValid());
            QCOMPARE(child->role(), QAccessible::ListItem);
            QCOMPARE(list->indexOfChild(child), index);
            QCOMPARE(list->child(index), child); // the same one each time
            QCOMPARE(child->parent(), list);
            const QString begins = index % 2 == 0 ? u"You, 00:00: Question %1"_s
                                                  : u"Reply from claude-sonnet-4, "
                                                    u"00:00: Answer %1"_s;
            QVERIFY2(child->text(QAccessible::Name).startsWith(begins.arg(index)),
                     qPrintable(child->text(QAccessible::Name)));
        }
        QVERIFY(!list->child(10'000));
        QVERIFY(!list->child(-1));
        // Asking builds nothing.
        QCOMPARE(view.findChildren<MessageItem *>().size(), built);
        QVERIFY(list->child(4321)->state().offscreen);
        QVERIFY(!list->child(4321)->object());
        QVERIFY(list->child(4321)->rect().bottom() < list->child(9999)->rect().top());
        QVERIFY(!list->child(9999)->state().offscreen);
        QVERIFY(list->child(9999)->object() == view.item(messages.back().id));
        QCOMPARE(fakes::namelessControls(&view), QStringList());
    }

    void anUnbuiltMessageSaysWhatItsWidgetWould()
    {
        ReadingView view(m_clock);
        display(view);
        auto messages = fakes::longConversation(300, m_clock);
        messages[5].text.clear();
        messages[5].state = chat::TurnState::Failed;
        view.setMessages(messages);
        view.setCard(messages[5].id, fakes::sampleCard(flows::CardKind::Billing, m_clock));
        QAccessibleInterface *list = listOf(view);
        QStringList before;
        for (int i = 0; i < 30; ++i) {
            QVERIFY(!view.column().item(i));
            before << list->child(i)->text(QAccessible::Name);
        }
        for (int i = 0; i < 30; ++i) {
            view.column().build(i);
            QCOMPARE(list->child(i)->text(QAccessible::Name), before[i]);
        }
    }

    void theFocusBuildsIt()
    {
        ReadingView view(m_clock);
        display(view);
        const auto messages = fakes::longConversation(1000, m_clock);
        view.setMessages(messages);
        QApplication::setActiveWindow(&view);
        QAccessibleInterface *child = listOf(view)->child(500);
        QVERIFY(child->state().focusable);
        QAccessibleActionInterface *actions = child->actionInterface();
        QVERIFY(actions);
        actions->doAction(QAccessibleActionInterface::setFocusAction());
        QVERIFY(view.item(messages[500].id));
        QVERIFY(view.item(messages[500].id)->hasFocus());
        QVERIFY(view.column().viewport()->rect().intersects(view.column().turnRect(500)));
        QVERIFY(child->isValid()); // whoever still has it may ask it
        QVERIFY(!child->state().offscreen);
        QAccessibleInterface *now = listOf(view)->child(500);
        QVERIFY(now->object() == view.item(messages[500].id));
        QCOMPARE(listOf(view)->indexOfChild(now), 500);
        // Far from the window, the focused one stays.
        view.column().scrollToStart();
        view.settle();
        QVERIFY(view.item(messages[500].id));
    }

    void oneThatIsGoneIsInvalid()
    {
        ReadingView view(m_clock);
        display(view);
        auto messages = fakes::longConversation(300, m_clock);
        view.setMessages(messages);
        QAccessibleInterface *list = listOf(view);
        QAccessibleInterface *later = list->child(21);
        const QAccessible::Id gone = QAccessible::uniqueId(list->child(20));
        view.remove(messages[20].id);
        QVERIFY(!QAccessible::accessibleInterface(gone));
        QCOMPARE(list->childCount(), 299);
        QCOMPARE(list->indexOfChild(later), 20);
        const QAccessible::Id other = QAccessible::uniqueId(later);
        view.setMessages({});
        QVERIFY(!QAccessible::accessibleInterface(other));
        QCOMPARE(list->childCount(), 0);
    }
};

QTEST_MAIN(TurnAccessTest)
#include "tst_turnaccess.moc"
