// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// Waves under what is spelled wrong in the composer, and what its menu offers.

#include <ui/chat/composer.h>
#include <ui/chat/spellmarks.h>
#include <ui/spelling/dictionary.h>

#include "../spelling/dictionarysamples.h"

#include <base/virtualclock.h>

#include <QContextMenuEvent>
#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>

using namespace breakerbox;
using namespace breakerbox::ui;
using namespace Qt::StringLiterals;

class SpellMarksTest : public QObject
{
    Q_OBJECT
private:
    fakes::Dictionaries m_dictionaries;
    VirtualClock m_clock;

    struct Bench
    {
        explicit Bench(const QString &folder, const VirtualClock &clock)
            : checker({folder}),
              composer(clock),
              marks(new SpellMarks(checker, composer.edit()))
        {
            composer.resize(600, 200);
            composer.show();
            QSignalSpy changed(&checker, &spelling::Checker::changed);
            checker.setLanguages({u"en_US"_s}, false);
            QVERIFY(changed.wait(10'000));
        }
        [[nodiscard]] ComposerEdit *edit() const { return composer.edit(); }
        // The menu on a word that stands in the text.
        QMenu *menuAt(const QString &word) const
        {
            QTextCursor cursor = edit()->document()->find(word);
            const QPoint at = edit()->cursorRect(cursor).center() - QPoint(2, 0);
            QContextMenuEvent event(QContextMenuEvent::Mouse, at, edit()->mapToGlobal(at));
            QCoreApplication::sendEvent(edit()->viewport(), &event);
            QMenu *menu = nullptr;
            [[maybe_unused]] const bool opened = QTest::qWaitFor(
                [&] { return (menu = edit()->findChild<QMenu *>()) && menu->isVisible(); }, 5'000);
            return menu;
        }
        static QStringList entries(const QMenu *menu)
        {
            QStringList all;
            for (const QAction *action : menu->actions()) {
                if (!action->isSeparator())
                    all.append(action->text());
            }
            return all;
        }
        static void choose(const QMenu *menu, const QString &text)
        {
            for (QAction *action : menu->actions()) {
                if (action->text() == text)
                    action->trigger();
            }
        }

        spelling::Checker checker;
        Composer composer;
        SpellMarks *marks;
    };

private Q_SLOTS:
    void init()
    {
        if (!spelling::canReadDictionaries())
            QSKIP("This build has no libhunspell.");
    }

    void wrongWordsAreMarked()
    {
        Bench bench(m_dictionaries.path(), m_clock);
        bench.composer.setText(u"hello wrld, the `cdoe` hosue "_s);
        QTRY_COMPARE(bench.marks->marked(), (QStringList{u"wrld"_s, u"hosue"_s}));
        const auto selections = bench.edit()->extraSelections();
        QCOMPARE(selections.size(), 2);
        QCOMPARE(selections[0].cursor.selectedText(), u"wrld"_s);
        QCOMPARE(selections[0].format.underlineStyle(), QTextCharFormat::SpellCheckUnderline);
        bench.composer.setText(u"hello world"_s);
        QTRY_VERIFY(bench.marks->marked().isEmpty());
        QVERIFY(bench.edit()->extraSelections().isEmpty());
    }

    void theWordThatIsTypedIsLeftAlone()
    {
        Bench bench(m_dictionaries.path(), m_clock);
        bench.composer.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&bench.composer));
        bench.composer.focusText();
        QTest::keyClicks(bench.edit(), u"wrld hosue"_s);
        QTRY_COMPARE(bench.marks->marked(), QStringList{u"wrld"_s});
        QTest::keyClicks(bench.edit(), u" "_s);
        QTRY_COMPARE(bench.marks->marked(), (QStringList{u"wrld"_s, u"hosue"_s}));
    }

    void blocksOfCodeAreSkipped()
    {
        Bench bench(m_dictionaries.path(), m_clock);
        bench.composer.setText(u"wrld\n```\ncdoe\n```\nhosue "_s);
        QTRY_COMPARE(bench.marks->marked(), (QStringList{u"wrld"_s, u"hosue"_s}));
    }

    void onlyWhatIsInSightIsLookedAt()
    {
        Bench bench(m_dictionaries.path(), m_clock);
        bench.composer.setText(u"wrld\n"_s.repeated(500) + u"hosue "_s);
        QTRY_VERIFY(bench.marks->marked().contains(u"hosue"_s)); // the cursor is at the end
        QVERIFY(bench.marks->marked().size() < 30);
        bench.edit()->verticalScrollBar()->setValue(0);
        QTRY_VERIFY(!bench.marks->marked().contains(u"hosue"_s));
        QVERIFY(bench.marks->marked().size() >= 2);
    }

    void theMenuMendsAWord()
    {
        Bench bench(m_dictionaries.path(), m_clock);
        bench.composer.setText(u"the wrold is"_s);
        QTRY_COMPARE(bench.marks->marked(), QStringList{u"wrold"_s});
        QMenu *menu = bench.menuAt(u"wrold"_s);
        QVERIFY(menu && menu->isVisible());
        QCOMPARE(Bench::entries(menu).value(0), u"world"_s);
        QVERIFY(Bench::entries(menu).contains(u"Add to dictionary"_s));
        Bench::choose(menu, u"world"_s);
        QCOMPARE(bench.composer.text(), u"the world is"_s);
        QTRY_VERIFY(bench.marks->marked().isEmpty());
        bench.edit()->undo();
        QCOMPARE(bench.composer.text(), u"the wrold is"_s);
    }

    void theMenuTeachesAndIgnores()
    {
        Bench bench(m_dictionaries.path(), m_clock);
        QSignalSpy added(bench.marks, &SpellMarks::addWanted);
        connect(bench.marks, &SpellMarks::addWanted, this,
                [&](const QString &word) { bench.checker.setKnownWords({word}); });
        bench.composer.setText(u"hello qqqqq xxxxx "_s);
        QTRY_COMPARE(bench.marks->marked().size(), 2);
        QMenu *menu = bench.menuAt(u"qqqqq"_s);
        QVERIFY(menu && menu->isVisible());
        QCOMPARE(Bench::entries(menu).value(0), u"No suggestions"_s);
        Bench::choose(menu, u"Add to dictionary"_s);
        delete menu;
        QCOMPARE(added.size(), 1);
        QCOMPARE(added[0][0].toString(), u"qqqqq"_s);
        QTRY_COMPARE(bench.marks->marked(), QStringList{u"xxxxx"_s});
        menu = bench.menuAt(u"xxxxx"_s);
        QVERIFY(menu && menu->isVisible());
        Bench::choose(menu, u"Ignore"_s);
        QTRY_VERIFY(bench.marks->marked().isEmpty());
    }
};

QTEST_MAIN(SpellMarksTest)
#include "tst_spellmarks.moc"
