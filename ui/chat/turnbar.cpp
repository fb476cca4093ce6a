// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/turnbar.h>

#include <ui/widgets/actionbutton.h>
#include <ui/widgets/elidedlabel.h>
#include <ui/widgets/icons.h>
#include <ui/widgets/theme.h>

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace breakerbox::ui {

TurnBar::TurnBar(const QString &iconName, const QString &buttonText, QWidget *parent)
    : QFrame(parent),
      m_iconName(iconName),
      m_icon(new QLabel(this)),
      m_words(new ElidedLabel(this)),
      m_button(new ActionButton(buttonText, ActionButton::Look::Plain, this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(12, 4, 4, 4);
    row->setSpacing(8);
    row->addWidget(m_icon);
    row->addWidget(m_words, 1);
    row->addWidget(m_button);
    connect(m_button, &QPushButton::clicked, this, &TurnBar::chosen);
    refreshIcon();
    hide();
}

void TurnBar::say(const QString &sentence)
{
    m_words->setText(sentence);
    m_words->setAccessibleName(sentence);
    setAccessibleName(sentence);
    show();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

QString TurnBar::sentence() const
{
    return isHidden() ? QString() : m_words->text();
}

void TurnBar::refreshIcon()
{
    m_icon->setPixmap(icons::pixmap(m_iconName, theme::kIconSize,
                                    theme::color(theme::Token::Muted, palette()),
                                    devicePixelRatioF()));
}

void TurnBar::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refreshIcon();
}

void TurnBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme::color(theme::Token::Border, palette()), 1));
    painter.setBrush(theme::color(theme::Token::CardBackground, palette()));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), theme::kCardRadius,
                            theme::kCardRadius);
}

} // namespace breakerbox::ui
