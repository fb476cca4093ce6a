// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <flows/chatflow.h>
#include <flows/localsearch.h>
#include <ui/chat/chatpage.h>
#include <ui/chat/composer.h>
#include <ui/chat/findbar.h>
#include <ui/chat/readingview.h>
#include <ui/connections/connectiondialog.h>
#include <ui/models/conversationlistmodel.h>
#include <ui/settings/settingswindow.h>
#include <ui/shell/appearance.h>
#include <ui/shell/banner.h>
#include <ui/shell/mainwindow.h>
#include <ui/shell/startpage.h>
#include <ui/shell/windowbinding.h>
#include <ui/sidebar/sidebar.h>
#include <ui/widgets/linkopener.h>

#include <scheduler/requestscheduler.h>

#include "../support/windowbench.h"

#include <QAction>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QInputDialog>
#include <QLineEdit>
#include <QListView>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using ui::Command;
using Bench = test::WindowBench;

// The window over the real flows, a real profile and a scripted server.
class WindowBindingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutConnectionsTheStartPageSaysWhatToDo();
    void runningServerIsLookedForAndAddedWithOneClick();
    void nothingIsLookedForAgainstTheSettings();
    void addedConnectionAppearsInTheSidebar();
    void offlineIsSaidOnce();
    void messageIsSentAndItsConversationListed();
    void deletedConversationComesBack();
    void severalAreArchivedWithOneUndo();
    void aFolderIsMadeUsedAndDeleted();
    void keysChangeAtOnceAndAreKept();
    void pinsAndWindowSurviveARestart();
    void draftSurvivesARestart();
    void removedConnectionLeavesTheSidebar();
    void pausedConnectionSaysSo();
    void storageTroubleIsTold();
    void previousAndNextWalkTheList();
    void settingsChangeAtOnce();
    void aPolicyHoldsAtOnceAndForgetsNothing();
    void theSizeOfTheTextIsKept();
    void findOpensInTheConversation();
    void nothingFlashesBeforeTheStart();
};

void WindowBindingTest::withoutConnectionsTheStartPageSaysWhatToDo()
{
    Bench bench;
    bench.binding->start();
    QVERIFY(bench.window().startPage().isVisible());
    QVERIFY(fakes::named<QAbstractButton>(&bench.window(), u"Add a connection"_s)->isVisible());
    bench.trigger(Command::AddConnection);
    QVERIFY(bench.window().findChild<ui::ConnectionDialog *>());
}

void WindowBindingTest::runningServerIsLookedForAndAddedWithOneClick()
{
    Bench bench(true);
    ui::StartPage &page = bench.window().startPage();
    QTRY_VERIFY(fakes::shownWords(&page).contains(u"Box is running"_s));
    QCOMPARE(bench.rig.server().requests().size(), 1U);
    const QString name = u"Add Box at localhost:%1"_s.arg(bench.rig.server().port());
    fakes::named<QAbstractButton>(&page, name)->click();
    QTRY_VERIFY(bench.rig.app().connections().findByName(u"Box"_s));
    QTRY_VERIFY(!bench.binding->current().isNull()); // one can write at once
    const auto &added = bench.rig.app().connections().findByName(u"Box"_s)->connection;
    QCOMPARE(added.defaultModel.toString(), u"m"_s);
    QCOMPARE(added.boundary.key(), u"device"_s);
}

void WindowBindingTest::nothingIsLookedForAgainstTheSettings()
{
    Bench bench(false);
    ui::StartPage &page = bench.window().startPage();
    auto *look = fakes::named<QAbstractButton>(&page, u"Look for servers"_s);
    QTRY_VERIFY(look->isVisible());
    QVERIFY(!bench.search->isLooking());
    bench.trigger(Command::AddConnection);
    QVERIFY(!bench.search->isLooking());
    QVERIFY(bench.rig.server().connections().empty());
    look->click(); // asked for, it looks
    QTRY_VERIFY(fakes::shownWords(&page).contains(u"Box is running"_s));
    QCOMPARE(bench.rig.server().requests().size(), 1U);
}

