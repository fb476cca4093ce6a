// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QString>

#include <memory>

class QColor;
class QPainter;
class QPointF;

namespace breakerbox::ui {

// A formula as it stands in a line of text. Lengths are pixels.
class InlinePicture
{
public:
    virtual ~InlinePicture() = default;
    [[nodiscard]] virtual qreal width() const = 0;
    [[nodiscard]] virtual qreal ascent() const = 0;
    [[nodiscard]] virtual qreal descent() const = 0;
    // With its baseline beginning at this point.
    virtual void paint(QPainter &painter, const QPointF &baseline, const QColor &colour) const = 0;
};

// Gives the pictures that there are. Main thread.
class InlinePictures
{
public:
    virtual ~InlinePictures() = default;
    // Null: none, or none yet; then the source is shown. Whoever gives pictures later has the
    // bodies refreshPictures().
    [[nodiscard]] virtual std::shared_ptr<const InlinePicture>
    picture(const QString &tex, bool displayed, const QFont &font) = 0;
};

} // namespace breakerbox::ui
