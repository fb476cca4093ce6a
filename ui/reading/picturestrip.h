// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/chat/markdown.h>
#include <ui/reading/blockpicture.h>

#include <QPixmap>
#include <QPointF>
#include <QStringList>

#include <vector>

class QPainter;

namespace breakerbox::ui {

class Typography;

// The images of a paragraph, below each other, and one sentence for those that are not shown. It
// loads nothing: it draws what BlockPictures has. Owned by its block; coordinates from its top
// left.
class PictureStrip final
{
public:
    static constexpr int kButtonRoom = 96; // beside a sentence, pixels

    // The images of these spans, each once. True: they are others than before.
    bool setSources(const markdown::Spans &spans);
    // Asks again. True: something looks different.
    bool refresh(const Typography &type);
    void layOut(const Typography &type, qreal width);
    void forget();

    [[nodiscard]] qreal height() const { return m_height; }
    // All of its images are shown.
    [[nodiscard]] bool isShown() const;
    // The image whose button there is; empty = none. What the button says, and where it stands.
    [[nodiscard]] const QString &offered() const { return m_offered; }
    [[nodiscard]] const BlockPicture &offer() const { return m_offer; }
    [[nodiscard]] qreal offerTop() const { return m_offerTop; }
    // What is said of the images that are not shown.
    [[nodiscard]] QString sentence() const;

    void paint(QPainter &painter, const QPointF &at, bool rightToLeft) const;

private:
    struct Row
    {
        BlockPicture picture;
        QString words; // cut to the width
        qreal y = 0;
        QSizeF size;
        mutable QPixmap drawn; // as large as it stands on the screen
    };

    QStringList m_sources;
    std::vector<BlockPicture> m_pictures; // as many as there are sources
    std::vector<Row> m_rows;
    const Typography *m_type = nullptr;
    qreal m_width = 0;
    qreal m_height = 0;
    QString m_offered;
    BlockPicture m_offer;
    qreal m_offerTop = 0;
};

} // namespace breakerbox::ui
