// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// Images from outside are bounded, and only four kinds are read (security.md T6).

#include <ui/pictures/picturedecoder.h>

#include <QBuffer>
#include <QImageReader>
#include <QImageWriter>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

using namespace breakerbox::ui;
using namespace Qt::StringLiterals;

namespace {

QByteArray encoded(const QImage &image, const char *format)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format);
    return bytes;
}

QImage plain(int width, int height, QImage::Format format = QImage::Format_RGB32)
{
    QImage image(width, height, format);
    image.fill(format == QImage::Format_Mono ? Qt::color0 : Qt::red);
    return image;
}

// A PNG whose head says it is of that size.
QByteArray claims(quint32 width, quint32 height)
{
    QByteArray bytes = encoded(plain(1, 1), "png");
    const auto put = [&](qsizetype at, quint32 value) {
        for (int i = 0; i < 4; ++i)
            bytes[at + i] = char(value >> (24 - 8 * i));
    };
    put(16, width);
    put(20, height);
    quint32 crc = 0xffffffffU; // of the chunk's name and content, as PNG has it
    for (qsizetype i = 12; i < 29; ++i) {
        crc ^= quint8(bytes[i]);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc & 1) ? (crc >> 1) ^ 0xedb88320U : crc >> 1;
    }
    put(29, ~crc);
    return bytes;
}

} // namespace

Q_DECLARE_METATYPE(breakerbox::ui::DecodedPicture)

class PictureDecoderTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void decodes_data();
    void decodes();
    void ofAGifTheFirstFrame();
    void aLargeOneIsMadeSmaller();
    void refuses_data();
    void refuses();
    void decodesOnAnotherThread();
};

void PictureDecoderTest::decodes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("png") << encoded(plain(30, 20), "png");
    QTest::newRow("jpeg") << encoded(plain(30, 20), "jpeg");
    if (QImageWriter::supportedImageFormats().contains("webp"))
        QTest::newRow("webp") << encoded(plain(30, 20), "webp");
}

void PictureDecoderTest::decodes()
{
    QFETCH(QByteArray, bytes);
    const DecodedPicture picture = decodePicture(bytes);
    QCOMPARE(picture.trouble, PictureTrouble::None);
    QCOMPARE(picture.image.size(), QSize(30, 20));
    QVERIFY(qRed(picture.image.pixel(5, 5)) > 200);
}

void PictureDecoderTest::ofAGifTheFirstFrame()
{
    // Two frames of 1 × 1: black, then white.
    const QByteArray gif = QByteArray::fromHex("47494638396101000100800000000000ffffff"
                                               "21f904000a0000002c00000000010001000002024401"
                                               "0021f904000a0000002c000000000100010000020244"
                                               "0b003b");
    if (!QImageReader::supportedImageFormats().contains("gif"))
        QSKIP("Qt has no GIF reader here");
    const DecodedPicture picture = decodePicture(gif);
    QCOMPARE(picture.trouble, PictureTrouble::None);
    QCOMPARE(picture.image.size(), QSize(1, 1));
}

void PictureDecoderTest::aLargeOneIsMadeSmaller()
{
    for (const char *format : {"png", "jpeg"}) {
        const DecodedPicture wide = decodePicture(encoded(plain(4000, 1000), format));
        QCOMPARE(wide.trouble, PictureTrouble::None);
        QCOMPARE(wide.image.size(), QSize(1600, 400));
    }
    const DecodedPicture thin = decodePicture(encoded(plain(1, 20'000), "png"));
    QCOMPARE(thin.image.size(), QSize(1, 1200));
}

void PictureDecoderTest::refuses_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("trouble");
    const auto row = [](const char *name, const QByteArray &bytes, PictureTrouble trouble) {
        QTest::newRow(name) << bytes << int(trouble);
    };
    row("30,000 × 30,000 in one bit", claims(30'000, 30'000), PictureTrouble::Pixels);
    row("just above the bound", claims(40'000, 1'001), PictureTrouble::Pixels);
    row("no size", claims(0, 5), PictureTrouble::Broken);
    row("a size that is a lie", claims(5'000, 5'000), PictureTrouble::Broken);
    row("too many bytes", encoded(plain(2, 2), "png") + QByteArray(kMostPictureBytes, 'x'),
        PictureTrouble::Bytes);
    row("cut", encoded(plain(300, 300), "png").left(60), PictureTrouble::Broken);
    row("cut in its head", encoded(plain(3, 3), "png").left(12), PictureTrouble::Broken);
    row("nothing", {}, PictureTrouble::Kind);
    row("SVG",
        R"(<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>)",
        PictureTrouble::Kind);
    row("BMP", encoded(plain(3, 3), "bmp"), PictureTrouble::Kind);
    row("XPM", encoded(plain(3, 3), "xpm"), PictureTrouble::Kind);
    row("ICO", QByteArray::fromHex("000001000100"), PictureTrouble::Kind);
    row("HTML", "<!doctype html><title>no</title>", PictureTrouble::Kind);
    row("HTML before a PNG", "<p>" + encoded(plain(3, 3), "png"), PictureTrouble::Kind);
}

void PictureDecoderTest::refuses()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, trouble);
    const DecodedPicture picture = decodePicture(bytes);
    QCOMPARE(picture.trouble, PictureTrouble(trouble));
    QVERIFY(picture.image.isNull());
}

void PictureDecoderTest::decodesOnAnotherThread()
{
    PictureDecoder decoder;
    QStringList keys;
    connect(&decoder, &PictureDecoder::decoded, this,
            [&](const QString &key, const DecodedPicture &picture) {
                QCOMPARE(QThread::currentThread(), thread());
                QCOMPARE(picture.image.isNull(), key == u"bad"_s);
                keys << key;
            });
    decoder.decode(u"good"_s, encoded(plain(30, 20), "png"));
    decoder.decode(u"bad"_s, "no image");
    QVERIFY(keys.isEmpty()); // never from inside
    QVERIFY(QTest::qWaitFor([&] { return keys.size() == 2; }));
    QCOMPARE(keys, (QStringList{u"good"_s, u"bad"_s}));
}

QTEST_MAIN(PictureDecoderTest)
#include "tst_picturedecoder.moc"
