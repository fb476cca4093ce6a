// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT

// Focus, keys, actions, menus and branches of the conversation.

#include <ui/chat/readingview.h>

#include <ui/chat/messagebody.h>
#include <ui/chat/messageitem.h>
#include <ui/chat/selectioncopy.h>
#include <ui/chat/turnactions.h>
#include <ui/chat/turncolumn.h>
#include <ui/chat/turnmenu.h>
#include <ui/chat/turnprogress.h>
#include <ui/chat/turnselection.h>
#include <ui/widgets/actionbutton.h>

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>

#include <algorithm>

namespace breakerbox::ui {

namespace {

void copyText(const QString &text)
{
    QGuiApplication::clipboard()->setText(text);
}

// Where the Tab key may stop inside of an item, in reading order: the item, its buttons, the rest.
void addStops(QWidget *widget, std::vector<QWidget *> &stops)
{
    if (widget->focusPolicy() != Qt::NoFocus || widget->focusProxy())
        stops.push_back(widget);
    // What is inside of a control is its own affair.
    if (!stops.empty() && stops.back() == widget && !qobject_cast<MessageItem *>(widget))
        return;
    std::vector<QWidget *> children;
    for (QObject *child : widget->children()) {
        auto *inner = qobject_cast<QWidget *>(child);
        if (inner && !inner->isWindow())
            children.push_back(inner);
    }
    // Parts of an item stand one below the other; what is inside of them was made in order.
    if (qobject_cast<MessageItem *>(widget)) {
        std::ranges::stable_sort(children, {}, [](const QWidget *each) {
            return qobject_cast<const TurnActions *>(each) ? -1 : each->y();
        });
    }
    for (QWidget *child : children)
        addStops(child, stops);
}

} // namespace

void ReadingView::attend(MessageItem *item)
{
    if (item->hasFocus())
        setCurrent(m_column->turnOf(item));
    // The pointer does not take the actions away from the turn that is used by keyboard.
    if (m_actions->item() && m_actions->item() != item &&
        m_actions->isAncestorOf(QWidget::focusWidget()) && !item->hasFocus() &&
        QWidget::focusWidget()->hasFocus())
        return;
    m_actions->attachTo(item);
}

// One message at a time is a stop of the Tab key; the arrows go to the others.
void ReadingView::setCurrent(int turn)
{
    MessageItem *item = m_column->item(turn);
    if (!item || m_current == item)
        return;
    if (m_current)
        m_current->setFocusPolicy(Qt::ClickFocus);
    m_current = item;
    item->setFocusPolicy(Qt::StrongFocus);
}

// Items come as they are scrolled to; the Tab key goes through them from above to below.
void ReadingView::chainFocus()
{
    if (m_chained)
        return;
    m_chained = true;
    std::vector<QWidget *> stops;
    for (const int turn : m_column->built())
        addStops(m_column->item(turn), stops);
    QWidget *before = m_column;
    for (QWidget *stop : stops) {
        if (before->nextInFocusChain() != stop)
            QWidget::setTabOrder(before, stop);
        before = stop;
    }
    if (before != m_column)
        QWidget::setTabOrder(before, m_more);
}

// ---- keys

// The turn that has the focus, if it is on screen; else -1.
int ReadingView::turnInHand() const
{
    const int focused = m_column->turnOf(window()->focusWidget());
    if (focused >= 0 && m_column->turnRect(focused).intersects(m_column->viewport()->rect()))
        return focused;
    return -1;
}

void ReadingView::focusAt(int turn)
{
    m_column->reveal(turn);
    setCurrent(turn);
    m_column->item(turn)->setFocus(Qt::TabFocusReason);
}

void ReadingView::focusTurn()
{
    if (m_current)
        m_current->setFocus(Qt::TabFocusReason);
}

void ReadingView::moveFocus(int direction, bool select)
{
    if (m_column->count() == 0)
        return;
    const int from = turnInHand();
    const auto [first, last] = m_column->visibleTurns();
    // Who has scrolled away goes on from what is on screen.
    int next = direction < 0 ? last : first;
    if (from >= 0)
        next = std::clamp(from + direction, 0, m_column->count() - 1);
    if (next == from && !select)
        return;
    focusAt(next);
    if (select)
        m_selection->extendTo(from >= 0 ? from : next, next);
}

void ReadingView::goToQuestion(int direction)
{
    const int from = turnInHand();
    int turn = from >= 0 ? from : m_column->visibleTurns().first + (direction < 0 ? 1 : 0);
    do {
        turn += direction;
        if (turn < 0 || turn >= m_column->count())
            return;
    } while (m_column->message(turn).role != chat::Role::User);
    focusAt(turn);
}

// True if it was a way to copy.
bool ReadingView::copies(QKeyEvent *event)
{
    const bool written = event->key() == Qt::Key_C &&
                         event->modifiers() == (Qt::ControlModifier | Qt::ShiftModifier);
    if (!written && !event->matches(QKeySequence::Copy))
        return false;
    const int turn = m_column->turnOf(window()->focusWidget());
    if (!m_selection->isEmpty())
        copySelection(written ? SelectionForm::Written : SelectionForm::Shown);
    else if (MessageItem *item = m_column->item(turn))
        copyText(written ? item->message().text : item->copyText());
    return true;
}

void ReadingView::copySelection(SelectionForm form)
{
    m_copy->start(m_selection->parts(form), form);
}

// All of the turn, then all of the conversation.
void ReadingView::selectMore()
{
    const int turn = m_column->turnOf(window()->focusWidget());
    if (turn < 0 || m_selection->isWhole(turn))
        m_selection->selectAll();
    else
        m_selection->selectTurns(turn, turn);
}

void ReadingView::keyPressEvent(QKeyEvent *event)
{
    const bool shift = event->modifiers() == Qt::ShiftModifier;
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (copies(event))
        return;
    if (event->matches(QKeySequence::SelectAll)) {
        selectMore();
    } else if ((plain || shift) && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)) {
        moveFocus(event->key() == Qt::Key_Up ? -1 : 1, shift);
    } else if (event->key() == Qt::Key_Escape && plain && m_copy->isRunning()) {
        m_copy->cancel();
    } else if (event->key() == Qt::Key_Escape && plain && !m_selection->isEmpty()) {
        m_selection->clear();
    } else {
        ConversationView::keyPressEvent(event);
    }
}

