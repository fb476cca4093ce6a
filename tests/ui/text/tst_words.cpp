// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/text/errortext.h>
#include <ui/text/healthtext.h>
#include <ui/text/hiddentext.h>
#include <ui/text/limittext.h>

#include <QSet>
#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
namespace text = ui::text;

class WordsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyErrorHasItsOwnSentence()
    {
        QSet<QString> sentences;
        const int last = int(ErrorCode::Internal);
        for (int code = 0; code <= last; ++code) {
            const QString sentence = text::sentence(ErrorCode(code));
            QVERIFY2(sentence.endsWith(u'.'), qPrintable(sentence));
            sentences.insert(sentence);
        }
        QCOMPARE(sentences.size(), qsizetype(last + 1));
    }

    void everyCategoryHasItsOwnWordAndSentence()
    {
        QSet<QString> words;
        QSet<QString> sentences;
        const int last = int(breaker::Category::Abandoned);
        for (int category = 0; category <= last; ++category) {
            words.insert(text::categoryWord(breaker::Category(category)));
            sentences.insert(text::sentence(breaker::Category(category)));
        }
        QCOMPARE(words.size(), qsizetype(last + 1));
        QCOMPARE(sentences.size(), qsizetype(last + 1));
    }

    void everyRefusedAddressSaysWhy()
    {
        QSet<QString> sentences;
        const QStringList details{u"empty"_s,           u"scheme"_s,       u"user_info"_s,
                                  u"query"_s,           u"host"_s,         u"public_http"_s,
                                  u"refused_address"_s, u"percent_host"_s, u"look_alike"_s};
        for (const QString &detail : details)
            sentences.insert(text::addressRefusal(detail));
        QCOMPARE(sentences.size(), details.size());
        QVERIFY(!sentences.contains(text::sentence(ErrorCode::InvalidUrl)));
    }

    void healthIsAWordWithItsTime_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("seconds");
        QTest::addColumn<QString>("word");
        using flows::HealthKind;
        QTest::newRow("working") << int(HealthKind::Working) << 0 << u"Working"_s;
        QTest::newRow("probing") << int(HealthKind::Probing) << 0 << u"Trying"_s;
        QTest::newRow("limited") << int(HealthKind::Limited) << 720 << u"Limited · 12 min"_s;
        QTest::newRow("failing") << int(HealthKind::Failing) << 42 << u"Failing · next try 0:42"_s;
        QTest::newRow("failing, time over")
            << int(HealthKind::Failing) << 0 << u"May be tried now"_s;
        QTest::newRow("waiting") << int(HealthKind::Waiting) << 42 << u"Waiting · 0:42"_s;
        QTest::newRow("key") << int(HealthKind::NeedsKey) << 0 << u"Needs key"_s;
        QTest::newRow("offline") << int(HealthKind::Offline) << 30 << u"Offline"_s;
        QTest::newRow("paused") << int(HealthKind::Paused) << 0 << u"Paused"_s;
    }
    void healthIsAWordWithItsTime()
    {
        QFETCH(int, kind);
        QFETCH(int, seconds);
        const BootTime now{Seconds(100)};
        QTEST(text::healthWord({flows::HealthKind(kind), now + Seconds(seconds)}, now), "word");
    }

    // With "Drill" before it the countdown still has room in the sidebar.
    void aDrillsWordIsShort()
    {
        const BootTime now{Seconds(100)};
        const flows::Health drill{flows::HealthKind::Failing, now + Seconds(42), true};
        QCOMPARE(text::healthWord(drill, now), u"Drill · Failing · 0:42"_s);
        QCOMPARE(text::healthState(drill), u"Drill · Failing"_s);
        QCOMPARE(text::healthState({flows::HealthKind::Failing, now + Seconds(42)}), u"Failing"_s);
    }

    void boundariesNameWhoReads()
    {
        using connections::Boundary;
        using connections::BoundaryClass;
        QCOMPARE(text::boundaryWord({BoundaryClass::Device, {}, {}}), u"this device"_s);
        QCOMPARE(text::boundaryWord({BoundaryClass::Lan, u"nas.local"_s, {}}),
                 u"nas.local (your network)"_s);
        QCOMPARE(text::boundaryWord({BoundaryClass::Company, u"OpenAI"_s, u"work"_s}),
                 u"OpenAI (work)"_s);
        QCOMPARE(text::boundaryWord(Boundary{}), u"unknown"_s);
    }

    // T5: hidden characters are named; honest text in any script stays as it is.
    // A price copied from a page in another language is not a thousand times what it was.
    void amountsAreReadInAnyLocale_data()
    {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<double>("value"); // negative: refused
        QTest::newRow("C") << u"C"_s << u"0.375"_s << 0.375;
        QTest::newRow("point in German") << u"de_DE"_s << u"0.375"_s << 0.375;
        QTest::newRow("comma in German") << u"de_DE"_s << u"0,375"_s << 0.375;
        QTest::newRow("two places in German") << u"de_DE"_s << u"2.50"_s << 2.5;
        QTest::newRow("thousands in German?") << u"de_DE"_s << u"2.500"_s << -1.0;
        QTest::newRow("plain thousands in German") << u"de_DE"_s << u"2500"_s << 2500.0;
        QTest::newRow("thousands and comma") << u"de_DE"_s << u"1.000,50"_s << -1.0;
        QTest::newRow("comma in English") << u"en_US"_s << u"2,500"_s << -1.0;
        QTest::newRow("nothing") << u"fr_FR"_s << u" "_s << 0.0;
        QTest::newRow("negative") << u"C"_s << u"-1"_s << -1.0;
        QTest::newRow("words") << u"C"_s << u"two"_s << -1.0;
    }
    void amountsAreReadInAnyLocale()
    {
        QFETCH(QString, locale);
        QFETCH(QString, typed);
        QFETCH(double, value);
        const QLocale before;
        QLocale::setDefault(QLocale(locale));
        const auto amount = text::readAmount(typed);
        const auto again = amount ? text::readAmount(text::amount(*amount)) : amount;
        QLocale::setDefault(before);
        QCOMPARE(amount.has_value(), value >= 0);
        if (amount)
            QCOMPARE(double(*amount), value * 1'000'000);
        QCOMPARE(again, amount);
    }
    void hiddenCharactersAreMarked_data()
    {
        QTest::addColumn<QString>("given");
        QTest::addColumn<QString>("prose");
        QTest::addColumn<QString>("code");
        const auto same = [](const char *name, const QString &value) {
            QTest::newRow(name) << value << value << value;
        };
        QTest::newRow("override") << u"a\u202eb"_s << u"a⟦U+202E⟧b"_s << u"a⟦U+202E⟧b"_s;
        QTest::newRow("isolate") << u"a\u2066b"_s << u"a⟦U+2066⟧b"_s << u"a⟦U+2066⟧b"_s;
        QTest::newRow("zero width space only in code")
            << u"a\u200bb"_s << u"a\u200bb"_s << u"a⟦U+200B⟧b"_s;
        QTest::newRow("soft hyphen only in code")
            << u"a\u00adb"_s << u"a\u00adb"_s << u"a⟦U+00AD⟧b"_s;
        QTest::newRow("tag") << u"a\U000E0041b"_s << u"a⟦U+E0041⟧b"_s << u"a⟦U+E0041⟧b"_s;
        QTest::newRow("control") << u"a\u0007b"_s << u"a⟦U+0007⟧b"_s << u"a⟦U+0007⟧b"_s;
        QTest::newRow("selector behind a letter")
            << u"a\ufe0fb"_s << u"a\ufe0fb"_s << u"a⟦U+FE0F⟧b"_s;
        same("family", u"\U0001F468\u200D\U0001F469\u200D\U0001F467"_s);
        same("heart", u"\u2764\uFE0F"_s);
        same("flag of Scotland", u"\U0001F3F4\U000E0067\U000E0062\U000E0073\U000E007F"_s);
        same("Arabic with a joiner", u"\u0646\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"_s);
        same("Devanagari with a joiner", u"\u0915\u094d\u200d\u0937"_s);
        same("lines and tabs", u"a\n\tb"_s);
        same("Cyrillic", u"привет"_s);
    }
    void hiddenCharactersAreMarked()
    {
        QFETCH(QString, given);
        QTEST(text::withMarks(given, text::HiddenIn::Prose), "prose");
        QTEST(text::withMarks(given, text::HiddenIn::Code), "code");
    }
};

QTEST_GUILESS_MAIN(WordsTest)
#include "tst_words.moc"
