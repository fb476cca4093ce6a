// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/math/mathpicture.h>

#include <QRectF>

class QColor;
class QFont;
class QPainter;

// Formulas in lines of text. Lengths are device-independent pixels. Main thread.
namespace breakerbox::ui {

// The room a picture takes: what a line needs for it.
struct MathBox
{
    qreal width = 0;
    qreal ascent = 0;
    qreal descent = 0;

    [[nodiscard]] qreal height() const { return ascent + descent; }
    // Where paintMath draws it: left end of the baseline at `origin`.
    [[nodiscard]] QRectF at(const QPointF &origin) const
    {
        return {origin.x(), origin.y() - ascent, width, height()};
    }
};

// One em of a formula beside text in this font: as large as its small letters are high.
[[nodiscard]] qreal mathEm(const QFont &font);
[[nodiscard]] MathBox mathBox(const MathPicture &picture, qreal em);
// Draws it into target in this colour, and in its own colours where it names some. Pixels are kept
// per picture, size, colour and scale.
void paintMath(QPainter &painter, const QRectF &target, const MathPicture &picture,
               const QColor &colour);

} // namespace breakerbox::ui
