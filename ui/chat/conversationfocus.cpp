// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT

// Focus, actions, menus and branches of the conversation; layout is in plainconversationview.cpp.

#include <ui/chat/plainconversationview.h>

#include <ui/chat/conversationpage.h>
#include <ui/chat/messagebody.h>
#include <ui/chat/messageitem.h>
#include <ui/chat/turnactions.h>
#include <ui/chat/turnmenu.h>

#include <QScrollArea>
#include <QScrollBar>

namespace breakerbox::ui {

void PlainConversationView::attend(MessageItem *item)
{
    item->build();
    if (item->hasFocus())
        setCurrent(item);
    // The pointer does not take the actions away from the turn that is used by keyboard.
    if (m_actions->item() && m_actions->item() != item &&
        m_actions->isAncestorOf(QWidget::focusWidget()) && !item->hasFocus() &&
        QWidget::focusWidget()->hasFocus())
        return;
    m_actions->attachTo(item);
}

// One message at a time is a stop of the Tab key; the arrows go to the others.
void PlainConversationView::setCurrent(MessageItem *item)
{
    if (!item || m_current == item)
        return;
    if (m_current)
        m_current->setFocusPolicy(Qt::ClickFocus);
    m_current = item;
    item->setFocusPolicy(Qt::StrongFocus);
}

void PlainConversationView::moveFocus(MessageItem *from, int direction)
{
    const int next = m_page->indexOf(from) + direction;
    if (next < 0 || next >= m_page->count())
        return;
    auto *item = qobject_cast<MessageItem *>(m_page->at(next));
    setCurrent(item);
    item->build();
    layOut();
    item->setFocus(Qt::TabFocusReason);
    m_area->ensureWidgetVisible(item, 0, 16);
}

void PlainConversationView::clearOtherSelections(MessageItem *keep)
{
    for (MessageItem *item : std::as_const(m_items)) {
        if (item != keep && item->body() && item->body()->hasSelection())
            item->body()->clearSelection();
    }
}

void PlainConversationView::showMenu(MessageItem *item, const QPoint &where, const Link &link)
{
    auto *menu = new TurnMenu(*item, link, this);
    const MessageId id = item->message().id;
    connect(menu, &TurnMenu::linkActivated, this, &ConversationView::linkActivated);
    connect(menu, &TurnMenu::quoteWanted, this, &ConversationView::quoteRequested);
    connect(menu, &TurnMenu::wanted, this,
            [this, id](TurnIntent intent) { Q_EMIT turnChosen(id, intent); });
    menu->popup(where);
}

void PlainConversationView::setNotes(const MessageId &id, const flows::TurnNotes &notes)
{
    if (MessageItem *found = item(id))
        found->setNotes(notes);
}

void PlainConversationView::setConnectionNames(const QHash<ConnectionId, QString> &names)
{
    if (names == m_connectionNames)
        return;
    m_connectionNames = names;
    for (MessageItem *item : std::as_const(m_items))
        item->setConnectionName(names.value(item->message().connection));
}

void PlainConversationView::changeBranch(const std::vector<chat::Message> &messages,
                                         const MessageId &from)
{
    const auto shown = [this](int place) { return qobject_cast<MessageItem *>(m_page->at(place)); };
    int same = 0;
    while (same < m_page->count() && same < int(messages.size()) &&
           shown(same)->message().id == messages[size_t(same)].id)
        ++same;
    const QWidget *focused = focusWidget();
    const bool held = focused && focused->hasFocus();
    bool focusGoes = false;
    while (m_page->count() > same) {
        MessageItem *last = shown(m_page->count() - 1);
        focusGoes = focusGoes || (held && (last == focused || last->isAncestorOf(focused)));
        remove(last->message().id);
    }
    if (!from.isNull())
        m_following = false;
    const TextLook shared = look();
    for (size_t i = size_t(same); i < messages.size(); ++i)
        addItem(messages[i], shared);
    layOut();
    MessageItem *first = item(from);
    if (!first)
        return;
    QScrollBar *bar = m_area->verticalScrollBar();
    if (first->y() < bar->value() || first->y() > bar->value() + m_area->viewport()->height() - 80)
        bar->setValue(first->y() - 16);
    setCurrent(first);
    if (focusGoes)
        first->setFocus(Qt::OtherFocusReason);
}

} // namespace breakerbox::ui
