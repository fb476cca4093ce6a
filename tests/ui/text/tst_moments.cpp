// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/text/moments.h>

#include <QLocale>
#include <QScopeGuard>
#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
namespace text = ui::text;

class MomentsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void durationsHaveUnits_data()
    {
        QTest::addColumn<qint64>("milliseconds");
        QTest::addColumn<QString>("words");
        QTest::newRow("negative is nothing") << qint64(-5) << u"0 ms"_s;
        QTest::newRow("below a second") << qint64(250) << u"250 ms"_s;
        QTest::newRow("a few seconds") << qint64(3240) << u"3.2 s"_s;
        QTest::newRow("exactly 5 s") << qint64(5000) << u"5 s"_s;
        QTest::newRow("just below 10 s") << qint64(9960) << u"10 s"_s;
        QTest::newRow("38 s") << qint64(38'000) << u"38 s"_s;
        QTest::newRow("119 s") << qint64(119'000) << u"119 s"_s;
        QTest::newRow("12 min") << qint64(720'000) << u"12 min"_s;
        QTest::newRow("59.6 min") << qint64(3'576'000) << u"1 h"_s;
        QTest::newRow("2 h 5 min") << qint64(7'500'000) << u"2 h 5 min"_s;
        QTest::newRow("six days (K20)") << qint64(518'400'000) << u"6 d"_s;
    }
    void durationsHaveUnits()
    {
        QFETCH(qint64, milliseconds);
        QTEST(text::duration(Milliseconds(milliseconds)), "words");
    }

    // A countdown is rounded up and an elapsed time down: neither promises too much.
    void clocksRoundTheHonestWay()
    {
        QCOMPARE(text::countdown(Milliseconds(37'001)), u"0:38"_s);
        QCOMPARE(text::countdown(Milliseconds(0)), u"0:00"_s);
        QCOMPARE(text::countdown(Milliseconds(-4'000)), u"0:00"_s);
        QCOMPARE(text::countdown(Seconds(3727)), u"1:02:07"_s);
        QCOMPARE(text::elapsed(Milliseconds(7'999)), u"0:07"_s);
    }

    void momentsAreRelativeUnderADay_data()
    {
        QTest::addColumn<qint64>("ago");
        QTest::addColumn<QString>("words");
        QTest::newRow("now") << qint64(20) << u"just now"_s;
        QTest::newRow("minutes") << qint64(5 * 60 + 10) << u"5 min ago"_s;
        QTest::newRow("hours") << qint64(3 * 3600) << u"3 h ago"_s;
        QTest::newRow("yesterday") << qint64(25 * 3600) << u"30 Dec 2025"_s;
    }
    void momentsAreRelativeUnderADay()
    {
        QFETCH(qint64, ago);
        const WallTime now = wallFromMilliseconds(1'767'225'600'000);
        QTEST(text::relativeTime(now - Seconds(ago), now), "words");
    }

    void turnsShowTheDateOnceTheDayIsOver()
    {
        const WallTime now = wallFromMilliseconds(1'767'225'600'000 + 37'260'000); // 10:21
        QCOMPARE(text::turnTime(now, now), u"10:21"_s);
        QCOMPARE(text::turnTime(now - std::chrono::hours(24), now), u"31 Dec 2025, 10:21"_s);
    }

    void daysAreWrittenAsTheLanguageDoes_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("day");
        QTest::addColumn<QString>("inThisYear");
        QTest::addColumn<QString>("month");
        const auto row = [](const QString &language, const QString &day, const QString &inThisYear,
                            const QString &month) {
            QTest::newRow(qPrintable(language)) << language << day << inThisYear << month;
        };
        row(u"C"_s, u"12 Nov 2026"_s, u"12 Nov"_s, u"November 2026"_s);
        row(u"en_US"_s, u"Nov 12, 2026"_s, u"Nov 12"_s, u"November 2026"_s);
        row(u"de"_s, u"12. Nov. 2026"_s, u"12. Nov."_s, u"November 2026"_s);
        row(u"es"_s, u"12 nov 2026"_s, u"12 nov"_s, u"noviembre de 2026"_s);
        row(u"fr"_s, u"12 nov. 2026"_s, u"12 nov."_s, u"novembre 2026"_s);
        row(u"ja"_s, u"2026年11月12日"_s, u"11月12日"_s, u"2026年11月"_s);
        row(u"zh_CN"_s, u"2026年11月12日"_s, u"11月12日"_s, u"2026年11月"_s);
    }
    void daysAreWrittenAsTheLanguageDoes()
    {
        QFETCH(QString, language);
        const QLocale before;
        const auto back = qScopeGuard([&before] { QLocale::setDefault(before); });
        QLocale::setDefault(QLocale(language));
        const QDate day(2026, 11, 12);
        QTEST(text::dayText(day), "day");
        QTEST(text::shortDay(day), "inThisYear");
        QTEST(text::monthText(day), "month");
    }

    void sizesAndCounts()
    {
        QCOMPARE(text::bytes(412), u"412 B"_s);
        QCOMPARE(text::bytes(48'400), u"48 kB"_s);
        QCOMPARE(text::bytes(1'300'000), u"1.3 MB"_s);
        QCOMPARE(text::shortCount(999), u"999"_s);
        QCOMPARE(text::shortCount(1'240), u"1.2k"_s);
        QCOMPARE(text::messages(1), u"1 message"_s);
        QCOMPARE(text::messages(14), u"14 messages"_s);
        QCOMPARE(text::tokens(1), u"1 token"_s);
        QCOMPARE(text::tokens(2), u"2 tokens"_s);
        QCOMPARE(text::tokens(3'000'000'000), u"3,000,000,000 tokens"_s);
        QCOMPARE(text::conversations(1), u"1 conversation"_s);
        QCOMPARE(text::conversations(2), u"2 conversations"_s);
    }
};

QTEST_GUILESS_MAIN(MomentsTest)
#include "tst_moments.moc"
