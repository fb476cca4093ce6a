// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/reading/leaf.h>
#include <ui/reading/paragraphblock.h>
#include <ui/widgets/theme.h>

#include <QFontDatabase>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QRandomGenerator>
#include <QTest>

using namespace breakerbox::ui;
using namespace Qt::StringLiterals;

namespace {

TextLook testLook()
{
    TextLook look;
    look.body = QGuiApplication::font();
    look.code = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    look.palette = theme::lightPalette();
    return look;
}

// Red boxes for the formulas that are known.
class BoxPicture final : public InlinePicture
{
public:
    [[nodiscard]] qreal width() const override { return 60; }
    [[nodiscard]] qreal ascent() const override { return 50; }
    [[nodiscard]] qreal descent() const override { return 10; }
    void paint(QPainter &painter, const QPointF &baseline, const QColor &) const override
    {
        painter.fillRect(QRectF(baseline.x(), baseline.y() - 50, 60, 60), Qt::red);
    }
};

class BoxPictures final : public InlinePictures
{
public:
    bool ready = false;
    std::shared_ptr<const InlinePicture> picture(const QString &, bool, const QFont &) override
    {
        return ready ? m_box : nullptr;
    }

private:
    std::shared_ptr<const InlinePicture> m_box = std::make_shared<BoxPicture>();
};

int redPixels(const QImage &image)
{
    int red = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            red += image.pixelColor(x, y) == QColor(Qt::red) ? 1 : 0;
    }
    return red;
}

} // namespace

class LeafTest : public QObject
{
    Q_OBJECT
private:
    Typography m_type{testLook()};

    void layOut(Leaf &leaf, qreal width = 300)
    {
        leaf.layOut(m_type, TextRole::Body, Qt::AlignLeading, width);
    }
    static QImage picture(const Leaf &leaf)
    {
        QImage image(320, int(leaf.height()) + 1, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setPen(Qt::black);
        leaf.paint(painter, {0, 0}, QRectF(image.rect()));
        return image;
    }

private Q_SLOTS:
    // The heart of P6: growing by any steps gives the strips of the whole, also where a style of
    // words that were there already changes.
    void growingGivesTheSameAsAtOnce_data()
    {
        QTest::addColumn<QString>("words");
        QTest::newRow("latin") << u"word another a longer-one, and so on: "_s;
        QTest::newRow("mixed")
            << u"\u0645\u0631\u062d\u0628\u0627 bi \u0628\u0627 e\u0301 \U0001F469\u200d\U0001F467 "_s;
        QTest::newRow("no spaces") << u"\u4e2d\u6587\u6bb5\u843d"_s;
        QTest::newRow("one long word") << u"abcdefghij"_s;
        QTest::newRow("breaks") << u"a b\u2028c "_s;
    }
    void growingGivesTheSameAsAtOnce()
    {
        QFETCH(QString, words);
        QRandomGenerator random(3);
        const QString text = words.repeated(60);
        for (int round = 0; round < 4; ++round) {
            Leaf grown;
            qsizetype at = 0;
            markdown::Spans spans;
            while (at < text.size()) {
                at = std::min(at + 1 + random.bounded(90), text.size());
                const qsizetype bold = at / 3;
                spans = {
                    {text.first(bold / 2), 0, {}},
                    {text.mid(bold / 2, 40), unsigned(markdown::Style::Bold), {}},
                    {text.mid(bold / 2 + 40, std::max<qsizetype>(0, at - bold / 2 - 40)), 0, {}}};
                grown.setSpans(spans);
                layOut(grown);
            }
            Leaf whole;
            whole.setSpans(spans);
            layOut(whole);
            QCOMPARE(grown.text(), whole.text());
            QCOMPARE(grown.height(), whole.height());
            QCOMPARE(picture(grown), picture(whole));
        }
    }

    // Drawing only what a layout says has changed gives the picture of the whole.
    void whatIsAboveTheChangeLooksAsBefore_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<bool>("saves");
        QTest::newRow("latin") << u"word another a longer-one, and so on: "_s << true;
        QTest::newRow("Chinese") << u"\u4e2d\u6587\u6bb5\u843d"_s << true;
        QTest::newRow("one long word") << u"abcdefghij"_s << true;
        QTest::newRow("brackets both ways")
            << u"(\u05e9\u05dc\u05d5\u05dd abc [ \u05d0 1) 2] \u0645\u0631 "_s << false;
    }
    void whatIsAboveTheChangeLooksAsBefore()
    {
        QFETCH(QString, words);
        QFETCH(bool, saves);
        QRandomGenerator random(5);
        const QString text = words.repeated(1 + 500 / int(words.size()));
        Leaf leaf;
        QImage canvas(320, 1, QImage::Format_RGB32);
        const qreal nothingFrozen = 6 * m_type.lineHeight(TextRole::Body);
        bool saved = false;
        for (qsizetype at = 0; at < text.size();) {
            at = std::min<qsizetype>(at + 1 + random.bounded(30), text.size());
            const qsizetype bold = at / 2;
            leaf.setSpans({{text.first(bold), 0, {}},
                           {text.mid(bold, 5), unsigned(markdown::Style::Bold), {}},
                           {text.mid(bold + 5, std::max<qsizetype>(0, at - bold - 5)), 0, {}}});
            layOut(leaf);
            if (random.bounded(3) == 0) { // nothing but words at the end
                const qsizetype before = std::exchange(at, std::min(at + 12, text.size()));
                canvas = picture(leaf);
                const qreal strip = leaf.height();
                leaf.setSpans({{text.first(bold), 0, {}},
                               {text.mid(bold, 5), unsigned(markdown::Style::Bold), {}},
                               {text.mid(bold + 5, std::max<qsizetype>(0, at - bold - 5)), 0, {}}});
                layOut(leaf);
                saved = saved || (at > before && leaf.changedFrom() > 0 &&
                                  leaf.changedFrom() < strip && leaf.height() < nothingFrozen);
            }
            const QRectF changed(0, leaf.changedFrom(), 320,
                                 leaf.height() - leaf.changedFrom() + 1);
            canvas = canvas.copy(0, 0, 320, int(leaf.height()) + 1);
            QPainter painter(&canvas);
            painter.setClipRect(changed);
            painter.fillRect(changed, Qt::white);
            painter.setPen(Qt::black);
            leaf.paint(painter, {0, 0}, changed);
            painter.end();
            QCOMPARE(canvas, picture(leaf));
        }
        QCOMPARE(saved, saves);
    }

