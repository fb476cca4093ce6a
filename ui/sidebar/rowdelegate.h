// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace breakerbox::ui {

// Paints the rows of the house's lists: headings, a mark or an icon, the text, quiet words at its
// right, and perhaps a second line (models/rowroles.h). Everything is drawn as plain text.
class RowDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    explicit RowDelegate(QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

private:
    void paintHeading(QPainter *painter, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const;
    void paintFold(QPainter *painter, const QStyleOptionViewItem &option,
                   const QModelIndex &index) const;
    void paintGround(QPainter *painter, const QStyleOptionViewItem &option) const;
    // Mark or icon; returns what is left of room.
    QRect paintLead(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                    const QRect &room) const;
};

} // namespace breakerbox::ui
