// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/widgets/boundarylabel.h>
#include <ui/widgets/healthmark.h>
#include <ui/widgets/icons.h>
#include <ui/widgets/theme.h>

#include <QImage>
#include <QPainter>
#include <QSet>
#include <QTest>

using namespace breakerbox;
using namespace breakerbox::ui;
using namespace Qt::StringLiterals;
using theme::Token;

class ThemeTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    // look.md 1: at least 4.5:1 for text on everything it stands on.
    void textTokensAreReadable_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void textTokensAreReadable()
    {
        QFETCH(bool, dark);
        const QPalette palette = dark ? theme::darkPalette() : theme::lightPalette();
        QCOMPARE(theme::isDark(palette), dark);
        const QList<QColor> grounds{palette.color(QPalette::Base), palette.color(QPalette::Window),
                                    theme::color(Token::CardBackground, palette),
                                    theme::color(Token::CodeBackground, palette),
                                    theme::color(Token::UserBackground, palette)};
        for (const Token token :
             {Token::Ok, Token::Hold, Token::Action, Token::Fail, Token::Muted, Token::Link}) {
            for (const QColor &ground : grounds) {
                const double ratio = theme::contrast(theme::color(token, palette), ground);
                QVERIFY2(
                    ratio >= 4.5,
                    qPrintable(
                        u"token %1 on %2: %3"_s.arg(int(token)).arg(ground.name()).arg(ratio)));
            }
        }
        QVERIFY(theme::contrast(palette.color(QPalette::HighlightedText),
                                palette.color(QPalette::Highlight)) >= 4.5);
        QVERIFY(theme::contrast(palette.color(QPalette::PlaceholderText),
                                palette.color(QPalette::Base)) >= 4.5);
        // Words that were looked for.
        QVERIFY(theme::contrast(palette.color(QPalette::Text),
                                theme::color(Token::Found, palette)) >= 4.5);
        QVERIFY(theme::contrast(Qt::black, theme::color(Token::FoundHere, palette)) >= 4.5);
    }

    // Health is never told by colour alone.
    void everyMarkHasAShapeOfItsOwn()
    {
        QSet<QByteArray> pictures;
        const QList<flows::HealthKind> kinds{
            flows::HealthKind::Working,  flows::HealthKind::Probing, flows::HealthKind::Limited,
            flows::HealthKind::NeedsKey, flows::HealthKind::Failing, flows::HealthKind::Offline,
            flows::HealthKind::Paused,   flows::HealthKind::Waiting};
        for (const auto kind : kinds) {
            QImage picture(32, 32, QImage::Format_ARGB32_Premultiplied);
            picture.fill(Qt::transparent);
            QPainter painter(&picture);
            paintMark(painter, picture.rect(), markShape(kind), Qt::black);
            painter.end();
            pictures.insert(QByteArray(reinterpret_cast<const char *>(picture.constBits()),
                                       picture.sizeInBytes()));
        }
        QCOMPARE(pictures.size(), kinds.size());
    }

    void iconsArePaintedInTheColourAsked_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString &name :
             {u"copy"_s, u"laptop"_s, u"house"_s, u"building-2"_s, u"circle-help"_s,
              u"send-horizontal"_s, u"square"_s, u"search"_s, u"refresh-cw"_s, u"ellipsis"_s,
              u"chevron-down"_s, u"chevron-right"_s, u"check"_s, u"arrow-down"_s})
            QTest::newRow(qPrintable(name)) << name;
    }
    void iconsArePaintedInTheColourAsked()
    {
        QFETCH(QString, name);
        const QImage picture = icons::pixmap(name, 16, Qt::red, 2).toImage();
        QCOMPARE(picture.size(), QSize(32, 32));
        int painted = 0;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x) {
                const QColor pixel = picture.pixelColor(x, y);
                if (pixel.alpha() < 128)
                    continue;
                ++painted;
                QVERIFY(pixel.red() > 200 && pixel.green() < 60 && pixel.blue() < 60);
            }
        }
        QVERIFY(painted > 8);
        QVERIFY(!icons::get(name).isNull());
    }
};

QTEST_MAIN(ThemeTest)
#include "tst_theme.moc"