// S60, design 7: one line for the computer, not one for each connection; sockets of this computer
// are none of its business.
void WindowBindingTest::offlineIsSaidOnce()
{
    Bench bench;
    for (const QString &name : {u"One"_s, u"Two"_s}) {
        connections::Connection far =
            bench.rig.app().connections().find(bench.rig.connect(name))->connection;
        far.baseUrl = QUrl(u"https://api.example.test/v1"_s);
        bool saved = false;
        bench.rig.app().connections().save(far, {}, [&](const Result<void> &) { saved = true; });
        QVERIFY(QTest::qWaitFor([&] { return saved; }));
    }
    bench.binding->start();
    ui::Banner &banner = bench.window().banner();
    QVERIFY(!banner.isVisible());
    bench.rig.app().scheduler().noteNetwork(breaker::DeviceState::Offline);
    QVERIFY(QTest::qWaitFor([&] { return banner.isVisible(); }));
    QVERIFY(banner.text().contains(u"This computer is offline"_s));
    fakes::named<QAbstractButton>(&banner, u"Dismiss"_s)->click();
    bench.rig.app().scheduler().noteNetwork(breaker::DeviceState::Offline);
    QTest::qWait(50);
    QVERIFY(!banner.isVisible());
    bench.rig.app().scheduler().noteNetwork(breaker::DeviceState::Online);
    QVERIFY(QTest::qWaitFor([&] { return banner.isVisible(); }));
    QCOMPARE(banner.text(), u"The network is back."_s);
}

void WindowBindingTest::addedConnectionAppearsInTheSidebar()
{
    Bench bench;
    bench.binding->start();
    fakes::named<QAbstractButton>(&bench.window(), u"Add a local server"_s)->click();
    QPointer dialog = bench.window().findChild<ui::ConnectionDialog *>();
    QVERIFY(dialog);
    QCOMPARE(fakes::named<QLineEdit>(dialog, u"Name"_s)->text(), u"Ollama"_s);
    fakes::named<QAbstractButton>(dialog, u"Save"_s)->click();
    QTRY_VERIFY(!dialog || !dialog->isVisible());
    QCOMPARE(bench.list(u"Connections"_s)->model()->rowCount(), 1);
    QVERIFY(!fakes::named<QAbstractButton>(&bench.window(), u"Add a connection"_s)->isVisible());
}

void WindowBindingTest::messageIsSentAndItsConversationListed()
{
    Bench bench;
    bench.rig.connect(u"Cloud"_s);
    bench.rig.serveReply(u"Hello there"_s);
    bench.binding->start();
    QVERIFY(bench.binding->page().isVisible());
    QVERIFY(bench.say(u"Which fjord first?"_s));
    QTRY_COMPARE(bench.titles().size(), 1);
    QVERIFY2(bench.titles().first().contains(u"fjord"_s), qPrintable(bench.titles().first()));
    QVERIFY(fakes::named<QAbstractButton>(&bench.window(), u"Model: m · Cloud"_s));
    QTRY_VERIFY(fakes::named<QAbstractButton>(&bench.window(), u"Health: Working"_s));
}

void WindowBindingTest::deletedConversationComesBack()
{
    Bench bench;
    bench.rig.connect(u"Cloud"_s);
    bench.rig.serveReply(u"Yes"_s);
    bench.binding->start();
    QVERIFY(bench.say(u"First"_s));
    QTRY_COMPARE(bench.titles().size(), 1);
    const ConversationId first = bench.binding->current();
    bench.trigger(Command::DeleteConversation);
    QTRY_VERIFY(!bench.titles().contains(u"First"_s));
    QVERIFY(bench.binding->current() != first);
    QVERIFY(bench.window().banner().text().contains(u"First"_s));
    QVERIFY(bench.window().action(Command::UndoDelete)->isEnabled());
    bench.trigger(Command::UndoDelete);
    QTRY_VERIFY(bench.titles().contains(u"First"_s));
}

