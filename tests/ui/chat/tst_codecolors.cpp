// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/codecolors.h>
#include <ui/chat/inertdocument.h>
#include <ui/widgets/codetheme.h>
#include <ui/widgets/theme.h>

#include <QTest>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextLayout>

using namespace breakerbox::ui;
using namespace Qt::StringLiterals;

namespace {

TextLook lookIn(const QPalette &palette)
{
    TextLook look;
    look.palette = palette;
    look.highlighter = highlight::Highlighter::createOwn();
    return look;
}

// "3+2 #rrggbb" for each coloured part, line by line.
QStringList colorsOf(const QTextDocument &document)
{
    QStringList all;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QStringList line;
        for (const QTextLayout::FormatRange &range : block.layout()->formats())
            line.append(u"%1+%2 %3"_s.arg(range.start)
                            .arg(range.length)
                            .arg(range.format.foreground().color().name()));
        all.append(line.join(u' '));
    }
    return all;
}

QString part(int start, int length, highlight::Kind kind, const QPalette &palette)
{
    return u"%1+%2 %3"_s.arg(start).arg(length).arg(theme::codeInk(kind, palette).color.name());
}

} // namespace

class CodeColorsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void codeIsColoured()
    {
        const QPalette palette = theme::lightPalette();
        const TextLook look = lookIn(palette);
        InertDocument document;
        fillCode(document, u"if x:\n  y # z"_s, look);
        colorCode(document, u"py"_s, look);
        QCOMPARE(colorsOf(document), (QStringList{part(0, 2, highlight::Kind::Keyword, palette),
                                                  part(4, 3, highlight::Kind::Comment, palette)}));
        QCOMPARE(document.toPlainText(), u"if x:\n  y # z"_s);
    }

    // What arrives later changes what it has to, up to the lines before it that were cut.
    void codeThatGrowsIsColouredLikeAWhole()
    {
        const QString code = u"/* a\n b */ int x = 10;\nchar *s = \"t\\n\";\n#include <y>\n"_s;
        const TextLook look = lookIn(theme::darkPalette());
        InertDocument whole;
        fillCode(whole, code, look);
        colorCode(whole, u"c"_s, look);
        InertDocument grown;
        fillCode(grown, code.first(1), look);
        colorCode(grown, u"c"_s, look);
        grown.documentLayout(); // without one a document tells of no change
        QCoreApplication::processEvents();
        for (const QChar c : code.sliced(1)) {
            QTextCursor cursor(&grown);
            cursor.movePosition(QTextCursor::End);
            cursor.insertText(QString(c));
        }
        QCOMPARE(colorsOf(grown), colorsOf(whole));
        QVERIFY(colorsOf(whole).join(u' ').contains(u'#'));
    }

    void anotherLookIsTakenOver()
    {
        InertDocument document;
        const QString code = u"return"_s;
        for (const QPalette &palette : {theme::lightPalette(), theme::darkPalette()}) {
            fillCode(document, code, lookIn(palette));
            colorCode(document, u"js"_s, lookIn(palette));
            QCOMPARE(colorsOf(document),
                     QStringList{part(0, 6, highlight::Kind::Keyword, palette)});
        }
        // A language that nobody knows, and no highlighter: plain.
        fillCode(document, code, lookIn(theme::lightPalette()));
        colorCode(document, u"no-such-language"_s, lookIn(theme::lightPalette()));
        QCOMPARE(colorsOf(document), QStringList{QString()});
        fillCode(document, code, TextLook());
        colorCode(document, u"js"_s, TextLook());
        QCOMPARE(colorsOf(document), QStringList{QString()});
    }
};

QTEST_MAIN(CodeColorsTest)
#include "tst_codecolors.moc"
