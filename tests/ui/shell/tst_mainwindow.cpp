// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/shell/banner.h>
#include <ui/shell/commandpalette.h>
#include <ui/shell/conversationheader.h>
#include <ui/shell/mainwindow.h>
#include <ui/shell/sidebarframe.h>
#include <ui/shell/startpage.h>
#include <ui/sidebar/sidebar.h>

#include "../support/shellfakes.h"
#include "../support/widgets.h"

#include <QAction>
#include <QDockWidget>
#include <QLineEdit>
#include <QListView>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using ui::Command;

class MainWindowTest : public QObject
{
    Q_OBJECT

private:
    struct Bench
    {
        explicit Bench(const settings::Window &left = {})
            : window(conversations, connections, fakes::diagnostics(), left)
        {
            conversations.setRows(fakes::conversations());
            connections.setConnections(fakes::connections());
            window.resize(1100, 700);
            window.show();
        }
        ui::SidebarFrame *frame() const { return window.findChild<ui::SidebarFrame *>(); }
        QDockWidget *dock() const { return window.findChild<QDockWidget *>(); }

        ui::ConversationListModel conversations;
        ui::ConnectionListModel connections;
        ui::MainWindow window;
    };

private Q_SLOTS:
    void everyCommandHasAnAction();
    void shortcutsAreUnique();
    void paletteListsAllActions();
    void paletteFindsByLetters_data();
    void paletteFindsByLetters();
    void paletteRunsTheChosenCommand();
    void sidebarFoldsAndUnfolds();
    void narrowWindowMakesADrawer();
    void drawerClosesWithEscapeAndWhenChosen();
    void diagnosticsBesideKeepTheSidebar();
    void searchOpensAFoldedSidebar();
    void diagnosticsOpenAtAScope();
    void leftStateComesBack();
    void headerNamesModelConnectionBoundaryHealth();
    void bannerStaysWhileTroubleLasts();
    void buttonsTriggerTheActions();
    void everyControlHasANameAndPlainText();
};

void MainWindowTest::everyCommandHasAnAction()
{
    Bench bench;
    QCOMPARE(bench.window.actions().all().size(), static_cast<int>(Command::Quit) + 1);
    QCOMPARE(bench.window.action(Command::NewConversation)->shortcut(), QKeySequence(u"Ctrl+N"_s));
    QCOMPARE(bench.window.action(Command::Quit)->shortcut(), QKeySequence(u"Ctrl+Q"_s));
    QCOMPARE(bench.window.action(Command::AddConnection)->shortcut(),
             QKeySequence(u"Ctrl+Shift+N"_s));
    QVERIFY(!bench.window.action(Command::Stop)->isEnabled());
}

void MainWindowTest::shortcutsAreUnique()
{
    Bench bench;
    QSet<QString> seen;
    for (const QAction *action : bench.window.actions().all()) {
        for (const QKeySequence &keys : action->shortcuts()) {
            QVERIFY2(!keys.isEmpty(), qPrintable(action->text()));
            QVERIFY2(!seen.contains(keys.toString()), qPrintable(keys.toString()));
            seen.insert(keys.toString());
        }
    }
}

void MainWindowTest::paletteListsAllActions()
{
    Bench bench;
    ui::CommandPalette palette(bench.window.actions().all(), &bench.window);
    palette.setAttribute(Qt::WA_DeleteOnClose, false);
    QStringList texts;
    for (const QAction *action : bench.window.actions().all())
        texts.append(action->text());
    QCOMPARE(palette.shownCommands(), texts);
}

void MainWindowTest::paletteFindsByLetters_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QString>("first");
    QTest::newRow("whole word") << u"diag"_s << u"Diagnostics"_s;
    QTest::newRow("first letters") << u"nc"_s << u"New conversation"_s;
    QTest::newRow("upper case") << u"QUIT"_s << u"Quit"_s;
    QTest::newRow("word inside") << u"palette"_s << u"Command palette…"_s;
    QTest::newRow("nothing fits") << u"zzzz"_s << QString();
}

