// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/pictures/replypictures.h>

#include <ui/chat/markdown.h>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

using flows::ImageRefusal;
using flows::ImageState;
using scheduler::ImageEnd;

namespace {

// One message's images. It may outlive the book it asks.
class PicturesOfTurn final : public BlockPictures
{
public:
    PicturesOfTurn(ReplyPictures &book, const MessageId &message)
        : m_book(&book),
          m_message(message)
    {}
    [[nodiscard]] BlockPicture picture(const QString &source) override
    {
        return m_book ? m_book->picture(m_message, source) : BlockPicture();
    }

    [[nodiscard]] BlockPicture file(int place, const QByteArray &bytes) override
    {
        return m_book ? m_book->file(m_message, place, bytes) : BlockPicture();
    }

private:
    QPointer<ReplyPictures> m_book;
    MessageId m_message;
};

QString refusalSentence(const flows::ImageView &view)
{
    switch (view.refusal) {
    case ImageRefusal::None:
        break;
    case ImageRefusal::LocalOnly:
        return ReplyPictures::tr("Not loaded: this conversation stays on this computer.");
    case ImageRefusal::PlainHttp:
        return ReplyPictures::tr("Not loaded: %1 would be asked without encryption.")
            .arg(view.host);
    case ImageRefusal::PrivateHost:
        return ReplyPictures::tr(
                   "Not loaded: %1 is in your own network, and this text came from elsewhere.")
            .arg(view.host);
    case ImageRefusal::Scheme:
    case ImageRefusal::BadHost:
        return ReplyPictures::tr("Not loaded: this address may not be asked.");
    }
    return {};
}

QString troubleSentence(const flows::ImageView &view)
{
    switch (view.trouble) {
    case ImageEnd::TooLarge:
        return ReplyPictures::tr("Not shown: the image is larger than 10 MB.");
    case ImageEnd::Unreachable:
        return ReplyPictures::tr("Not loaded: %1 gave no whole answer.").arg(view.host);
    case ImageEnd::Unrecorded:
        return ReplyPictures::tr("Not loaded: it could not be recorded, so nobody was asked.");
    case ImageEnd::Moved:
        return ReplyPictures::tr("Not loaded: %1 sends on in circles, or to an address without "
                                 "encryption.")
            .arg(view.host);
    case ImageEnd::Refused:
    case ImageEnd::Arrived:
    case ImageEnd::Unknown:
        break;
    }
    return ReplyPictures::tr("Not loaded: %1 has no such image.").arg(view.host);
}

QString decodeSentence(PictureTrouble trouble)
{
    switch (trouble) {
    case PictureTrouble::Kind:
        return ReplyPictures::tr("Not shown: this is no PNG, JPEG, WebP or GIF.");
    case PictureTrouble::Bytes:
    case PictureTrouble::Pixels:
    case PictureTrouble::Slow:
        return ReplyPictures::tr("Not shown: the image is too large.");
    case PictureTrouble::Broken:
    case PictureTrouble::None:
        break;
    }
    return ReplyPictures::tr("Not shown: the image is damaged.");
}

// What stands after the comma of "data:image/png;base64,…". Null if it is written otherwise.
QByteArray bytesOf(const QString &source)
{
    const qsizetype comma = source.indexOf(u',');
    if (comma < 0 || !source.left(comma).endsWith(";base64"_L1, Qt::CaseInsensitive))
        return {};
    const auto decoded = QByteArray::fromBase64Encoding(
        QByteArray::fromPercentEncoding(source.mid(comma + 1).toLatin1()));
    return decoded ? decoded.decoded : QByteArray();
}

} // namespace

ReplyPictures::ReplyPictures(flows::ReplyImages &images, QObject *parent)
    : QObject(parent),
      m_images(&images),
      m_known(kMostPicturePixels)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &ReplyPictures::changed);
    connect(m_images, &flows::ReplyImages::changed, &m_soon, qOverload<>(&QTimer::start));
    connect(&m_decoder, &PictureDecoder::decoded, this, &ReplyPictures::take);
}

ReplyPictures::~ReplyPictures() = default;

std::shared_ptr<BlockPictures> ReplyPictures::of(const MessageId &message)
{
    return std::make_shared<PicturesOfTurn>(*this, message);
}

BlockPicture ReplyPictures::picture(const MessageId &message, const QString &source)
{
    if (markdown::isPictureData(source))
        return decoded(source, {}, {});
    if (!m_images)
        return {};
    const QUrl url(source, QUrl::TolerantMode);
    m_images->show(message, url);
    const flows::ImageView view = m_images->view(message, url);
    const QString offer = tr("Load images from %1").arg(view.host);
    if (view.refusal != ImageRefusal::None)
        return {nullptr, refusalSentence(view), {}, false};
    switch (view.state) {
    case ImageState::NotLoaded:
        break;
    case ImageState::Loading:
        return {nullptr, tr("Loading from %1…").arg(view.host), {}, false};
    case ImageState::Arrived:
        return decoded(source, view.bytes, view.host);
    case ImageState::Failed:
        return {nullptr, troubleSentence(view), offer, true};
    }
    return {nullptr,
            view.moved ? tr("Not loaded. It is now at %1, which was not asked.").arg(view.host)
                       : tr("Not loaded. Nothing was asked of %1.").arg(view.host),
            offer, false};
}

// No text can refer to it: a source never has a line break.
BlockPicture ReplyPictures::file(const MessageId &message, int place, const QByteArray &bytes)
{
    return decoded(u"file\n%1\n%2"_s.arg(message.toString()).arg(place), bytes, {});
}

BlockPicture ReplyPictures::decoded(const QString &source, const QByteArray &bytes,
                                    const QString &host)
{
    if (const auto *known = m_known.object(source))
        return {*known, {}, {}, false};
    if (const auto trouble = m_troubles.constFind(source); trouble != m_troubles.cend())
        return {nullptr, decodeSentence(*trouble), {}, false};
    if (!m_underWay.contains(source)) {
        m_underWay.insert(source, true);
        m_decoder.decode(source, bytes.isEmpty() ? bytesOf(source) : bytes);
    }
    return {nullptr,
            host.isEmpty() ? tr("Reading the image…") : tr("Loading from %1…").arg(host),
            {},
            false};
}

void ReplyPictures::take(const QString &source, const DecodedPicture &picture)
{
    m_underWay.remove(source);
    if (picture.image.isNull())
        m_troubles.insert(source, picture.trouble);
    else
        m_known.insert(source,
                       new std::shared_ptr<const QImage>(std::make_shared<QImage>(picture.image)),
                       picture.image.sizeInBytes());
    m_soon.start();
}

bool ReplyPictures::mayLoad(const MessageId &message, const QString &source) const
{
    if (!m_images || markdown::isPictureData(source))
        return false;
    const flows::ImageView view = m_images->view(message, QUrl(source, QUrl::TolerantMode));
    return view.refusal == ImageRefusal::None && view.state != ImageState::Arrived;
}

void ReplyPictures::load(const MessageId &message, const QString &source,
                         flows::ImageConsent consent)
{
    if (m_images)
        m_images->load(message, QUrl(source, QUrl::TolerantMode), consent);
}

} // namespace breakerbox::ui
