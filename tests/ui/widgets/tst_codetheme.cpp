// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/widgets/codetheme.h>
#include <ui/widgets/theme.h>

#include <QSet>
#include <QTest>

using namespace breakerbox::ui;
using namespace Qt::StringLiterals;
using highlight::Kind;

namespace {

std::vector<Kind> allKinds()
{
    std::vector<Kind> kinds;
    for (int i = 0; i < highlight::kKindCount; ++i)
        kinds.push_back(Kind(i));
    return kinds;
}

QPalette plainPalette(const QColor &text, const QColor &ground)
{
    QPalette palette;
    for (const auto role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText})
        palette.setColor(role, text);
    for (const auto role : {QPalette::Base, QPalette::Window, QPalette::Button})
        palette.setColor(role, ground);
    return palette;
}

} // namespace

class CodeThemeTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyKindIsReadable_data()
    {
        QTest::addColumn<QPalette>("palette");
        QTest::newRow("light") << theme::lightPalette();
        QTest::newRow("dark") << theme::darkPalette();
        QTest::newRow("high contrast, dark") << plainPalette(Qt::white, Qt::black);
        QTest::newRow("high contrast, light") << plainPalette(Qt::black, Qt::white);
        QTest::newRow("a desktop's grey") << plainPalette(Qt::black, QColor(0x9a, 0x9a, 0x9a));
        QTest::newRow("a desktop's blue") << plainPalette(Qt::white, QColor(0x10, 0x20, 0x60));
        QTest::newRow("a desktop's paper")
            << plainPalette(QColor(0x3b, 0x32, 0x28), QColor(0xf4, 0xec, 0xd8));
    }
    void everyKindIsReadable()
    {
        QFETCH(QPalette, palette);
        const QColor ground = theme::color(theme::Token::CodeBackground, palette);
        for (const Kind kind : allKinds()) {
            const double ratio = theme::contrast(theme::codeInk(kind, palette).color, ground);
            QVERIFY2(ratio >= 4.5, qPrintable(u"kind %1: %2"_s.arg(int(kind)).arg(ratio)));
        }
    }

    void ourPalettesHaveColours_data()
    {
        QTest::addColumn<QPalette>("palette");
        QTest::newRow("light") << theme::lightPalette();
        QTest::newRow("dark") << theme::darkPalette();
    }
    void ourPalettesHaveColours()
    {
        QFETCH(QPalette, palette);
        const QColor text = palette.color(QPalette::Text);
        QSet<QRgb> colors;
        for (const Kind kind : allKinds()) {
            const theme::CodeInk ink = theme::codeInk(kind, palette);
            QCOMPARE(ink.color == text, kind == Kind::Plain);
            colors.insert(ink.color.rgb());
        }
        // Heading and Function, Inserted and String are never side by side.
        QVERIFY(colors.size() >= highlight::kKindCount - 3);
    }

    // Where colours cannot be told apart, weight and slant tell.
    void highContrastTellsByWeightAndSlant()
    {
        for (const QPalette &palette :
             {plainPalette(Qt::white, Qt::black), plainPalette(Qt::black, Qt::white)}) {
            for (const Kind kind : allKinds())
                QCOMPARE(theme::codeInk(kind, palette).color, palette.color(QPalette::Text));
            QVERIFY(theme::codeInk(Kind::Keyword, palette).bold);
            QVERIFY(theme::codeInk(Kind::Comment, palette).italic);
            QVERIFY(theme::codeInk(Kind::Inserted, palette) !=
                    theme::codeInk(Kind::Deleted, palette));
            QCOMPARE(theme::codeInk(Kind::Plain, palette),
                     (theme::CodeInk{palette.color(QPalette::Text)}));
        }
    }
};

QTEST_MAIN(CodeThemeTest)
#include "tst_codetheme.moc"
