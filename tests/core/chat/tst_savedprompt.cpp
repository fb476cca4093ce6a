// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// Names of prompts, and what becomes of the variables in their text.

#include <chat/prompttemplate.h>
#include <chat/savedprompt.h>

#include <QSet>
#include <QTest>

using namespace breakerbox::chat;
using namespace Qt::StringLiterals;

class SavedPromptTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void namesAreOneWord_data();
    void namesAreOneWord();
    void takenNamesGetANumber();
    void variablesAreFoundOnce_data();
    void variablesAreFoundOnce();
    void valuesAreNoTemplates();
    void whatIsNotGivenIsItsDefault();
    void variablesWithoutANameAreTold();
    void longTextsOfBracesAreNoWork();
};

void SavedPromptTest::namesAreOneWord_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("name"); // empty = none
    QTest::newRow("as it is") << u"translate"_s << u"translate"_s;
    QTest::newRow("with the slash") << u"/translate"_s << u"translate"_s;
    QTest::newRow("blanks become dashes") << u"  Fix  my grammar "_s << u"Fix-my-grammar"_s;
    QTest::newRow("other scripts") << u"翻訳"_s << u"翻訳"_s;
    QTest::newRow("accents") << u"résumé_2.0"_s << u"résumé_2.0"_s;
    QTest::newRow("nothing") << u" / "_s << QString();
    QTest::newRow("a path") << u"a/b"_s << QString();
    QTest::newRow("braces") << u"{{x}}"_s << QString();
    QTest::newRow("as long as may be") << QString(40, u'x') << QString(40, u'x');
    QTest::newRow("too long") << QString(41, u'x') << QString();
}

void SavedPromptTest::namesAreOneWord()
{
    QFETCH(QString, typed);
    QFETCH(QString, name);
    QCOMPARE(readName(typed).value_or(QString()), name);
}

void SavedPromptTest::takenNamesGetANumber()
{
    QSet<QString> taken{u"a"_s, u"a-2"_s};
    const auto isTaken = [&](const QString &name) { return taken.contains(name); };
    QCOMPARE(freeName(u"b"_s, isTaken), u"b"_s);
    QCOMPARE(freeName(u"a"_s, isTaken), u"a-3"_s);
    const QString longest(SavedPrompt::kLongestName, u'x');
    taken.insert(longest);
    const QString next = freeName(longest, isTaken);
    QVERIFY(next.endsWith(u"-2"_s));
    QCOMPARE(next.size(), SavedPrompt::kLongestName);
}

void SavedPromptTest::variablesAreFoundOnce_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("found"); // "name=default"
    QTest::newRow("none") << u"Plain text."_s << QStringList();
    QTest::newRow("two, in order") << u"{{b}} and {{a}}"_s << QStringList{u"b="_s, u"a="_s};
    QTest::newRow("again") << u"{{a}} {{ A }} {{a}}"_s << QStringList{u"a="_s};
    QTest::newRow("a default") << u"{{to|plain English}}"_s << QStringList{u"to=plain English"_s};
    QTest::newRow("the first default counts")
        << u"{{a}} {{a|1}} {{a|2}}"_s << QStringList{u"a=1"_s};
    QTest::newRow("blanks in a name") << u"{{the text}}"_s << QStringList{u"the text="_s};
    QTest::newRow("a bar in a default") << u"{{a|b|c}}"_s << QStringList{u"a=b|c"_s};
    QTest::newRow("not closed") << u"{{a and more"_s << QStringList();
    QTest::newRow("code") << u"{{ user.name }} {{#if}} {{-1+2}}"_s << QStringList();
    QTest::newRow("one brace more") << u"{{{a}}}"_s << QStringList{u"a="_s};
    QTest::newRow("inside another") << u"{{x {{a}} y}}"_s << QStringList{u"a="_s};
    QTest::newRow("no name") << u"{{}} {{|x}}"_s << QStringList();
    QTest::newRow("too long a name") << u"{{"_s + QString(41, u'a') + u"}}"_s << QStringList();
}

void SavedPromptTest::variablesAreFoundOnce()
{
    QFETCH(QString, text);
    QStringList found;
    for (const PromptVariable &variable : variablesOf(text))
        found.append(variable.name + u'=' + variable.fallback);
    QTEST(found, "found");
}

void SavedPromptTest::valuesAreNoTemplates()
{
    const QHash<QString, QString> values{{u"a"_s, u"{{b}}"_s}, {u"b"_s, u"no"_s}};
    QCOMPARE(filled(u"1 {{a}} 2"_s, values), u"1 {{b}} 2"_s);
}

void SavedPromptTest::whatIsNotGivenIsItsDefault()
{
    QCOMPARE(filled(u"{{a|x}}, {{a}}, {{b}}."_s, {}), u"x, x, ."_s);
    QCOMPARE(filled(u"{{A|x}}"_s, {{u"a"_s, QString()}}), QString()); // given as nothing
    QCOMPARE(filled(u"as {{user.name}} is"_s, {}), u"as {{user.name}} is"_s);
}

void SavedPromptTest::variablesWithoutANameAreTold()
{
    QVERIFY(hasNamelessVariable(u"say {{ }}"_s));
    QVERIFY(hasNamelessVariable(u"say {{|now}}"_s));
    QVERIFY(!hasNamelessVariable(u"say {{x}} { }"_s));
}

void SavedPromptTest::longTextsOfBracesAreNoWork()
{
    const QString text = u"{{"_s.repeated(50'000);
    QVERIFY(variablesOf(text).empty());
    QCOMPARE(filled(text + u"}}"_s, {}), text + u"}}"_s);
    QCOMPARE(variablesOf(u"{{a}}"_s.repeated(20'000)).size(), 1);
}

QTEST_GUILESS_MAIN(SavedPromptTest)
#include "tst_savedprompt.moc"
