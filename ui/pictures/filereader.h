// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <flows/attachedfile.h>
#include <ui/pictures/picturedecoder.h>

#include <QImage>
#include <QObject>
#include <QThreadPool>

namespace breakerbox::ui {

// A file that is to go with a message, as far as it could be read.
struct FileRead
{
    chat::Attachment file; // without bytes if there is trouble
    QImage thumbnail;      // of images; at most kThumbnail
    flows::FileTrouble trouble = flows::FileTrouble::None;
    PictureTrouble picture = PictureTrouble::None; // of an image that cannot be shown
};

inline constexpr QSize kThumbnail{320, 320};

// What is chosen, dropped or pasted becomes an attachment, one after the other, on a thread of its
// own. Lives on the main thread, which waits for a file under way only when this is destroyed.
class FileReader final : public QObject
{
    Q_OBJECT
public:
    explicit FileReader(QObject *parent = nullptr);
    ~FileReader() override;

    // read() follows with the same ticket.
    void readPath(quint64 ticket, const QString &path);
    // A picture without a file, from the clipboard: it becomes a PNG.
    void readImage(quint64 ticket, const QImage &image, const QString &name);
    // What is an attachment already, for its thumbnail.
    void readAgain(quint64 ticket, const chat::Attachment &file);

Q_SIGNALS:
    void read(quint64 ticket, const breakerbox::ui::FileRead &result);

private:
    template <typename Work> void start(quint64 ticket, Work work);

    QThreadPool m_pool;
};

} // namespace breakerbox::ui
