// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/markdown.h>

#include <QTest>

using namespace breakerbox::ui;
using namespace Qt::StringLiterals;
using markdown::Ending;
using markdown::Segment;
using markdown::Span;
using markdown::Spans;
using markdown::Style;

namespace {

void collect(const Spans &spans, QStringList &found)
{
    for (const Span &span : spans) {
        if (span.has(Style::Math))
            found << (span.has(Style::DisplayMath) ? u"D:"_s : u"I:"_s) + span.tex;
    }
}

// "I:" and "D:" with the TeX of each formula, in the order of the text; "B:" for those that are
// blocks of their own.
QStringList formulasIn(const markdown::Parsed &parsed)
{
    QStringList found;
    for (const Segment &segment : parsed.segments) {
        if (segment.kind == Segment::Kind::Math)
            found << u"B:"_s + segment.tex;
        for (const auto &paragraph : segment.paragraphs)
            collect(paragraph.spans, found);
        for (const auto &row : segment.rows) {
            for (const auto &cell : row.cells)
                collect(cell.spans, found);
        }
    }
    return found;
}

QString plain(const QString &source)
{
    return markdown::plainText(markdown::parse(source).segments);
}

} // namespace

class FormulasTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void formulasAreFound_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QStringList>("formulas");
        const auto row = [](const char *name, const QString &source, const QStringList &formulas) {
            QTest::newRow(name) << source << formulas;
        };
        row("dollars", u"so $e=mc^2$ holds"_s, {u"I:e=mc^2"_s});
        row("one letter", u"for $n$, $k$."_s, {u"I:n"_s, u"I:k"_s});
        row("a number", u"exactly $100$ of them"_s, {u"I:100"_s});
        row("ordinals", u"the $n$th and $x$s"_s, {u"I:n"_s, u"I:x"_s});
        row("parentheses", u"so \\(a_1 + b_1\\) holds"_s, {u"I:a_1 + b_1"_s});
        row("double dollars in a line", u"$$x$$"_s, {u"B:x"_s});
        row("brackets in a line", u"so \\[ x^2 \\] holds"_s, {u"B:x^2"_s});
        row("lines of their own", u"$$\na\n= b\n$$\n"_s, {u"B:a\n= b"_s});
        row("brackets on lines of their own", u"text\n\\[\na_1\n\\]\ntext"_s, {u"B:a_1"_s});
        row("begins its line", u"$$ a\n+ b $$ and"_s, {u"B:a\n+ b"_s});
        row("ends its line", u"so $$\na\n$$"_s, {u"B:a"_s});
        row("blank lines inside", u"$$\na\n\nb\n$$\n"_s, {u"B:a\n\nb"_s});
        row("what would be Markdown", u"$$\n- a_b_c *d*\n# e\n> f\n---\n$$\n"_s,
            {u"B:- a_b_c *d*\n# e\n> f\n---"_s});
        row("underscores and stars", u"$a_1 * b_1 * c_1$ *x*"_s, {u"I:a_1 * b_1 * c_1"_s});
        row("backslashes", u"$\\{a\\} \\\\ \\_ \\$ \\|$"_s, {u"I:\\{a\\} \\\\ \\_ \\$ \\|"_s});
        row("angles and entities", u"$a<b>c &amp; d$"_s, {u"I:a<b>c &amp; d"_s});
        row("in an item", u"- a $x$\n- $$y$$\n"_s, {u"I:x"_s, u"B:y"_s});
        row("a block in an item", u"1. a\n\n   $$\n   x\n   $$\n\n2. b\n"_s, {u"B:x"_s});
        row("a block after an item's words", u"- a:\n  $$\n  x\n  y\n  $$\n"_s, {u"B:x\ny"_s});
        row("in a quote", u"> $$\n> a\n> b\n> $$\n> $c$\n"_s, {u"B:a\nb"_s, u"I:c"_s});
        row("in a table", u"|a|b|\n|---|---|\n|$x$|\\(y\\)|\n"_s, {u"I:x"_s, u"I:y"_s});
        row("a pipe in a table", u"|a|b|\n|---|---|\n|$|x|$|$P(A | B)$|\n"_s,
            {u"I:|x|"_s, u"I:P(A | B)"_s});
        row("displayed in a table", u"|a|\n|---|\n|$$x$$|\n"_s, {u"D:x"_s});
        row("displayed in a heading", u"# On $$x$$\n"_s, {u"D:x"_s});
        row("bold around it", u"**$x$** and _$y$_"_s, {u"I:x"_s, u"I:y"_s});
        row("next to brackets", u"($x$), [$y$], \"$z$\"-like"_s, {u"I:x"_s, u"I:y"_s, u"I:z"_s});
        row("words in braces", u"$v_{\\text{final}} = 3 \\text{ metres}$"_s,
            {u"I:v_{\\text{final}} = 3 \\text{ metres}"_s});
        row("after a price", u"For $5 you get $x^2$."_s, {u"I:x^2"_s});
        row("between two Chinese letters", u"设$x$为"_s, {u"I:x"_s});
        row("carriage returns", u"$$\r\na\r\nb\r\n$$\r\n"_s, {u"B:a\nb"_s});
        row("one behind the other", u"$$\na\n$$ $$\nb\n$$\n"_s, {u"B:a"_s, u"B:b"_s});
        row("a fence between two signs", u"$$\n```\n$$\n```\n\n$x$"_s, {u"I:x"_s});
    }
    void formulasAreFound()
    {
        QFETCH(QString, source);
        QTEST(formulasIn(markdown::parse(source)), "formulas");
    }

    // C45 and its kin: what is written is what is read.
    void theRestStaysText_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("shown");
        const auto same = [](const char *name, const QString &source) {
            QTest::newRow(name) << source << source;
        };
        const auto row = [](const char *name, const QString &source, const QString &shown) {
            QTest::newRow(name) << source << shown;
        };
        same("two prices", u"costs $5 and $10"_s);
        same("a range", u"$5–$10, $5-$10, $5/$10"_s);
        same("currencies", u"US$ 3, R$ 20, A$5 and USD$3."_s);
        same("a price at the end", u"between $5 and 10$"_s);
        same("per month", u"from $5/month to 10$"_s);
        same("prices in cells", u"$5 | 10$"_s);
        same("millions", u"raised $1.5M, then $2.5M."_s);
        row("bold prices", u"**$1.50** or **$2.50**"_s, u"$1.50 or $2.50"_s);
        same("shell variables", u"Set $HOME and $PATH."_s);
        same("shell braces", u"${HOME}/${USER} and $A/$B"_s);
        same("shell commands", u"$(a)$(b) and $1$2"_s);
        same("a process number", u"echo $$ prints it; then $$ again"_s);
        row("a lonely process number", u"$$ is the shell's own number.\nSo it is."_s,
            u"$$ is the shell's own number. So it is."_s);
        row("a lonely one, two lines", u"$$ is that.\n\nSo it is $$."_s,
            u"$$ is that.\nSo it is $$."_s);
        row("escaped", u"\\$5 and \\$6, \\\\$"_s, u"$5 and $6, \\$"_s);
        row("code", u"`$x$` and `` `$y$` `` and `\\(z\\)`"_s, u"$x$ and `$y$` and \\(z\\)"_s);
        row("half in code", u"costs $5 `a$`, `b` $"_s, u"costs $5 a$, b $"_s);
        row("a fence", u"```\n$x$ $$y$$\n\\[z\\]\n```"_s, u"$x$ $$y$$\n\\[z\\]"_s);
        row("a quoted fence", u"> ```\n> $$\n> x\n> $$\n> ```"_s, u"$$\nx\n$$"_s);
        row("indented code", u"a\n\n    $$\n    x\n    $$\n"_s, u"a\n$$\nx\n$$"_s);
        row("a fence in an item", u"- a\n  ```\n  $$\n  x\n  $$\n  ```\n"_s, u"• a\n$$\nx\n$$"_s);
        row("escaped brackets", u"\\[not this\\](https://example.org) \\[1\\] \\[sic\\]"_s,
            u"[not this](https://example.org) [1] [sic]"_s);
        row("a link's address", u"[a](https://example.org/$x$)"_s, u"a"_s);
        same("an address", u"https://example.org/?a=$x$&b"_s);
        row("not closed", u"so $x + y\nand z$"_s, u"so $x + y and z$"_s);
        same("blank before the end", u"$x $ and $ y$"_s);
        same("nothing", u"$ $, $$ $$, $$$ and $$$$"_s);
        row("a function of a shell", u"f\\(x\\)"_s, u"f(x)"_s);
        same("price list", u"A: $5; B: 6$"_s);
    }
    void theRestStaysText()
    {
        QFETCH(QString, source);
        const auto parsed = markdown::parse(source);
        QCOMPARE(formulasIn(parsed), QStringList());
        QTEST(plain(source).replace(QChar::LineSeparator, u'\n'), "shown");
    }

    void pricesAndFormulasStandTogether()
    {
        const QString source =
            u"$30 beats $29, a $3k plan is no $30-60k plan, **$2.50** each, USD$4.\n\n"
            "Set $SHELL and ${PWD}. But $a=bc^2$ and\n\n$$\\int_0^1 t\\,dt$$\n\n`echo $X $Y`"_s;
        QCOMPARE(formulasIn(markdown::parse(source)),
                 (QStringList{u"I:a=bc^2"_s, u"B:\\int_0^1 t\\,dt"_s}));
        QCOMPARE(plain(source),
                 u"$30 beats $29, a $3k plan is no $30-60k plan, $2.50 each, USD$4.\n"
                 "Set $SHELL and ${PWD}. But $a=bc^2$ and\n$$\\int_0^1 t\\,dt$$\necho $X $Y"_s);
    }

    // What is copied has the delimiters, wherever the formula stands.
    void plainTextIsWhatWasWritten()
    {
        QCOMPARE(plain(u"so $e=mc^2$ and\n\n$$\n\\int_0^1 x\\,dx\n$$\n\nend"_s),
                 u"so $e=mc^2$ and\n$$\n\\int_0^1 x\\,dx\n$$\nend"_s);
        QCOMPARE(plain(u"|a|b|\n|---|---|\n|$|x|$|\\(y\\)|\n"_s), u"a\tb\n$|x|$\t\\(y\\)"_s);
    }

    void aDisplayedFormulaCutsItsParagraph()
    {
        const auto parsed = markdown::parse(u"before $$x$$ **behind**"_s);
        QCOMPARE(parsed.segments.size(), size_t(3));
        QCOMPARE(parsed.segments[0].paragraphs[0].spans[0].text, u"before"_s);
        QCOMPARE(int(parsed.segments[1].kind), int(Segment::Kind::Math));
        QCOMPARE(parsed.segments[1].code, u"$$x$$"_s);
        QCOMPARE(parsed.segments[2].paragraphs[0].spans[0].text, u"behind"_s);
        const auto item = markdown::parse(u"2. $$x$$\n"_s);
        QCOMPARE(item.segments[0].paragraphs[0].marker, u"2."_s);
        QCOMPARE(item.segments[1].depth, 1);
    }

    // C44: the command is whole, in one cell, in one style.
    void pipesInCodeStayInTheirCell()
    {
        const auto parsed =
            markdown::parse(u"| Job | Words |\n|---|:--|\n| size | `du -k | sort -n | head` |\n"
                            "| union | `string \\| null` |\n| text | a \\| b |\n\nEnd `x|y`."_s);
        const auto &rows = parsed.segments.at(0).rows;
        QCOMPARE(rows.size(), size_t(4));
        QCOMPARE(rows[1].cells.size(), size_t(2));
        QCOMPARE(rows[1].cells[1].spans.size(), size_t(1));
        QCOMPARE(rows[1].cells[1].spans[0].text, u"du -k | sort -n | head"_s);
        QVERIFY(rows[1].cells[1].spans[0].has(Style::Code));
        QCOMPARE(rows[2].cells[1].spans[0].text, u"string | null"_s);
        QCOMPARE(rows[3].cells[1].spans[0].text, u"a | b"_s);
        QCOMPARE(plain(u"End `x|y`."_s), u"End x|y."_s);
        QCOMPARE(markdown::parse(u"|`a|b`|c|\n|---|---|\n|1|2|\n"_s).segments[0].rows.size(),
                 size_t(2));
    }

    // While it arrives, a formula is text until it is sure, and stays one then.
    void nothingFlickersWhileItArrives_data()
    {
        QTest::addColumn<QString>("whole");
        QTest::addColumn<int>("formulas");
        QTest::newRow("prices") << u"costs $5–$10, or $A/$B; from $1 to 2$ each"_s << 0;
        QTest::newRow("formulas") << u"so $x$ and $n$th, then \\(y_1\\) is; $z$ too"_s << 4;
        QTest::newRow("displayed") << u"so $$\nx_1\n+ y\n$$\n\nand \\[ z \\] too"_s << 2;
        QTest::newRow("never closed") << u"so $x + y is\n\nand $$ z"_s << 0;
    }
    void nothingFlickersWhileItArrives()
    {
        QFETCH(QString, whole);
        qsizetype before = 0;
        for (qsizetype size = 1; size <= whole.size(); ++size) {
            const auto now =
                formulasIn(markdown::parse(whole.first(size), {}, {}, Ending::Open)).size();
            QVERIFY2(now >= before, qPrintable(whole.first(size)));
            before = now;
        }
        QTEST(int(formulasIn(markdown::parse(whole)).size()), "formulas");
    }

    // Nor are its lines headings, rules, lists or emphasis on the way.
    void linesOfAFormulaAreNothingElseWhileItArrives()
    {
        const QString whole = u"so\n\n$$\na\n=\nb_1 *c*\n\n- d\n---\n# e\n$$\n"_s;
        const qsizetype inside = whole.indexOf(u"a\n"_s) + 1;
        for (qsizetype size = inside; size < whole.size() - 2; ++size) {
            const auto parsed = markdown::parse(whole.first(size), {}, {}, Ending::Open);
            QCOMPARE(parsed.segments.size(), size_t(1));
            const auto &paragraphs = parsed.segments[0].paragraphs;
            QCOMPARE(paragraphs.size(), size_t(2));
            QCOMPARE(paragraphs[1].spans.size(), size_t(1));
            QCOMPARE(paragraphs[1].spans[0].text.left(4), u"$$\u2028a"_s);
            QCOMPARE(paragraphs[1].spans[0].style, unsigned(Style::Code));
        }
        QCOMPARE(formulasIn(markdown::parse(whole)).size(), 1);
    }

    // What nobody can see is not drawn: its source stands there with the marks (T5).
    void hiddenCharactersAreNotDrawn()
    {
        const auto parsed = markdown::parse(u"$a\u202eb$ and $c$"_s);
        QCOMPARE(formulasIn(parsed), QStringList{u"I:c"_s});
        QVERIFY(markdown::plainText(parsed.segments).contains(u"⟦U+202E⟧"_s));
    }

    // The parser's own signs in a text stand for nothing.
    void foreignSignsAreText()
    {
        const QString text = u"\ufdd0\ufdd1\ufddb $x$"_s;
        QCOMPARE(formulasIn(markdown::parse(text)), QStringList());
        QCOMPARE(plain(text), text);
    }
};

QTEST_GUILESS_MAIN(FormulasTest)
#include "tst_formulas.moc"
