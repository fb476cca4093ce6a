// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/turnactions.h>

#include <ui/chat/messageitem.h>
#include <ui/chat/turnheader.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/icons.h>
#include <ui/widgets/theme.h>

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPainter>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr int kBefore = 8; // pixels between the header's text and the buttons

} // namespace

TurnActions::TurnActions(QWidget *parent)
    : QWidget(parent),
      m_copy(new ActionButton(icons::get(u"copy"_s), tr("Copy message"), this)),
      m_edit(new ActionButton(icons::get(u"pencil"_s), tr("Edit and send again"), this)),
      m_continue(new ActionButton(icons::get(u"play"_s), tr("Continue the reply"), this)),
      m_resend(new ActionButton(icons::get(u"refresh-cw"_s), tr("Ask again"), this)),
      m_more(new ActionButton(icons::get(u"ellipsis"_s), tr("More"), this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(2, 2, 2, 2);
    row->setSpacing(0);
    row->addWidget(m_copy);
    row->addWidget(m_edit);
    row->addWidget(m_continue);
    row->addWidget(m_resend);
    row->addWidget(m_more);
    hide();
    connect(m_copy, &QPushButton::clicked, this, &TurnActions::copy);
    const auto say = [this](ActionButton *button, TurnIntent intent) {
        connect(button, &QPushButton::clicked, this, [this, intent] { Q_EMIT wanted(intent); });
    };
    say(m_edit, TurnIntent::Edit);
    say(m_continue, TurnIntent::Continue);
    say(m_resend, TurnIntent::AskAgain);
    connect(m_more, &QPushButton::clicked, this,
            [this] { Q_EMIT menuWanted(m_more->mapToGlobal(QPoint(0, m_more->height()))); });
}

void TurnActions::attachTo(MessageItem *item)
{
    if (m_item == item && !isHidden())
        return;
    giveRoomBack();
    disconnect(m_watch);
    m_item = item;
    m_watch = connect(item, &MessageItem::offersChanged, this, &TurnActions::refresh);
    setParent(item);
    refresh();
    show();
    raise();
    QWidget *before = item;
    for (QWidget *button :
         std::initializer_list<QWidget *>{m_copy, m_edit, m_continue, m_resend, m_more}) {
        QWidget::setTabOrder(before, button);
        before = button;
    }
}

void TurnActions::refresh()
{
    if (!m_item)
        return;
    const QWidget *focused = focusWidget();
    const bool held = focused && focused->hasFocus() && isAncestorOf(focused);
    const auto offered = [this](TurnIntent intent) {
        return isOffered(intent, m_item->message(), m_item->notes());
    };
    m_copy->setVisible(!m_item->message().text.isEmpty());
    m_edit->setVisible(offered(TurnIntent::Edit));
    m_continue->setVisible(offered(TurnIntent::Continue));
    // A card offers it itself.
    m_resend->setVisible(offered(TurnIntent::AskAgain) && !m_item->card());
    const QString again = m_item->notes().unanswered ? tr("Ask for a reply") : tr("Ask again");
    m_resend->setAccessibleName(again);
    m_resend->setToolTip(again);
    // The focus does not fall into nothing with the button that had it.
    if (held && focused->isHidden())
        m_more->setFocus(Qt::OtherFocusReason);
    place();
}

void TurnActions::giveRoomBack()
{
    if (m_item && m_item->header())
        m_item->header()->setTaken(0);
}

void TurnActions::detach()
{
    giveRoomBack();
    disconnect(m_watch);
    hide();
    setParent(nullptr);
    m_item = nullptr;
}

void TurnActions::place()
{
    if (!m_item)
        return;
    adjustSize();
    const int x = layoutDirection() == Qt::RightToLeft ? 8 : m_item->width() - width() - 8;
    move(x, m_item->message().role == chat::Role::User ? 4 : 0);
    if (TurnHeader *header = m_item->header())
        header->setTaken(width() + 8 - (m_item->width() - header->geometry().right()) + kBefore);
}

void TurnActions::copy()
{
    if (!m_item)
        return;
    QGuiApplication::clipboard()->setText(m_item->copyText());
    m_copy->setIcon(icons::get(u"check"_s));
    QTimer::singleShot(1600, m_copy, [button = m_copy] { button->setIcon(icons::get(u"copy"_s)); });
}

void TurnActions::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme::color(theme::Token::Border, palette()), 1));
    painter.setBrush(palette().color(QPalette::Active, QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), theme::kControlRadius,
                            theme::kControlRadius);
}

} // namespace breakerbox::ui
