// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/reading/codecolours.h>
#include <ui/reading/textlook.h>
#include <ui/widgets/codetheme.h>
#include <ui/widgets/theme.h>

#include <QTest>

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

QString told(const std::vector<ColourRun> &runs)
{
    QStringList all;
    for (const ColourRun &run : runs)
        all.append(u"%1+%2 %3"_s.arg(run.start).arg(run.length).arg(run.colour.name()));
    return all.join(u", "_s);
}

QString part(int start, int length, highlight::Kind kind, const QPalette &palette)
{
    return u"%1+%2 %3"_s.arg(start).arg(length).arg(theme::codeInk(kind, palette).color.name());
}

} // namespace

class CodeColoursTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void codeIsColouredLineByLine()
    {
        for (const QPalette &palette : {theme::lightPalette(), theme::darkPalette()}) {
            const auto colours = coloursFor(u"c"_s, lookIn(palette));
            QVERIFY(colours);
            std::vector<ColourRun> runs;
            const CodeState inside = colours->line(u"/* a", 0, &runs);
            QCOMPARE(told(runs), part(0, 4, highlight::Kind::Comment, palette));
            runs.clear();
            const CodeState after = colours->line(u"b */ return", inside, &runs);
            QCOMPARE(told(runs), part(0, 4, highlight::Kind::Comment, palette) + u", "_s +
                                     part(5, 6, highlight::Kind::Keyword, palette));
            QCOMPARE(after, CodeState(0));
            // Only the state.
            QCOMPARE(colours->line(u"/* a", 0, nullptr), inside);
        }
    }

    void whatNobodyKnowsStaysPlain()
    {
        QVERIFY(!coloursFor(u"no-such-language"_s, lookIn(theme::lightPalette())));
        QVERIFY(!coloursFor(QString(), lookIn(theme::lightPalette())));
        QVERIFY(!coloursFor(u"c"_s, TextLook()));
    }
};

QTEST_MAIN(CodeColoursTest)
#include "tst_codecolours.moc"
