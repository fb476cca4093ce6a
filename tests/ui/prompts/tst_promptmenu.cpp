// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// Prompts in the composer: the "/word", the button, variables. What is written is never lost.

#include <flows/libraryflow.h>
#include <ui/chat/composer.h>
#include <ui/prompts/promptdesk.h>
#include <ui/prompts/promptfill.h>
#include <ui/prompts/promptform.h>
#include <ui/prompts/promptlibrary.h>
#include <ui/widgets/actionbutton.h>

#include "../support/widgets.h"
#include "support/chatrig.h"

#include <base/virtualclock.h>

#include <QClipboard>
#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using namespace breakerbox;
using namespace breakerbox::ui;
using namespace Qt::StringLiterals;
using test::ChatRig;

class PromptMenuTest : public QObject
{
    Q_OBJECT
private:
    // A composer at the foot of a page, over the library of a real profile.
    struct Bench
    {
        Bench()
        {
            page.resize(700, 500);
            auto *column = new QVBoxLayout(&page);
            column->addStretch(1);
            column->addWidget(composer);
            QObject::connect(composer, &Composer::promptsRequested, desk, &PromptDesk::openMenu);
            library.load();
            page.show();
            QVERIFY(QTest::qWaitForWindowActive(&page));
            QVERIFY(QTest::qWaitFor([this] { return library.isLoaded(); }));
            std::vector<chat::SavedPrompt> prompts{
                {{}, u"ask"_s, {}, u"Ask me."_s, {}},
                {{}, u"grammar"_s, u"Correct a text"_s, u"Correct: {{selection}}"_s, {}},
                {{}, u"to"_s, {}, u"In {{language|English}}: {{clipboard}}"_s, {}}};
            library.add(std::move(prompts), &page, [](const Result<flows::PromptImport> &) {});
            composer->focusText();
        }
        ComposerEdit *edit() const { return composer->edit(); }
        QStringList rows() const
        {
            QStringList all;
            const QAbstractItemModel *model = desk->menu()->list()->model();
            for (int row = 0; row < model->rowCount(); ++row)
                all.append(model->index(row, 0).data().toString());
            return all;
        }
        PromptFill *question() const { return page.findChild<PromptFill *>(); }

        ChatRig rig;
        VirtualClock clock;
        flows::LibraryFlow &library = rig.app().library();
        QWidget page;
        Composer *composer = new Composer(clock, &page);
        QString selected;
        PromptDesk *desk =
            new PromptDesk(library, composer->edit(), composer, &page, [this] { return selected; });
    };

private Q_SLOTS:
    void aSlashShowsWhatFits()
    {
        Bench bench;
        QTest::keyClicks(bench.edit(), u"/"_s);
        QVERIFY(bench.desk->menu()->isVisible());
        QVERIFY(bench.edit()->hasFocus());
        QCOMPARE(bench.rows(), (QStringList{u"/ask"_s, u"/grammar"_s, u"/to"_s}));
        QTest::keyClicks(bench.edit(), u"gr"_s);
        QCOMPARE(bench.rows(), QStringList{u"/grammar"_s});
        QCOMPARE(bench.composer->text(), u"/gr"_s);
        // It stands above the composer, inside the page.
        QVERIFY(bench.desk->menu()->geometry().bottom() < bench.composer->geometry().top());
        QVERIFY(bench.desk->menu()->geometry().top() >= 0);
        QTest::keyClick(bench.edit(), Qt::Key_Backspace);
        QTest::keyClick(bench.edit(), Qt::Key_Backspace);
        QTest::keyClick(bench.edit(), Qt::Key_Backspace);
        QVERIFY(!bench.desk->menu()->isVisible());
    }

