// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/fencedcode.h>
#include <ui/reading/codetext.h>

#include <QRandomGenerator>
#include <QTest>

using namespace breakerbox::ui;
using namespace Qt::StringLiterals;

class CodeTextTest : public QObject
{
    Q_OBJECT
private:
    static QStringList rowsOf(const CodeText &code)
    {
        QStringList rows;
        for (int i = 0; i < code.rows(); ++i)
            rows << code.row(i).toString();
        return rows;
    }

private Q_SLOTS:
    void linesAreRows()
    {
        CodeText code;
        code.append(u"a\n\nbc\n");
        QCOMPARE(rowsOf(code), (QStringList{u"a"_s, u""_s, u"bc"_s}));
        QCOMPARE(code.length(), 5);
        QCOMPARE(code.rowAt(0), 0);
        QCOMPARE(code.rowAt(1), 0);
        QCOMPARE(code.rowAt(2), 1);
        QCOMPARE(code.rowAt(5), 2);
        QCOMPARE(CodeText().rows(), 1); // an empty one to write in
        code.append(u"\td\u4e2d");
        QCOMPARE(code.columns(), 7); // a tab to 4, one, and a wide one
    }

    void aVeryLongLineIsSeveralRows()
    {
        CodeText code;
        code.append(u"x"_s.repeated(CodeText::kLongestRow - 1));
        code.append(u"\U0001F600y\nz"); // a pair does not fit in the last place
        QCOMPARE(code.rows(), 3);
        QCOMPARE(code.row(0).size(), CodeText::kLongestRow - 1);
        QCOMPARE(code.row(1).toString(), u"\U0001F600y"_s);
        QVERIFY(!code.beginsLine(1));
        QVERIFY(code.beginsLine(2));
    }

    // P6: whatever the chunks, the rows are those of the whole.
    void anyChunkingGivesTheSameRows()
    {
        QRandomGenerator random(11);
        for (int round = 0; round < 200; ++round) {
            QString text;
            while (text.size() < 6000) {
                const int kind = random.bounded(6);
                text += kind == 0   ? u"\n"_s
                        : kind == 1 ? u"\U0001F600"_s.repeated(random.bounded(900))
                                    : u"ab\tc "_s.repeated(random.bounded(400));
            }
            CodeText whole;
            whole.append(text);
            CodeText parts;
            for (qsizetype at = 0; at < text.size();) {
                const qsizetype size = 1 + random.bounded(700);
                parts.append(QStringView(text).mid(at, size));
                at += size;
            }
            QCOMPARE(rowsOf(parts), rowsOf(whole));
            QCOMPARE(parts.columns(), whole.columns());
            QCOMPARE(rowsOf(whole).join(QString()), QString(text).remove(u'\n'));
        }
    }

    void aFenceAtTheMarginNeedsNoParser_data()
    {
        QTest::addColumn<QString>("piece");
        QTest::addColumn<bool>("plainFence");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("code");
        const auto row = [](const char *name, const QString &piece, const QString &language,
                            const QString &code) {
            QTest::newRow(name) << piece << true << language << code;
        };
        row("closed", u"```py\nx\n```\n"_s, u"py"_s, u"x\n"_s);
        row("open", u"\n\n~~~\nx\ny"_s, QString(), u"x\ny"_s);
        row("longer close", u"```\nx\n````\n"_s, QString(), u"x\n"_s);
        row("shorter inside", u"````\n```\n````"_s, QString(), u"```\n"_s);
        row("empty", u"```\n```"_s, QString(), QString());
        QTest::newRow("moved in") << u"  ```\n  x\n  ```\n"_s << false << QString() << QString();
        QTest::newRow("inline") << u"```x``` y\n"_s << false << QString() << QString();
        QTest::newRow("nothing yet") << u"```cp"_s << false << QString() << QString();
    }
    void aFenceAtTheMarginNeedsNoParser()
    {
        QFETCH(QString, piece);
        QFETCH(bool, plainFence);
        const auto found = fencedCode(piece);
        QCOMPARE(found.has_value(), plainFence);
        if (!found)
            return;
        QTEST(found->language, "language");
        QTEST(found->code.toString(), "code");
    }
};

QTEST_GUILESS_MAIN(CodeTextTest)
#include "tst_codetext.moc"
