// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/sidebar/sidebar.h>

#include "../support/shellfakes.h"
#include "../support/widgets.h"

#include <QAction>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;

class SidebarTest : public QObject
{
    Q_OBJECT

private:
    struct Bench
    {
        Bench()
        {
            conversations.setNow(QDateTime::fromMSecsSinceEpoch(fakes::kNow, QTimeZone::utc()));
            sidebar.resize(260, 600);
            sidebar.show();
        }
        void fill()
        {
            conversations.setRows(fakes::conversations());
            connections.setNow(fakes::boot(5000));
            connections.setConnections(fakes::connections());
        }
        ui::ConversationListModel conversations;
        ui::ConnectionListModel connections;
        ui::Sidebar sidebar{conversations, connections};
        QLineEdit *search = fakes::named<QLineEdit>(&sidebar, u"Search"_s);
        QListView *list = fakes::named<QListView>(&sidebar, u"Conversations"_s);
        QListView *connectionList = fakes::named<QListView>(&sidebar, u"Connections"_s);
    };

private Q_SLOTS:
    void emptyListsSayWhatTheyAre();
    void typingInSearchFiltersTitles();
    void escapeClearsTheSearchFirst();
    void enterInSearchGoesToTheFirstHit();
    void clickedConversationIsChosenOnce();
    void currentSurvivesNewRows();
    void buttonsAskForNewThings();
    void connectionIsEditedWithEnter();
    void drillsAreInTheConnectionsMenu();
    void everyControlHasANameAndPlainText();
};

// By keyboard: the menu key, a fire drill, and its end; the row says that it is one.
void SidebarTest::drillsAreInTheConnectionsMenu()
{
    Bench bench;
    bench.fill();
    QSignalSpy wanted(&bench.sidebar, &ui::Sidebar::drillRequested);
    const auto choose = [&](const QString &text) {
        bench.connectionList->setCurrentIndex(bench.connections.index(0));
        QTest::keyClick(bench.connectionList, Qt::Key_Menu);
        for (QAction *action : bench.sidebar.findChildren<QAction *>()) {
            if (action->text() == text) {
                action->trigger();
                break;
            }
        }
        for (QMenu *menu : bench.sidebar.findChildren<QMenu *>())
            menu->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    choose(u"It limits requests"_s);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.at(0).at(1).value<scheduler::DrillKind>(), scheduler::DrillKind::RateLimited);
    auto views = bench.connections.connections();
    views[0].health = {flows::HealthKind::Limited, fakes::boot(5030), true};
    bench.connections.setConnections(views);
    QVERIFY(bench.connections.index(0)
                .data(Qt::AccessibleTextRole)
                .toString()
                .contains(u"Drill · Limited · 0:30"_s));
    choose(u"End drill"_s);
    QCOMPARE(wanted.size(), 2);
    QCOMPARE(wanted.at(1).at(1).value<scheduler::DrillKind>(), scheduler::DrillKind::None);
}

void SidebarTest::emptyListsSayWhatTheyAre()
{
    Bench bench;
    const QString words = fakes::shownWords(&bench.sidebar);
    QVERIFY(words.contains(u"No conversations yet."_s));
    QVERIFY(words.contains(u"None yet."_s));
    bench.fill();
    QVERIFY(!fakes::shownWords(&bench.sidebar).contains(u"None yet."_s));
}

void SidebarTest::typingInSearchFiltersTitles()
{
    Bench bench;
    bench.fill();
    QTest::keyClicks(bench.search, u"oslo"_s);
    QCOMPARE(bench.conversations.shownConversations(), 1);
    QTest::keyClicks(bench.search, u" xyz"_s);
    QVERIFY(fakes::shownWords(&bench.sidebar).contains(u"No title has these words."_s));
}

void SidebarTest::escapeClearsTheSearchFirst()
{
    Bench bench;
    bench.fill();
    bench.search->setText(u"oslo"_s);
    QTest::keyClick(bench.search, Qt::Key_Escape);
    QVERIFY(bench.search->text().isEmpty());
    QCOMPARE(bench.conversations.shownConversations(), 7);
}

void SidebarTest::enterInSearchGoesToTheFirstHit()
{
    Bench bench;
    bench.fill();
    QSignalSpy chosen(&bench.sidebar, &ui::Sidebar::conversationChosen);
    bench.search->setText(u"letter"_s);
    QTest::keyClick(bench.search, Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    QVERIFY(bench.sidebar.current() == ConversationId(fakes::uuid(3)));
}

void SidebarTest::clickedConversationIsChosenOnce()
{
    Bench bench;
    bench.fill();
    QSignalSpy chosen(&bench.sidebar, &ui::Sidebar::conversationChosen);
    const QModelIndex at = bench.conversations.indexOf(ConversationId(fakes::uuid(2)));
    QTest::mouseClick(bench.list->viewport(), Qt::LeftButton, {},
                      bench.list->visualRect(at).center());
    QCOMPARE(chosen.size(), 1);
    const QModelIndex heading = bench.conversations.index(0);
    QTest::mouseClick(bench.list->viewport(), Qt::LeftButton, {},
                      bench.list->visualRect(heading).center());
    QCOMPARE(chosen.size(), 1);
}

void SidebarTest::currentSurvivesNewRows()
{
    Bench bench;
    bench.fill();
    bench.sidebar.setCurrent(ConversationId(fakes::uuid(4)));
    QSignalSpy chosen(&bench.sidebar, &ui::Sidebar::conversationChosen);
    auto rows = fakes::conversations();
    rows.insert(rows.begin(), fakes::conversation(90, u"Newer"_s, 0));
    bench.conversations.setRows(rows);
    QVERIFY(bench.conversations.idAt(bench.list->currentIndex()) == ConversationId(fakes::uuid(4)));
    QCOMPARE(chosen.size(), 0);
}

void SidebarTest::buttonsAskForNewThings()
{
    Bench bench;
    QSignalSpy conversation(&bench.sidebar, &ui::Sidebar::newConversationRequested);
    QSignalSpy connection(&bench.sidebar, &ui::Sidebar::addConnectionRequested);
    QTest::mouseClick(fakes::named<QAbstractButton>(&bench.sidebar, u"New conversation"_s),
                      Qt::LeftButton);
    QTest::mouseClick(fakes::named<QAbstractButton>(&bench.sidebar, u"Add connection"_s),
                      Qt::LeftButton);
    QCOMPARE(conversation.size(), 1);
    QCOMPARE(connection.size(), 1);
}

void SidebarTest::connectionIsEditedWithEnter()
{
    Bench bench;
    bench.fill();
    QSignalSpy edits(&bench.sidebar, &ui::Sidebar::connectionEditRequested);
    bench.connectionList->setCurrentIndex(bench.connections.index(2));
    QTest::keyClick(bench.connectionList, Qt::Key_Return);
    QCOMPARE(edits.size(), 1);
    QVERIFY(edits.first().first().value<ConnectionId>() == ConnectionId(fakes::uuid(103)));
}

void SidebarTest::everyControlHasANameAndPlainText()
{
    Bench bench;
    bench.fill();
    QCOMPARE(fakes::namelessControls(&bench.sidebar).join(u'\n'), QString());
    QCOMPARE(fakes::richLabels(&bench.sidebar).join(u'\n'), QString());
}

QTEST_MAIN(SidebarTest)
#include "tst_sidebar.moc"
