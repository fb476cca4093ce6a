// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <providers/wire/json.h>
#include <providers/wire/textmender.h>

#include <QTest>

using namespace Qt::StringLiterals;
using breakerbox::providers::wire::mended;
using breakerbox::providers::wire::TextMender;
namespace wire = breakerbox::providers::wire;

// C26: halves of UTF-16 pairs, and what the JSON reader makes of them.
class TextMenderTest : public QObject
{
    Q_OBJECT

private slots:
    void halvesAreJoinedOrReplaced_data();
    void halvesAreJoinedOrReplaced();
    void firstHalfWaits();
    void wholeTextIsMended();
    void jsonKeepsLoneHalvesForUs_data();
    void jsonKeepsLoneHalvesForUs();
    void jsonReadsInvalidUtf8();
    void countsAreWholeAndNotNegative_data();
    void countsAreWholeAndNotNegative();
};

void TextMenderTest::halvesAreJoinedOrReplaced_data()
{
    QTest::addColumn<QStringList>("pieces");
    QTest::addColumn<QString>("text");
    const QString high(QChar(0xd83d));
    const QString low(QChar(0xde00));
    const QString face = high + low;
    QTest::newRow("joined over two deltas")
        << QStringList{u"a"_s + high, low + u"b"_s} << u"a"_s + face + u"b"_s;
    QTest::newRow("an empty delta between") << QStringList{high, QString(), low} << face;
    QTest::newRow("no partner comes") << QStringList{high, u"b"_s} << u"\uFFFDb"_s;
    QTest::newRow("no partner at the end") << QStringList{u"a"_s + high} << u"a\uFFFD"_s;
    QTest::newRow("two first halves") << QStringList{high, high, low} << u"\uFFFD"_s + face;
    QTest::newRow("a lone second half") << QStringList{low + u"b"_s} << u"\uFFFDb"_s;
    QTest::newRow("inside one delta")
        << QStringList{u"a"_s + high + u"b"_s + low + face} << u"a\uFFFDb\uFFFD"_s + face;
}

void TextMenderTest::halvesAreJoinedOrReplaced()
{
    QFETCH(QStringList, pieces);
    TextMender mender;
    QString text;
    for (const QString &piece : pieces)
        text += mender.feed(piece);
    text += mender.end();
    QTEST(text, "text");
}

void TextMenderTest::firstHalfWaits()
{
    TextMender mender;
    QCOMPARE(mender.feed(u"ok "_s + QChar(0xd83d)), u"ok "_s);
    QCOMPARE(mender.end(), u"\uFFFD"_s);
    QCOMPARE(mender.end(), QString());
}

void TextMenderTest::wholeTextIsMended()
{
    QCOMPARE(mended(u"a"_s + QChar(0xd83d)), u"a\uFFFD"_s);
    QCOMPARE(mended(u"a\U0001F600"_s), u"a\U0001F600"_s);
}

void TextMenderTest::jsonKeepsLoneHalvesForUs_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QList<int>>("units");
    QTest::newRow("first half") << QByteArray(R"({"c":"k\ud83d"})") << QList<int>{'k', 0xd83d};
    QTest::newRow("second half") << QByteArray(R"({"c":"\ude00é"})") << QList<int>{0xde00, 0xe9};
    QTest::newRow("pair") << QByteArray(R"({"c":"\ud83d\ude00"})") << QList<int>{0xd83d, 0xde00};
}

void TextMenderTest::jsonKeepsLoneHalvesForUs()
{
    QFETCH(QByteArray, json);
    QList<int> units;
    for (const QChar c : wire::readJson(json)[u"c"].toString())
        units << c.unicode();
    QTEST(units, "units");
}

void TextMenderTest::jsonReadsInvalidUtf8()
{
    QCOMPARE(wire::readJson("{\"c\":\"a\xff\"}")[u"c"].toString(), u"a\uFFFD"_s);
    QVERIFY(wire::readJson("{\"c\":").isUndefined());
    QVERIFY(wire::readJson("words").isUndefined());
    QVERIFY(wire::readJson(QByteArray(100'000, '[')).isUndefined());
}

void TextMenderTest::countsAreWholeAndNotNegative_data()
{
    QTest::addColumn<QJsonValue>("value");
    QTest::addColumn<int>("count");
    QTest::newRow("zero") << QJsonValue(0) << 0;
    QTest::newRow("number") << QJsonValue(7) << 7;
    QTest::newRow("null") << QJsonValue(QJsonValue::Null) << -1;
    QTest::newRow("text") << QJsonValue(u"7"_s) << 7; // some gateways quote every number
    QTest::newRow("other text") << QJsonValue(u"seven"_s) << -1;
    QTest::newRow("negative") << QJsonValue(-7) << -1;
    QTest::newRow("fraction") << QJsonValue(0.5) << -1;
    QTest::newRow("too large") << QJsonValue(1e300) << -1;
}

void TextMenderTest::countsAreWholeAndNotNegative()
{
    QFETCH(QJsonValue, value);
    QFETCH(int, count);
    QCOMPARE(wire::countOf(value).value_or(-1), count);
}

QTEST_GUILESS_MAIN(TextMenderTest)
#include "tst_textmender.moc"
