// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// Export to PDF (issue 7 point 4); T2: nothing that a page names is opened.
#include <ui/shell/pdfpages.h>

#include <QBuffer>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

using namespace breakerbox;

namespace {

QByteArray printed(const QByteArray &body)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (!ui::printPdf(buffer, "<!DOCTYPE html><html><head><style>x{}</style></head><body>" + body +
                                  "</body></html>"))
        return {};
    return buffer.data();
}

qsizetype pages(const QByteArray &pdf)
{
    return pdf.count("/Type /Page\n");
}

} // namespace

class PdfPagesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void eachConversationBeginsAPage();
    void worksOffTheWindowsThread();
    void picturesAreNamedNotDecoded();
    void fullDeviceIsTold();
};

void PdfPagesTest::eachConversationBeginsAPage()
{
    const QByteArray one =
        "<article><h1>A</h1><section><h2>You</h2><p>Text</p></section></article>";
    const QByteArray single = printed(one);
    QVERIFY(single.startsWith("%PDF-"));
    QCOMPARE(pages(single), 1);
    QCOMPARE(pages(printed(one + one + one)), 3);
}

void PdfPagesTest::worksOffTheWindowsThread()
{
    QByteArray pdf;
    QThreadPool pool;
    pool.start([&pdf] { pdf = printed("<article><h1>A</h1><p>漢字</p></article>"); });
    QVERIFY(pool.waitForDone(30'000));
    QCOMPARE(pages(pdf), 1);
}

void PdfPagesTest::picturesAreNamedNotDecoded()
{
    const QByteArray pdf = printed(
        "<article><h1>A</h1><img alt=\"Attachment: p.png\" src=\"data:image/png;base64,"
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJ"
        "RU5ErkJggg==\"><img src=\"file:///etc/hostname\"></article>");
    QCOMPARE(pages(pdf), 1);
    QVERIFY(!pdf.contains("/Subtype /Image"));
}

void PdfPagesTest::fullDeviceIsTold()
{
    QBuffer closed;
    QVERIFY(!ui::printPdf(closed, "<p>x</p>"));
}

QTEST_MAIN(PdfPagesTest)
#include "tst_pdfpages.moc"
