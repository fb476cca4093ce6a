// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// Which words of a text are prose, and which dictionary is meant.

#include "dictionarysamples.h"

#include <ui/spelling/checkedwords.h>
#include <ui/spelling/dictionaryfiles.h>

#include <QTest>

using namespace breakerbox;
using namespace breakerbox::ui::spelling;
using namespace Qt::StringLiterals;

class CheckedWordsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void onlyProseIsChecked_data()
    {
        QTest::addColumn<QString>("paragraph");
        QTest::addColumn<QStringList>("words");
        const auto row = [](const char *name, const QString &text, const QStringList &words) {
            QTest::newRow(name) << text << words;
        };
        row("a sentence", u"Helo wrld, (here) “is” it."_s,
            {u"Helo"_s, u"wrld"_s, u"here"_s, u"is"_s, u"it"_s});
        row("apostrophes", u"don't don’t 'tis dogs'"_s,
            {u"don't"_s, u"don’t"_s, u"tis"_s, u"dogs"_s});
        row("hyphens divide", u"well-knwon"_s, {u"well"_s, u"knwon"_s});
        row("one slash divides", u"and/or"_s, {u"and"_s, u"or"_s});
        row("code", u"run `git psuh` or ``a ` bb`` now"_s, {u"run"_s, u"or"_s, u"now"_s});
        row("code that is not closed", u"a `tick here"_s, {u"tick"_s, u"here"_s});
        row("addresses", u"see https://exampel.org/pth?q=aa, www.exmple.com or me@exmple.org ok"_s,
            {u"see"_s, u"or"_s, u"ok"_s});
        row("an address in brackets", u"(https://exampel.org/) fine"_s, {u"fine"_s});
        row("paths", u"in /usr/shre, ~/docmuents ./bild src/man/cpp C:\\Windws here"_s,
            {u"in"_s, u"here"_s});
        row("files and members", u"notse.txt object.membr end. Next"_s, {u"end"_s, u"Next"_s});
        row("names in code", u"fooBar snake_cse Foo::br callMe() x->yy iPhone"_s, {});
        row("digits and capitals", u"v2 NASAA 3rd B2B 1234 plain"_s, {u"plain"_s});
        row("tags, options, money", u"#hashtga --vebrose $HOEM done"_s, {u"done"_s});
        row("variables", u"in {{langauge|Englsh}} please"_s, {u"in"_s, u"please"_s});
        row("single letters", u"a I x"_s, {});
        row("accents", u"Größe naïve"_s, {u"Größe"_s, u"naïve"_s});
        row("nothing", u""_s, {});
        row("far too long", QString(61, u'a'), {});
    }
    void onlyProseIsChecked()
    {
        QFETCH(QString, paragraph);
        QStringList words;
        for (const Word &word : checkedWords(paragraph))
            words.append(paragraph.mid(word.position, word.length));
        QTEST(words, "words");
    }

    void fencesAreSeen()
    {
        QVERIFY(isFence(u"```cpp"_s));
        QVERIFY(isFence(u"  ~~~"_s));
        QVERIFY(!isFence(u"a ```"_s));
    }

    void dictionariesAreFoundOnce()
    {
        QTemporaryDir folder;
        const QString own = folder.path() + u"/own"_s;
        const QString system = folder.path() + u"/system"_s;
        fakes::writeDictionary(system, u"en_US"_s, "a");
        fakes::writeDictionary(system, u"de_DE"_s, "a");
        fakes::writeDictionary(own, u"en_US"_s, "a");
        fakes::writeDictionary(system, u"hyph_de_DE"_s, "a");
        QVERIFY(QFile::remove(system + u"/de_DE.aff"_s)); // half a dictionary
        const auto found = findDictionaries({own, folder.path() + u"/none"_s, system});
        QCOMPARE(found.size(), 1U);
        QCOMPARE(found[0].language, u"en_US"_s);
        QVERIFY(found[0].dic.startsWith(own));
    }

    void theUsualLanguageIsTheDesktops_data()
    {
        QTest::addColumn<QStringList>("wanted");
        QTest::addColumn<QString>("language");
        QTest::newRow("its own") << QStringList{u"en-GB"_s} << u"en_GB"_s;
        QTest::newRow("elsewhere") << QStringList{u"en-AU"_s} << u"en_US"_s;
        QTest::newRow("its usual country") << QStringList{u"de"_s} << u"de_DE"_s;
        QTest::newRow("the next one") << QStringList{u"nb-NO"_s, u"fr-FR"_s} << u"fr"_s;
        QTest::newRow("none") << QStringList{u"nb-NO"_s} << QString();
    }
    void theUsualLanguageIsTheDesktops()
    {
        QFETCH(QStringList, wanted);
        QTEST(usualLanguage(wanted, {u"de_AT"_s, u"de_DE"_s, u"en_GB"_s, u"en_US"_s, u"fr"_s}),
              "language");
    }
};

QTEST_GUILESS_MAIN(CheckedWordsTest)
#include "tst_checkedwords.moc"
