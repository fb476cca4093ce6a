// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/pictures/filereader.h>

#include <QBuffer>
#include <QFileInfo>
#include <QImageReader>

#include <utility>

namespace breakerbox::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostReadMegabytes = 256; // of one image while it is decoded
constexpr qint64 kMostPastedPixels = kMostPixels;

// An image that cannot be decoded here is refused, but for a kind this build has no reader for.
FileRead looked(chat::Attachment file)
{
    FileRead result;
    if (file.mediaType.startsWith("image/"_L1)) {
        const DecodedPicture picture = decodePicture(file.bytes);
        result.picture = picture.trouble;
        if (!picture.image.isNull())
            result.thumbnail = picture.image.scaled(picture.image.size().boundedTo(kThumbnail),
                                                    Qt::KeepAspectRatio, Qt::SmoothTransformation);
    }
    const bool bad =
        result.picture != PictureTrouble::None && result.picture != PictureTrouble::Kind;
    if (bad)
        file.bytes.clear();
    result.file = std::move(file);
    return result;
}

FileRead failed(const QString &name, flows::FileTrouble trouble)
{
    FileRead result;
    result.file.name = name;
    result.trouble = trouble;
    return result;
}

FileRead asRead(const QString &name, std::expected<chat::Attachment, flows::FileTrouble> file)
{
    return file ? looked(*std::move(file)) : failed(name, file.error());
}

} // namespace

FileReader::FileReader(QObject *parent)
    : QObject(parent)
{
    QImageReader::setAllocationLimit(kMostReadMegabytes);
    m_pool.setMaxThreadCount(1);
}

FileReader::~FileReader()
{
    m_pool.clear();
    m_pool.waitForDone();
}

template <typename Work> void FileReader::start(quint64 ticket, Work work)
{
    m_pool.start([this, ticket, work = std::move(work)] {
        FileRead result = work();
        QMetaObject::invokeMethod(
            this, [this, ticket, result = std::move(result)] { Q_EMIT read(ticket, result); },
            Qt::QueuedConnection);
    });
}

void FileReader::readPath(quint64 ticket, const QString &path)
{
    start(ticket,
          [path] { return asRead(QFileInfo(path).fileName(), flows::readAttachedFile(path)); });
}

void FileReader::readImage(quint64 ticket, const QImage &image, const QString &name)
{
    start(ticket, [image, name] {
        if (qint64(image.width()) * image.height() > kMostPastedPixels)
            return failed(name, flows::FileTrouble::TooLarge);
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        if (!image.save(&buffer, "png"))
            return failed(name, flows::FileTrouble::Unreadable);
        return asRead(name, flows::attachedFile(name, bytes));
    });
}

void FileReader::readAgain(quint64 ticket, const chat::Attachment &file)
{
    start(ticket, [file] {
        FileRead result = looked(file);
        result.file = file; // it is stored already: it stays whatever it is
        return result;
    });
}

} // namespace breakerbox::ui
