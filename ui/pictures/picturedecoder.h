// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QImage>
#include <QObject>
#include <QThreadPool>

namespace breakerbox::ui {

// Why an image is not shown.
enum class PictureTrouble {
    None = 0,
    Kind,   // neither PNG, JPEG, WebP nor GIF, or one this build cannot read
    Bytes,  // more than 20 MB
    Pixels, // more than 40 megapixels
    Broken,
    Slow, // it took more than two seconds
};

struct DecodedPicture
{
    QImage image; // at most kLargest, null if there is trouble
    PictureTrouble trouble = PictureTrouble::None;
};

// The bounds of security.md T6.
inline constexpr qsizetype kMostPictureBytes = 20'000'000;
inline constexpr qint64 kMostPixels = 40'000'000;
inline constexpr QSize kLargestPicture{1600, 1200};

// The image, made smaller where it is larger than it will ever be drawn; of a GIF the first frame.
// What it is is decided by its first bytes alone. May run on any thread.
[[nodiscard]] DecodedPicture decodePicture(const QByteArray &bytes);

// The same on threads of its own, one image after the other. Lives on the main thread, which waits
// for an image under way only when this is destroyed.
class PictureDecoder final : public QObject
{
    Q_OBJECT
public:
    explicit PictureDecoder(QObject *parent = nullptr);
    ~PictureDecoder() override;

    // decoded() follows with the same key.
    void decode(const QString &key, const QByteArray &bytes);

Q_SIGNALS:
    void decoded(const QString &key, const breakerbox::ui::DecodedPicture &picture);

private:
    QThreadPool m_pool;
};

} // namespace breakerbox::ui