// Reasoning has a selection of its own.
void ReadingView::clearSelections()
{
    for (const int turn : m_column->built()) {
        if (ReasoningFold *fold = m_column->item(turn)->reasoning())
            fold->body()->clearSelection();
    }
}

// ---- menu

void ReadingView::showMenu(MessageItem *item, const QPoint &where, const Link &link)
{
    const auto selected = m_selection->isEmpty() ? TurnMenu::Selected::No : TurnMenu::Selected::Yes;
    auto *menu = new TurnMenu(*item, selected, link, this);
    const MessageId id = item->message().id;
    connect(menu, &TurnMenu::imageWanted, this,
            [this, id = item->message().id](const Link &image, flows::ImageConsent consent) {
                Q_EMIT imageWanted(id, image, consent);
            });
    connect(menu, &TurnMenu::linkActivated, this, &ConversationView::linkActivated);
    connect(menu, &TurnMenu::copyWanted, this, &ReadingView::copySelection);
    connect(menu, &TurnMenu::quoteSelectionWanted, this,
            [this] { Q_EMIT quoteRequested(m_selection->text()); });
    connect(menu, &TurnMenu::quoteWanted, this, &ConversationView::quoteRequested);
    connect(menu, &TurnMenu::wanted, this,
            [this, id](TurnIntent intent) { Q_EMIT turnChosen(id, intent); });
    connect(menu, &TurnMenu::selectTurnWanted, this, [this, id] {
        if (const int turn = m_column->indexOf(id); turn >= 0)
            m_selection->selectTurns(turn, turn);
    });
    connect(menu, &TurnMenu::selectAllWanted, m_selection, &TurnSelection::selectAll);
    menu->popup(where);
}

// ---- branches

void ReadingView::changeBranch(const std::vector<chat::Message> &messages, const MessageId &from)
{
    int same = 0;
    while (same < m_column->count() && same < int(messages.size()) &&
           m_column->message(same).id == messages[size_t(same)].id)
        ++same;
    const int held = m_column->turnOf(window()->focusWidget());
    while (m_column->count() > same)
        remove(m_column->message(m_column->count() - 1).id);
    for (size_t i = size_t(same); i < messages.size(); ++i)
        m_column->add(messages[i]);
    if (!from.isNull())
        m_column->stopFollowing();
    settle(); // once for all of them
    m_column->announce(same);
    setCurrent(m_column->count() - 1);
    const int first = m_column->indexOf(from);
    if (first < 0)
        return;
    m_column->reveal(first);
    settle();
    setCurrent(first);
    if (held >= same)
        focusAt(first);
}

} // namespace breakerbox::ui
