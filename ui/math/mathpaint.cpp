// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/math/mathpaint.h>

#include <QColor>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr qreal kXHeight = 0.442;  // of MathJax's letters, in em
constexpr qreal kLean = 0.2;       // em: letters may lean out of their box
constexpr qreal kMostPixels = 4e6; // more are drawn without keeping them

void draw(QPainter &painter, const QRectF &target, const MathPicture &picture, const QColor &colour)
{
    QByteArray svg = picture.svg;
    svg.replace("currentColor", colour.name(QColor::HexRgb).toLatin1());
    QSvgRenderer renderer(svg);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(painter.opacity() * colour.alphaF());
    renderer.render(&painter, target);
    painter.restore();
}

} // namespace

qreal mathEm(const QFont &font)
{
    const qreal size = QFontInfo(font).pixelSize();
    return std::clamp(QFontMetricsF(font).xHeight() / kXHeight, size, size * 1.3);
}

MathBox mathBox(const MathPicture &picture, qreal em)
{
    return {picture.width * em, picture.ascent * em, picture.descent * em};
}

void paintMath(QPainter &painter, const QRectF &target, const MathPicture &picture,
               const QColor &colour)
{
    if (target.isEmpty() || picture.width <= 0)
        return;
    const qreal ratio = painter.device()->devicePixelRatioF();
    const qreal margin = std::ceil(kLean * target.width() / picture.width);
    const QSizeF size = target.size().grownBy(QMarginsF(margin, margin, margin, margin));
    if (painter.transform().type() > QTransform::TxTranslate ||
        size.width() * size.height() * ratio * ratio > kMostPixels) {
        draw(painter, target, picture, colour);
        return;
    }
    const QString key = u"breakerbox/math/%1/%2/%3/%4/%5"_s.arg(
        QString::fromLatin1(picture.digest), QString::number(target.width(), 'f', 2),
        QString::number(target.height(), 'f', 2), colour.name(QColor::HexArgb),
        QString::number(ratio));
    QPixmap pixels;
    if (!QPixmapCache::find(key, &pixels)) {
        pixels = QPixmap((size * ratio).toSize() + QSize(1, 1));
        pixels.setDevicePixelRatio(ratio);
        pixels.fill(Qt::transparent);
        QPainter onto(&pixels);
        draw(onto, QRectF(QPointF(margin, margin), target.size()), picture, colour);
        onto.end();
        QPixmapCache::insert(key, pixels);
    }
    // On whole pixels of the screen: what is kept stays sharp.
    const QPointF moved(painter.transform().dx(), painter.transform().dy());
    const QPointF corner = (target.topLeft() - QPointF(margin, margin) + moved) * ratio;
    painter.drawPixmap(QPointF(std::round(corner.x()), std::round(corner.y())) / ratio - moved,
                       pixels);
}

} // namespace breakerbox::ui
