// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT

// Focus, actions and menus of the conversation; layout is in plainconversationview.cpp.

#include <ui/chat/plainconversationview.h>

#include <ui/chat/conversationpage.h>
#include <ui/chat/messagebody.h>
#include <ui/chat/messageitem.h>
#include <ui/chat/turnactions.h>

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QScrollArea>

namespace breakerbox::ui {

namespace {

constexpr size_t kMostLinks = 20;

// An ampersand in a menu would be a mnemonic.
QString menuText(QString text)
{
    return text.left(60).replace(QChar(u'&'), QStringLiteral("&&"));
}

} // namespace

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
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto copy = [](const QString &text) { QGuiApplication::clipboard()->setText(text); };
    if (!link.target.isEmpty()) {
        menu->addAction(tr("Open link"), this, [this, link] { Q_EMIT linkActivated(link); });
        menu->addAction(tr("Copy link address"), this, [copy, link] { copy(link.target); });
        menu->addSeparator();
    }
    MessageBody *body = item->body();
    if (body && body->hasSelection()) {
        menu->addAction(tr("Copy selection"), this,
                        [copy, text = body->selectedText()] { copy(text); });
    }
    menu->addAction(tr("Copy as Markdown"), this,
                    [copy, text = item->message().text] { copy(text); });
    if (body) {
        menu->addAction(tr("Copy as plain text"), this,
                        [copy, text = body->plainText()] { copy(text); });
        menu->addAction(tr("Select all"), body, &MessageBody::selectAll);
        const std::vector<Link> links = body->links();
        if (!links.empty()) {
            QMenu *list = menu->addMenu(tr("Links"));
            for (size_t i = 0; i < std::min(links.size(), kMostLinks); ++i) {
                const Link &each = links[i];
                list->addAction(menuText(tr("%1 — %2").arg(each.text, shownTarget(each))), this,
                                [this, each] { Q_EMIT linkActivated(each); });
            }
        }
    }
    menu->popup(where);
}

} // namespace breakerbox::ui