void WindowBindingTest::severalAreArchivedWithOneUndo()
{
    Bench bench;
    bench.rig.connect(u"Cloud"_s);
    bench.rig.serveReply(u"Yes"_s);
    bench.binding->start();
    for (const QString &text : {u"First"_s, u"Second"_s, u"Third"_s}) {
        QVERIFY(bench.say(text));
        bench.trigger(Command::NewConversation);
    }
    QTRY_COMPARE(bench.titles().size(), 4); // and the new one
    QListView *list = bench.list(u"Conversations"_s);
    list->selectAll();
    QCOMPARE(bench.window().action(Command::ArchiveConversation)->text(),
             u"Archive 4 conversations"_s);
    bench.trigger(Command::ArchiveConversation);
    QTRY_COMPARE(bench.titles(), QStringList());
    QVERIFY(bench.window().banner().text().contains(u"4 conversations were archived"_s));
    bench.trigger(Command::UndoDelete);
    QTRY_COMPARE(bench.titles().size(), 4);
    QVERIFY(!bench.window().action(Command::UndoDelete)->isEnabled());
    // All are deleted, and come back together.
    list->selectAll();
    bench.trigger(Command::DeleteConversation);
    QTRY_VERIFY(!bench.titles().contains(u"First"_s));
    QVERIFY(!bench.titles().contains(u"Third"_s));
    bench.trigger(Command::UndoDelete);
    QTRY_VERIFY(bench.titles().contains(u"First"_s) && bench.titles().contains(u"Third"_s));
}

void WindowBindingTest::aFolderIsMadeUsedAndDeleted()
{
    Bench bench;
    bench.rig.connect(u"Cloud"_s);
    bench.rig.serveReply(u"Yes"_s);
    bench.binding->start();
    QVERIFY(bench.say(u"Mine"_s));
    const ConversationId id = bench.binding->current();
    const auto wish = [&bench](ui::ListWish::Kind kind, const QString &folder) {
        Q_EMIT bench.window().sidebar().wished({kind, {bench.binding->current()}, folder});
    };
    const auto answer = [&bench](const QString &text) {
        auto *dialog = bench.window().findChild<QInputDialog *>();
        if (!dialog)
            return false;
        dialog->setTextValue(text);
        dialog->accept();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return true;
    };
    wish(ui::ListWish::Kind::MoveNew, {});
    QVERIFY(answer(u"Trips"_s));
    const auto row = [&] { return bench.rig.app().conversations().find(id)->conversation; };
    QCOMPARE(row().folder, u"Trips"_s);
    wish(ui::ListWish::Kind::RenameFolder, u"Trips"_s);
    QVERIFY(answer(u"Journeys"_s));
    QCOMPARE(row().folder, u"Journeys"_s);
    // The palette's way; the name's case makes no second folder.
    bench.trigger(Command::MoveToFolder);
    QVERIFY(answer(u"JOURNEYS"_s));
    QCOMPARE(bench.rig.app().conversations().folders().size(), size_t(1));
    wish(ui::ListWish::Kind::RemoveFolder, u"Journeys"_s);
    QCOMPARE(row().folder, QString());
    QVERIFY(bench.titles().contains(u"Mine"_s));
    bench.trigger(Command::UndoDelete);
    QCOMPARE(row().folder, u"Journeys"_s);
}

void WindowBindingTest::keysChangeAtOnceAndAreKept()
{
    Bench bench;
    bench.binding->start();
    bench.trigger(Command::Settings);
    auto *settings = bench.window().findChild<ui::SettingsWindow *>();
    QVERIFY(settings);
    settings::Values values = bench.rig.app().settings().values();
    values.shortcuts = {{u"new-conversation"_s, {u"Ctrl+J"_s}}};
    Q_EMIT settings->changed(values);
    const auto key = [&bench] {
        return bench.window().action(Command::NewConversation)->shortcut();
    };
    QCOMPARE(key(), QKeySequence(u"Ctrl+J"_s));
    auto *button = fakes::named<QAbstractButton>(&bench.window().sidebar(), u"New conversation"_s);
    QVERIFY2(button->toolTip().contains(key().toString(QKeySequence::NativeText)),
             qPrintable(button->toolTip()));
    bench.restart();
    QCOMPARE(key(), QKeySequence(u"Ctrl+J"_s));
}

