// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// What is said of prompts, and which ones fit what is typed.

#include <ui/prompts/promptfill.h>
#include <ui/prompts/prompttext.h>
#include <ui/widgets/actionbutton.h>

#include "../support/widgets.h"

#include <QPlainTextEdit>
#include <QPointer>
#include <QSignalSpy>
#include <QTest>

using namespace breakerbox;
using namespace breakerbox::ui;
using namespace Qt::StringLiterals;

class PromptTextTest : public QObject
{
    Q_OBJECT
private:
    static chat::SavedPrompt prompt(const QString &name, const QString &description = {})
    {
        return {{}, name, description, u"text of "_s + name, {}};
    }

private Q_SLOTS:
    void whatFitsIsBestFirst_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QStringList>("names");
        QTest::newRow("all") << u""_s
                             << QStringList{u"explain"_s, u"fix-grammar"_s, u"grammar"_s,
                                            u"translate"_s};
        QTest::newRow("beginning first")
            << u"gram"_s << QStringList{u"grammar"_s, u"fix-grammar"_s};
        QTest::newRow("any case") << u"TRANS"_s << QStringList{u"translate"_s};
        QTest::newRow("a word of the description") << u"plain"_s << QStringList{u"explain"_s};
        QTest::newRow("not inside of one") << u"lainly"_s << QStringList();
        QTest::newRow("unknown") << u"etc"_s << QStringList();
    }
    void whatFitsIsBestFirst()
    {
        const std::vector<chat::SavedPrompt> all{prompt(u"explain"_s, u"Say it plainly"_s),
                                                 prompt(u"fix-grammar"_s), prompt(u"grammar"_s),
                                                 prompt(u"translate"_s)};
        QFETCH(QString, typed);
        QStringList names;
        for (const chat::SavedPrompt *each : fittingPrompts(all, typed))
            names.append(each->name);
        QTEST(names, "names");
    }

    void someVariablesFillThemselves()
    {
        const auto all = chat::variablesOf(u"{{Clipboard}} {{selection}} {{date}} {{x}}"_s);
        const auto values = filledByItself(all, {u"copied"_s, {}, u"today"_s});
        QCOMPARE(values,
                 (QHash<QString, QString>{{u"clipboard"_s, u"copied"_s}, {u"date"_s, u"today"_s}}));
    }

    void variablesAreNamed()
    {
        QCOMPARE(variablesSentence(u"plain"_s), QString());
        const QString said = variablesSentence(u"{{to}} {{from|x}} {{date}} {{}}"_s);
        QVERIFY2(said.contains(u"Asks for: to"_s), qPrintable(said));
        QVERIFY2(said.contains(u"by itself: date."_s), qPrintable(said));
        QVERIFY2(said.contains(u"{{}} has no name"_s), qPrintable(said));
    }

    void importsAreToldInSentences()
    {
        QVERIFY(
            importSentence(flows::PromptImport{2, 1, 0, 0}).startsWith(u"2 prompts were added."_s));
        QVERIFY(importSentence(failure(ErrorCode::InvalidInput)).contains(u"Nothing was added"_s));
        QVERIFY(!importSentence(failure(ErrorCode::TooLarge)).isEmpty());
        QVERIFY(!importSentence(failure(ErrorCode::DiskFull)).isEmpty());
    }

    void examplesCanBeSaved()
    {
        for (const chat::SavedPrompt &example : examplePrompts()) {
            QCOMPARE(chat::readName(example.name), std::optional(example.name));
            QVERIFY(!chat::hasNamelessVariable(example.text));
            QVERIFY(!chat::variablesOf(example.text).empty());
        }
    }

    void enterLeadsThroughTheFields()
    {
        QPointer<PromptFill> ask =
            new PromptFill(u"translate"_s, {{u"Language"_s, u"English"_s}, {u"text"_s, {}}},
                           {{u"text"_s, u"as last time"_s}});
        ask->show();
        QSignalSpy filled(ask.data(), &PromptFill::filled);
        QCOMPARE(fakes::namelessControls(ask), QStringList());
        const auto fields = ask->fields();
        QCOMPARE(fields.size(), 2U);
        QCOMPARE(fields[0]->toPlainText(), u"English"_s);
        QCOMPARE(fields[1]->toPlainText(), u"as last time"_s);
        QTest::keyClicks(fields[0], u"Norsk"_s); // the default is selected: written over
        QTest::keyClick(fields[0], Qt::Key_Return);
        QCOMPARE(filled.size(), 0);
        QTest::keyClicks(fields[1], u"a"_s);
        QTest::keyClick(fields[1], Qt::Key_Return, Qt::ShiftModifier);
        QTest::keyClicks(fields[1], u"b"_s);
        QTest::keyClick(fields[1], Qt::Key_Return);
        QCOMPARE(filled.size(), 1);
        const auto values = filled[0][0].value<QHash<QString, QString>>();
        QCOMPARE(values,
                 (QHash<QString, QString>{{u"language"_s, u"Norsk"_s}, {u"text"_s, u"a\nb"_s}}));
        QVERIFY(!ask || !ask->isVisible());
    }

    void escapeGivesNothing()
    {
        QPointer<PromptFill> ask = new PromptFill(u"x"_s, {{u"a"_s, {}}}, {});
        ask->show();
        QSignalSpy filled(ask.data(), &PromptFill::filled);
        QTest::keyClick(ask->fields().front(), Qt::Key_Escape);
        QCOMPARE(filled.size(), 0);
        QVERIFY(!ask || !ask->isVisible());
    }
};

QTEST_MAIN(PromptTextTest)
#include "tst_prompttext.moc"
