// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <connections/boundary.h>

#include <QWidget>

namespace breakerbox::ui {

// The glyph of a boundary's class: laptop, house, building, question mark.
[[nodiscard]] QString boundaryIconName(connections::BoundaryClass kind);

// Glyph and word of who can read what is sent. The word is elided where there is no room; the
// tooltip says it as a sentence.
class BoundaryLabel final : public QWidget
{
    Q_OBJECT
public:
    enum class Show { GlyphAndWord = 0, GlyphOnly };

    explicit BoundaryLabel(QWidget *parent = nullptr, Show show = Show::GlyphAndWord);
    void setBoundary(const connections::Boundary &boundary);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    connections::Boundary m_boundary;
    Show m_show;
};

} // namespace breakerbox::ui
