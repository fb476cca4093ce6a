// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/markdown.h>
#include <ui/chat/markdownblocks.h>

#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;
using breakerbox::ui::MarkdownBlocks;
namespace markdown = breakerbox::ui::markdown;

namespace {

QStringList piecesOf(const QString &text)
{
    MarkdownBlocks blocks;
    blocks.append(text);
    blocks.finish();
    return blocks.finished();
}

// Prose of neighbours is joined, so that only the content counts and not where it was cut.
std::vector<markdown::Segment> joined(std::vector<markdown::Segment> segments)
{
    std::vector<markdown::Segment> result;
    for (auto &segment : segments) {
        const bool merge = !result.empty() && segment.kind == markdown::Segment::Kind::Prose &&
                           result.back().kind == markdown::Segment::Kind::Prose &&
                           result.back().quote == segment.quote;
        if (!merge) {
            result.push_back(std::move(segment));
            continue;
        }
        for (auto &paragraph : segment.paragraphs)
            result.back().paragraphs.push_back(std::move(paragraph));
    }
    // Distances are judged within a piece: not content. Nor are blank lines at the end of code.
    for (auto &segment : result) {
        while (!segment.code.isEmpty() && segment.code.back().isSpace())
            segment.code.chop(1);
        for (auto &paragraph : segment.paragraphs)
            paragraph.tight = false;
    }
    return result;
}

std::vector<markdown::Segment> rendered(const QStringList &pieces, const QString &definitions)
{
    std::vector<markdown::Segment> all;
    for (const QString &piece : pieces) {
        auto parsed = markdown::parse(piece, definitions);
        for (auto &segment : parsed.segments)
            all.push_back(std::move(segment));
    }
    return joined(std::move(all));
}

QString dump(const std::vector<markdown::Segment> &segments)
{
    QString out;
    for (const auto &segment : segments) {
        out += u"[%1 d%2 q%3] %4\n"_s.arg(int(segment.kind))
                   .arg(segment.depth)
                   .arg(segment.quote)
                   .arg(segment.language);
        for (const auto &paragraph : segment.paragraphs) {
            out += u"  h%1 d%2 <%3> "_s.arg(paragraph.heading)
                       .arg(paragraph.depth)
                       .arg(paragraph.marker);
            for (const auto &span : paragraph.spans)
                out += u"{%1|%2|%3}"_s.arg(span.text).arg(span.style).arg(span.target);
            out += u'\n';
        }
        out += segment.code + u'\n' + segment.tex;
        for (const auto &row : segment.rows) {
            for (const auto &cell : row.cells)
                out += u"|%1"_s.arg(cell.spans.size());
            out += u'\n';
        }
    }
    return out;
}

// Lines that end, open or continue blocks in all the ways that are easy to get wrong.
// Nasty adds fences that begin and end in the wrong places: there the parser itself departs from
// the standard, so that only the cutting can be compared.
enum class Nasty { No = 0, Yes };

QString randomText(QRandomGenerator &random, Nasty nasty)
{
    static const QStringList plain{u"Some words here."_s,
                                   u"more *words* and `code`"_s,
                                   u""_s,
                                   u""_s,
                                   u"   "_s,
                                   u"# Heading"_s,
                                   u"## Other #"_s,
                                   u"- item"_s,
                                   u"- another"_s,
                                   u"* star item"_s,
                                   u"+ plus"_s,
                                   u"1. one"_s,
                                   u"2. two"_s,
                                   u"3) three"_s,
                                   u"  - nested"_s,
                                   u"   continued"_s,
                                   u"    indented"_s,
                                   u"      deep"_s,
                                   u"```"_s,
                                   u"```cpp"_s,
                                   u"~~~"_s,
                                   u"---"_s,
                                   u"***"_s,
                                   u"==="_s,
                                   u"> quote"_s,
                                   u"> - quoted item"_s,
                                   u">"_s,
                                   u"\n| a | b |\n|---|---|\n| 1 | 2 |\n"_s,
                                   u"<div>"_s,
                                   u"</div>"_s,
                                   u"[x][ref]"_s,
                                   u"- [ ] task"_s,
                                   u"- [x] done"_s,
                                   u"1."_s,
                                   u"\tTabbed"_s,
                                   u"a | b"_s,
                                   u"https://example.org/x"_s,
                                   u"line with two spaces  "_s,
                                   u"\\"_s,
                                   u"- item\n  ```js\n  x\n\n  y\n  ```"_s,
                                   u"3) three\n   ~~~\n   z\n   ~~~\n   after"_s,
                                   u"$$"_s,
                                   u"$$"_s,
                                   u"\\["_s,
                                   u"\\]"_s,
                                   u"so $$"_s,
                                   u"$$ and"_s,
                                   u"a_1 \\\\ b_1"_s,
                                   u"$x_1$ costs $5"_s,
                                   u"$$z$$"_s,
                                   u"> $$"_s,
                                   u"- $$"_s,
                                   u"  $$"_s,
                                   u"    $$"_s,
                                   u"$$\n- x\n\n# y\n$$"_s,
                                   u"> \\[\n> - x\n> \\]"_s};
    static const QStringList wild = plain + QStringList{u"  ```"_s,   u"   ```js"_s,  u"    ```"_s,
                                                        u"- ```sh"_s, u"|---|---|"_s, u"-"_s};
    const QStringList &lines = nasty == Nasty::Yes ? wild : plain;
    QString text;
    const int count = 1 + int(random.bounded(14));
    for (int i = 0; i < count; ++i) {
        text += lines[random.bounded(lines.size())];
        if (i + 1 < count || random.bounded(2))
            text += random.bounded(12) == 0 ? u"\r\n"_s : u"\n"_s;
    }
    return text;
}

} // namespace

class MarkdownBlocksTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void piecesAreThoseOfBlocks_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("pieces");
        QTest::newRow("nothing") << QString() << QStringList();
        QTest::newRow("two paragraphs") << u"a\n\nb\n"_s << QStringList{u"a\n"_s, u"\nb\n"_s};
        QTest::newRow("a loose list stays one piece")
            << u"- a\n\n- b\n\n  more\n\nend"_s
            << QStringList{u"- a\n\n- b\n\n  more\n"_s, u"\nend"_s};
        QTest::newRow("blank lines in a fence end nothing")
            << u"```\na\n\nb\n```\nend"_s << QStringList{u"```\na\n\nb\n```\n"_s, u"end"_s};
        QTest::newRow("a fence cuts a paragraph off")
            << u"text\n```\nx\n```\n"_s << QStringList{u"text\n"_s, u"```\nx\n```\n"_s};
        QTest::newRow("dashes under a paragraph belong to it")
            << u"text\n---\nmore\n\n"_s << QStringList{u"text\n---\n"_s, u"more\n"_s, u"\n"_s};
        QTest::newRow("a fence inside an item belongs to the list")
            << u"1. a\n   ```\n   x\n\n   y\n   ```\n2. b\n"_s
            << QStringList{u"1. a\n   ```\n   x\n\n   y\n   ```\n2. b\n"_s};
        QTest::newRow("a displayed formula is not cut")
            << u"a\n\n$$\n- x\n\n# y\n$$\nb\n\nc"_s
            << QStringList{u"a\n"_s, u"\n$$\n- x\n\n# y\n$$\nb\n"_s, u"\nc"_s};
        QTest::newRow("one that does not end cuts as without it")
            << u"$$ x\n# a\n\nb\n"_s << QStringList{u"$$ x\n"_s, u"# a\n"_s, u"\nb\n"_s};
        QTest::newRow("a shorter fence does not close")
            << u"````\n```\n````\nz"_s << QStringList{u"````\n```\n````\n"_s, u"z"_s};
    }
    void piecesAreThoseOfBlocks()
    {
        QFETCH(QString, text);
        QTEST(piecesOf(text), "pieces");
    }

    // However the text is chunked, the pieces are those of the whole; a finished one never changes.
    void anyChunkingGivesTheSamePieces()
    {
        QRandomGenerator random(20260101);
        for (int round = 0; round < 3000; ++round) {
            const QString text = randomText(random, Nasty::Yes);
            const QStringList whole = piecesOf(text);
            MarkdownBlocks blocks;
            QStringList before;
            for (qsizetype at = 0; at < text.size();) {
                const qsizetype size = 1 + random.bounded(9);
                blocks.append(QStringView(text).mid(at, size));
                at += size;
                QCOMPARE(blocks.finished().mid(0, before.size()), before);
                before = blocks.finished();
                const qsizetype seen = std::min(at, text.size());
                QVERIFY2(text.first(seen).startsWith(before.join(QString()) + blocks.tail()),
                         qPrintable(text));
            }
            blocks.finish();
            if (blocks.finished() != whole)
                qWarning().noquote() << "round" << round << "text:\n" << text;
            QCOMPARE(blocks.finished(), whole);
            QCOMPARE(whole.join(QString()), text);
        }
    }

    // Rendering piece by piece shows what rendering the whole would show.
    void piecesRenderLikeTheWhole()
    {
        QRandomGenerator random(7);
        int different = 0;
        for (int round = 0; round < 3000; ++round) {
            const QString text = randomText(random, Nasty::No);
            const auto whole = joined(markdown::parse(text).segments);
            const auto parts = rendered(piecesOf(text), {});
            if (whole != parts) {
                ++different;
                qWarning().noquote() << "round" << round << "\n"
                                     << text << "\n--- whole\n"
                                     << dump(whole) << "--- parts\n"
                                     << dump(parts);
                if (different > 4)
                    break;
            }
        }
        QCOMPARE(different, 0);
    }

    void definitionsAreKeptForOtherPieces()
    {
        MarkdownBlocks blocks;
        blocks.append(u"See [here][1].\n\n[1]: https://example.org/a \"T\"\n\nend"_s);
        blocks.finish();
        QCOMPARE(blocks.definitions(), u"[1]: https://example.org/a \"T\"\n"_s);
        const auto parsed = markdown::parse(blocks.finished().front(), blocks.definitions());
        QCOMPARE(parsed.segments.size(), size_t(1));
        const auto &spans = parsed.segments.front().paragraphs.front().spans;
        QCOMPARE(spans.at(1).text, u"here"_s);
        QCOMPARE(spans.at(1).target, u"https://example.org/a"_s);
    }
};

QTEST_GUILESS_MAIN(MarkdownBlocksTest)
#include "tst_markdownblocks.moc"
