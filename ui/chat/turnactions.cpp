// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/turnactions.h>

#include <ui/chat/messageitem.h>
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

TurnActions::TurnActions(QWidget *parent)
    : QWidget(parent),
      m_copy(new ActionButton(icons::get(u"copy"_s), tr("Copy message"), this)),
      m_resend(new ActionButton(icons::get(u"refresh-cw"_s), tr("Ask again"), this)),
      m_more(new ActionButton(icons::get(u"ellipsis"_s), tr("More"), this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(2, 2, 2, 2);
    row->setSpacing(0);
    row->addWidget(m_copy);
    row->addWidget(m_resend);
    row->addWidget(m_more);
    hide();
    connect(m_copy, &QPushButton::clicked, this, &TurnActions::copy);
    connect(m_resend, &QPushButton::clicked, this, &TurnActions::resendRequested);
    connect(m_more, &QPushButton::clicked, this,
            [this] { Q_EMIT menuWanted(m_more->mapToGlobal(QPoint(0, m_more->height()))); });
}

void TurnActions::attachTo(MessageItem *item)
{
    if (m_item == item && !isHidden())
        return;
    m_item = item;
    setParent(item);
    const bool reply = item->message().role == chat::Role::Assistant;
    m_resend->setVisible(reply && item->message().state != chat::TurnState::Streaming &&
                         !item->card());
    place();
    show();
    raise();
    QWidget::setTabOrder(item, m_copy);
    QWidget::setTabOrder(m_copy, m_resend);
    QWidget::setTabOrder(m_resend, m_more);
}

void TurnActions::detach()
{
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