void WindowBindingTest::pinsAndWindowSurviveARestart()
{
    Bench bench;
    bench.rig.connect(u"Cloud"_s);
    bench.rig.serveReply(u"Yes"_s);
    bench.binding->start();
    QVERIFY(bench.say(u"Pin me"_s));
    const ConversationId id = bench.binding->current();
    Q_EMIT bench.window().sidebar().wished({ui::ListWish::Kind::Pin, {id}, {}});
    const auto heading = [&bench] {
        return bench.list(u"Conversations"_s)->model()->index(0, 0).data().toString();
    };
    QTRY_COMPARE(heading(), u"Pinned"_s);
    bench.trigger(Command::ToggleSidebar);
    bench.restart();
    bench.binding->start();
    QVERIFY(!bench.window().sidebar().isVisible());
    QCOMPARE(heading(), u"Pinned"_s);
    QVERIFY(bench.binding->current() == id);
}

void WindowBindingTest::draftSurvivesARestart()
{
    Bench bench;
    bench.rig.connect(u"Cloud"_s);
    bench.binding->start();
    bench.binding->page().composer()->edit()->setPlainText(u"Half a thought"_s);
    bench.restart();
    bench.binding->start();
    QTRY_COMPARE(bench.binding->page().composer()->text(), u"Half a thought"_s);
}

void WindowBindingTest::removedConnectionLeavesTheSidebar()
{
    Bench bench;
    const ConnectionId id = bench.rig.connect(u"Cloud"_s);
    bench.binding->start();
    Q_EMIT bench.window().sidebar().connectionRemoveRequested(id);
    auto *box = bench.window().findChild<QMessageBox *>();
    QVERIFY(box && box->isVisible());
    QCOMPARE(bench.list(u"Connections"_s)->model()->rowCount(), 1);
    fakes::named<QPushButton>(box, u"Remove"_s)->click();
    QTRY_COMPARE(bench.list(u"Connections"_s)->model()->rowCount(), 0);
}

void WindowBindingTest::pausedConnectionSaysSo()
{
    Bench bench;
    const ConnectionId id = bench.rig.connect(u"Cloud"_s);
    bench.binding->start();
    Q_EMIT bench.window().sidebar().connectionPauseRequested(id, true);
    const auto word = [&bench] {
        return bench.list(u"Connections"_s)
            ->model()
            ->index(0, 0)
            .data(ui::ConnectionListModel::HealthWordRole)
            .toString();
    };
    QTRY_COMPARE(word(), u"Paused"_s);
    Q_EMIT bench.window().sidebar().connectionPauseRequested(id, false);
    QTRY_VERIFY(word() != u"Paused"_s);
}

void WindowBindingTest::storageTroubleIsTold()
{
    Bench bench;
    bench.binding->start();
    flows::ConversationsFlow &flow = bench.rig.app().conversations();
    Q_EMIT flow.storageTrouble(ErrorCode::DiskFull);
    QVERIFY(bench.window().banner().text().contains(u"The disk is full"_s));
    Q_EMIT flow.storageDelayed(true);
    QVERIFY(bench.window().banner().text().contains(u"Saving is delayed"_s));
    Q_EMIT flow.storageWell();
    QVERIFY(bench.window().banner().text().contains(u"works again"_s));
}

void WindowBindingTest::previousAndNextWalkTheList()
{
    Bench bench;
    bench.rig.connect(u"Cloud"_s);
    bench.rig.serveReply(u"Yes"_s);
    bench.binding->start();
    QVERIFY(bench.say(u"Older"_s));
    const ConversationId older = bench.binding->current();
    bench.trigger(Command::NewConversation);
    QVERIFY(bench.say(u"Newer"_s));
    const ConversationId newer = bench.binding->current();
    QTRY_COMPARE(bench.titles(), (QStringList{u"Newer"_s, u"Older"_s}));
    bench.trigger(Command::NextConversation);
    QVERIFY(bench.binding->current() == older);
    bench.trigger(Command::NextConversation);
    QVERIFY(bench.binding->current() == older);
    bench.trigger(Command::PreviousConversation);
    QVERIFY(bench.binding->current() == newer);
}

