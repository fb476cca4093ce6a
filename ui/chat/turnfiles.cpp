// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/turnfiles.h>

#include <ui/chat/filechip.h>
#include <ui/reading/blockpicture.h>
#include <ui/text/filetext.h>
#include <ui/text/moments.h>
#include <ui/widgets/flowlayout.h>
#include <ui/widgets/theme.h>

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr QSize kMostTile{280, 200};
constexpr QSize kLeastTile{36, 36};

// One image, as large as it is up to a bound, with round corners.
class PictureTile final : public QWidget
{
public:
    PictureTile(std::shared_ptr<const QImage> image, const QString &name, QWidget *parent)
        : QWidget(parent),
          m_image(std::move(image))
    {
        QSize size = m_image->size();
        if (size.width() > kMostTile.width() || size.height() > kMostTile.height())
            size.scale(kMostTile, Qt::KeepAspectRatio);
        setFixedSize(size.expandedTo(kLeastTile));
        setAccessibleName(name);
        setToolTip(name);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const qreal ratio = devicePixelRatioF();
        if (m_scaled.isNull() || m_scaled.devicePixelRatio() != ratio) {
            m_scaled =
                m_image->scaled(size() * ratio, Qt::KeepAspectRatio, Qt::SmoothTransformation);
            m_scaled.setDevicePixelRatio(ratio);
        }
        const QSizeF shown = m_scaled.deviceIndependentSize();
        const QRectF place((width() - shown.width()) / 2, (height() - shown.height()) / 2,
                           shown.width(), shown.height());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        QPainterPath path;
        path.addRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
        painter.fillPath(path, palette().color(QPalette::Active, QPalette::Window));
        painter.setClipPath(path);
        painter.drawImage(place.topLeft(), m_scaled);
        painter.setClipping(false);
        painter.setPen(theme::color(theme::Token::Border, palette()));
        painter.drawPath(path);
    }

private:
    std::shared_ptr<const QImage> m_image;
    QImage m_scaled;
};

} // namespace

TurnFiles::TurnFiles(const std::vector<chat::Attachment> &files,
                     std::shared_ptr<BlockPictures> pictures, QWidget *parent)
    : QWidget(parent),
      m_pictures(std::move(pictures))
{
    auto *row = new FlowLayout(this, 6, 6);
    row->setContentsMargins(0, 0, 0, 0);
    for (const chat::Attachment &file : files) {
        auto *chip = new FileChip(file, FileChip::Removable::No, this);
        row->addWidget(chip);
        m_entries.push_back({file, chip, false});
    }
    setAccessibleName(spokenFiles(files));
    refreshPictures();
}

bool TurnFiles::reveal(int place)
{
    Entry &entry = m_entries[size_t(place)];
    if (entry.isShown || !m_pictures || !entry.file.mediaType.startsWith("image/"_L1))
        return false;
    const BlockPicture picture = m_pictures->file(place, entry.file.bytes);
    if (!picture.image)
        return false;
    entry.isShown = true;
    delete entry.widget;
    entry.widget = new PictureTile(picture.image, text::filePhrase(entry.file), this);
    entry.widget->show();
    return true;
}

bool TurnFiles::refreshPictures()
{
    bool changed = false;
    for (int place = 0; place < int(m_entries.size()); ++place)
        changed |= reveal(place);
    if (!changed)
        return false;
    // Their order is that of the files.
    for (const Entry &entry : m_entries) {
        layout()->removeWidget(entry.widget);
        layout()->addWidget(entry.widget);
    }
    updateGeometry();
    return true;
}

void TurnFiles::setPictures(std::shared_ptr<BlockPictures> pictures)
{
    m_pictures = std::move(pictures);
    refreshPictures();
}

int TurnFiles::shownImages() const
{
    return int(std::ranges::count_if(m_entries, &Entry::isShown));
}

QString spokenFiles(const std::vector<chat::Attachment> &files)
{
    if (files.empty())
        return {};
    QStringList phrases;
    for (const chat::Attachment &file : files)
        phrases.append(text::filePhrase(file));
    return TurnFiles::tr("%1: %2", "how many attachments, and each of them")
        .arg(text::attachments(int(files.size())),
             phrases.join(TurnFiles::tr("; ", "between attached files")));
}

} // namespace breakerbox::ui
