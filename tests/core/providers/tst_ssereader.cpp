// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <net/ssereader.h>

#include <QElapsedTimer>
#include <QTest>

using breakerbox::net::ReaderState;
using breakerbox::net::SseEvent;
using breakerbox::net::SseReader;

// The rules of providers.md 1.2, by number.
class SseReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void eventsComeOutAsTheRulesSay_data();
    void eventsComeOutAsTheRulesSay();
    void cutAnywhereTheEventsAreTheSame_data() { eventsComeOutAsTheRulesSay_data(); }
    void cutAnywhereTheEventsAreTheSame();
    void loneCarriageReturnDispatchesAtOnce();
    void restAtTheEndIsHandedOver_data();
    void restAtTheEndIsHandedOver();
    void commentsAreCounted();
    void eventAboveTheLimitFailsCleanly();
    void manyLinesOfOneEventCountTowardsTheLimit();
    void costIsLinear();
};

namespace {

using Events = QList<SseEvent>;

SseEvent plain(const QByteArray &data, const QByteArray &name = {}, const QByteArray &error = {})
{
    SseEvent made;
    made.data = data;
    made.name = name;
    made.error = error;
    return made;
}

SseEvent rawEvent(const QByteArray &data)
{
    SseEvent made = plain(data);
    made.raw = true;
    return made;
}

} // namespace

void SseReaderTest::eventsComeOutAsTheRulesSay_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<Events>("expected");
    const Events one{plain("x")};
    QTest::newRow("2 a byte-order mark is dropped once") << QByteArray("\xEF\xBB\xBF"
                                                                       "data: \xEF\xBB\xBFx\n\n")
                                                         << Events{plain("\xEF\xBB\xBFx")};
    QTest::newRow("3 LF") << QByteArray("data: x\n\n") << one;
    QTest::newRow("3 CRLF") << QByteArray("data: x\r\n\r\n") << one;
    QTest::newRow("3 CR") << QByteArray("data: x\r\r") << one;
    QTest::newRow("3 CRLF and LF mixed")
        << QByteArray("data: x\r\n\ndata: y\n\r\n") << Events{plain("x"), plain("y")};
    QTest::newRow("4 comments carry nothing")
        << QByteArray(": hi\n:\n\ndata: x\n: there\n\n") << one;
    QTest::newRow("5 one blank after the colon goes")
        << QByteArray("data:  x \n\n") << Events{plain(" x ")};
    QTest::newRow("5 no blank") << QByteArray("data:x\n\n") << one;
    QTest::newRow("5 a field without colon") << QByteArray("data\n\n") << Events{plain("")};
    QTest::newRow("6 data lines are joined")
        << QByteArray("data: a\ndata: b\ndata:\n\n") << Events{plain("a\nb\n")};
    QTest::newRow("6 the name goes with its event")
        << QByteArray("event: ping\ndata: x\n\ndata: y\n\n")
        << Events{plain("x", "ping"), plain("y")};
    QTest::newRow("6 a name without data is dropped")
        << QByteArray("event: ping\n\ndata: x\n\n") << one;
    QTest::newRow("6 id and retry are ignored")
        << QByteArray("id: 1\nretry: 30\ndata: x\n\n") << one;
    QTest::newRow("7 a field named error")
        << QByteArray("error: {\"a\":1}\n\n") << Events{plain({}, {}, "{\"a\":1}")};
    QTest::newRow("9 raw JSON after events")
        << QByteArray("data: x\n\n{\n  \"error\": {}\n}\n\ndata: y\n\n")
        << Events{plain("x"), rawEvent("{\n  \"error\": {}\n}"), plain("y")};
    QTest::newRow("9 raw JSON, then an event without a blank line")
        << QByteArray("[1]\ndata: x\n\n") << Events{rawEvent("[1]"), plain("x")};
    QTest::newRow("9 a brace inside an event is no raw text")
        << QByteArray("data: x\n{oops\n\n") << one;
    QTest::newRow("13 unknown fields are skipped") << QByteArray("foo: bar\ndata: x\n\n") << one;
    QTest::newRow("blank lines alone") << QByteArray("\n\n\r\n\r") << Events{};
}

void SseReaderTest::eventsComeOutAsTheRulesSay()
{
    QFETCH(QByteArray, bytes);
    QFETCH(Events, expected);
    SseReader reader;
    Events events;
    QCOMPARE(reader.feed(bytes, [&](const SseEvent &e) { events << e; }), ReaderState::Reading);
    QCOMPARE(events, expected);
}

