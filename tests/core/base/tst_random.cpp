// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <base/ids.h>
#include <base/random.h>

#include <QSet>
#include <QTest>

#include <array>

using namespace Qt::StringLiterals;
using namespace breakerbox;

class RandomTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void sameSeedGivesTheSameNumbers();
    void splitmixMatchesItsReference();
    void unitIsEvenlyBelowOne();
    void uuidsAreOfVersionFourAndDiffer();
    void systemNumbersDiffer();
    void idsKeepTheirText();
    void badIdTextIsNull_data();
    void badIdTextIsNull();
    void idsOfDifferentThingsDoNotMix();
};

void RandomTest::sameSeedGivesTheSameNumbers()
{
    SeededRandom first(42);
    SeededRandom second(42);
    SeededRandom other(43);
    bool differs = false;
    for (int i = 0; i < 100; ++i) {
        const std::uint64_t number = first.next();
        QCOMPARE(second.next(), number);
        differs = differs || other.next() != number;
    }
    QVERIFY(differs);
}

// The published first outputs of splitmix64 for seed 1234567.
void RandomTest::splitmixMatchesItsReference()
{
    SeededRandom random(1234567);
    for (const std::uint64_t expected :
         {6457827717110365317ULL, 3203168211198807973ULL, 9817491932198370423ULL,
          4593380528125082431ULL, 16408922859458223821ULL})
        QCOMPARE(random.next(), expected);
}

void RandomTest::unitIsEvenlyBelowOne()
{
    SeededRandom random(7);
    std::array<int, 10> buckets{};
    for (int i = 0; i < 100'000; ++i) {
        const double unit = random.unit();
        QVERIFY(unit >= 0.0 && unit < 1.0);
        ++buckets.at(static_cast<size_t>(unit * 10));
    }
    for (const int count : buckets)
        QVERIFY2(count > 9'500 && count < 10'500, qPrintable(QString::number(count)));
}

void RandomTest::uuidsAreOfVersionFourAndDiffer()
{
    SeededRandom random(1);
    QSet<QUuid> seen;
    for (int i = 0; i < 1'000; ++i) {
        const QUuid uuid = random.uuid();
        QCOMPARE(uuid.version(), QUuid::Random);
        QCOMPARE(uuid.variant(), QUuid::DCE);
        seen.insert(uuid);
    }
    QCOMPARE(seen.size(), 1'000);
}

void RandomTest::systemNumbersDiffer()
{
    SystemRandom random;
    QSet<quint64> seen;
    for (int i = 0; i < 100; ++i)
        seen.insert(random.next());
    QCOMPARE(seen.size(), 100);
}

void RandomTest::idsKeepTheirText()
{
    SeededRandom random(5);
    const ConnectionId id(random.uuid());
    QVERIFY(!id.isNull());
    QCOMPARE(id.toString().size(), 36);
    QVERIFY(ConnectionId::fromString(id.toString()) == id);
    QCOMPARE(qHash(ConnectionId::fromString(id.toString())), qHash(id));
    QVERIFY(!(id < id));
}

void RandomTest::badIdTextIsNull_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << u""_s;
    QTest::newRow("words") << u"not an id"_s;
    QTest::newRow("cut short") << u"7b0c3a52-0000-4000-8000-00000000000"_s;
    QTest::newRow("zeros") << u"00000000-0000-0000-0000-000000000000"_s;
}

void RandomTest::badIdTextIsNull()
{
    QFETCH(QString, text);
    QVERIFY(ConnectionId::fromString(text).isNull());
}

void RandomTest::idsOfDifferentThingsDoNotMix()
{
    static_assert(!std::is_convertible_v<ConnectionId, MessageId>);
    static_assert(!std::is_constructible_v<ConnectionId, MessageId>);
    static_assert(!std::is_convertible_v<QUuid, ConnectionId>);
    static_assert(!std::is_convertible_v<QString, ModelId>);
    QVERIFY(ModelId(u"a"_s) < ModelId(u"b"_s));
    QVERIFY(ModelId().isEmpty());
}

QTEST_GUILESS_MAIN(RandomTest)
#include "tst_random.moc"
