// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace breakerbox::ui {

// Draws the rows of a PickList: health mark, name, model, boundary glyph and note.
class PickDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    enum Role {
        HeadingRole = Qt::UserRole,
        IndexRole,
        ModelRole,
        NoteRole,
        BoundaryRole,
        HealthRole,
        CurrentRole,
        SearchRole,
    };

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;
};

} // namespace breakerbox::ui
