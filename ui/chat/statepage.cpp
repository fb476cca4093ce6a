// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/statepage.h>

#include <ui/widgets/actionbutton.h>
#include <ui/widgets/elidedlabel.h>
#include <ui/widgets/icons.h>

#include <QEvent>
#include <QVBoxLayout>

namespace breakerbox::ui {

namespace {
constexpr int kStateIcon = 32;
}

StatePage::StatePage(QWidget *parent)
    : QWidget(parent),
      m_icon(new QLabel(this)),
      m_title(new QLabel(this)),
      m_body(new TokenLabel(theme::Token::Muted, this)),
      m_action(new ActionButton(QString(), ActionButton::Look::Primary, this))
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setAlignment(Qt::AlignHCenter);
    m_title->setWordWrap(true);
    QFont large = m_title->font();
    large.setWeight(QFont::DemiBold);
    large.setPointSizeF(large.pointSizeF() * 1.25);
    m_title->setFont(large);
    m_body->setAlignment(Qt::AlignHCenter);
    m_body->setMaximumWidth(460);
    m_icon->setAlignment(Qt::AlignHCenter);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 24, 24, 24);
    column->setSpacing(12);
    column->addStretch(2);
    column->addWidget(m_icon);
    column->addWidget(m_title);
    auto *body = new QHBoxLayout;
    body->addStretch();
    body->addWidget(m_body, 10);
    body->addStretch();
    column->addLayout(body);
    column->addSpacing(4);
    column->addWidget(m_action, 0, Qt::AlignHCenter);
    column->addStretch(3);
    connect(m_action, &QPushButton::clicked, this, &StatePage::actionRequested);
}

void StatePage::showState(const QString &icon, const QString &title, const QString &body,
                          const QString &action)
{
    m_iconName = icon;
    refreshIcon();
    m_title->setText(title);
    m_body->setText(body);
    m_body->setVisible(!body.isEmpty());
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
    setAccessibleName(body.isEmpty() ? title : tr("%1. %2").arg(title, body));
}

void StatePage::refreshIcon()
{
    m_icon->setVisible(!m_iconName.isEmpty());
    if (m_iconName.isEmpty())
        return;
    m_icon->setPixmap(icons::pixmap(
        m_iconName, kStateIcon, theme::color(theme::Token::Muted, palette()), devicePixelRatioF()));
}

void StatePage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refreshIcon();
}

} // namespace breakerbox::ui
