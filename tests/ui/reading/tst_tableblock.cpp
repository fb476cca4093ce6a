// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/reading/tableblock.h>
#include <ui/widgets/theme.h>

#include <QFontDatabase>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
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

markdown::Row rowOf(const QStringList &words)
{
    markdown::Row row;
    for (const QString &each : words)
        row.cells.push_back({markdown::Align::Left, {{each, 0, {}}}});
    return row;
}

markdown::Segment tableOf(int rows)
{
    markdown::Segment table;
    table.kind = markdown::Segment::Kind::Table;
    table.rows.push_back(rowOf({u"name"_s, u"value"_s}));
    table.rows.front().header = true;
    for (int i = 0; i < rows; ++i)
        table.rows.push_back(rowOf({u"row %1"_s.arg(i), u"some words"_s}));
    return table;
}

} // namespace

// P4: a table that grows costs what is new.
class TableBlockTest : public QObject
{
    Q_OBJECT
private:
    Typography m_type{testLook()};

    static QImage picture(const TableBlock &block)
    {
        QImage image(500, int(block.height()) + 1, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        block.paint(painter, QRectF(image.rect()), {});
        return image;
    }
    // The same rows in a block of their own.
    QImage atOnce(int rows, const std::vector<markdown::Row> &more)
    {
        markdown::Segment whole = tableOf(rows);
        whole.rows.insert(whole.rows.end(), more.begin(), more.end());
        TableBlock block;
        block.show(std::move(whole));
        block.layOut(m_type, 500);
        return picture(block);
    }

private Q_SLOTS:
    void aNewRowDrawsNothingAboveItAgain()
    {
        TableBlock block;
        block.show(tableOf(60));
        QCOMPARE(block.layOut(m_type, 500), 0.0);
        const qreal end = block.cellRect(60, 0).bottom();
        block.showFrom(61, {rowOf({u"row 60"_s, u"words"_s})});
        QVERIFY(!block.isLaidOut());
        QCOMPARE(block.layOut(m_type, 500), end - 1);
        QCOMPARE(block.rows(), 62);
        QCOMPARE(picture(block), atOnce(60, {rowOf({u"row 60"_s, u"words"_s})}));
        block.showFrom(61, {rowOf({u"row 60"_s, u"words"_s})});
        QVERIFY(block.isLaidOut()); // the same: nothing to do
    }

    void aColumnFollowsItsWidestRow()
    {
        TableBlock block;
        block.show(tableOf(10));
        block.layOut(m_type, 500);
        const std::vector<markdown::Row> wide{rowOf({u"a much wider name"_s, u"x"_s})};
        block.showFrom(11, std::vector(wide));
        QCOMPARE(block.layOut(m_type, 500), 0.0); // all of it looks different
        QCOMPARE(picture(block), atOnce(10, wide));
        // It was not what it seemed while it arrived.
        const std::vector<markdown::Row> narrow{rowOf({u"a"_s, u"x"_s}), rowOf({u"b"_s, u"y"_s})};
        block.showFrom(11, std::vector(narrow));
        QCOMPARE(block.layOut(m_type, 500), 0.0);
        QCOMPARE(picture(block), atOnce(10, narrow));
    }

    void rowsGoAndOthersTakeTheirPlace()
    {
        TableBlock block;
        block.show(tableOf(20));
        block.layOut(m_type, 500);
        const std::vector<markdown::Row> other{rowOf({u"x"_s, u"y"_s})};
        block.showFrom(6, std::vector(other));
        block.layOut(m_type, 500);
        QCOMPARE(block.rows(), 7);
        QCOMPARE(picture(block), atOnce(5, other));
        QCOMPARE(block.text(0, block.length()),
                 u"name\tvalue\nrow 0\tsome words\n"_s +
                     u"row 1\tsome words\nrow 2\tsome words\n"_s +
                     u"row 3\tsome words\nrow 4\tsome words\nx\ty"_s);
    }

    // Rows far from what is looked at hold no layouts, and come back.
    void layoutsFarAwayGo()
    {
        TableBlock block;
        block.show(tableOf(80));
        block.layOut(m_type, 500);
        const QImage before = picture(block);
        block.dropOutside(0, 100);
        const size_t near = block.layouts();
        QVERIFY(near > 0 && near < 20);
        block.showFrom(81, {rowOf({u"row 80"_s, u"words"_s})});
        block.layOut(m_type, 500);
        block.dropOutside(0, 100);
        QCOMPARE(block.layouts(), near);
        block.dropOutside(-2, -1);
        QCOMPARE(block.layouts(), size_t(0));
        block.show(tableOf(80));
        block.layOut(m_type, 500);
        QCOMPARE(picture(block), before);
    }
};

QTEST_MAIN(TableBlockTest)
#include "tst_tableblock.moc"
