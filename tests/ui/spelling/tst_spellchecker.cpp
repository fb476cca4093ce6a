// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// Words judged on another thread, in one language and in several.

#include "dictionarysamples.h"

#include <ui/spelling/checker.h>
#include <ui/spelling/dictionary.h>

#include <QSignalSpy>
#include <QTest>

using namespace breakerbox;
using namespace breakerbox::ui::spelling;
using namespace Qt::StringLiterals;

namespace {

// The words that are wrong, once all are known.
QStringList wrong(Checker &checker, const QStringList &words)
{
    QStringList found;
    for (const QString &word : words) {
        std::optional<bool> right;
        if (!QTest::qWaitFor([&] { return (right = checker.isRight(word)).has_value(); }, 10'000))
            return {u"no answer"_s};
        if (!*right)
            found.append(word);
    }
    return found;
}

void use(Checker &checker, const QStringList &languages, bool automatic = false)
{
    QSignalSpy changed(&checker, &Checker::changed);
    checker.setLanguages(languages, automatic);
    QVERIFY(changed.wait(10'000));
}

} // namespace

class SpellCheckerTest : public QObject
{
    Q_OBJECT
private:
    fakes::Dictionaries m_dictionaries;

private Q_SLOTS:
    void init()
    {
        if (!canReadDictionaries())
            QSKIP("This build has no libhunspell.");
    }

    void wordsAreJudgedInTheirLanguage()
    {
        Checker checker({m_dictionaries.path()});
        QCOMPARE(checker.isRight(u"wrld"_s), true); // nothing is checked yet
        use(checker, {u"en_US"_s});
        QCOMPARE(checker.languages(), QStringList{u"en_US"_s});
        QVERIFY(!checker.isRight(u"wrld"_s).has_value()); // nobody waits
        QCOMPARE(wrong(checker, {u"hello"_s, u"Hello"_s, u"wrld"_s, u"don’t"_s, u"Haus"_s}),
                 (QStringList{u"wrld"_s, u"Haus"_s}));
        QCOMPARE(wrong(checker, {u"мир"_s, u"мри"_s}), QStringList()); // another script
    }

    void severalLanguagesAreOne()
    {
        Checker checker({m_dictionaries.path()});
        use(checker, {u"en_US"_s, u"de_DE"_s, u"ru_RU"_s});
        QCOMPARE(
            wrong(checker, {u"hello"_s, u"Haus"_s, u"grüßen"_s, u"grüsen"_s, u"мир"_s, u"мри"_s}),
            (QStringList{u"grüsen"_s, u"мри"_s}));
        use(checker, {u"de_DE"_s});
        QCOMPARE(wrong(checker, {u"hello"_s, u"Haus"_s}), QStringList{u"hello"_s});
        use(checker, {});
        QCOMPARE(wrong(checker, {u"hello"_s, u"wrld"_s}), QStringList());
    }

    void aMissingDictionaryIsTold()
    {
        Checker checker({m_dictionaries.path()});
        use(checker, {u"xx_XX"_s, u"en_US"_s});
        QCOMPARE(checker.missing(), QStringList{u"xx_XX"_s});
        QCOMPARE(checker.languages(), QStringList{u"en_US"_s});
        Checker none({m_dictionaries.path() + u"/none"_s});
        use(none, {}, true);
        QVERIFY(none.languages().isEmpty());
        QCOMPARE(wrong(none, {u"wrld"_s}), QStringList());
    }

    void allLanguagesAreFound()
    {
        Checker checker({m_dictionaries.path()});
        QSignalSpy found(&checker, &Checker::foundLanguages);
        checker.findLanguages();
        QVERIFY(found.wait(10'000));
        QCOMPARE(checker.found(), (QStringList{u"de_DE"_s, u"en_US"_s, u"ru_RU"_s}));
    }

    void wordsOfThePersonAreRight()
    {
        Checker checker({m_dictionaries.path()});
        use(checker, {u"en_US"_s});
        QCOMPARE(wrong(checker, {u"breakerbox"_s, u"Oslo"_s}),
                 (QStringList{u"breakerbox"_s, u"Oslo"_s}));
        QSignalSpy changed(&checker, &Checker::changed);
        checker.setKnownWords({u"breakerbox"_s});
        checker.ignore(u"Oslo"_s);
        QCOMPARE(changed.size(), 2);
        QCOMPARE(wrong(checker, {u"breakerbox"_s, u"Breakerbox"_s, u"Oslo"_s, u"oslo"_s}),
                 QStringList{u"oslo"_s});
    }

    void suggestionsCome()
    {
        Checker checker({m_dictionaries.path()});
        use(checker, {u"en_US"_s});
        std::optional<QStringList> suggestions;
        checker.suggest(u"wrold"_s, this, [&](const QStringList &found) { suggestions = found; });
        QVERIFY(!suggestions); // not on this thread
        QTRY_VERIFY(suggestions.has_value());
        QVERIFY(suggestions->contains(u"world"_s));
    }

    void endingWhileItReadsIsFine()
    {
        for (int i = 0; i < 20; ++i) {
            Checker checker({m_dictionaries.path()});
            checker.setLanguages({u"en_US"_s, u"de_DE"_s}, false);
            checker.findLanguages();
            checker.suggest(u"wrold"_s, this, [](const QStringList &) {});
        }
    }
};

QTEST_GUILESS_MAIN(SpellCheckerTest)
#include "tst_spellchecker.moc"
