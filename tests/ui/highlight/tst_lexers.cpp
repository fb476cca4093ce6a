// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/highlight/highlighter.h>
#include <ui/highlight/language.h>

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace breakerbox::ui::highlight;

namespace {

QString firstName(const Language &language)
{
    const auto names = QString::fromLatin1(language.names.data(), qsizetype(language.names.size()));
    return names.section(u' ', 0, 0);
}

// Pieces that open, close and cut short what languages know.
const QStringList &pieces()
{
    static const QStringList all{u"\""_s,       u"'"_s,        u"`"_s,         u"\"\"\""_s,
                                 u"'''"_s,      u"/*"_s,       u"*/"_s,        u"//"_s,
                                 u"#"_s,        u"--"_s,       u"{-"_s,        u"-}"_s,
                                 u"(*"_s,       u"*)"_s,       u"${"_s,        u"#{"_s,
                                 u"$("_s,       u"\\("_s,      u"{"_s,         u"}"_s,
                                 u"("_s,        u")"_s,        u"["_s,         u"]"_s,
                                 u"<"_s,        u">"_s,        u"</"_s,        u"<!--"_s,
                                 u"-->"_s,      u"<script>"_s, u"</script>"_s, u"<style>"_s,
                                 u"</style>"_s, u"<<EOF"_s,    u"EOF"_s,       u"<<<X"_s,
                                 u"R\"a("_s,    u")a\""_s,     u"r#\""_s,      u"\"#"_s,
                                 u"[==["_s,     u"]==]"_s,     u"$x$"_s,       u"@@ -1,2 +1,2 @@"_s,
                                 u"+"_s,        u"-"_s,        u"```"_s,       u"key: |"_s,
                                 u"  "_s,       u"\t"_s,       u"\\"_s,        u"%"_s,
                                 u"$a"_s,       u"@b"_s,       u":c"_s,        u"0x1f"_s,
                                 u"1.5e-3"_s,   u"if"_s,       u"end"_s,       u"name"_s,
                                 u"f\""_s,      u"="_s,        u";"_s,         u":"_s,
                                 u"/"_s,        u"é"_s,        u"你"_s,        u"🙂"_s,
                                 u"=begin"_s,   u"=end"_s,     u"%{"_s,        u"%}"_s,
                                 u"qw("_s,      u"s/a/"_s,     u"&amp;"_s,     u"$ ls"_s,
                                 u">>> x"_s,    u"\u0301"_s,   u"~r/"_s,       u"[[x]]"_s,
                                 u"$$"_s,       u"--[["_s};
    return all;
}

QString randomLine(QRandomGenerator &random)
{
    QString line;
    const int count = random.bounded(9);
    for (int i = 0; i < count; ++i)
        line += pieces()[random.bounded(pieces().size())];
    // Halves of characters, as a cut may leave them.
    if (random.bounded(20) == 0)
        line.append(QChar(0xd83d)).append(u'x').append(QChar(0xde42));
    return line;
}

// Runs are in order, apart, inside of the line, and none is plain or empty.
bool areSound(const std::vector<Run> &runs, qsizetype length)
{
    qsizetype at = 0;
    Kind last = Kind::Plain;
    for (const Run &run : runs) {
        const bool joins = run.start == at && run.kind == last && at > 0;
        if (run.start < at || run.length <= 0 || run.kind == Kind::Plain || joins ||
            int(run.kind) >= kKindCount)
            return false;
        at = run.start + run.length;
        last = run.kind;
    }
    return at <= qMin(length, kLongestLine);
}

void addLanguages()
{
    QTest::addColumn<QString>("name");
    for (const Language *language : allLanguages())
        QTest::newRow(qPrintable(firstName(*language))) << firstName(*language);
}

} // namespace

class LexersTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    // A viewer keeps the state before each line. After an edit it goes on from there until the
    // state is what it was: that has to give what reading the whole text anew gives.
    void readingGoesOnAnywhere_data() { addLanguages(); }
    void readingGoesOnAnywhere()
    {
        QFETCH(QString, name);
        QRandomGenerator random(20261130);
        const auto highlighter = Highlighter::createOwn();
        for (int round = 0; round < 40; ++round) {
            const auto lexer = highlighter->lexer(name);
            QStringList lines;
            std::vector<State> before(1);
            std::vector<Line> kept;
            for (int i = 0; i < 25; ++i) {
                lines.append(randomLine(random));
                kept.push_back(lexer->line(lines.back(), before.back()));
                before.push_back(kept.back().after);
            }
            for (int edit = 0; edit < 5; ++edit) {
                const int at = random.bounded(int(lines.size()));
                lines[at] =
                    random.bounded(2) == 0 ? randomLine(random) : lines[at] + randomLine(random);
                const auto changed = size_t(at);
                for (size_t i = changed; i < kept.size(); ++i) {
                    if (i > changed && kept[i - 1].after == before[i])
                        break;
                    before[i] = i == 0 ? State() : kept[i - 1].after;
                    kept[i] = lexer->line(lines[qsizetype(i)], before[i]);
                }
            }
            const auto fresh = highlighter->lexer(name);
            State state;
            for (size_t i = 0; i < kept.size(); ++i) {
                const QString &line = lines[qsizetype(i)];
                const Line anew = fresh->line(line, state);
                QVERIFY2(anew == kept[i], qPrintable(line));
                QVERIFY2(areSound(anew.runs, line.size()), qPrintable(line));
                state = anew.after;
            }
        }
    }

    // Any eight bytes are taken for a state.
    void anyStateIsBorne_data() { addLanguages(); }
    void anyStateIsBorne()
    {
        QFETCH(QString, name);
        QRandomGenerator random(7);
        const auto lexer = Highlighter::createOwn()->lexer(name);
        for (int round = 0; round < 2000; ++round) {
            const QString line = randomLine(random);
            const Line read = lexer->line(line, State(random.generate64()));
            QVERIFY2(areSound(read.runs, line.size()), qPrintable(line));
        }
    }

    void longLinesAreReadToALimit()
    {
        const auto lexer = Highlighter::createOwn()->lexer(u"c");
        const QString line = u"int "_s.repeated(1000);
        const Line read = lexer->line(line, {});
        QCOMPARE(read.runs.size(), size_t(kLongestLine) / 4);
        // No half of a character at the limit.
        const QString faces = u"\""_s + u"🙂"_s.repeated(2000);
        const Line cut = lexer->line(faces, {});
        QCOMPARE(cut.runs.size(), size_t(1));
        QCOMPARE(cut.runs.front().length, kLongestLine - 1);
    }

    // One line of a megabyte costs what its beginning costs, whatever it repeats. The time is
    // generous: what is meant is seconds against hours.
    void oneHugeLineCostsLittle_data()
    {
        QTest::addColumn<QString>("piece");
        for (const QString &piece : pieces())
            QTest::newRow(qPrintable(piece)) << piece;
    }
    void oneHugeLineCostsLittle()
    {
        QFETCH(QString, piece);
        const QString line = piece.repeated(1'000'000 / piece.size());
        QElapsedTimer clock;
        clock.start();
        for (const Language *language : allLanguages()) {
            const auto lexer = createLexer(*language);
            const Line first = lexer->line(line, {});
            QVERIFY(areSound(first.runs, line.size()));
            const Line second = lexer->line(line, first.after);
            QVERIFY(areSound(second.runs, line.size()));
        }
        QVERIFY2(clock.elapsed() < 5000, qPrintable(QString::number(clock.elapsed())));
    }

    void manyLinesTakeLittleTime_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("line");
        QTest::newRow("cpp")
            << u"cpp"_s << u"    const auto value = std::max<int>(left, 1'000) + f(\"a\\n\");"_s;
        QTest::newRow("python") << u"python"_s
                                << u"    return [f\"{x + 1}\" for x in range(10)]  # note"_s;
        QTest::newRow("html") << u"html"_s << u"<p class=\"a b\">Text &amp; <b>more</b></p>"_s;
        QTest::newRow("yaml") << u"yaml"_s << u"  - name: \"a\" # note"_s;
        QTest::newRow("open string") << u"js"_s << u"` a line that never ends its string ${x}"_s;
    }
    void manyLinesTakeLittleTime()
    {
        QFETCH(QString, name);
        QFETCH(QString, line);
        const auto lexer = Highlighter::createOwn()->lexer(name);
        QElapsedTimer clock;
        clock.start();
        State state;
        size_t runs = 0;
        for (int i = 0; i < 100'000; ++i) {
            const Line read = lexer->line(line, state);
            runs += read.runs.size();
            state = read.after;
        }
        const qint64 taken = clock.elapsed();
        qInfo("%lld ms, %zu runs", static_cast<long long>(taken), runs);
        QVERIFY(runs >= 100'000);
        QVERIFY2(taken < 30'000, qPrintable(QString::number(taken)));
    }

    // Whatever this build has, it knows the common languages and reads them line by line.
    void theBestHighlighterReads_data()
    {
        QTest::addColumn<QString>("fence");
        for (const QString &fence : {u"python"_s, u"py"_s, u"C++"_s, u"js"_s, u"bash"_s, u"json"_s,
                                     u"yaml"_s, u"sql"_s, u"rust"_s, u"html"_s, u"diff"_s})
            QTest::newRow(qPrintable(fence)) << fence;
    }
    void theBestHighlighterReads()
    {
        QFETCH(QString, fence);
        const auto highlighter = Highlighter::create();
        const auto lexer = highlighter->lexer(fence);
        QVERIFY(lexer);
        const QStringList lines{u"+x = \"a\" /* b"_s, u"for i in 1 {"_s, u"key: 'v' # */"_s,
                                QString(), u"<b c=\"d\">SELECT"_s};
        State state;
        std::vector<Line> first;
        for (const QString &line : lines) {
            first.push_back(lexer->line(line, state));
            QVERIFY(areSound(first.back().runs, line.size()));
            state = first.back().after;
        }
        for (size_t i = 1; i < first.size(); ++i)
            QVERIFY(lexer->line(lines[qsizetype(i)], first[i - 1].after) == first[i]);
        QVERIFY(std::ranges::any_of(first, [](const Line &line) { return !line.runs.empty(); }));
        QVERIFY(!highlighter->lexer(u"no-such-language"));
    }
};

QTEST_GUILESS_MAIN(LexersTest)
#include "tst_lexers.moc"
