// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <providers/wire/replywriter.h>
#include <providers/wire/thinktags.h>

#include <QElapsedTimer>
#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using providers::wire::ReplyWriter;
using providers::wire::ThinkTagSplitter;

// Think tags, providers.md 10.
class ThinkTagsTest : public QObject
{
    Q_OBJECT

private slots:
    void tagsAreSplitOff_data();
    void tagsAreSplitOff();
    void possibleTagIsHeldBackButNoMore();
    void namedReasoningTurnsTagsIntoText();
    void wholeMessageNeverDoubles_data();
    void wholeMessageNeverDoubles();
    void whiteSpaceFloodStaysLinear();
};

namespace {

chat::ReplyText replyOf(const QStringList &pieces)
{
    ReplyWriter writer;
    std::vector<chat::StreamEvent> events;
    for (const QString &piece : pieces)
        writer.addText(piece, events);
    writer.end(events);
    chat::ReplyText reply;
    for (const chat::StreamEvent &event : events)
        reply.apply(event);
    return reply;
}

} // namespace

void ThinkTagsTest::tagsAreSplitOff_data()
{
    QTest::addColumn<QString>("content");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reasoning");
    QTest::newRow("no tags") << u" a < b"_s << u" a < b"_s << QString();
    QTest::newRow("thinking, then answer")
        << u"<think>\nwhy\n</think>\n\nbecause"_s << u"because"_s << u"why"_s;
    QTest::newRow("white space before the tag")
        << u"\n <think>why</think>because"_s << u"because"_s << u"why"_s;
    QTest::newRow("empty thinking")
        << u"<think>\n\n</think>\n\nbecause"_s << u"because"_s << QString();
    QTest::newRow("inner white space stays")
        << u"<think>a\n\n b </think> c \n d "_s << u"c \n d "_s << u"a\n\n b"_s;
    QTest::newRow("never closed: all of it is reasoning")
        << u"<think>why and why "_s << QString() << u"why and why"_s;
    QTest::newRow("cut in the closing tag") << u"<think>why</thi"_s << QString() << u"why</thi"_s;
    QTest::newRow("closed, never opened: what came before was reasoning")
        << u"why\n</think>\n\nbecause"_s << u"because"_s << u"why"_s;
    QTest::newRow("only a closing tag") << u" </think>because"_s << u"because"_s << QString();
    QTest::newRow("a tag later on is text")
        << u"Write <think> here"_s << u"Write <think> here"_s << QString();
    QTest::newRow("C18 a tag in code marks is text")
        << u"Close it with `</think>`, please"_s << u"Close it with `</think>`, please"_s
        << QString();
    QTest::newRow("a tag in a code block is text")
        << u"So:\n```\n</think>\n```\nthere"_s << u"So:\n```\n</think>\n```\nthere"_s << QString();
    QTest::newRow("after the thinking all is text")
        << u"<think>a</think>b <think>c</think> d"_s << u"b <think>c</think> d"_s << u"a"_s;
    QTest::newRow("almost a tag") << u"<thinking>a</thinking>"_s << u"<thinking>a</thinking>"_s
                                  << QString();
    QTest::newRow("only a beginning of a tag") << u"<thi"_s << u"<thi"_s << QString();
}

void ThinkTagsTest::tagsAreSplitOff()
{
    QFETCH(QString, content);
    QFETCH(QString, text);
    QFETCH(QString, reasoning);
    QStringList single;
    for (const QChar c : content)
        single << QString(c);
    QList<QStringList> ways{{content}, single};
    for (qsizetype cut = 1; cut < content.size(); ++cut)
        ways << QStringList{content.first(cut), content.sliced(cut)};
    for (const QStringList &pieces : ways) {
        const chat::ReplyText reply = replyOf(pieces);
        QCOMPARE(reply.text, text);
        QCOMPARE(reply.reasoning, reasoning);
    }
}

// C18: no flash of half a tag, and nothing else waits.
void ThinkTagsTest::possibleTagIsHeldBackButNoMore()
{
    ThinkTagSplitter splitter;
    QCOMPARE(splitter.feed(u"<th"_s).text, QString());
    QCOMPARE(splitter.feed(u"ink>hidden</thi"_s).reasoning, u"hidden"_s);
    QCOMPARE(splitter.feed(u"nk>shown <"_s).text, u"shown <"_s);

    ThinkTagSplitter plain;
    QCOMPARE(plain.feed(u"a </"_s).text, u"a "_s);
    QCOMPARE(plain.feed(u"b>"_s).text, u"</b>"_s);
}

void ThinkTagsTest::namedReasoningTurnsTagsIntoText()
{
    ReplyWriter writer;
    std::vector<chat::StreamEvent> events;
    writer.addReasoning(u"why"_s, events);
    writer.addText(u"<think>x</think>"_s, events);
    writer.end(events);
    chat::ReplyText reply;
    for (const chat::StreamEvent &event : events)
        reply.apply(event);
    QCOMPARE(reply.reasoning, u"why"_s);
    QCOMPARE(reply.text, u"<think>x</think>"_s);
}

// C25.
void ThinkTagsTest::wholeMessageNeverDoubles_data()
{
    QTest::addColumn<QStringList>("pieces");
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reasoning");
    QTest::addColumn<bool>("replaced");
    const QStringList said{u"Once upon "_s, u"a time."_s};
    QTest::newRow("the same") << said << u"Once upon a time."_s << u"Once upon a time."_s
                              << QString() << false;
    QTest::newRow("another") << said << u"Never."_s << u"Never."_s << QString() << true;
    QTest::newRow("nothing came before")
        << QStringList() << u"All."_s << u"All."_s << QString() << false;
    QTest::newRow("the same with tags") << QStringList{u"<think>a</think>b"_s}
                                        << u"<think>a</think>b"_s << u"b"_s << u"a"_s << false;
    QTest::newRow("the answer only")
        << QStringList{u"<think>a</think>b"_s} << u"b"_s << u"b"_s << u"a"_s << false;
}

void ThinkTagsTest::wholeMessageNeverDoubles()
{
    QFETCH(QStringList, pieces);
    QFETCH(QString, message);
    ReplyWriter writer;
    std::vector<chat::StreamEvent> events;
    for (const QString &piece : pieces)
        writer.addText(piece, events);
    writer.confirm(message, {}, events);
    writer.end(events);
    chat::ReplyText reply;
    bool replaced = false;
    for (const chat::StreamEvent &event : events) {
        reply.apply(event);
        replaced = replaced || std::holds_alternative<chat::TextReplaced>(event);
    }
    QTEST(reply.text, "text");
    QTEST(reply.reasoning, "reasoning");
    QTEST(replaced, "replaced");
}

void ThinkTagsTest::whiteSpaceFloodStaysLinear()
{
    QElapsedTimer timer;
    timer.start();
    ThinkTagSplitter splitter;
    qsizetype size = splitter.feed(u"<think>x"_s).reasoning.size();
    for (int i = 0; i < 200'000; ++i)
        size += splitter.feed(u" "_s).reasoning.size();
    QVERIFY(size > 190'000);
    ThinkTagSplitter start;
    for (int i = 0; i < 200'000; ++i)
        static_cast<void>(start.feed(u" "_s));
    QVERIFY2(timer.elapsed() < 10'000, qPrintable(QString::number(timer.elapsed())));
}

QTEST_GUILESS_MAIN(ThinkTagsTest)
#include "tst_thinktags.moc"