// Rule 1, every pair of cuts.
void SseReaderTest::cutAnywhereTheEventsAreTheSame()
{
    QFETCH(QByteArray, bytes);
    QFETCH(Events, expected);
    for (qsizetype first = 0; first <= bytes.size(); ++first) {
        for (qsizetype second = first; second <= bytes.size(); ++second) {
            SseReader reader;
            Events events;
            const auto sink = [&](const SseEvent &e) { events << e; };
            reader.feed(bytes.first(first), sink);
            reader.feed(bytes.sliced(first, second - first), sink);
            reader.feed(bytes.sliced(second), sink);
            QCOMPARE(events, expected);
        }
    }
}

void SseReaderTest::loneCarriageReturnDispatchesAtOnce()
{
    SseReader reader;
    Events events;
    const auto sink = [&](const SseEvent &e) { events << e; };
    reader.feed("data: x\r\n\r", sink);
    QCOMPARE(events.size(), 1);
    reader.feed("\ndata: y\r\r", sink);
    QCOMPARE(events, (Events{plain("x"), plain("y")}));
}

void SseReaderTest::restAtTheEndIsHandedOver_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<Events>("expected");
    QTest::addColumn<bool>("left");
    QTest::newRow("8 one LF and closed") << QByteArray("data: x\n") << Events{plain("x")} << true;
    QTest::newRow("8 no LF at all") << QByteArray("data: x") << Events{plain("x")} << true;
    QTest::newRow("8 nothing left") << QByteArray("data: x\n\n") << Events{plain("x")} << false;
    QTest::newRow("9 the rest is raw JSON")
        << QByteArray("data: x\n\n{\"error\":1}") << Events{plain("x"), rawEvent("{\"error\":1}")}
        << true;
    QTest::newRow("a comment alone") << QByteArray(": hi\n") << Events{} << false;
    QTest::newRow("nothing") << QByteArray() << Events{} << false;
}

void SseReaderTest::restAtTheEndIsHandedOver()
{
    QFETCH(QByteArray, bytes);
    QFETCH(Events, expected);
    QFETCH(bool, left);
    SseReader reader;
    Events events;
    const auto sink = [&](const SseEvent &e) { events << e; };
    reader.feed(bytes, sink);
    QCOMPARE(reader.end(sink), left);
    QCOMPARE(events, expected);
}

void SseReaderTest::commentsAreCounted()
{
    SseReader reader;
    reader.feed(": a\n:\n\n: b\ndata: x\n\n", [](const SseEvent &) {});
    QCOMPARE(reader.comments(), 3);
}

// Rule 10.
void SseReaderTest::eventAboveTheLimitFailsCleanly()
{
    SseReader reader(64);
    Events events;
    const auto sink = [&](const SseEvent &e) { events << e; };
    reader.feed("data: before\n\n", sink);
    QCOMPARE(reader.feed("data: " + QByteArray(100, 'x'), sink), ReaderState::TooLarge);
    QCOMPARE(reader.feed("\n\ndata: after\n\n", sink), ReaderState::TooLarge);
    reader.end(sink);
    QCOMPARE(events, Events{plain("before")});
}

void SseReaderTest::manyLinesOfOneEventCountTowardsTheLimit()
{
    SseReader reader(64);
    const auto sink = [](const SseEvent &) {};
    ReaderState state = ReaderState::Reading;
    for (int i = 0; i < 20; ++i)
        state = reader.feed("data: abcdefgh\n", sink);
    QCOMPARE(state, ReaderState::TooLarge);
}

// C8: 8 MiB in one line by 1 KiB. Searching it anew at each of 8,192 reads would be 32 GiB.
void SseReaderTest::costIsLinear()
{
    SseReader reader;
    qsizetype size = 0;
    const auto sink = [&](const SseEvent &e) { size = e.data.size(); };
    const QByteArray piece(1024, 'x');
    QElapsedTimer timer;
    timer.start();
    reader.feed("data: ", sink);
    for (int i = 0; i < 8192; ++i)
        reader.feed(piece, sink);
    reader.feed("\n\n", sink);
    QCOMPARE(size, 8 * 1024 * 1024);
    QVERIFY2(timer.elapsed() < 3000, qPrintable(QString::number(timer.elapsed())));
}

QTEST_GUILESS_MAIN(SseReaderTest)
#include "tst_ssereader.moc"
