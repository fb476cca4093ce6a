// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/math/mathpaint.h>
#include <ui/math/mathpicture.h>

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace breakerbox::ui;
using namespace Qt::StringLiterals;

namespace {

QByteArray svgAround(const QByteArray &inside)
{
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"2ex\" viewBox=\"0 -750 1000 1000\" "
           "style=\"vertical-align: -0.5ex\">" +
           inside + "</svg>";
}

// How much of the picture is painted, 0 … 1, in shares of full cover.
qreal cover(const QImage &image)
{
    qreal sum = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            sum += qAlpha(image.pixel(x, y)) / 255.0;
    }
    return sum / (image.width() * image.height());
}

QImage painted(const MathPicture &picture, qreal em, const QColor &colour)
{
    const MathBox box = mathBox(picture, em);
    QImage image(QSizeF(box.width, box.height()).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintMath(painter, box.at({0, box.ascent}), picture, colour);
    return image;
}

} // namespace

class MathPictureTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void shapesPassAndMeasuresAreRead()
    {
        const auto read =
            readMathSvg(svgAround("<g stroke=\"currentColor\" fill=\"currentColor\" "
                                  "stroke-width=\"0\" transform=\"scale(1,-1)\""
                                  " data-mml-node=\"math\" class=\"x\" role=\"img\"><path "
                                  "data-c=\"1\" d=\"M0 0H9V9Z\"></path></g>"));
        QVERIFY(read);
        QCOMPARE((*read)->width, 1.0);
        QCOMPARE((*read)->ascent, 0.75);
        QCOMPARE((*read)->descent, 0.25);
        QVERIFY((*read)->svg.contains("M0 0H9V9Z"));
        for (const char *gone : {"data-", "class", "style", "role", "ex\""})
            QVERIFY2(!(*read)->svg.contains(gone), gone);
    }

    void whatIsNotOnTheListIsRefused_data()
    {
        QTest::addColumn<QByteArray>("inside");
        const auto row = [](const char *name, const QByteArray &inside) {
            QTest::newRow(name) << inside;
        };
        row("script", "<script>1</script>");
        row("link", "<a href=\"https://t.example\"><path d=\"M0 0\"/></a>");
        row("image", "<image href=\"https://t.example/a.png\"/>");
        row("use", "<use xlink:href=\"#a\"/>");
        row("use, declared",
            "<use xmlns:xlink=\"http://www.w3.org/1999/xlink\" xlink:href=\"file:///a.svg\"/>");
        row("foreign", "<foreignObject><b>x</b></foreignObject>");
        row("style", "<style>*{fill:url(https://t.example)}</style>");
        row("nested picture", "<svg viewBox=\"0 0 1 1\"></svg>");
        row("animation", "<animate attributeName=\"d\"/>");
        row("definitions", "<defs><path id=\"a\" d=\"M0 0\"/></defs>");
        row("handler", "<path onload=\"x()\" d=\"M0 0\"/>");
        row("reference in a number", "<path d=\"url(#a)\"/>");
        row("reference in a transform", "<g transform=\"url(https://t.example)\"></g>");
        row("address as a font", "<text font-family=\"https://t.example\">x</text>");
        row("words outside text", "<g>hello</g>");
        row("not XML", "<g>");
        row("instruction", "<?xml-stylesheet href=\"a\"?>");
        row("comment", "<!-- x -->");
    }
    void whatIsNotOnTheListIsRefused()
    {
        QFETCH(QByteArray, inside);
        const auto read = readMathSvg(svgAround(inside));
        QVERIFY(!read);
        QCOMPARE(int(read.error()), int(MathError::Refused));
    }

    void otherDocumentsAreRefused()
    {
        QVERIFY(!readMathSvg({}));
        QVERIFY(!readMathSvg("<html></html>"));
        QVERIFY(!readMathSvg("<svg xmlns=\"http://www.w3.org/2000/svg\"></svg>"));
        QVERIFY(!readMathSvg("<!DOCTYPE svg [<!ENTITY a \"aaaa\">]>" + svgAround("<g></g>")));
        QVERIFY(!readMathSvg("<svg viewBox=\"0 0 nan 1\"></svg>"));
        const auto wide = readMathSvg("<svg viewBox=\"0 -1 900000 2\"></svg>");
        QCOMPARE(int(wide.error()), int(MathError::TooLong));
    }

    void coloursAreColours()
    {
        const auto read =
            readMathSvg(svgAround("<g fill=\"red\"><g fill=\"url(https://t.example)\">"
                                  "<g fill=\"none\" stroke=\"#123\"></g></g></g>"));
        QVERIFY(read);
        QVERIFY((*read)->svg.contains("fill=\"#ff0000\""));
        QVERIFY((*read)->svg.contains("fill=\"currentColor\""));
        QVERIFY((*read)->svg.contains("stroke=\"#112233\""));
        QVERIFY(!(*read)->svg.contains("t.example"));
    }

    // A stroke of no width draws nothing: letters keep their weight.
    void paintsInTheTextsColour()
    {
        const auto read = readMathSvg(
            svgAround("<g stroke=\"currentColor\" fill=\"currentColor\" stroke-width=\"0\">"
                      "<rect x=\"250\" y=\"-500\" width=\"500\" height=\"500\"></rect></g>"));
        QVERIFY(read);
        const QImage image = painted(**read, 40, Qt::blue);
        QCOMPARE(image.size(), QSize(40, 40));
        QCOMPARE(image.pixelColor(20, 20), QColor(Qt::blue));
        QCOMPARE(image.pixelColor(2, 2).alpha(), 0);
        QVERIFY2(qAbs(cover(image) - 0.25) < 0.005, qPrintable(QString::number(cover(image))));
        // The same picture from the cache, and in another colour.
        QCOMPARE(painted(**read, 40, Qt::blue), image);
        QCOMPARE(painted(**read, 40, Qt::white).pixelColor(20, 20), QColor(Qt::white));
    }

    void linesOfTablesHaveWidth()
    {
        const auto read = readMathSvg(
            svgAround("<g stroke=\"currentColor\" stroke-width=\"0\"><line data-line=\"v\" "
                      "class=\"mjx-solid\" x1=\"500\" x2=\"500\" y1=\"-750\" y2=\"250\">"
                      "</line></g>"));
        QVERIFY(read);
        const QImage image = painted(**read, 40, Qt::blue);
        QVERIFY2(qAbs(cover(image) - 0.06) < 0.02, qPrintable(QString::number(cover(image))));
    }

    void emFollowsTheFont()
    {
        QFont small;
        small.setPixelSize(14);
        QFont large;
        large.setPixelSize(28);
        QVERIFY(mathEm(small) >= 14);
        QVERIFY(mathEm(small) <= 14 * 1.3);
        QVERIFY(qAbs(mathEm(large) / mathEm(small) - 2) < 0.1);
    }
};

QTEST_MAIN(MathPictureTest)
#include "tst_mathpicture.moc"
