// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <net/ndjsonreader.h>

#include <QTest>

using breakerbox::net::NdjsonReader;
using breakerbox::net::ReaderState;

// providers.md 1.3.
class NdjsonReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void linesComeOutWhole_data();
    void linesComeOutWhole();
    void lineAboveTheLimitFailsCleanly();
    void onlyTheRestWaitsForTheEnd();
};

void NdjsonReaderTest::linesComeOutWhole_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArrayList>("expected");
    QTest::newRow("LF") << QByteArray("{1}\n{2}\n") << QByteArrayList{"{1}", "{2}"};
    QTest::newRow("CRLF") << QByteArray("{1}\r\n{2}\r\n") << QByteArrayList{"{1}", "{2}"};
    QTest::newRow("empty lines are skipped")
        << QByteArray("\n\r\n{1}\n\n\n{2}\n \n") << QByteArrayList{"{1}", "{2}"};
    QTest::newRow("the last line lacks its end")
        << QByteArray("{1}\n{2}") << QByteArrayList{"{1}", "{2}"};
    QTest::newRow("nothing") << QByteArray() << QByteArrayList{};
}

void NdjsonReaderTest::linesComeOutWhole()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArrayList, expected);
    for (qsizetype cut = 0; cut <= bytes.size(); ++cut) {
        NdjsonReader reader;
        QByteArrayList lines;
        const auto sink = [&](QByteArrayView line) { lines << line.toByteArray(); };
        reader.feed(bytes.first(cut), sink);
        reader.feed(bytes.sliced(cut), sink);
        reader.end(sink);
        QCOMPARE(lines, expected);
    }
}

void NdjsonReaderTest::lineAboveTheLimitFailsCleanly()
{
    NdjsonReader reader(16);
    QByteArrayList lines;
    const auto sink = [&](QByteArrayView line) { lines << line.toByteArray(); };
    QCOMPARE(reader.feed("{1}\n", sink), ReaderState::Reading);
    QCOMPARE(reader.feed("0123456789", sink), ReaderState::Reading);
    QCOMPARE(reader.feed("0123456789", sink), ReaderState::TooLarge);
    QCOMPARE(reader.feed("\n{2}\n", sink), ReaderState::TooLarge);
    reader.end(sink);
    QCOMPARE(lines, QByteArrayList{"{1}"});
}

// C11.
void NdjsonReaderTest::onlyTheRestWaitsForTheEnd()
{
    NdjsonReader reader;
    QByteArrayList lines;
    const auto sink = [&](QByteArrayView line) { lines << line.toByteArray(); };
    reader.feed("{1}\n{2", sink);
    QCOMPARE(lines, QByteArrayList{"{1}"});
    reader.feed("2}\n{3}", sink);
    QCOMPARE(lines, (QByteArrayList{"{1}", "{22}"}));
    reader.end(sink);
    QCOMPARE(lines, (QByteArrayList{"{1}", "{22}", "{3}"}));
}

QTEST_GUILESS_MAIN(NdjsonReaderTest)
#include "tst_ndjsonreader.moc"
