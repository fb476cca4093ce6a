// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/text/errortext.h>
#include <ui/text/languages.h>
#include <ui/text/limittext.h>
#include <ui/text/moments.h>

#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
namespace text = ui::text;

class SpokenLanguagesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theFirstWantedLanguageThatIsThereIsSpoken_data();
    void theFirstWantedLanguageThatIsThereIsSpoken();
    void languagesBearTheirOwnNames();
    void aChoiceChangesWordsAndNumbers();
    void oneIsOneInEnglish();
    void everyLanguageHasFormsForOneAndMore_data();
    void everyLanguageHasFormsForOneAndMore();
    void whatABreakerNotedIsSaid();
};

void SpokenLanguagesTest::theFirstWantedLanguageThatIsThereIsSpoken_data()
{
    QTest::addColumn<QStringList>("wanted");
    QTest::addColumn<QString>("spoken");
    QTest::newRow("nothing") << QStringList() << u"en"_s;
    QTest::newRow("C") << QStringList{u"C"_s} << u"en"_s;
    QTest::newRow("C before another") << QStringList{u"C"_s, u"de-DE"_s} << u"en"_s;
    QTest::newRow("German") << QStringList{u"de-DE"_s, u"de"_s} << u"de"_s;
    QTest::newRow("German of Austria") << QStringList{u"de-AT"_s} << u"de"_s;
    QTest::newRow("with an underline") << QStringList{u"ja_JP"_s} << u"ja"_s;
    QTest::newRow("English first") << QStringList{u"en-GB"_s, u"de-DE"_s} << u"en"_s;
    QTest::newRow("one that is not there first") << QStringList{u"pl-PL"_s, u"fr-FR"_s} << u"fr"_s;
    QTest::newRow("one that nobody knows first") << QStringList{u"qqq"_s, u"es-MX"_s} << u"es"_s;
    QTest::newRow("simplified Chinese") << QStringList{u"zh-Hans-CN"_s} << u"zh_CN"_s;
    QTest::newRow("Singapore writes it too") << QStringList{u"zh-SG"_s} << u"zh_CN"_s;
    QTest::newRow("traditional Chinese is another") << QStringList{u"zh-TW"_s} << u"en"_s;
}

void SpokenLanguagesTest::theFirstWantedLanguageThatIsThereIsSpoken()
{
    QFETCH(QStringList, wanted);
    const QStringList codes{u"de"_s, u"en"_s, u"es"_s, u"fr"_s, u"ja"_s, u"zh_CN"_s};
    QTEST(text::chooseLanguage(wanted, codes), "spoken");
}

void SpokenLanguagesTest::languagesBearTheirOwnNames()
{
    const std::vector<text::SpokenLanguage> expected{
        {u"de"_s, u"Deutsch"_s},  {u"en"_s, u"English"_s}, {u"es"_s, u"Español"_s},
        {u"fr"_s, u"Français"_s}, {u"ja"_s, u"日本語"_s},  {u"zh_CN"_s, u"简体中文"_s}};
    const auto spoken = text::spokenLanguages();
    for (const text::SpokenLanguage &each : spoken)
        qDebug("%s %s", qPrintable(each.code), qPrintable(each.name));
    QVERIFY(spoken == expected);
}

void SpokenLanguagesTest::aChoiceChangesWordsAndNumbers()
{
    text::LanguageSwitch language;
    QVERIFY(language.apply({}));
    QCOMPARE(language.code(), u"en"_s); // tests run in C
    QCOMPARE(text::duration(Milliseconds(3'200)), u"3.2 s"_s);
    const QString english = text::sentence(ErrorCode::DiskFull);

    QVERIFY(language.apply(settings::Language::fromCode(u"de"_s)));
    QCOMPARE(QLocale().language(), QLocale::German);
    QVERIFY(text::duration(Milliseconds(3'200)).startsWith(u"3,2"_s));
    QVERIFY(text::sentence(ErrorCode::DiskFull) != english);
    QVERIFY(!language.apply(settings::Language::fromCode(u"de"_s))); // nothing new

    // One that this build does not speak is as the system's.
    QVERIFY(language.apply(settings::Language::fromCode(u"tlh"_s)));
    QCOMPARE(language.code(), u"en"_s);
    QCOMPARE(text::sentence(ErrorCode::DiskFull), english);
    QCOMPARE(text::duration(Milliseconds(3'200)), u"3.2 s"_s);
}

void SpokenLanguagesTest::oneIsOneInEnglish()
{
    text::LanguageSwitch language;
    language.apply({});
    QCOMPARE(text::messages(1), u"1 message"_s);
    QCOMPARE(text::messages(2), u"2 messages"_s);
    QCOMPARE(text::models(1), u"1 model"_s);
    QCOMPARE(text::models(2), u"2 models"_s);
    QCOMPARE(text::paceSentence({.requestsPerMinute = 1, .tokensPerMinute = 20}),
             u"You set at most 1 request and 20 tokens a minute."_s);
    QCOMPARE(text::transitionWhy(u"1 in a row"_s), u"1 failure"_s);
    QCOMPARE(text::transitionWhy(u"3 in a row"_s), u"3 failures in a row"_s);
}

void SpokenLanguagesTest::everyLanguageHasFormsForOneAndMore_data()
{
    QTest::addColumn<QString>("code");
    for (const text::SpokenLanguage &each : text::spokenLanguages())
        QTest::newRow(qPrintable(each.code)) << each.code;
}

void SpokenLanguagesTest::everyLanguageHasFormsForOneAndMore()
{
    QFETCH(QString, code);
    text::LanguageSwitch language;
    language.apply(settings::Language::fromCode(code));
    for (const int count : {0, 1, 2, 5, 11, 21, 101}) {
        const QString number = QString::number(count);
        for (const QString &words : {text::messages(count), text::attachments(count),
                                     text::tokens(count), text::models(count)})
            QVERIFY2(words.contains(number) && words != number && !words.contains(u'%'),
                     qPrintable(words));
    }
}

void SpokenLanguagesTest::whatABreakerNotedIsSaid()
{
    QCOMPARE(text::transitionWhy(u"5 of the last 8"_s), u"5 of the last 8 failed"_s);
    QCOMPARE(text::transitionWhy(u"the user's probe failed"_s), u"your probe failed"_s);
    QCOMPARE(text::transitionWhy(u"of a newer version"_s), u"of a newer version"_s);
}

QTEST_GUILESS_MAIN(SpokenLanguagesTest)
#include "tst_spokenlanguages.moc"
