// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// The prompt library's dialogs over a real profile; presets in the dialog of parameters.

#include <flows/libraryflow.h>
#include <ui/chat/parametersdialog.h>
#include <ui/chat/presetrow.h>
#include <ui/prompts/promptform.h>
#include <ui/prompts/promptlibrary.h>
#include <ui/widgets/actionbutton.h>

#include "../support/widgets.h"
#include "support/chatrig.h"

#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPointer>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

using namespace breakerbox;
using namespace breakerbox::ui;
using namespace Qt::StringLiterals;
using test::ChatRig;

class PromptLibraryTest : public QObject
{
    Q_OBJECT
private:
    struct Bench
    {
        Bench()
        {
            library.load();
            QVERIFY(QTest::qWaitFor([this] { return library.isLoaded(); }));
            dialog = new PromptLibrary(library);
            dialog->show();
            dialog->activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(dialog));
        }
        ~Bench() { delete dialog; }
        void press(const QString &name) const
        {
            auto *button = fakes::named<QAbstractButton>(dialog, name);
            QVERIFY2(button && button->isEnabled(), qPrintable(name));
            button->click();
        }
        QTreeWidget *list() const { return fakes::named<QTreeWidget>(dialog, u"Prompts"_s); }
        QStringList names() const
        {
            QStringList all;
            for (int row = 0; row < list()->topLevelItemCount(); ++row)
                all.append(list()->topLevelItem(row)->text(0));
            return all;
        }
        PromptForm *form() const { return dialog->findChild<PromptForm *>(); }

        ChatRig rig;
        flows::LibraryFlow &library = rig.app().library();
        QPointer<PromptLibrary> dialog;
    };
    static QAction *entry(const QMenu *menu, const QString &text)
    {
        for (QAction *action : menu->actions()) {
            if (action->text() == text)
                return action;
        }
        return nullptr;
    }