void WindowBindingTest::settingsChangeAtOnce()
{
    Bench bench;
    bench.binding->start();
    bench.trigger(Command::Settings);
    auto *dialog = bench.window().findChild<ui::SettingsWindow *>();
    QVERIFY(dialog);
    fakes::named<QComboBox>(dialog, u"Appearance"_s)->setCurrentIndex(2);
    QCOMPARE(bench.look.theme(), settings::Theme::Dark);
    QCOMPARE(bench.rig.app().settings().values().appearance.theme, settings::Theme::Dark);
    bench.restart();
    QCOMPARE(bench.look.theme(), settings::Theme::Dark);
    bench.look.apply(settings::Theme::Light);
}

// S97, design 4: policies are values per kind; a change holds for decisions from then on, without a
// restart, and what was seen before still counts.
void WindowBindingTest::aPolicyHoldsAtOnceAndForgetsNothing()
{
    Bench bench;
    const ConnectionId id = bench.rig.connect(u"Cloud"_s);
    bench.rig.serveResponse(503, R"({"error":{"message":"down"}})");
    bench.binding->start();
    const auto failures = [&] {
        int most = 0;
        for (const breaker::ScopeSnapshot &scope : bench.rig.app().diagnostics().scopes()) {
            if (scope.scope.connection == id)
                most = std::max(most, scope.consecutiveFailures);
        }
        return most;
    };
    QVERIFY(bench.say(u"Hello"_s));
    QTRY_VERIFY(failures() > 0);
    const int before = failures();
    bench.trigger(Command::Settings);
    auto *dialog = bench.window().findChild<ui::SettingsWindow *>();
    auto *spin = fakes::named<QDoubleSpinBox>(dialog, u"Failures in a row before it stops"_s);
    QVERIFY(spin);
    spin->setValue(9);
    QCOMPARE(bench.rig.app().connections().policies().cloud.runFailures, 9);
    QCOMPARE(bench.rig.app().replays().policyOf(id).runFailures, 9);
    QCOMPARE(failures(), before);
    bench.restart();
    QCOMPARE(bench.rig.app().settings().values().policy(u"cloud"_s).runFailures, 9);
    QCOMPARE(bench.rig.app().connections().policies().cloud.runFailures, 9);
    QCOMPARE(bench.rig.app().connections().policies().local.runFailures, 2);
}

void WindowBindingTest::theSizeOfTheTextIsKept()
{
    Bench bench;
    bench.rig.connect(u"Cloud"_s);
    bench.rig.serveReply(u"Hello there"_s);
    bench.binding->start();
    QVERIFY(bench.say(u"Hello"_s));
    bench.trigger(Command::ZoomIn);
    bench.trigger(Command::ZoomIn);
    bench.trigger(Command::ZoomOut);
    QCOMPARE(bench.binding->page().view()->zoom(), 1.1);
    bench.restart();
    QCOMPARE(bench.binding->page().view()->zoom(), 1.1);
    bench.binding->start();
    QTRY_VERIFY(bench.binding->page().view()->isVisible());
    bench.trigger(Command::ZoomReset);
    QCOMPARE(bench.binding->page().view()->zoom(), 1.0);
}

void WindowBindingTest::findOpensInTheConversation()
{
    Bench bench;
    bench.rig.connect(u"Cloud"_s);
    bench.rig.serveReply(u"Hello there"_s);
    bench.binding->start();
    bench.trigger(Command::FindInConversation); // there is nothing to look through
    QVERIFY(!bench.binding->page().view()->findBar().isVisible());
    QVERIFY(bench.say(u"Hello"_s));
    bench.trigger(Command::FindInConversation);
    QVERIFY(bench.binding->page().view()->findBar().isVisible());
}

void WindowBindingTest::nothingFlashesBeforeTheStart()
{
    Bench bench;
    QVERIFY(!fakes::named<QAbstractButton>(&bench.window(), u"Add a connection"_s)->isVisible());
    bench.binding->start();
    QVERIFY(fakes::named<QAbstractButton>(&bench.window(), u"Add a connection"_s)->isVisible());
}

QTEST_MAIN(WindowBindingTest)
#include "tst_windowbinding.moc"
