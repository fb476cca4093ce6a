// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/chat/turnintent.h>

#include <QMetaObject>
#include <QWidget>

namespace breakerbox::ui {

class ActionButton;
class MessageItem;

// The buttons of a turn: copy, edit or ask again or continue, more. There is one set of them for
// the whole conversation; it stands on the turn that has the pointer or the focus, right after it
// in the order of Tab.
class TurnActions final : public QWidget
{
    Q_OBJECT
public:
    explicit TurnActions(QWidget *parent = nullptr);
    void attachTo(MessageItem *item);
    void detach();
    [[nodiscard]] MessageItem *item() const { return m_item; }
    // Puts it at the top right corner of its turn.
    void place();

Q_SIGNALS:
    void wanted(breakerbox::ui::TurnIntent intent);
    void menuWanted(const QPoint &globalPosition);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void copy();
    void refresh();
    void giveRoomBack();

    MessageItem *m_item = nullptr;
    QMetaObject::Connection m_watch;
    ActionButton *m_copy;
    ActionButton *m_edit;
    ActionButton *m_continue;
    ActionButton *m_resend;
    ActionButton *m_more;
};

} // namespace breakerbox::ui