    void whatIsNoCommandIsOrdinaryText_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::newRow("an unknown word") << u"/etc"_s;
        QTest::newRow("a path") << u"/ask/me"_s;
        QTest::newRow("more words") << u"/ask now"_s;
        QTest::newRow("in the middle") << u"either/ask"_s;
        QTest::newRow("behind a blank") << u" /ask"_s;
    }
    void whatIsNoCommandIsOrdinaryText()
    {
        Bench bench;
        QSignalSpy sent(bench.composer, &Composer::sendRequested);
        QFETCH(QString, typed);
        QTest::keyClicks(bench.edit(), typed);
        QVERIFY(!bench.desk->menu()->isVisible());
        QTest::keyClick(bench.edit(), Qt::Key_Return);
        QCOMPARE(sent.size(), 1);
        QCOMPARE(sent[0][0].toString(), typed);
    }

    void anotherTextOpensNothing()
    {
        Bench bench;
        bench.composer->setText(u"/ask"_s); // a draft that is shown again
        QVERIFY(!bench.desk->menu()->isVisible());
    }

    void keysChooseAndTake_data()
    {
        QTest::addColumn<int>("key");
        QTest::newRow("Enter") << int(Qt::Key_Return);
        QTest::newRow("Tab") << int(Qt::Key_Tab);
    }
    void keysChooseAndTake()
    {
        Bench bench;
        QSignalSpy sent(bench.composer, &Composer::sendRequested);
        bench.selected = u"a few words"_s;
        QTest::keyClicks(bench.edit(), u"/"_s);
        QTest::keyClick(bench.edit(), Qt::Key_Up); // round to the last
        QTest::keyClick(bench.edit(), Qt::Key_Up);
        QFETCH(int, key);
        QTest::keyClick(bench.edit(), Qt::Key(key));
        QCOMPARE(bench.composer->text(), u"Correct: a few words"_s);
        QVERIFY(bench.edit()->hasFocus());
        QVERIFY(!bench.desk->menu()->isVisible());
        QCOMPARE(sent.size(), 0);
        bench.edit()->undo();
        QCOMPARE(bench.composer->text(), u"/"_s);
    }

    void escapeLeavesWhatIsWritten()
    {
        Bench bench;
        QSignalSpy sent(bench.composer, &Composer::sendRequested);
        QTest::keyClicks(bench.edit(), u"/a"_s);
        QTest::keyClick(bench.edit(), Qt::Key_Escape);
        QVERIFY(!bench.desk->menu()->isVisible());
        QTest::keyClicks(bench.edit(), u"sk"_s); // it does not come back by itself
        QVERIFY(!bench.desk->menu()->isVisible());
        QTest::keyClick(bench.edit(), Qt::Key_Return);
        QCOMPARE(sent.size(), 1);
        QCOMPARE(sent[0][0].toString(), u"/ask"_s);
    }

    void variablesAreAskedForAndRemembered()
    {
        Bench bench;
        QGuiApplication::clipboard()->setText(u"Guten Tag"_s);
        QTest::keyClicks(bench.edit(), u"/to"_s);
        QTest::keyClick(bench.edit(), Qt::Key_Return);
        QPointer<PromptFill> ask = bench.question();
        QVERIFY(ask);
        QCOMPARE(ask->fields().size(), 1U); // the clipboard is not asked for
        QCOMPARE(ask->fields()[0]->toPlainText(), u"English"_s);
        QCOMPARE(bench.composer->text(), u"/to"_s); // until it is answered
        QTest::keyClicks(ask->fields()[0], u"Norwegian"_s);
        QTest::keyClick(ask->fields()[0], Qt::Key_Return);
        QCOMPARE(bench.composer->text(), u"In Norwegian: Guten Tag"_s);
        QTRY_VERIFY(!ask);
        bench.composer->clear();
        bench.page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&bench.page));
        bench.composer->focusText();
        QTest::keyClicks(bench.edit(), u"/to"_s);
        QTest::keyClick(bench.edit(), Qt::Key_Return);
        ask = bench.question();
        QVERIFY(ask);
        QCOMPARE(ask->fields()[0]->toPlainText(), u"Norwegian"_s);
        QTest::keyClick(ask->fields()[0], Qt::Key_Escape);
        QCOMPARE(bench.composer->text(), u"/to"_s); // nothing is lost
    }

    void theButtonPutsItWhereTheCursorIs()
    {
        Bench bench;
        QTest::keyClicks(bench.edit(), u"before after"_s);
        QTextCursor cursor = bench.edit()->textCursor();
        cursor.setPosition(7);
        bench.edit()->setTextCursor(cursor);
        bench.composer->promptsButton()->click();
        PromptMenu *menu = bench.desk->menu();
        QVERIFY(menu->isVisible());
        QVERIFY(menu->filter()->hasFocus());
        QCOMPARE(bench.rows().mid(3), (QStringList{u"New prompt…"_s, u"Prompt library…"_s}));
        QTest::keyClicks(menu->filter(), u"ask"_s);
        QTest::keyClick(menu->filter(), Qt::Key_Return);
        QCOMPARE(bench.composer->text(), u"before Ask me.after"_s);
        QVERIFY(bench.edit()->hasFocus());
    }

    void whatIsSelectedInTheMessageGoesIn()
    {
        Bench bench;
        bench.selected = u"elsewhere"_s;
        QTest::keyClicks(bench.edit(), u"mistakes"_s);
        bench.edit()->selectAll();
        bench.desk->use(bench.library.findByName(u"grammar"_s)->id, PromptMenu::Way::Button);
        QCOMPARE(bench.composer->text(), u"Correct: mistakes"_s);
    }

    void withoutPromptsTheButtonSaysWhatToDo()
    {
        Bench bench;
        while (!bench.library.prompts().empty())
            bench.library.remove(bench.library.prompts().front().id);
        QTest::keyClicks(bench.edit(), u"/"_s);
        QVERIFY(!bench.desk->menu()->isVisible());
        bench.composer->promptsButton()->click();
        QVERIFY(fakes::shownWords(bench.desk->menu()).contains(u"No prompts yet."_s));
        QTest::keyClick(bench.desk->menu()->filter(), Qt::Key_Return); // New prompt…
        QVERIFY(bench.page.findChild<PromptForm *>());
    }

    void aSentMessageIsNotTouched()
    {
        Bench bench;
        QTest::keyClicks(bench.edit(), u"/to"_s);
        QTest::keyClick(bench.edit(), Qt::Key_Return);
        PromptFill *ask = bench.question();
        QVERIFY(ask);
        bench.composer->setSending(true);
        QTest::keyClick(ask->fields()[0], Qt::Key_Return);
        QCOMPARE(bench.composer->text(), u"/to"_s);
    }

    void everyControlHasAName()
    {
        Bench bench;
        bench.composer->promptsButton()->click();
        QCOMPARE(fakes::namelessControls(&bench.page), QStringList());
        QCOMPARE(fakes::richLabels(bench.desk->menu()), QStringList());
    }
};

QTEST_MAIN(PromptMenuTest)
#include "tst_promptmenu.moc"
