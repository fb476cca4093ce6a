// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <flows/replyimages.h>
#include <ui/pictures/picturedecoder.h>
#include <ui/reading/blockpicture.h>

#include <QCache>
#include <QHash>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <memory>

namespace breakerbox::ui {

// Kept pictures, in bytes of their pixels; more may be held by what is on screen.
inline constexpr qsizetype kMostPicturePixels = 64'000'000;

// The images of one conversation, ready to be drawn: what flows::ReplyImages loaded, and what
// stands in a text itself ("data:"). Says in words why one is not shown. Main thread; decodes
// elsewhere.
class ReplyPictures final : public QObject, public TurnPictures
{
    Q_OBJECT
public:
    explicit ReplyPictures(flows::ReplyImages &images, QObject *parent = nullptr);
    ~ReplyPictures() override;

    [[nodiscard]] std::shared_ptr<BlockPictures> of(const MessageId &message) override;
    [[nodiscard]] BlockPicture picture(const MessageId &message, const QString &source);
    // An image that was sent with the message.
    [[nodiscard]] BlockPicture file(const MessageId &message, int place, const QByteArray &bytes);
    // Whether a click loads it; if not, it is none of ours: it is there, or it may not be.
    [[nodiscard]] bool mayLoad(const MessageId &message, const QString &source) const;
    void load(const MessageId &message, const QString &source, flows::ImageConsent consent);

Q_SIGNALS:
    // There is more to show. Several that come soon after another are told once.
    void changed();

private:
    [[nodiscard]] BlockPicture decoded(const QString &source, const QByteArray &bytes,
                                       const QString &host);
    void take(const QString &source, const DecodedPicture &picture);

    QPointer<flows::ReplyImages> m_images;
    PictureDecoder m_decoder;
    QCache<QString, std::shared_ptr<const QImage>> m_known; // by source
    QHash<QString, PictureTrouble> m_troubles;
    QHash<QString, bool> m_underWay;
    QTimer m_soon;
};

} // namespace breakerbox::ui
