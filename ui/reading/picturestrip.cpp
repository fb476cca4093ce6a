// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/reading/picturestrip.h>

#include <ui/reading/typography.h>

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace breakerbox::ui {

namespace {

constexpr int kAbove = 8;
constexpr qreal kTallest = 480;
constexpr qreal kOfferHeight = 30;

// Never larger than it is, as wide as there is room.
QSizeF shownSize(const QSize &pixels, qreal width)
{
    const QSizeF bounds(std::max<qreal>(1, width), kTallest);
    QSizeF size(pixels);
    if (size.width() > bounds.width() || size.height() > bounds.height())
        size.scale(bounds, Qt::KeepAspectRatio);
    return {std::max(1.0, std::floor(size.width())), std::max(1.0, std::floor(size.height()))};
}

} // namespace

bool PictureStrip::setSources(const markdown::Spans &spans)
{
    QStringList sources;
    for (const markdown::Span &span : spans) {
        if (span.has(markdown::Style::Image) && !span.target.isEmpty() &&
            !sources.contains(span.target))
            sources << span.target;
    }
    if (sources == m_sources)
        return false;
    m_sources = std::move(sources);
    forget();
    return true;
}

void PictureStrip::forget()
{
    m_pictures.clear();
    m_rows.clear();
    m_offered.clear();
    m_offer = {};
    m_height = 0;
}

bool PictureStrip::refresh(const Typography &type)
{
    if (m_sources.isEmpty() || !type.look().images)
        return false;
    std::vector<BlockPicture> pictures;
    for (const QString &source : m_sources)
        pictures.push_back(type.look().images->picture(source));
    if (pictures == m_pictures)
        return false;
    m_pictures = std::move(pictures);
    return true;
}

void PictureStrip::layOut(const Typography &type, qreal width)
{
    if (m_sources.isEmpty())
        return; // nearly all: nothing is to be done for them
    m_type = &type;
    m_width = width;
    m_height = 0;
    m_rows.clear();
    m_offered.clear();
    m_offer = {};
    static_cast<void>(refresh(type));
    const QFontMetricsF metrics(type.font(TextRole::Body));
    QStringList said;
    for (size_t i = 0; i < m_pictures.size(); ++i) {
        const BlockPicture &picture = m_pictures[i];
        const bool offers = m_offered.isEmpty() && !picture.offer.isEmpty();
        if (!picture.image && said.contains(picture.sentence))
            continue;
        Row row;
        row.picture = picture;
        row.y = m_height + kAbove;
        if (picture.image) {
            row.size = shownSize(picture.image->size(), width);
        } else {
            said << picture.sentence;
            row.words = metrics.elidedText(picture.sentence, Qt::ElideRight,
                                           width - (offers ? kButtonRoom : 0));
            row.size = {width, offers ? kOfferHeight : std::ceil(metrics.height())};
        }
        if (offers) {
            m_offered = m_sources[qsizetype(i)];
            m_offer = picture;
            m_offerTop = row.y;
        }
        m_height = row.y + row.size.height();
        m_rows.push_back(std::move(row));
    }
}

bool PictureStrip::isShown() const
{
    return !m_rows.empty() &&
           std::ranges::all_of(m_rows, [](const Row &row) { return row.picture.image != nullptr; });
}

QString PictureStrip::sentence() const
{
    QStringList said;
    for (const Row &row : m_rows) {
        if (!row.picture.image)
            said << row.picture.sentence;
    }
    return said.join(QChar(u' '));
}

void PictureStrip::paint(QPainter &painter, const QPointF &at, bool rightToLeft) const
{
    for (const Row &row : m_rows) {
        const qreal x = rightToLeft ? m_width - row.size.width() : 0;
        const QRectF place(at + QPointF(x, row.y), row.size);
        if (!row.picture.image) {
            painter.setFont(m_type->font(TextRole::Body));
            painter.setPen(m_type->mutedColor());
            const QRectF words = place.adjusted(
                rightToLeft && !row.picture.offer.isEmpty() ? kButtonRoom : 0, 0, 0, 0);
            painter.setLayoutDirection(row.words.isRightToLeft() ? Qt::RightToLeft
                                                                 : Qt::LeftToRight);
            painter.drawText(words,
                             int(Qt::AlignVCenter | Qt::TextSingleLine |
                                 (rightToLeft ? Qt::AlignRight : Qt::AlignLeft) |
                                 Qt::AlignAbsolute),
                             row.words);
            painter.setLayoutDirection(Qt::LeftToRight);
            continue;
        }
        const qreal ratio = painter.device()->devicePixelRatioF();
        const QSize pixels = (row.size * ratio).toSize();
        if (row.drawn.size() != pixels) {
            row.drawn = QPixmap::fromImage(
                row.picture.image->scaled(pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
            row.drawn.setDevicePixelRatio(ratio);
        }
        painter.drawPixmap(place.topLeft(), row.drawn);
    }
}

} // namespace breakerbox::ui
