// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace breakerbox::ui {

// Draws a row of the prompt menu: "/name", then quiet words that say what it is. All plain text.
class PromptDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    enum Role {
        IdRole = Qt::UserRole, // QUuid; null = a command
        WordsRole,             // QString
        CommandRole,           // int: a PromptMenu::Command
        LineRole,              // bool: a line above it
    };

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;
};

} // namespace breakerbox::ui
