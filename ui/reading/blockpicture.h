// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/ids.h>

#include <QImage>
#include <QString>

#include <memory>

namespace breakerbox::ui {

// An image that a text refers to, as it stands now.
struct BlockPicture
{
    std::shared_ptr<const QImage> image; // null: it is not shown
    QString sentence;                    // what is said in its place; empty if it is shown
    QString offer;                       // what its button does; empty = it has none
    bool failed = false;                 // the offer is another try

    bool operator==(const BlockPicture &) const = default;
};

// Gives the images of one message as far as there are any. Main thread.
class BlockPictures
{
public:
    virtual ~BlockPictures() = default;
    // Asked while a block is laid out: the image is about to be looked at. Whoever gives more later
    // has the bodies refreshPictures().
    [[nodiscard]] virtual BlockPicture picture(const QString &source) = 0;
    // An image that is attached to the message itself, by its place among the files.
    [[nodiscard]] virtual BlockPicture file(int place, const QByteArray &bytes)
    {
        Q_UNUSED(place)
        Q_UNUSED(bytes)
        return {};
    }
};

// Gives the messages of a conversation their images.
class TurnPictures
{
public:
    virtual ~TurnPictures() = default;
    [[nodiscard]] virtual std::shared_ptr<BlockPictures> of(const MessageId &message) = 0;
};

} // namespace breakerbox::ui
