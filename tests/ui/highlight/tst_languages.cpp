// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/highlight/highlighter.h>
#include <ui/highlight/language.h>

#include <QDir>
#include <QFile>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace breakerbox::ui::highlight;

namespace {

// One letter per kind, in the order of the kinds.
constexpr auto kLetters = " ktfvnsecpagh+-"_L1;
static_assert(kLetters.size() == kKindCount);

// A snippet of tests/data/highlight, its parts marked by hand: «k|if» is a keyword.
struct Snippet
{
    QString fence;
    QStringList marked;
};

struct Reading
{
    QString text;
    std::vector<Run> runs;
};

Reading readMarked(const QString &line)
{
    Reading reading;
    Kind kind = Kind::Plain;
    qsizetype start = 0;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const QChar c = line[i];
        if (c == u'«') {
            kind = Kind(kLetters.indexOf(line[i + 1]));
            start = reading.text.size();
            i += 2;
        } else if (c == u'»') {
            reading.runs.push_back({start, reading.text.size() - start, kind});
        } else {
            reading.text += c;
        }
    }
    return reading;
}

QString marked(const QString &text, const std::vector<Run> &runs)
{
    QString out;
    qsizetype at = 0;
    for (const Run &run : runs) {
        out += text.sliced(at, run.start - at) + u'«' + QChar(kLetters[qsizetype(run.kind)]) +
               u'|' + text.sliced(run.start, run.length) + u'»';
        at = run.start + run.length;
    }
    return out + text.sliced(at);
}

std::vector<Snippet> snippets()
{
    std::vector<Snippet> all;
    const QDir folder(QStringLiteral(TEST_DATA "/highlight"));
    for (const QString &name : folder.entryList({u"*.txt"_s}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n')) {
            if (line.startsWith("=== "_L1))
                all.push_back({line.sliced(4), {}});
            else if (!all.empty())
                all.back().marked.append(line);
        }
    }
    return all;
}

} // namespace

class LanguagesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void snippetsAreReadAsMarked_data()
    {
        QTest::addColumn<QString>("fence");
        QTest::addColumn<QStringList>("lines");
        for (const Snippet &snippet : snippets())
            QTest::newRow(qPrintable(snippet.fence)) << snippet.fence << snippet.marked;
    }
    void snippetsAreReadAsMarked()
    {
        QFETCH(QString, fence);
        QFETCH(QStringList, lines);
        const auto highlighter = Highlighter::createOwn();
        const auto lexer = highlighter->lexer(fence);
        QVERIFY(lexer);
        State state;
        QString wrong;
        for (const QString &line : lines) {
            const Reading expected = readMarked(line);
            const Line found = lexer->line(expected.text, state);
            if (found.runs != expected.runs)
                wrong +=
                    u"\n  wanted: %1\n  found:  %2"_s.arg(line, marked(expected.text, found.runs));
            state = found.after;
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }

    void everyLanguageHasASnippet()
    {
        QSet<const Language *> seen;
        for (const Snippet &snippet : snippets())
            seen.insert(findLanguage(languageName(snippet.fence)));
        QStringList missing;
        for (const Language *language : allLanguages()) {
            if (!seen.contains(language))
                missing.append(
                    QString::fromLatin1(language->names.data(), qsizetype(language->names.size())));
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
        QVERIFY(seen.size() >= 45);
    }

    void namesAreTheirOwn()
    {
        QSet<QString> names;
        for (const Language *language : allLanguages()) {
            const QString list =
                QString::fromLatin1(language->names.data(), qsizetype(language->names.size()));
            for (const QString &name : list.split(u' ')) {
                QVERIFY2(!names.contains(name), qPrintable(name));
                QCOMPARE(name, name.toLower());
                names.insert(name);
            }
            // Place keeps them in five bits, one value apart.
            QVERIFY(language->strings.size() < 31);
            QVERIFY(language->regions.size() < 255);
        }
    }

    void fencesAreUnderstood_data()
    {
        QTest::addColumn<QString>("fence");
        QTest::addColumn<QString>("like"); // the first name of the language; empty: none
        QTest::newRow("plain") << u"python"_s << u"python"_s;
        QTest::newRow("upper case") << u"Python"_s << u"python"_s;
        QTest::newRow("alias") << u"py3"_s << u"python"_s;
        QTest::newRow("with attributes") << u"python title=\"a.py\""_s << u"python"_s;
        QTest::newRow("attributes in braces") << u"js{1,3-5}"_s << u"javascript"_s;
        QTest::newRow("pandoc") << u"{.haskell .numberLines}"_s << u"haskell"_s;
        QTest::newRow("R Markdown") << u"{r, echo=FALSE}"_s << u"r"_s;
        QTest::newRow("class of HTML") << u"language-ts"_s << u"typescript"_s;
        QTest::newRow("with a path") << u"rust:src/main.rs"_s << u"rust"_s;
        QTest::newRow("rustdoc") << u"rust,ignore"_s << u"rust"_s;
        QTest::newRow("a file") << u"src/app.module.ts"_s << u"typescript"_s;
        QTest::newRow("signs") << u"C++"_s << u"cpp"_s;
        QTest::newRow("sharp") << u"F#"_s << u"fsharp"_s;
        QTest::newRow("jsonc") << u"jsonc"_s << u"json"_s;
        QTest::newRow("console") << u"console"_s << u"console"_s;
        QTest::newRow("sh") << u"sh"_s << u"bash"_s;
        QTest::newRow("blanks") << u"  yml  "_s << u"yaml"_s;
        QTest::newRow("nothing") << QString() << QString();
        QTest::newRow("text") << u"text"_s << QString();
        QTest::newRow("unknown") << u"no-such-language"_s << QString();
        QTest::newRow("only signs") << u"{.}"_s << QString();
        QTest::newRow("very long") << u"x"_s.repeated(100'000) << QString();
    }
    void fencesAreUnderstood()
    {
        QFETCH(QString, fence);
        QFETCH(QString, like);
        const Language *language = findLanguage(languageName(fence));
        QCOMPARE(Highlighter::createOwn()->lexer(fence) != nullptr, !like.isEmpty());
        QCOMPARE(language != nullptr, !like.isEmpty());
        if (language)
            QVERIFY(language->names == like.toStdString() ||
                    language->names.starts_with(like.toStdString() + ' '));
    }
};

QTEST_GUILESS_MAIN(LanguagesTest)
#include "tst_languages.moc"