void MainWindowTest::paletteFindsByLetters()
{
    QFETCH(QString, filter);
    QFETCH(QString, first);
    Bench bench;
    ui::CommandPalette palette(bench.window.actions().all(), &bench.window);
    palette.setAttribute(Qt::WA_DeleteOnClose, false);
    fakes::named<QLineEdit>(&palette, u"Filter commands"_s)->setText(filter);
    QCOMPARE(palette.shownCommands().value(0), first);
}

void MainWindowTest::paletteRunsTheChosenCommand()
{
    Bench bench;
    QSignalSpy triggered(bench.window.action(Command::Settings), &QAction::triggered);
    bench.window.action(Command::Palette)->trigger();
    auto *palette = bench.window.findChild<ui::CommandPalette *>();
    QVERIFY(palette && palette->isVisible());
    auto *filter = fakes::named<QLineEdit>(palette, u"Filter commands"_s);
    filter->setText(u"settings"_s);
    QTest::keyClick(filter, Qt::Key_Return);
    QCoreApplication::processEvents();
    QCOMPARE(triggered.size(), 1);
    // A disabled command stays and does nothing.
    QSignalSpy stopped(bench.window.action(Command::Stop), &QAction::triggered);
    bench.window.action(Command::Palette)->trigger();
    palette = bench.window.findChild<ui::CommandPalette *>();
    filter = fakes::named<QLineEdit>(palette, u"Filter commands"_s);
    filter->setText(u"stop"_s);
    QTest::keyClick(filter, Qt::Key_Return);
    QCoreApplication::processEvents();
    QCOMPARE(stopped.size(), 0);
    QVERIFY(palette->isVisible());
}

void MainWindowTest::sidebarFoldsAndUnfolds()
{
    Bench bench;
    auto *show = fakes::named<QAbstractButton>(&bench.window, u"Show sidebar"_s);
    QVERIFY(bench.window.sidebar().isVisible());
    QVERIFY(!show->isVisible());
    bench.window.action(Command::ToggleSidebar)->trigger();
    QVERIFY(!bench.window.sidebar().isVisible());
    QVERIFY(show->isVisible());
    show->click();
    QVERIFY(bench.window.sidebar().isVisible());
    QVERIFY(bench.window.action(Command::ToggleSidebar)->isChecked());
}

void MainWindowTest::narrowWindowMakesADrawer()
{
    Bench bench;
    bench.window.resize(600, 700);
    QCoreApplication::processEvents();
    QVERIFY(bench.frame()->isDrawer());
    QVERIFY(!bench.window.sidebar().isVisible());
    bench.window.action(Command::ToggleSidebar)->trigger();
    QVERIFY(bench.window.sidebar().isVisible());
    QVERIFY(bench.window.sidebar().width() < 600);
    bench.window.resize(1100, 700);
    QCoreApplication::processEvents();
    QVERIFY(!bench.frame()->isDrawer());
    QVERIFY(bench.window.sidebar().isVisible());
}

void MainWindowTest::drawerClosesWithEscapeAndWhenChosen()
{
    Bench bench;
    bench.window.resize(600, 700);
    QCoreApplication::processEvents();
    bench.window.action(Command::ToggleSidebar)->trigger();
    QTest::keyClick(&bench.window, Qt::Key_Escape);
    QVERIFY(!bench.window.sidebar().isVisible());
    bench.window.action(Command::ToggleSidebar)->trigger();
    auto *list = fakes::named<QListView>(&bench.window, u"Conversations"_s);
    list->setCurrentIndex(bench.conversations.indexOf(ConversationId(fakes::uuid(2))));
    QVERIFY(!bench.window.sidebar().isVisible());
}

void MainWindowTest::diagnosticsBesideKeepTheSidebar()
{
    Bench bench;
    bench.window.action(Command::ToggleDiagnostics)->trigger();
    QCoreApplication::processEvents();
    QVERIFY(!bench.dock()->isFloating());
    QVERIFY(!bench.frame()->isDrawer());
    QVERIFY(bench.window.sidebar().isVisible());
}

void MainWindowTest::searchOpensAFoldedSidebar()
{
    Bench bench;
    bench.window.action(Command::ToggleSidebar)->trigger();
    bench.window.action(Command::Search)->trigger();
    QVERIFY(bench.window.sidebar().isVisible());
}