private Q_SLOTS:
    void anEmptyLibrarySaysWhatAPromptIs()
    {
        Bench bench;
        QVERIFY(fakes::shownWords(bench.dialog).contains(u"a text that you use again"_s));
        bench.press(u"Add examples"_s);
        QCOMPARE(bench.names(),
                 (QStringList{u"/explain"_s, u"/proofread"_s, u"/summarise"_s, u"/translate"_s}));
        QVERIFY(!fakes::named<QAbstractButton>(bench.dialog, u"Add examples"_s)->isVisible());
        QTRY_VERIFY(fakes::shownWords(bench.dialog).contains(u"4 prompts were added"_s));
    }

    void aNewPromptIsWritten()
    {
        Bench bench;
        bench.press(u"New…"_s);
        QPointer<PromptForm> form = bench.form();
        QVERIFY(form);
        auto *save = fakes::named<QAbstractButton>(form, u"Save"_s);
        QVERIFY(!save->isEnabled());
        QTest::keyClicks(fakes::named<QLineEdit>(form, u"Name"_s), u"Fix grammar"_s);
        QVERIFY(fakes::shownWords(form).contains(u"Typed as /Fix-grammar"_s));
        QVERIFY(!save->isEnabled()); // no text yet
        fakes::named<QPlainTextEdit>(form, u"Text"_s)->setPlainText(u"Fix {{text}} {{}}"_s);
        QVERIFY(fakes::shownWords(form).contains(u"Asks for: text."_s));
        QVERIFY(fakes::shownWords(form).contains(u"{{}} has no name"_s));
        save->click();
        QTRY_VERIFY(!form || !form->isVisible());
        QCOMPARE(bench.names(), QStringList{u"/Fix-grammar"_s});
        QCOMPARE(bench.library.prompts().front().text, u"Fix {{text}} {{}}"_s);
    }

    void aTakenNameIsSaidAndNothingIsLost()
    {
        Bench bench;
        bench.press(u"Add examples"_s);
        bench.press(u"New…"_s);
        QPointer<PromptForm> form = bench.form();
        QTest::keyClicks(fakes::named<QLineEdit>(form, u"Name"_s), u"Translate"_s);
        auto *text = fakes::named<QPlainTextEdit>(form, u"Text"_s);
        text->setPlainText(u"mine"_s);
        QVERIFY(fakes::shownWords(form).contains(u"Another prompt has this name."_s));
        QVERIFY(!fakes::named<QAbstractButton>(form, u"Save"_s)->isEnabled());
        // Escape asks first.
        QTest::keyClick(form, Qt::Key_Escape);
        auto *ask = form->findChild<QMessageBox *>();
        QVERIFY(ask);
        QVERIFY(form->isVisible());
        fakes::named<QAbstractButton>(ask, u"Keep writing"_s)->click();
        QVERIFY(form->isVisible());
        QCOMPARE(text->toPlainText(), u"mine"_s);
    }

    void deletingCanBeUndone()
    {
        Bench bench;
        bench.press(u"Add examples"_s);
        const QStringList all = bench.names();
        bench.list()->setCurrentItem(bench.list()->topLevelItem(1));
        bench.list()->setFocus();
        QTest::keyClick(bench.list(), Qt::Key_Delete);
        QCOMPARE(bench.names().size(), 3);
        QVERIFY(fakes::shownWords(bench.dialog).contains(u"/proofread was deleted."_s));
        bench.press(u"Undo"_s);
        QCOMPARE(bench.names(), all);
        QCOMPARE(bench.list()->currentItem()->text(0), u"/proofread"_s);
    }

    void copiesStandBesideTheirOriginal()
    {
        Bench bench;
        bench.press(u"Add examples"_s);
        bench.press(u"Duplicate"_s);
        QCOMPARE(bench.names().mid(0, 2), (QStringList{u"/explain"_s, u"/explain-2"_s}));
        QCOMPARE(bench.list()->currentItem()->text(0), u"/explain-2"_s);
    }

    void searchingFindsNamesAndTexts()
    {
        Bench bench;
        bench.press(u"Add examples"_s);
        auto *search = fakes::named<QLineEdit>(bench.dialog, u"Search prompts"_s);
        QTest::keyClicks(search, u"leaves open"_s);
        QCOMPARE(bench.names(), QStringList{u"/summarise"_s});
        QTest::keyClicks(search, u" nowhere"_s);
        QVERIFY(bench.names().isEmpty());
        QVERIFY(fakes::shownWords(bench.dialog).contains(u"No prompt has these words."_s));
        QTest::keyClick(bench.dialog, Qt::Key_Escape);
        QVERIFY(bench.dialog->isVisible());
        QCOMPARE(bench.names().size(), 4);
    }

    void usingClosesAndTells()
    {
        Bench bench;
        bench.press(u"Add examples"_s);
        QSignalSpy used(bench.dialog.data(), &PromptLibrary::useWanted);
        bench.press(u"Use"_s);
        QCOMPARE(used.size(), 1);
        QVERIFY(!bench.dialog || !bench.dialog->isVisible());
    }

    void filesAreToldInASentence()
    {
        Bench bench;
        bench.press(u"Add examples"_s);
        QTRY_VERIFY(fakes::shownWords(bench.dialog).contains(u"4 prompts were added"_s));
        const QString name = bench.rig.folder() + u"/p.json"_s;
        bench.dialog->exportTo(name);
        QTRY_VERIFY(fakes::shownWords(bench.dialog).contains(u"4 prompts were written"_s));
        bench.dialog->importFrom(name);
        QTRY_VERIFY(fakes::shownWords(bench.dialog).contains(u"4 were here already"_s));
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"prompts\":[{");
        file.close();
        bench.dialog->importFrom(name);
        QTRY_VERIFY(fakes::shownWords(bench.dialog).contains(u"Nothing was added."_s));
        QCOMPARE(bench.names().size(), 4);
    }

    void everyControlHasAName()
    {
        Bench bench;
        QCOMPARE(fakes::namelessControls(bench.dialog), QStringList());
        bench.press(u"New…"_s);
        QCOMPARE(fakes::namelessControls(bench.form()), QStringList());
    }

    void presetsAreKeptAndTaken()
    {
        Bench bench;
        chat::Conversation conversation;
        conversation.systemPrompt = u"Be brief."_s;
        conversation.parameters.temperature = 0.5;
        ParametersDialog dialog(conversation, u"m"_s, [](const chat::Parameters &) {
            return std::vector<chat::Parameter>();
        });
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.setLibrary(bench.library);
        dialog.QWidget::show();
        QCOMPARE(fakes::namelessControls(&dialog), QStringList());
        PresetRow *row = dialog.presets();
        entry(row->makeMenu(), u"Save as preset…"_s)->trigger();
        QPointer<PresetName> ask = row->findChild<PresetName *>();
        QVERIFY(ask);
        QTest::keyClicks(fakes::named<QLineEdit>(ask, u"Name of the preset"_s), u"R&D"_s);
        fakes::named<QAbstractButton>(ask, u"Save preset"_s)->click();
        QTRY_COMPARE(row->sentence(), u"“R&D” is saved."_s);
        QCOMPARE(bench.library.sets().size(), 1U);

        // Something else is typed; taking the preset can be taken back.
        auto *system = fakes::named<QPlainTextEdit>(&dialog, u"System prompt"_s);
        auto *temperature = fakes::named<QLineEdit>(&dialog, u"Temperature"_s);
        system->setPlainText(u"My long text"_s);
        temperature->setText(u"9"_s); // cannot be read: not kept as a preset
        entry(row->makeMenu(), u"Save as preset…"_s)->trigger();
        QVERIFY(row->sentence().contains(u"Put right"_s));
        entry(row->makeMenu(), u"R&&D"_s)->trigger();
        QCOMPARE(system->toPlainText(), u"Be brief."_s);
        QCOMPARE(temperature->text(), u"0.5"_s);
        row->undoButton()->click();
        QCOMPARE(system->toPlainText(), u"My long text"_s);
        QCOMPARE(temperature->text(), u"9"_s);
    }

    void presetsAreReplacedAndDeleted()
    {
        Bench bench;
        chat::ParameterSet set;
        set.name = u"Editor"_s;
        set.systemPrompt = u"Edit."_s;
        bench.library.saveSet(set, nullptr, {});
        PresetRow row(bench.library, [set] { return std::optional(set); });
        row.show();
        PresetName ask(bench.library);
        ask.setAttribute(Qt::WA_DeleteOnClose, false);
        ask.show();
        QTest::keyClicks(fakes::named<QLineEdit>(&ask, u"Name of the preset"_s), u"editor"_s);
        QVERIFY(fakes::shownWords(&ask).contains(u"It is replaced."_s));
        QVERIFY(fakes::named<QAbstractButton>(&ask, u"Replace preset"_s));
        QMenu *menu = row.makeMenu();
        entry(entry(menu, u"Delete preset"_s)->menu(), u"Editor"_s)->trigger();
        QVERIFY(bench.library.sets().empty());
        QCOMPARE(row.sentence(), u"“Editor” was deleted."_s);
        row.undoButton()->click();
        QCOMPARE(bench.library.sets().size(), 1U);
        QCOMPARE(bench.library.sets().front().systemPrompt, u"Edit."_s);
    }
};

QTEST_MAIN(PromptLibraryTest)
#include "tst_promptlibrary.moc"
