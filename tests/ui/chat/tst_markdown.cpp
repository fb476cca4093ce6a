// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/markdown.h>
#include <ui/reading/codeblock.h>
#include <ui/reading/textlook.h>
#include <ui/text/hiddentext.h>

#include <QElapsedTimer>
#include <QTest>

using namespace breakerbox::ui;
using namespace Qt::StringLiterals;
using markdown::Segment;

namespace {

QString plain(const QString &source)
{
    return markdown::plainText(markdown::parse(source).segments);
}

} // namespace

class MarkdownTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void blocksBecomeSegments()
    {
        const auto parsed = markdown::parse(
            u"# T\n\ntext `x`\n\n1. a\n2. b\n\n```cpp\nint i;\n```\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n> q\n\n---\n"_s);
        QList<int> kinds;
        for (const Segment &segment : parsed.segments)
            kinds << int(segment.kind);
        QCOMPARE(kinds, (QList<int>{int(Segment::Kind::Prose), int(Segment::Kind::Code),
                                    int(Segment::Kind::Table), int(Segment::Kind::Prose),
                                    int(Segment::Kind::Rule)}));
        const auto &paragraphs = parsed.segments[0].paragraphs;
        QCOMPARE(paragraphs[0].heading, 1);
        QVERIFY(paragraphs[1].spans[1].has(markdown::Style::Code));
        QCOMPARE(paragraphs[3].marker, u"2."_s);
        QCOMPARE(parsed.segments[1].language, u"cpp"_s);
        QCOMPARE(parsed.segments[1].code, u"int i;\n"_s);
        QCOMPARE(int(parsed.segments[2].rows[1].cells[1].align), int(markdown::Align::Right));
        QCOMPARE(parsed.segments[3].quote, 1);
    }

    void codeInsideAnItemIsABlockOfItsOwn()
    {
        const auto parsed = markdown::parse(u"1. a\n\n   ```sh\n   ls\n   ```\n\n2. b\n"_s);
        QCOMPARE(parsed.segments.size(), size_t(3));
        QCOMPARE(parsed.segments[1].depth, 1);
        QCOMPARE(parsed.segments[2].paragraphs[0].marker, u"2."_s); // the count goes on
    }

    // T1, T2: references stay text, whatever the form.
    void referencesStayInert_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("shown");
        const auto row = [](const char *name, const QString &source, const QString &shown) {
            QTest::newRow(name) << source << shown;
        };
        row("image", u"![map](https://tracker.example/a.png)"_s,
            u"map [image at tracker.example]"_s);
        row("image without words", u"![](https://tracker.example/a.png)"_s,
            u"[image at tracker.example]"_s);
        row("image by reference", u"![map][1]\n\n[1]: https://tracker.example/a.png"_s,
            u"map [image at tracker.example]"_s);
        row("image in a link", u"[![map](https://tracker.example/a.png)](https://example.org)"_s,
            u"map [image at tracker.example]"_s);
        row("image in a table", u"|a|b|\n|---|---|\n|![m](https://tracker.example/a.png)|x|"_s,
            u"a\tb\nm [image at tracker.example]\tx"_s);
        row("file image", u"![x](file:///etc/passwd)"_s, u"x [image, not shown]"_s);
        row("path image", u"![x](/etc/passwd)"_s, u"x [image, not shown]"_s);
        row("resource image", u"![x](:/icons/copy.svg)"_s, u"x [image, not shown]"_s);
        row("data image", u"![x](data:image/svg+xml;base64,AAAA)"_s, u"x [image, not shown]"_s);
        row("img tag", u"<img src=\"https://tracker.example/a.png\">"_s,
            u"<img src=\"https://tracker.example/a.png\">"_s);
        row("script block", u"<script>\nalert(1)\n</script>"_s, u"<script> alert(1) </script>"_s);
        row("style", u"a <span style=\"background:url(https://t.example)\">b</span>"_s,
            u"a <span style=\"background:url(https://t.example)\">b</span>"_s);
        row("iframe", u"<iframe src=https://t.example></iframe>"_s,
            u"<iframe src=https://t.example></iframe>"_s);
        row("entities", u"&lt;b&gt; &amp; &#x41; &copy; &nosuch;"_s, u"<b> & A © &nosuch;"_s);
    }
    void referencesStayInert()
    {
        QFETCH(QString, source);
        QFETCH(QString, shown);
        const auto parsed = markdown::parse(source);
        QCOMPARE(markdown::plainText(parsed.segments), shown);
    }

    // T3: the real host stands beside a link that says another one; a link that is not allowed is
    // no link at all.
    void misleadingLinksShowWhereTheyLead()
    {
        QCOMPARE(plain(u"[https://bank.com](https://evil.example/x)"_s),
                 u"https://bank.com (evil.example)"_s);
        QCOMPARE(plain(u"[here](https://ex\u0430mple.org)"_s), u"here (xn--exmple-4nf.org)"_s);
        const auto refused = markdown::parse(u"[here](javascript:alert(1))"_s);
        const auto &spans = refused.segments[0].paragraphs[0].spans;
        QCOMPARE(spans[0].target, QString());
        QCOMPARE(plain(u"[here](javascript:alert(1))"_s), u"here (javascript:alert(1))"_s);
        const auto honest = markdown::parse(u"[here](https://example.org/x)"_s);
        QCOMPARE(honest.segments[0].paragraphs[0].spans[0].target, u"https://example.org/x"_s);
    }

    void footnotesAreReferredToByTheirLabels()
    {
        const auto parsed = markdown::parse(u"a[^1] b[^x] `[^1]`"_s, {}, {u"1"_s});
        const auto &spans = parsed.segments[0].paragraphs[0].spans;
        QCOMPARE(spans[1].text, u"1"_s);
        QVERIFY(spans[1].has(markdown::Style::Note));
        QVERIFY(!spans[1].isLink());
        QCOMPARE(markdown::plainText(parsed.segments), u"a1 b[^x] [^1]"_s);
    }

    void imagesKnowWhereTheyWouldComeFrom()
    {
        const auto image = markdown::parse(u"![m](https://a.example/p.png)"_s);
        const auto &spans = image.segments[0].paragraphs[0].spans;
        QVERIFY(spans[0].has(markdown::Style::Image));
        QCOMPARE(spans[0].target, u"https://a.example/p.png"_s);
        QVERIFY(!spans[0].isLink());
        const auto local =
            markdown::parse(u"![m](/etc/passwd) ![n](data:image/svg+xml;base64,AA)"_s);
        for (const auto &span : local.segments[0].paragraphs[0].spans)
            QCOMPARE(span.target, QString());
    }

    // What is copied is what was written, tabs and all.
    void codeIsTheSourceExactly_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("code");
        QTest::newRow("tabs") << u"```make\nall:\n\tcc a.c\n\t\tx\n```\n"_s
                              << u"all:\n\tcc a.c\n\t\tx\n"_s;
        QTest::newRow("spaces") << u"```\n    a\n  b\n```\n"_s << u"    a\n  b\n"_s;
        QTest::newRow("in an item") << u"- x\n\n  ```\n  a\n    b\n  ```\n"_s << u"a\n  b\n"_s;
        QTest::newRow("tabs in an item")
            << u"- x\n\n  ```\n  a:\n  \tb\n  ```\n"_s << u"a:\n\tb\n"_s;
        QTest::newRow("marks of Markdown")
            << u"```\n*a* &amp; <b> \\n\n```\n"_s << u"*a* &amp; <b> \\n\n"_s;
        QTest::newRow("blank lines") << u"```\na\n\n\nb\n```\n"_s << u"a\n\n\nb\n"_s;
    }
    void codeIsTheSourceExactly()
    {
        QFETCH(QString, source);
        const auto parsed = markdown::parse(source);
        QCOMPARE(int(parsed.segments.back().kind), int(Segment::Kind::Code));
        QTEST(parsed.segments.back().code, "code");
    }

    // T5: marks in what is shown, the exact source in what is copied.
    void hiddenCharactersInCodeAreMarkedAndCopiedExactly()
    {
        const auto parsed = markdown::parse(u"```\nif (a\u200b) \u202e\n```"_s);
        QCOMPARE(parsed.segments[0].code, u"if (a\u200b) \u202e\n"_s);
        CodeBlock block;
        block.show(markdown::Segment(parsed.segments[0]));
        QCOMPARE(block.source(), parsed.segments[0].code);
        std::vector<int> origins;
        const QString shown = text::withMarks(block.allText(), text::HiddenIn::Code, origins);
        QCOMPARE(shown, u"if (a⟦U+200B⟧) ⟦U+202E⟧"_s);
        QCOMPARE(origins.size(), size_t(shown.size()));
        QCOMPARE(origins.at(5), 5); // all of a mark is the one character
        QCOMPARE(origins.at(12), 5);
        QCOMPARE(origins.at(13), 6);
    }

    // T4, R30: what would cost too much is shown as it is.
    void hostileSizesStayWithinBudget_data()
    {
        QTest::addColumn<QString>("source");
        QTest::newRow("emphasis") << u"a**b*"_s.repeated(20'000);
        QTest::newRow("half emphasis") << u"*a "_s.repeated(30'000);
        QTest::newRow("brackets") << u"["_s.repeated(100'000);
        QTest::newRow("links") << u"[a](<b>"_s.repeated(20'000);
        QTest::newRow("quotes") << u">"_s.repeated(10'000);
        QTest::newRow("wide table") << u"|a"_s.repeated(7'000) + u"\n"_s + u"|-"_s.repeated(7'000);
        QTest::newRow("one long line") << u"x"_s.repeated(1'000'000);
        QTest::newRow("tags") << u"<div>"_s.repeated(50'000);
        QTest::newRow("entities") << u"&a1;"_s.repeated(20'000);
        QTest::newRow("just below: emphasis") << u"a**b*"_s.repeated(3'900);
        QTest::newRow("just below: brackets") << u"["_s.repeated(11'900);
        QTest::newRow("just below: long line") << u"x y "_s.repeated(45'000);
    }
    void hostileSizesStayWithinBudget()
    {
        QFETCH(QString, source);
        QElapsedTimer spent;
        spent.start();
        const auto parsed = markdown::parse(source);
        QVERIFY(!parsed.segments.empty());
        // Generous, as test machines are slow; unbounded parsing takes many seconds.
        QVERIFY2(spent.elapsed() < 1'500, qPrintable(QString::number(spent.elapsed())));
    }
};

QTEST_MAIN(MarkdownTest)
#include "tst_markdown.moc"