void MainWindowTest::diagnosticsOpenAtAScope()
{
    Bench bench;
    QVERIFY(bench.dock()->isHidden());
    const auto scope = fakes::openSnapshot(fakes::connections()[1].connection.id).scope;
    bench.window.showDiagnostics(scope);
    QVERIFY(!bench.dock()->isHidden());
    QVERIFY(bench.window.action(Command::ToggleDiagnostics)->isChecked());
    QVERIFY(fakes::shownWords(bench.dock()).contains(u"gpt-large"_s));
    bench.window.action(Command::ToggleDiagnostics)->trigger();
    QVERIFY(bench.dock()->isHidden());
}

void MainWindowTest::leftStateComesBack()
{
    settings::Window left;
    {
        Bench bench;
        bench.window.action(Command::ToggleSidebar)->trigger();
        bench.window.action(Command::ToggleDiagnostics)->trigger();
        settings::Window before;
        before.pinned = {u"kept"_s};
        left = bench.window.left(before);
    }
    QVERIFY(!left.sidebarVisible);
    QVERIFY(left.diagnosticsVisible);
    QCOMPARE(left.pinned, QStringList{u"kept"_s});
    Bench again(left);
    QVERIFY(!again.window.sidebar().isVisible());
    QVERIFY(!again.dock()->isHidden());
}

void MainWindowTest::headerNamesModelConnectionBoundaryHealth()
{
    Bench bench;
    const auto view = fakes::connections()[1];
    bench.window.header().setState({true, u"Q & A"_s, u"gpt-large"_s, view.connection.name,
                                    view.connection.boundary, view.health},
                                   fakes::boot(5000));
    QVERIFY(fakes::named<QAbstractButton>(&bench.window, u"Conversation: Q & A"_s));
    QVERIFY(
        fakes::named<QAbstractButton>(&bench.window, u"Model: gpt-large · OpenAI · Personal"_s));
    QVERIFY(fakes::named<QWidget>(&bench.window, u"Read by: OpenAI"_s));
    auto *health = fakes::named<QAbstractButton>(&bench.window, u"Health: Failing"_s);
    QVERIFY(health);
    QSignalSpy clicked(&bench.window.header(), &ui::ConversationHeader::healthClicked);
    health->click();
    QCOMPARE(clicked.size(), 1);
}

// S61, design 7: trouble with saving is told until it is over.
void MainWindowTest::bannerStaysWhileTroubleLasts()
{
    Bench bench;
    ui::Banner &banner = bench.window.banner();
    QVERIFY(!banner.isVisible());
    banner.showWell(u"Saving works again."_s);
    QVERIFY(!banner.isVisible()); // there was no trouble
    banner.showTrouble(u"The disk is full."_s);
    QCOMPARE(banner.text(), u"The disk is full."_s);
    auto *dismiss = fakes::named<QAbstractButton>(&banner, u"Dismiss"_s);
    QVERIFY(!dismiss->isVisible());
    banner.showWell(u"Saving works again."_s);
    QCOMPARE(banner.text(), u"Saving works again."_s);
    QVERIFY(dismiss->isVisible());
    dismiss->click();
    QVERIFY(!banner.isVisible());
}

void MainWindowTest::buttonsTriggerTheActions()
{
    Bench bench;
    QSignalSpy conversation(bench.window.action(Command::NewConversation), &QAction::triggered);
    QSignalSpy connection(bench.window.action(Command::AddConnection), &QAction::triggered);
    fakes::named<QAbstractButton>(&bench.window.sidebar(), u"New conversation"_s)->click();
    fakes::named<QAbstractButton>(&bench.window.startPage(), u"Add a connection"_s)->click();
    QCOMPARE(conversation.size(), 1);
    QCOMPARE(connection.size(), 1);
}

void MainWindowTest::everyControlHasANameAndPlainText()
{
    Bench bench;
    bench.window.action(Command::ToggleDiagnostics)->trigger();
    QCOMPARE(fakes::namelessControls(&bench.window).join(u'\n'), QString());
    QCOMPARE(fakes::richLabels(&bench.window).join(u'\n'), QString());
}

QTEST_MAIN(MainWindowTest)
#include "tst_mainwindow.moc"
