// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/pictures/picturedecoder.h>

#include <QBuffer>
#include <QElapsedTimer>
#include <QImageReader>

#include <algorithm>

namespace breakerbox::ui {

namespace {

constexpr int kMostMegabytes = 256; // of one image while it is decoded
constexpr qint64 kMostMilliseconds = 2000;

// The name of the format as Qt knows it; empty for anything we do not show.
QByteArray kindOf(const QByteArray &bytes)
{
    if (bytes.startsWith("\x89PNG\r\n\x1a\n"))
        return "png";
    if (bytes.startsWith("\xff\xd8\xff"))
        return "jpeg";
    if (bytes.startsWith("GIF87a") || bytes.startsWith("GIF89a"))
        return "gif";
    if (bytes.startsWith("RIFF") && bytes.mid(8, 4) == "WEBP")
        return "webp";
    return {};
}

QSize within(const QSize &size)
{
    if (size.width() <= kLargestPicture.width() && size.height() <= kLargestPicture.height())
        return size;
    return size.scaled(kLargestPicture, Qt::KeepAspectRatio).expandedTo({1, 1});
}

} // namespace

DecodedPicture decodePicture(const QByteArray &bytes)
{
    if (bytes.size() > kMostPictureBytes)
        return {{}, PictureTrouble::Bytes};
    const QByteArray kind = kindOf(bytes);
    if (kind.isEmpty() || !QImageReader::supportedImageFormats().contains(kind))
        return {{}, PictureTrouble::Kind};
    QElapsedTimer spent;
    spent.start();
    QBuffer buffer;
    buffer.setData(bytes);
    if (!buffer.open(QIODevice::ReadOnly))
        return {{}, PictureTrouble::Broken};
    QImageReader reader(&buffer, kind);
    reader.setAutoDetectImageFormat(false);
    reader.setAutoTransform(true);
    const QSize size = reader.size();
    if (size.isEmpty())
        return {{}, PictureTrouble::Broken};
    if (qint64(size.width()) * size.height() > kMostPixels)
        return {{}, PictureTrouble::Pixels};
    if (kind == "jpeg" && within(size) != size)
        reader.setScaledSize(within(size)); // its decoder leaves out what is not needed
    QImage image = reader.read();
    if (image.isNull())
        return {{}, PictureTrouble::Broken};
    if (within(image.size()) != image.size())
        image = image.scaled(within(image.size()), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    if (spent.elapsed() > kMostMilliseconds)
        return {{}, PictureTrouble::Slow};
    return {image.convertToFormat(QImage::Format_ARGB32_Premultiplied), PictureTrouble::None};
}

PictureDecoder::PictureDecoder(QObject *parent)
    : QObject(parent)
{
    QImageReader::setAllocationLimit(kMostMegabytes);
    m_pool.setMaxThreadCount(1);
}

PictureDecoder::~PictureDecoder()
{
    m_pool.clear();
    m_pool.waitForDone();
}

void PictureDecoder::decode(const QString &key, const QByteArray &bytes)
{
    m_pool.start([this, key, bytes] {
        DecodedPicture picture = decodePicture(bytes);
        QMetaObject::invokeMethod(
            this, [this, key, picture = std::move(picture)] { Q_EMIT decoded(key, picture); },
            Qt::QueuedConnection);
    });
}

} // namespace breakerbox::ui