    void onlyTheEndIsLaidOutAgain()
    {
        Leaf leaf;
        const QString text = u"some words of a paragraph that wraps "_s.repeated(60);
        leaf.setSpans({{text, 0, {}}});
        layOut(leaf);
        const qreal height = leaf.height();
        leaf.setSpans({{text + u"more"_s, 0, {}}});
        QVERIFY(!leaf.isLaidOut());
        layOut(leaf);
        QVERIFY(leaf.changedFrom() > height - 7 * m_type.lineHeight(TextRole::Body));
        leaf.setSpans({{text + u"more"_s, 0, {}}});
        QVERIFY(leaf.isLaidOut()); // the same: nothing to do
    }

    void layoutsComeBackAfterTheyWereDropped()
    {
        Leaf leaf;
        leaf.setSpans({{u"some words of a paragraph that wraps "_s.repeated(60), 0, {}}});
        layOut(leaf);
        const QImage before = picture(leaf);
        leaf.dropOutside(-2, -1);
        QCOMPARE(leaf.layouts(), size_t(0));
        QCOMPARE(picture(leaf), before);
        QVERIFY(leaf.layouts() > 0);
    }

    // A formula keeps its place in the text, with or without a picture.
    void aFormulaIsAGapOfItsPicturesSize()
    {
        TextLook look = testLook();
        auto pictures = std::make_shared<BoxPictures>();
        look.pictures = pictures;
        const Typography type(look);
        const QString before = u"some words before "_s.repeated(20);
        const unsigned math = unsigned(markdown::Style::Math) | unsigned(markdown::Style::Code);
        Leaf leaf;
        leaf.setSpans({{before, 0}, {u"$x^2$"_s, math, {}, u"x^2"_s}, {u", and after"_s, 0}});
        leaf.layOut(type, TextRole::Body, Qt::AlignLeading, 300);
        const int start = int(before.size());
        const qreal height = leaf.height();
        QCOMPARE(redPixels(picture(leaf)), 0); // the source is shown
        QVERIFY(!leaf.refreshPictures());
        pictures->ready = true;
        QVERIFY(leaf.refreshPictures());
        leaf.layOut(type, TextRole::Body, Qt::AlignLeading, 300);
        QCOMPARE(redPixels(picture(leaf)), 60 * 60);
        QVERIFY(leaf.height() >= height + 30); // its line is taller
        QCOMPARE(leaf.text().mid(start, 5), u"$x^2$"_s);
        QCOMPARE(leaf.rangeRect(start, start + 5).width(), 61.0);
        QCOMPARE(leaf.caretRect(start + 5).x(), leaf.caretRect(start + 1).x());
    }

    void aDisplayedFormulaStandsInTheMiddleOrScrolls()
    {
        TextLook look = testLook();
        auto pictures = std::make_shared<BoxPictures>();
        pictures->ready = true;
        look.pictures = pictures;
        const Typography type(look);
        markdown::Segment segment;
        const unsigned displayed = unsigned(markdown::Style::Math) |
                                   unsigned(markdown::Style::DisplayMath) |
                                   unsigned(markdown::Style::Code);
        segment.paragraphs.emplace_back().spans.push_back({u"$$x$$"_s, displayed, {}, u"x"_s});
        ParagraphBlock block;
        block.show(std::move(segment));
        block.layOut(type, 300);
        QCOMPARE(block.caretRect(0).x(), 120.0);
        QCOMPARE(block.overflow(), 0.0);
        const qreal height = block.height();
        block.layOut(type, 45);
        QCOMPARE(block.overflow(), 15.0);
        QVERIFY(block.height() > height); // room for the bar
        block.scrollTo(10);
        QCOMPARE(block.caretRect(0).x(), -10.0);
    }

    void everyPlaceIsFoundAgain()
    {
        Leaf leaf;
        leaf.setSpans({{u"some words that wrap over lines "_s.repeated(20), 0, {}}});
        layOut(leaf);
        for (int i = 0; i < leaf.length(); ++i) {
            const QRectF caret = leaf.caretRect(i);
            QVERIFY(caret.top() >= 0 && caret.bottom() <= leaf.height() + 1);
            QCOMPARE(leaf.positionAt(caret.center()), i);
        }
        QCOMPARE(leaf.characterAt({0.5, 5}), 0);
        QCOMPARE(leaf.characterAt({5, leaf.height() + 20}), -1);
    }
};

QTEST_MAIN(LeafTest)
#include "tst_leaf.moc"
